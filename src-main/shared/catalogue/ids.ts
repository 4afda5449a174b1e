/**
 * Identifiers of the catalogue.
 *
 * They are int64 on the wire and text inside: a JavaScript number loses digits above 2^53-1, and then the wrong engine
 * opens. Each level has its own type, because the same number may name a manufacturer, a model and an engine at once. 0
 * and negative ids are legal; compare with null, never by truth.
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

/**
 * True for the decimal text of an int64. Everything else ("view", "search", "1e3", "") must never become part of an
 * address.
 */
export function isId(text: unknown): text is string {
  if (typeof text !== 'string' || !/^-?[0-9]{1,19}$/.test(text)) return false
  const value = BigInt(text)
  return value >= LEAST && value <= GREATEST
}

/**
 * The text as an id of the level the caller names, or null when it is no int64. Leading zeros and "-0" are brought to
 * the one usual spelling.
 */
export function toId<T extends AnyId>(text: unknown): T | null {
  return isId(text) ? (BigInt(text).toString() as T) : null
}
