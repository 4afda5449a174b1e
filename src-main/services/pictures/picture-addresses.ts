/** Picture addresses in responses; the window may request only these. */
import type { EndpointName } from '../../shared/catalogue/endpoints'

/** Picture fields of the specification, by endpoint. */
const FIELDS: { readonly [N in EndpointName]?: readonly string[] } = {
  types: ['icon_url'],
  type: ['icon_url'],
  manufacturers: ['brand_logo'],
  manufacturer: ['brand_logo'],
  models: ['model_photo', 'model_photo_unbranded'],
  model: ['model_photo', 'model_photo_unbranded'],
  generations: ['photo', 'photo_unbranded'],
  generation: ['photo', 'photo_unbranded']
}

const pictureFieldsOf = (record: object, fields: readonly string[]): string[] =>
  fields
    .map((field) => (record as Record<string, unknown>)[field])
    .filter((value): value is string => typeof value === 'string' && value !== '')

/** All picture addresses in a response, as received. */
export function pictureAddresses(name: EndpointName, data: unknown): string[] {
  if (name === 'engine') {
    const { options } = data as { options: readonly object[] | null }
    return (options ?? []).flatMap((option) => pictureFieldsOf(option, ['icon']))
  }
  const fields = FIELDS[name]
  if (!fields) return []
  return (Array.isArray(data) ? data : [data]).flatMap((record: object) => pictureFieldsOf(record, fields))
}
