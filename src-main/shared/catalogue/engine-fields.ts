/**
 * Every field of an engine, once: how it is read and formatted, and where each view shows it. Reader, page, sheet,
 * comparison, disambiguation, engine table and its filter, export and snapshot diff derive their lists from two tables.
 *
 * A new field starts in `records.ts`; the recipe is in `src-main/README.md`.
 */
import type { Quantity } from '../units/units'
import type { FieldKind, MembersKind, ScalarFieldKind, TableOf } from './reader/field-kinds'
import type { Engine, EngineDetail, ReadMethod, ReadTool, RemapOption, RemapStage } from './records'

const VIEWS = ['page', 'sheet', 'compare', 'column', 'filter', 'export', 'question', 'diff'] as const
type View = (typeof VIEWS)[number]
/** Position in a view: lower comes first. The numbers of one view differ; gaps leave room. null: not in this view. */
type Cell<K extends string = never> = number | readonly [kind: K, order: number] | null
type Stored = 'fact' | 'words'
type Field<K extends FieldKind = FieldKind> = readonly [
  /** With `?` the service may leave the field out. */
  read: K,
  /**
   * 'words': the service may translate it, so the cache stores it per language. 'fact': stored once. A new field also
   * names the migration that adds its column, with the next number of `cache/schema.ts`. null: has no column.
   */
  stored: Stored | readonly [Stored, migration: number] | null,
  /** Decides unit, text and provenance. 'power' is in PS, 'torque' in Nm, 'cc' in cm³; 'term' is of a closed list. */
  format: 'id' | 'text' | 'term' | 'power' | 'torque' | 'cc' | 'number' | 'year' | 'values' | 'list',
  /** True: only the workshop sees it, because only work on the car needs it, such as the control units. */
  trade: boolean
]
type Places = readonly [
  page: Cell<'head' | 'identification' | 'engine' | 'record'>,
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
   * compared, as no language changes it. 'text': compared between answers of one language. 'curve' and 'list':
   * compared by their content.
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

/** What a field is, in the order of the specification, which is also the order of fields in a record. */
// prettier-ignore
const FIELDS = {
  //             read        stored   format    trade
  id:           ['id',       null,    'id',     false],
  name:         ['text',     'words', 'text',   false],
  slug:         ['text',     'words', 'text',   false],
  type:         ['text',     'words', 'term',   false],
  capacity:     ['integer?', 'fact',  'cc',     false],
  power:        ['integer?', 'fact',  'power',  false],
  torque:       ['integer?', 'fact',  'torque', false],
  cylinders:    ['integer?', 'fact',  'number', false],
  year:         ['integer?', 'fact',  'year',   false],
  ecu:          ['text?',    'fact',  'text',   true],
  tcu:          ['text?',    'fact',  'text',   true],
  hp_values:    ['values',   'fact',  'values', false],
  nm_values:    ['values',   'fact',  'values', false],
  rpm_values:   ['values',   'fact',  'values', false],
  engine_code:  ['text?',    'fact',  'text',   false],
  fuel_name:    ['text',     'words', 'term',   false],
  options:      [OPTIONS,    null,    'list',   false],
  remap_stages: [STAGES,     null,    'list',   false],
  read_tools:   [TOOLS,      null,    'list',   true],
  read_methods: [METHODS,    null,    'list',   true]
} as const satisfies Record<keyof Engine, Field<ScalarFieldKind>> & Record<keyof EngineDetail, Field>

/** Where each view shows it. */
// prettier-ignore
const PLACES = {
  //             page                    sheet          compare       list  find  csv   ask   diff
  id:           [['record', 10],         null,          null,         null, null, null, null, null],
  name:         [['head', 10],           null,          null,         10,   10,   10,   null, ['text', 70]],
  slug:         [['record', 20],         null,          null,         null, null, null, null, null],
  type:         [['engine', 20],         ['facts', 10], 40,           110,  30,   20,   80,   ['text', 80]],
  capacity:     [['engine', 30],         ['facts', 40], 50,           80,   50,   40,   20,   ['figure', 10]],
  power:        [['head', 20],           ['facts', 70], ['more', 10], 20,   40,   100,  10,   ['figure', 20]],
  torque:       [['head', 30],           ['facts', 80], ['more', 20], 30,   null, 110,  40,   ['figure', 30]],
  cylinders:    [['engine', 40],         ['facts', 50], 60,           90,   null, 50,   60,   ['figure', 40]],
  year:         [['engine', 50],         ['facts', 60], 70,           100,  60,   60,   50,   ['fact', 50]],
  ecu:          [['identification', 60], ['ecu', 90],   90,           50,   70,   80,   90,   ['text', 100]],
  tcu:          [['identification', 80], ['ecu', 100],  100,          70,   80,   90,   100,  ['text', 110]],
  hp_values:    [['record', 40],         null,          null,         null, null, null, null, ['curve', 130]],
  nm_values:    [['record', 50],         null,          null,         null, null, null, null, ['curve', 140]],
  rpm_values:   [['record', 30],         null,          null,         null, null, null, null, ['curve', 120]],
  engine_code:  [['identification', 70], ['facts', 30], 80,           60,   90,   70,   70,   ['fact', 60]],
  fuel_name:    [['engine', 10],         ['facts', 20], 30,           40,   20,   30,   30,   ['text', 90]],
  options:      [null,                   null,          110,          null, null, null, null, ['list', 160]],
  remap_stages: [null,                   null,          null,         null, null, null, null, ['list', 150]],
  read_tools:   [null,                   null,          120,          null, null, null, null, ['list', 170]],
  read_methods: [null,                   null,          130,          null, null, null, null, ['list', 180]]
} as const satisfies Record<keyof EngineDetail, Places>

interface Place<K> {
  readonly kind: K
  readonly order: number
}
type PlaceOf<C> = C extends number ? Place<null> : C extends readonly [infer K, number] ? Place<K> : null
type SpecOf<F extends Field, P extends Places> = {
  readonly read: F[0]
  readonly stored: F[1]
  readonly format: F[2]
  readonly trade: F[3]
  readonly page: PlaceOf<P[0]>
  readonly sheet: PlaceOf<P[1]>
  readonly compare: PlaceOf<P[2]>
  readonly column: PlaceOf<P[3]>
  readonly filter: PlaceOf<P[4]>
  readonly export: PlaceOf<P[5]>
  readonly question: PlaceOf<P[6]>
  readonly diff: PlaceOf<P[7]>
}
export type FieldSpec = SpecOf<Field, Places>
const placeOf = (cell: Cell<string>): Place<string | null> | null =>
  typeof cell === 'number' ? { kind: null, order: cell } : cell && { kind: cell[0], order: cell[1] }
export const ENGINE_FIELDS = Object.fromEntries(
  Object.entries<Field>(FIELDS).map(([field, [read, stored, format, trade]]) => {
    const cells = PLACES[field as EngineField]
    const places = VIEWS.map((view, at) => [view, placeOf(cells[at] ?? null)] as const)
    return [field, { read, stored, format, trade, ...Object.fromEntries(places) }]
  })
) as unknown as { readonly [F in EngineField]: SpecOf<(typeof FIELDS)[F], (typeof PLACES)[F]> }

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

/** True for a power in PS or a torque in Nm. */
export const isQuantityField = <F extends EngineField>(
  field: F
): field is F & FieldsWith<{ readonly format: Quantity }> => ['power', 'torque'].includes(specOf(field).format)

/** True for a value of a list entry, false for a list that only the engine's own record has. */
export const isValueField = <F extends EngineField>(field: F): field is F & keyof Engine =>
  specOf(field).format !== 'list'
