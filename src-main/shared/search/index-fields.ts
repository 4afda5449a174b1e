export type IndexField =
  'manufacturer' | 'model' | 'generation' | 'engine' | 'ecu' | 'tcu' | 'code' | 'year' | 'fuel' | 'power'
export type QueryField = IndexField | 'note'
