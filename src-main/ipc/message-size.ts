/** How large a message is and may be, in bytes: text counts as UTF-8, a byte array as its bytes, everything else 8. */

/**
 * True when a message is at most so large and is plain data: text, numbers, booleans, null, byte arrays, lists and
 * simple objects. Copies nothing and
 * stops as soon as the limit is passed, so a circle ends as "too large" and a huge message costs no more than a large
 * one.
 */
export function fitsWithin(message: unknown, maxBytes: number): boolean {
  let left = maxBytes
  const pending: unknown[] = [message]
  while (pending.length > 0) {
    const value = pending.pop()
    left -= 8
    if (typeof value === 'string') left -= value.length > left ? value.length : Buffer.byteLength(value)
    else if (value instanceof Uint8Array) left -= value.byteLength
    else if (Array.isArray(value)) {
      if (value.length > left) return false
      // one by one: as arguments of one call, a long list overflows the stack
      for (const item of value as unknown[]) pending.push(item)
    } else if (typeof value === 'object' && value !== null) {
      const prototype: unknown = Object.getPrototypeOf(value)
      if (prototype !== Object.prototype && prototype !== null) return false
      for (const [key, inner] of Object.entries(value)) {
        left -= key.length
        pending.push(inner)
      }
    }
    if (left < 0) return false
  }
  return true
}

/** The parts of a valibot schema that bound its values. */
interface Bounds {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly wrapped?: Bounds
  readonly item?: Bounds
  readonly items?: readonly Bounds[]
  readonly entries?: Readonly<Record<string, Bounds>>
  readonly options?: readonly (Bounds | string | number)[]
  readonly literal?: unknown
  readonly key?: Bounds
  readonly value?: Bounds
}
/** UTF-8 needs at most so many bytes for one character of a JavaScript string. */
const BYTES_OF_CHARACTER = 3

/**
 * Size of the largest message that a schema allows, as `fitsIn` counts it. Infinity: something in it has no bound, or
 * is of a kind not known here.
 */
export function maxMessageBytes(schema: object): number {
  const of = schema as Bounds
  const most = (action: 'max_length' | 'max_entries'): number =>
    Math.min(
      Infinity,
      ...(of.pipe ?? []).filter(({ type }) => type === action).map(({ requirement }) => Number(requirement))
    )
  const sum = (parts: readonly (Bounds | undefined)[]): number =>
    parts.reduce((bytes, part) => bytes + (part ? maxMessageBytes(part) : Infinity), 8)
  const sizes = (of.options ?? []).map((one) => (typeof one === 'object' ? maxMessageBytes(one) : sizeOf(one)))
  switch (of.type) {
    case 'void':
    case 'boolean':
    case 'number':
      return 8
    case 'literal':
      return sizeOf(of.literal)
    case 'string':
      return 8 + most('max_length') * BYTES_OF_CHARACTER
    case 'instance':
      return 8 + most('max_length')
    case 'picklist':
    case 'union':
    case 'variant':
      return Math.max(...sizes)
    case 'optional':
    case 'nullable':
      return sum([of.wrapped]) - 8
    case 'array':
      return 8 + most('max_length') * (sum([of.item]) - 8)
    case 'strict_tuple':
      return sum(of.items ?? [])
    case 'strict_object':
      return Object.entries(of.entries ?? {}).reduce(
        (bytes, [key, part]) => bytes + key.length + maxMessageBytes(part),
        8
      )
    case 'record':
      return 8 + Math.min(of.key?.options?.length ?? Infinity, most('max_entries')) * (sum([of.key, of.value]) - 8)
    default:
      return Infinity
  }
}

const sizeOf = (value: unknown): number => 8 + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
