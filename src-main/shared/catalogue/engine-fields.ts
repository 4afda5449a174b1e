/**
 * Every field of an engine, once: how it is read and formatted, and where each view shows it. Reader, page, sheet,
 * comparison, disambiguation, engine table, export and snapshot diff derive their lists from this table.
 *
 * A new field starts in `records.ts`; the compiler then leads here, to the columns of the cache (which need a
 * migration) and to the texts.
 */
import type { FieldKind, MembersKind, ScalarFieldKind, TableOf } from './reader/field-kinds'
import type { Engine, EngineDetail, ReadMethod, ReadTool, RemapOption, RemapStage } from './records'

/** Position in a view: lower comes first. The numbers of one view differ from each other. */
interface Place {
  readonly order: number
}
export interface FieldSpec {
  readonly read: FieldKind
  /** Decides unit, text and provenance. 'power' is in PS, 'torque' in Nm, 'cc' in cm³; 'term' is of a closed list. */
  readonly format: 'id' | 'text' | 'term' | 'power' | 'torque' | 'cc' | 'number' | 'year' | 'values' | 'list'
  /** Group of the engine page. null, here and below: the view has no row or column for the field. */
  readonly page: (Place & { readonly group: 'head' | 'engine' | 'record' }) | null
  readonly sheet: (Place & { readonly block: 'facts' | 'ecu' }) | null
  /** `better`: which value the comparison marks as the best one. */
  readonly compare: (Place & { readonly better: 'more' | 'less' | null }) | null
  readonly column: Place | null
  readonly export: Place | null
  readonly question: Place | null
  /**
   * Comparison of a sheet with today's catalogue. 'figure': printed figure, also reported by itself. 'fact': always
   * compared. 'text': compared between answers of one language. 'curve' and 'list': compared by their content.
   */
  readonly diff: (Place & { readonly by: 'figure' | 'fact' | 'text' | 'curve' | 'list' }) | null
}

type MembersOf<R> = MembersKind & { readonly items: TableOf<R> }
const OPTIONS = {
  items: { name: 'text', code: 'text', description: 'prose', icon: 'address' },
  most: 500,
  nullable: true
} as const satisfies MembersOf<RemapOption>
const STAGES = {
  items: {
    stage_no: 'integer',
    power: 'integer',
    torque: 'integer',
    hp_values: 'values',
    nm_values: 'values',
    modifications: 'prose'
  },
  most: 40
} as const satisfies MembersOf<RemapStage>
const TOOLS = { items: { id: 'id', name: 'text' }, most: 500 } as const satisfies MembersOf<ReadTool>
const METHODS = { items: { id: 'id', value: 'text' }, most: 500 } as const satisfies MembersOf<ReadMethod>

type Group = NonNullable<FieldSpec['page']>['group']
type Block = NonNullable<FieldSpec['sheet']>['block']
type Better = NonNullable<FieldSpec['compare']>['better']
type DiffBy = NonNullable<FieldSpec['diff']>['by']
/** A `FieldSpec` as a row of the table; numbers are positions. */
type Row<K extends FieldKind = FieldKind> = readonly [
  read: K,
  format: FieldSpec['format'],
  page: readonly [Group, number] | null,
  sheet: readonly [Block, number] | null,
  compare: readonly [number, Better] | null,
  column: number | null,
  csv: number | null,
  question: number | null,
  diff: readonly [DiffBy, number] | null
]

/** In the order of the specification, which is also the order of fields in a record. */
// prettier-ignore
const ROWS = {
  //             read        format    page           sheet         compare      column csv question diff
  id:           ['id',       'id',     ['record', 1], null,         null,        null, null, null, null],
  name:         ['text',     'text',   ['head', 1],   null,         null,        1,    1,    null, ['text', 7]],
  slug:         ['text',     'text',   ['record', 2], null,         null,        null, null, null, null],
  type:         ['text',     'term',   ['engine', 2], ['facts', 1], [4, null],   11,   2,    8,    ['text', 8]],
  capacity:     ['integer?', 'cc',     ['engine', 3], ['facts', 4], [5, null],   8,    4,    2,    ['figure', 1]],
  power:        ['integer?', 'power',  ['head', 2],   ['facts', 7], [1, 'more'], 2,    10,   1,    ['figure', 2]],
  torque:       ['integer?', 'torque', ['head', 3],   ['facts', 8], [2, 'more'], 3,    11,   4,    ['figure', 3]],
  cylinders:    ['integer?', 'number', ['engine', 4], ['facts', 5], [6, null],   9,    5,    6,    ['figure', 4]],
  year:         ['integer?', 'year',   ['engine', 5], ['facts', 6], [7, null],   10,   6,    5,    ['fact', 5]],
  ecu:          ['text?',    'text',   ['engine', 7], ['ecu', 9],   [9, null],   5,    8,    9,    ['text', 10]],
  tcu:          ['text?',    'text',   ['engine', 8], ['ecu', 10],  [10, null],  7,    9,    10,   ['text', 11]],
  hp_values:    ['values',   'values', ['record', 4], null,         null,        null, null, null, ['curve', 13]],
  nm_values:    ['values',   'values', ['record', 5], null,         null,        null, null, null, ['curve', 14]],
  rpm_values:   ['values',   'values', ['record', 3], null,         null,        null, null, null, ['curve', 12]],
  engine_code:  ['text?',    'text',   ['engine', 6], ['facts', 3], [8, null],   6,    7,    7,    ['fact', 6]],
  fuel_name:    ['text',     'term',   ['engine', 1], ['facts', 2], [3, null],   4,    3,    3,    ['text', 9]],
  options:      [OPTIONS,    'list',   null,          null,         [11, null],  null, null, null, ['list', 16]],
  remap_stages: [STAGES,     'list',   null,          null,         null,        null, null, null, ['list', 15]],
  read_tools:   [TOOLS,      'list',   null,          null,         [12, null],  null, null, null, ['list', 17]],
  read_methods: [METHODS,    'list',   null,          null,         [13, null],  null, null, null, ['list', 18]]
} as const satisfies Record<keyof Engine, Row<ScalarFieldKind>> & Record<keyof EngineDetail, Row>

type PlaceOf<T> = T extends number ? Place : null
type SpecOf<R extends Row> = {
  readonly read: R[0]
  readonly format: R[1]
  readonly page: R[2] extends readonly [infer G extends Group, number] ? Place & { readonly group: G } : null
  readonly sheet: R[3] extends readonly [infer B extends Block, number] ? Place & { readonly block: B } : null
  readonly compare: R[4] extends readonly [number, infer B extends Better] ? Place & { readonly better: B } : null
  readonly column: PlaceOf<R[5]>
  readonly export: PlaceOf<R[6]>
  readonly question: PlaceOf<R[7]>
  readonly diff: R[8] extends readonly [infer B extends DiffBy, number] ? Place & { readonly by: B } : null
}
const placeOf = (order: number | null): Place | null => (order === null ? null : { order })
const specOfRow = ([read, format, page, sheet, compare, column, csv, question, diff]: Row): FieldSpec => ({
  read,
  format,
  page: page && { group: page[0], order: page[1] },
  sheet: sheet && { block: sheet[0], order: sheet[1] },
  compare: compare && { order: compare[0], better: compare[1] },
  column: placeOf(column),
  export: placeOf(csv),
  question: placeOf(question),
  diff: diff && { by: diff[0], order: diff[1] }
})
export const ENGINE_FIELDS = Object.fromEntries(
  Object.entries(ROWS).map(([field, row]) => [field, specOfRow(row)])
) as unknown as { readonly [F in keyof typeof ROWS]: SpecOf<(typeof ROWS)[F]> }

export type EngineField = keyof EngineDetail
type Specs = typeof ENGINE_FIELDS
type View = 'page' | 'sheet' | 'compare' | 'column' | 'export' | 'question' | 'diff'
type FieldsWith<S> = { [F in EngineField]: Specs[F] extends S ? F : never }[EngineField]
export type FieldsIn<V extends View> = FieldsWith<Record<V, Place>>

export const ENGINE_FIELD_NAMES = Object.keys(ENGINE_FIELDS) as readonly EngineField[]
export const specOf = (field: EngineField): FieldSpec => ENGINE_FIELDS[field]

export function fieldsIn<V extends View>(view: V): readonly FieldsIn<V>[] {
  const orderOf = (field: EngineField): number => specOf(field)[view]?.order ?? 0
  return ENGINE_FIELD_NAMES.filter((field): field is FieldsIn<V> => specOf(field)[view] !== null).sort(
    (a, b) => orderOf(a) - orderOf(b)
  )
}

/** The fields that the diff of a sheet compares in one of these ways, in the order of the diff. */
export function fieldsInDiffBy<B extends NonNullable<FieldSpec['diff']>['by']>(
  ...ways: readonly B[]
): readonly FieldsWith<{ readonly diff: { readonly by: B } }>[] {
  return fieldsIn('diff').filter((field): field is FieldsWith<{ readonly diff: { readonly by: B } }> =>
    (ways as readonly string[]).includes(ENGINE_FIELDS[field].diff.by)
  )
}

/** True for a value of a list entry, false for a list that only the engine's own record has. */
export const isValueField = <F extends EngineField>(field: F): field is F & keyof Engine =>
  specOf(field).format !== 'list'
