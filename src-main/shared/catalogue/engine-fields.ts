/**
 * Every field of an engine, once: how it is read and formatted, and where each view shows it. Reader, page, sheet,
 * comparison, disambiguation, engine table and its filter, export and snapshot diff derive their lists from this table.
 *
 * A new field starts in `records.ts`; the recipe is in `src-main/README.md`.
 */
import type { FieldKind, MembersKind, ScalarFieldKind, TableOf } from './reader/field-kinds'
import type { Engine, EngineDetail, ReadMethod, ReadTool, RemapOption, RemapStage } from './records'

const VIEWS = ['page', 'sheet', 'compare', 'column', 'filter', 'export', 'question', 'diff'] as const
type View = (typeof VIEWS)[number]
/** Position in a view: lower comes first. The numbers of one view differ; gaps leave room. null: not in this view. */
type Cell<K extends string = never> = number | readonly [kind: K, order: number] | null
type Stored = 'fact' | 'words'
type Row<K extends FieldKind = FieldKind> = readonly [
  /** With `?` the service may leave the field out. */
  read: K,
  /**
   * 'words': the service may translate it, so the cache stores it per language. 'fact': stored once. A new field also
   * names the migration that adds its column, with the next number of `cache/schema.ts`. null: has no column.
   */
  stored: Stored | readonly [Stored, migration: number] | null,
  /** Decides unit, text and provenance. 'power' is in PS, 'torque' in Nm, 'cc' in cm³; 'term' is of a closed list. */
  format: 'id' | 'text' | 'term' | 'power' | 'torque' | 'cc' | 'number' | 'year' | 'values' | 'list',
  /** True: only the workshop sees it. */
  trade: boolean,
  page: Cell<'head' | 'engine' | 'record'>,
  sheet: Cell<'facts' | 'ecu'>,
  /** Which value the comparison marks as the best one. */
  compare: Cell<'more' | 'less'>,
  /** Column of the engine list (`list`). */
  column: Cell,
  /** The text that the filter of the engine list searches (`find`). */
  filter: Cell,
  csv: Cell,
  /** Column of "Which of these is it?" (`ask`). */
  question: Cell,
  /**
   * Comparison of a sheet with today's catalogue. 'figure': printed figure, also reported by itself. 'fact': always
   * compared. 'text': compared between answers of one language. 'curve' and 'list': compared by their content.
   */
  diff: Cell<'figure' | 'fact' | 'text' | 'curve' | 'list'>
]

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

/** In the order of the specification, which is also the order of fields in a record. */
// prettier-ignore
const ROWS = {
  //            read         stored   format    trade  page            sheet          compare       list  find  csv   ask   diff
  id:           ['id',       null,    'id',     false, ['record', 10], null,          null,         null, null, null, null, null],
  name:         ['text',     'words', 'text',   false, ['head', 10],   null,          null,         10,   10,   10,   null, ['text', 70]],
  slug:         ['text',     'words', 'text',   false, ['record', 20], null,          null,         null, null, null, null, null],
  type:         ['text',     'words', 'term',   false, ['engine', 20], ['facts', 10], 40,           110,  30,   20,   80,   ['text', 80]],
  capacity:     ['integer?', 'fact',  'cc',     false, ['engine', 30], ['facts', 40], 50,           80,   50,   40,   20,   ['figure', 10]],
  power:        ['integer?', 'fact',  'power',  false, ['head', 20],   ['facts', 70], ['more', 10], 20,   40,   100,  10,   ['figure', 20]],
  torque:       ['integer?', 'fact',  'torque', false, ['head', 30],   ['facts', 80], ['more', 20], 30,   null, 110,  40,   ['figure', 30]],
  cylinders:    ['integer?', 'fact',  'number', false, ['engine', 40], ['facts', 50], 60,           90,   null, 50,   60,   ['figure', 40]],
  year:         ['year?',    'fact',  'year',   false, ['engine', 50], ['facts', 60], 70,           100,  60,   60,   50,   ['fact', 50]],
  ecu:          ['text?',    'fact',  'text',   true,  ['engine', 70], ['ecu', 90],   90,           50,   70,   80,   90,   ['text', 100]],
  tcu:          ['text?',    'fact',  'text',   true,  ['engine', 80], ['ecu', 100],  100,          70,   80,   90,   100,  ['text', 110]],
  hp_values:    ['values',   'fact',  'values', false, ['record', 40], null,          null,         null, null, null, null, ['curve', 130]],
  nm_values:    ['values',   'fact',  'values', false, ['record', 50], null,          null,         null, null, null, null, ['curve', 140]],
  rpm_values:   ['values',   'fact',  'values', false, ['record', 30], null,          null,         null, null, null, null, ['curve', 120]],
  engine_code:  ['text?',    'fact',  'text',   false, ['engine', 60], ['facts', 30], 80,           60,   90,   70,   70,   ['fact', 60]],
  fuel_name:    ['text',     'words', 'term',   false, ['engine', 10], ['facts', 20], 30,           40,   20,   30,   30,   ['text', 90]],
  options:      [OPTIONS,    null,    'list',   false, null,           null,          110,          null, null, null, null, ['list', 160]],
  remap_stages: [STAGES,     null,    'list',   false, null,           null,          null,         null, null, null, null, ['list', 150]],
  read_tools:   [TOOLS,      null,    'list',   true,  null,           null,          120,          null, null, null, null, ['list', 170]],
  read_methods: [METHODS,    null,    'list',   true,  null,           null,          130,          null, null, null, null, ['list', 180]]
} as const satisfies Record<keyof Engine, Row<ScalarFieldKind>> & Record<keyof EngineDetail, Row>

interface Place<K> {
  readonly kind: K
  readonly order: number
}
type PlaceOf<C> = C extends number ? Place<null> : C extends readonly [infer K, number] ? Place<K> : null
type SpecOf<R extends Row> = {
  readonly read: R[0]
  readonly stored: R[1]
  readonly format: R[2]
  readonly trade: R[3]
  readonly page: PlaceOf<R[4]>
  readonly sheet: PlaceOf<R[5]>
  readonly compare: PlaceOf<R[6]>
  readonly column: PlaceOf<R[7]>
  readonly filter: PlaceOf<R[8]>
  readonly export: PlaceOf<R[9]>
  readonly question: PlaceOf<R[10]>
  readonly diff: PlaceOf<R[11]>
}
export type FieldSpec = SpecOf<Row>
const placeOf = (cell: Cell<string>): Place<string | null> | null =>
  typeof cell === 'number' ? { kind: null, order: cell } : cell && { kind: cell[0], order: cell[1] }
export const ENGINE_FIELDS = Object.fromEntries(
  Object.entries<Row>(ROWS).map(([field, [read, stored, format, trade, ...cells]]) => {
    const places = VIEWS.map((view, at) => [view, placeOf(cells[at] ?? null)] as const)
    return [field, { read, stored, format, trade, ...Object.fromEntries(places) }]
  })
) as unknown as { readonly [F in keyof typeof ROWS]: SpecOf<(typeof ROWS)[F]> }

export type EngineField = keyof EngineDetail
type FieldsWith<S> = { [F in EngineField]: (typeof ENGINE_FIELDS)[F] extends S ? F : never }[EngineField]
export type FieldsIn<V extends View> = FieldsWith<Record<V, Place<unknown>>>
type FieldsInDiff<K> = FieldsWith<{ readonly diff: Place<K> }>

export const ENGINE_FIELD_NAMES = Object.keys(ENGINE_FIELDS) as readonly EngineField[]
export const specOf = (field: EngineField): FieldSpec => ENGINE_FIELDS[field]

export function fieldsIn<V extends View>(view: V): readonly FieldsIn<V>[] {
  const orderOf = (field: EngineField): number => specOf(field)[view]?.order ?? 0
  return ENGINE_FIELD_NAMES.filter((field): field is FieldsIn<V> => specOf(field)[view] !== null).sort(
    (a, b) => orderOf(a) - orderOf(b)
  )
}

/** The fields that the diff of a sheet compares in one of these ways, in the order of the diff. */
export const fieldsInDiffBy = <K extends NonNullable<FieldSpec['diff']>['kind']>(
  ...kinds: readonly K[]
): readonly FieldsInDiff<K>[] =>
  fieldsIn('diff').filter((field): field is FieldsInDiff<K> =>
    kinds.some((kind) => kind === ENGINE_FIELDS[field].diff.kind)
  )

/** True for a value of a list entry, false for a list that only the engine's own record has. */
export const isValueField = <F extends EngineField>(field: F): field is F & keyof Engine =>
  specOf(field).format !== 'list'
