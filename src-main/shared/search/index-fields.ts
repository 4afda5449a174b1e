/** What the desk's own search looks into. The names are those of the columns of its index. */
export const INDEX_FIELDS = [
  'manufacturer',
  'model',
  'generation',
  'engine',
  'ecu',
  'tcu',
  'code',
  'year',
  'fuel',
  'power'
] as const
export type IndexField = (typeof INDEX_FIELDS)[number]
/** Fields a word may be bound to: those of the index, and the person's notes, which are not in it. */
export type QueryField = IndexField | 'note'
