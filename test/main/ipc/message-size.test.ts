import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '@contract/channel-map'
import { INPUT_SCHEMAS } from '@contract/schemas/index'
import { fitsWithin, maxMessageBytes } from '@main/ipc/message-size'

type Part = { readonly type: string; readonly pipe?: readonly { type: string; requirement?: unknown }[] } & Readonly<
  Record<string, unknown>
>
/** Texts that match the patterns of the schemas. */
const PATTERNED = [
  '-9223372036854775808',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'LT',
  '#aabbcc',
  '2026-03-02T08:00:00.000000000+00:00',
  '2026-03-02T08:00:00.000Z',
  'f'.repeat(64),
  '2026-03-02',
  `/${'漢'.repeat(1999)}`
]
/** The largest value that a schema accepts. */
function largest(schema: unknown): unknown {
  const of = schema as Part
  const most = Math.min(
    ...(of.pipe ?? [])
      .filter(({ type }) => type === 'max_length' || type === 'max_entries')
      .map(({ requirement }) => Number(requirement))
  )
  const all = (of['options'] ?? []) as readonly unknown[]
  const widest = (values: readonly unknown[]): unknown => values.toSorted((a, b) => size(b) - size(a))[0]
  switch (of.type) {
    case 'void':
      return undefined
    case 'boolean':
      return true
    case 'number':
      return [1, 0, 5, 1000].find((value) => v.is(schema as v.GenericSchema, value))
    case 'literal':
      return of['literal']
    case 'string':
      return ['漢'.repeat(Math.min(most, 1e9)), 'a'.repeat(Math.min(most, 1e9)), ...PATTERNED].find((value) =>
        v.is(schema as v.GenericSchema, value)
      )
    case 'instance':
      return new Uint8Array(most)
    case 'picklist':
      return widest(all)
    case 'union':
    case 'variant':
      return widest(all.map(largest))
    case 'optional':
    case 'nullable':
      return largest(of['wrapped'])
    case 'array':
      return Array(most).fill(largest(of['item']))
    case 'strict_tuple':
      return (of['items'] as readonly unknown[]).map(largest)
    case 'strict_object':
      return Object.fromEntries(Object.entries(of['entries'] as object).map(([key, part]) => [key, largest(part)]))
    case 'record': {
      const { options } = of['key'] as Part
      const keys =
        (options as string[] | undefined) ?? Array.from({ length: most }, (_, n) => `${n}`.padStart(60, '漢'))
      return Object.fromEntries(keys.map((key) => [key, largest(of['value'])]))
    }
    default:
      throw new TypeError(of.type)
  }
}
/** Bytes as `fitsWithin` counts them. */
function size(value: unknown): number {
  let [low, high] = [0, 1]
  while (!fitsWithin(value, high)) high *= 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fitsWithin(value, middle)) high = middle
    else low = middle
  }
  return high
}

describe('the size of a message', () => {
  it.each(CHANNEL_NAMES)('%s has a limit that admits the largest input of its schema', (channel) => {
    const limit = maxMessageBytes(INPUT_SCHEMAS[channel])
    expect(limit).toBeLessThan(80 * 1024 * 1024)
    const input = largest(INPUT_SCHEMAS[channel])
    expect(v.is(INPUT_SCHEMAS[channel], input)).toBe(true)
    expect(fitsWithin(input, limit)).toBe(true)
  })

  it('allows a logo of 1 MB, 500 groups of synonyms and 500 option rules', () => {
    expect(maxMessageBytes(INPUT_SCHEMAS['sheets:set-shop'])).toBeGreaterThan(1024 * 1024)
    expect(maxMessageBytes(INPUT_SCHEMAS['search:set-synonyms'])).toBeGreaterThan(500 * 20 * 60)
    expect(maxMessageBytes(INPUT_SCHEMAS['sheets:set-rules'])).toBeGreaterThan(500 * 4000)
  })
})
