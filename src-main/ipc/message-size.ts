/** Size of messages in bytes: texts count as UTF-8, byte arrays as their bytes, every value 8 more. */

/**
 * True for plain data (texts, numbers, booleans, null, byte arrays, arrays, plain objects) of at most `maxBytes`. Stops
 * at the limit, so a cycle counts as too large and a huge message costs no more than a large one.
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
      // not `push(...value)`: a long array would overflow the stack
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
/** Most UTF-8 bytes for one UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3

/** The largest message that a schema allows, as `fitsWithin` counts. Infinity: unbounded, or of an unknown type. */
export function maxMessageBytes(schema: object): number {
  const bounds = schema as Bounds
  const limit = (action: 'max_length' | 'max_entries'): number =>
    Math.min(
      Infinity,
      ...(bounds.pipe ?? []).filter(({ type }) => type === action).map(({ requirement }) => Number(requirement))
    )
  const sum = (parts: readonly (Bounds | undefined)[]): number =>
    parts.reduce((bytes, part) => bytes + (part ? maxMessageBytes(part) : Infinity), 8)
  const sizes = (bounds.options ?? []).map((option) =>
    typeof option === 'object' ? maxMessageBytes(option) : sizeOf(option)
  )
  switch (bounds.type) {
    case 'void':
    case 'boolean':
    case 'number':
      return 8
    case 'literal':
      return sizeOf(bounds.literal)
    case 'string':
      return 8 + limit('max_length') * MAX_BYTES_PER_UNIT
    case 'instance':
      return 8 + limit('max_length')
    case 'picklist':
    case 'union':
    case 'variant':
      return Math.max(...sizes)
    case 'optional':
    case 'nullable':
      return sum([bounds.wrapped]) - 8
    case 'array':
      return 8 + limit('max_length') * (sum([bounds.item]) - 8)
    case 'strict_tuple':
      return sum(bounds.items ?? [])
    case 'strict_object':
      return Object.entries(bounds.entries ?? {}).reduce(
        (bytes, [key, part]) => bytes + key.length + maxMessageBytes(part),
        8
      )
    case 'record':
      return (
        8 +
        Math.min(bounds.key?.options?.length ?? Infinity, limit('max_entries')) * (sum([bounds.key, bounds.value]) - 8)
      )
    default:
      return Infinity
  }
}

const sizeOf = (value: unknown): number => 8 + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
