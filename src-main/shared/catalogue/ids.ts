/**
 * Identifiers of the catalogue: int64 on the wire, text in the program, since a JavaScript number loses digits above
 * 2^53-1. Each level has its own type, because a manufacturer, a model and an engine may share a number. 0 and negative
 * ids are valid; compare with null.
 */
declare const level: unique symbol
type Id<L extends string> = string & { readonly [level]: L }

export type VehicleTypeId = Id<'vehicle-type'>
export type ManufacturerId = Id<'manufacturer'>
export type ModelId = Id<'model'>
export type GenerationId = Id<'generation'>
export type EngineId = Id<'engine'>
export type AnyId = VehicleTypeId | ManufacturerId | ModelId | GenerationId | EngineId

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** True for the decimal text of an int64. Any other text could change the address. */
export function isId(text: unknown): text is string {
  if (typeof text !== 'string' || !/^-?[0-9]{1,19}$/.test(text)) return false
  const value = BigInt(text)
  return value >= LEAST && value <= GREATEST
}

/** The text as an id of the caller's level, without leading zeros and "-0"; null: no int64. */
export function toId<T extends AnyId>(text: unknown): T | null {
  return isId(text) ? (BigInt(text).toString() as T) : null
}

/** Compares int64 ids given as text. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0
  const [x, y] = [BigInt(a), BigInt(b)]
  return x < y ? -1 : x > y ? 1 : 0
}
