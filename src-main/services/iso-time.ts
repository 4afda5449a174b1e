/** ISO 8601 in UTC, of milliseconds since 1970. */
export const toIso = (ms: number): string => new Date(ms).toISOString()
export const toIsoOrNull = (ms: number | null): string | null => (ms === null ? null : toIso(ms))
