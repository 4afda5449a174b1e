/** A JSON object: no array and not null. */
export type JsonObject = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
