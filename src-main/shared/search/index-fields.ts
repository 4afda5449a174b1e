/** Columns of the local search index. */
export type IndexField =
  'manufacturer' | 'model' | 'generation' | 'engine' | 'ecu' | 'tcu' | 'code' | 'year' | 'fuel' | 'power'
/** Fields of a search: those of the index, and the user's notes. */
export type QueryField = IndexField | 'note'
