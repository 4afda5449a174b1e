import { expect, it } from 'vitest'
import { SHAPES } from '@shared/catalogue/reader/answer-shapes'
import type { FieldTable } from '@shared/catalogue/reader/field-kinds'
import type { EndpointName } from '@shared/catalogue/endpoints'
import { pictureAddresses } from '@main/services/pictures/picture-addresses'

/** A record with an address of its own in each picture field, in members too. */
function filled(table: FieldTable): { record: object; addresses: string[] } {
  const record: Record<string, unknown> = {}
  const addresses: string[] = []
  for (const [field, kind] of Object.entries(table)) {
    if (typeof kind !== 'string') {
      const member = filled(kind.items)
      record[field] = [member.record]
      addresses.push(...member.addresses)
    } else if (kind.startsWith('address')) addresses.push((record[field] = `/${field}`) as string)
  }
  return { record, addresses }
}

it.each(Object.keys(SHAPES) as EndpointName[])('the pictures of %s are those of its address fields', (name) => {
  const shape = SHAPES[name]
  const { record, addresses } = filled('list' in shape ? shape.list : shape.one)
  expect(pictureAddresses(name, 'list' in shape ? [record, {}] : record).sort()).toEqual(addresses.sort())
})
