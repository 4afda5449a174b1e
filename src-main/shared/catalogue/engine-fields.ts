/**
 * Every field of an engine, once: how it is read and formatted, and where each view shows it. Reader, page, sheet,
 * comparison, disambiguation, engine table, export and snapshot diff derive their lists from this table.
 *
 * A new field starts in `records.ts`; the compiler then leads here, to the columns of the cache (which need a
 * migration), to the column widths of the engine table and to the texts.
 */
import type { FieldKind, ScalarFieldKind, TableOf } from './reader/field-kinds'
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
  /** Column of the engine table. */
  readonly column: Place | null
  /** Column of the CSV export. */
  readonly export: Place | null
  /** Question of the disambiguation page. */
  readonly question: Place | null
  /**
   * Comparison of a sheet with today's catalogue. 'figure': printed figure, also reported by itself. 'fact': always
   * compared. 'text': compared between answers of one language. 'curve' and 'list': compared by their content.
   */
  readonly diff: (Place & { readonly by: 'figure' | 'fact' | 'text' | 'curve' | 'list' }) | null
}

const OPTION = {
  name: 'text',
  code: 'text',
  description: 'prose',
  icon: 'address'
} as const satisfies TableOf<RemapOption>
const STAGE = {
  stage_no: 'integer',
  power: 'integer',
  torque: 'integer',
  hp_values: 'values',
  nm_values: 'values',
  modifications: 'prose'
} as const satisfies TableOf<RemapStage>
const TOOL = { id: 'id', name: 'text' } as const satisfies TableOf<ReadTool>
const METHOD = { id: 'id', value: 'text' } as const satisfies TableOf<ReadMethod>

const RECORD_ONLY = { sheet: null, compare: null, column: null, export: null, question: null } as const
const VALUES = { read: 'values', format: 'values', ...RECORD_ONLY } as const
const LIST = { format: 'list', page: null, ...RECORD_ONLY } as const

/** In the order of the specification, which is also the order of fields in a record. */
export const ENGINE_FIELDS = {
  id: {
    read: 'id',
    format: 'id',
    page: { group: 'record', order: 1 },
    ...RECORD_ONLY,
    diff: null
  },
  name: {
    read: 'text',
    format: 'text',
    page: { group: 'head', order: 1 },
    sheet: null,
    compare: null,
    column: { order: 1 },
    export: { order: 1 },
    question: null,
    diff: { by: 'text', order: 7 }
  },
  slug: {
    read: 'text',
    format: 'text',
    page: { group: 'record', order: 2 },
    ...RECORD_ONLY,
    diff: null
  },
  type: {
    read: 'text',
    format: 'term',
    page: { group: 'engine', order: 2 },
    sheet: { block: 'facts', order: 1 },
    compare: { order: 4, better: null },
    column: { order: 11 },
    export: { order: 2 },
    question: { order: 8 },
    diff: { by: 'text', order: 8 }
  },
  capacity: {
    read: 'integer?',
    format: 'cc',
    page: { group: 'engine', order: 3 },
    sheet: { block: 'facts', order: 4 },
    compare: { order: 5, better: null },
    column: { order: 8 },
    export: { order: 4 },
    question: { order: 2 },
    diff: { by: 'figure', order: 1 }
  },
  power: {
    read: 'integer?',
    format: 'power',
    page: { group: 'head', order: 2 },
    sheet: { block: 'facts', order: 7 },
    compare: { order: 1, better: 'more' },
    column: { order: 2 },
    export: { order: 10 },
    question: { order: 1 },
    diff: { by: 'figure', order: 2 }
  },
  torque: {
    read: 'integer?',
    format: 'torque',
    page: { group: 'head', order: 3 },
    sheet: { block: 'facts', order: 8 },
    compare: { order: 2, better: 'more' },
    column: { order: 3 },
    export: { order: 11 },
    question: { order: 4 },
    diff: { by: 'figure', order: 3 }
  },
  cylinders: {
    read: 'integer?',
    format: 'number',
    page: { group: 'engine', order: 4 },
    sheet: { block: 'facts', order: 5 },
    compare: { order: 6, better: null },
    column: { order: 9 },
    export: { order: 5 },
    question: { order: 6 },
    diff: { by: 'figure', order: 4 }
  },
  year: {
    read: 'integer?',
    format: 'year',
    page: { group: 'engine', order: 5 },
    sheet: { block: 'facts', order: 6 },
    compare: { order: 7, better: null },
    column: { order: 10 },
    export: { order: 6 },
    question: { order: 5 },
    diff: { by: 'fact', order: 5 }
  },
  ecu: {
    read: 'text?',
    format: 'text',
    page: { group: 'engine', order: 7 },
    sheet: { block: 'ecu', order: 9 },
    compare: { order: 9, better: null },
    column: { order: 5 },
    export: { order: 8 },
    question: { order: 9 },
    diff: { by: 'text', order: 10 }
  },
  tcu: {
    read: 'text?',
    format: 'text',
    page: { group: 'engine', order: 8 },
    sheet: { block: 'ecu', order: 10 },
    compare: { order: 10, better: null },
    column: { order: 7 },
    export: { order: 9 },
    question: { order: 10 },
    diff: { by: 'text', order: 11 }
  },
  hp_values: { ...VALUES, page: { group: 'record', order: 4 }, diff: { by: 'curve', order: 13 } },
  nm_values: { ...VALUES, page: { group: 'record', order: 5 }, diff: { by: 'curve', order: 14 } },
  rpm_values: { ...VALUES, page: { group: 'record', order: 3 }, diff: { by: 'curve', order: 12 } },
  engine_code: {
    read: 'text?',
    format: 'text',
    page: { group: 'engine', order: 6 },
    sheet: { block: 'facts', order: 3 },
    compare: { order: 8, better: null },
    column: { order: 6 },
    export: { order: 7 },
    question: { order: 7 },
    diff: { by: 'fact', order: 6 }
  },
  fuel_name: {
    read: 'text',
    format: 'term',
    page: { group: 'engine', order: 1 },
    sheet: { block: 'facts', order: 2 },
    compare: { order: 3, better: null },
    column: { order: 4 },
    export: { order: 3 },
    question: { order: 3 },
    diff: { by: 'text', order: 9 }
  },
  options: {
    ...LIST,
    read: { items: OPTION, most: 500, nullable: true },
    compare: { order: 11, better: null },
    diff: { by: 'list', order: 16 }
  },
  remap_stages: { ...LIST, read: { items: STAGE, most: 40 }, diff: { by: 'list', order: 15 } },
  read_tools: {
    ...LIST,
    read: { items: TOOL, most: 500 },
    compare: { order: 12, better: null },
    diff: { by: 'list', order: 17 }
  },
  read_methods: {
    ...LIST,
    read: { items: METHOD, most: 500 },
    compare: { order: 13, better: null },
    diff: { by: 'list', order: 18 }
  }
} as const satisfies Record<keyof Engine, FieldSpec & { readonly read: ScalarFieldKind }> &
  Record<keyof EngineDetail, FieldSpec>

export type EngineField = keyof EngineDetail
type Specs = typeof ENGINE_FIELDS
type View = 'page' | 'sheet' | 'compare' | 'column' | 'export' | 'question' | 'diff'
/** Names of the fields whose specification is as in `S`. */
type FieldsWith<S> = { [F in EngineField]: Specs[F] extends S ? F : never }[EngineField]
/** Names of the fields that a view shows. */
export type FieldsIn<V extends View> = FieldsWith<Record<V, Place>>

export const ENGINE_FIELD_NAMES = Object.keys(ENGINE_FIELDS) as readonly EngineField[]
export const specOf = (field: EngineField): FieldSpec => ENGINE_FIELDS[field]

/** The fields of a view in its order. */
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
