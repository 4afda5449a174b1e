/**
 * How the reader reads a value. 'text': one line. 'prose': several lines. 'values': a value string, as received except
 * for control characters. 'address': of a picture, never cut. 'id': int64 as text. 'year': of a generation, 0 is none.
 */
export type ScalarKind = 'id' | 'text' | 'prose' | 'values' | 'address' | 'integer' | 'year' | 'number' | 'boolean'
/** With `?`: the specification marks the field as nullable, so an answer may leave it out. */
export type ScalarFieldKind = ScalarKind | `${ScalarKind}?`
/** A list inside a record. The reader leaves out and reports entries after the first `most`. */
export interface MembersKind {
  readonly items: FieldTable
  readonly most: number
  readonly nullable?: true
}
export type FieldKind = ScalarFieldKind | MembersKind
export type FieldTable = { readonly [field: string]: FieldKind }
/** A table with every field of a record and no other. */
export type TableOf<R> = { readonly [F in keyof R]-?: FieldKind }
