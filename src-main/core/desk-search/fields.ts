/** What the desk's own search looks into. The names are those of the columns of its index. */
export const DESK_FIELDS = ['manufacturer', 'model', 'generation', 'engine', 'ecu', 'tcu', 'code', 'year', 'fuel', 'power'] as const
export type DeskField = (typeof DESK_FIELDS)[number]
