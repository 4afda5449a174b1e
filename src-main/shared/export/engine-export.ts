/**
 * Engines as a table or JSON for other programs: names of the specification, raw values, and power and torque also in
 * the chosen units, unrounded. Contains neither notes nor keys.
 */
import { ENGINE_FIELDS, fieldsIn, isQuantityField, type FieldsIn } from '../catalogue/engine-fields'
import {
  LEVELS,
  type Engine,
  type EngineDetail,
  type EnginePath,
  type Level,
  type Performance
} from '../catalogue/records'
import type { PathNames } from '../ports/stores/catalogue-store'
import type { LanguageCode } from '../text/languages'
import { stagesInOrder } from '../dyno/curve-set'
import { isTrade } from '../roles/without-trade'
import { convert, type PowerUnit, type Quantity, type TorqueUnit, type Units } from '../units/units'
import type { CsvValue, ExportTable } from './csv'

export interface ExportedEngine {
  readonly path: EnginePath
  readonly names: { readonly [L in Level]?: string | null }
  readonly engine: Engine
  /** null: not exported or not stored. */
  readonly detail: EngineDetail | null
  /** undefined: not exported or not stored. null: the service has none. */
  readonly performance: Performance | null | undefined
  /** ISO times of the answers. */
  readonly fetchedAt: string
  readonly performanceFetchedAt?: string | null
}
export const exportedNames = (names: PathNames): ExportedEngine['names'] =>
  Object.fromEntries(LEVELS.map((level) => [level, names[level]?.name ?? null]))

export interface ExportStamp {
  /** The service's address, or "demo". */
  readonly source: string
  readonly language: LanguageCode
  readonly exportedAt: string
  readonly units: Units
  /** False: without the fields that only the workshop sees. */
  readonly withTrade: boolean
  /** Assumed units of figures without a stated one; null: none. */
  readonly assumed: {
    readonly speed: string | null
    readonly acceleration: string | null
    readonly consumption: string | null
    readonly stage: Units
    readonly curve: Units
  }
}

/** The exported parts of an engine: values of any other part are unknown. */
function loadedText({ detail, performance }: Pick<ExportedEngine, 'detail' | 'performance'>): string {
  return [detail ? 'detail' : 'list', ...(performance === undefined ? [] : ['performance'])].join(' ')
}

/** Column names as in the records. */
const PLACES = [
  ['types', 'vehicle_type'],
  ['manufacturers', 'manufacturer'],
  ['models', 'model'],
  ['generations', 'generation']
] as const satisfies readonly (readonly [Level, string])[]
const STATED: Units = { power: 'PS', torque: 'Nm' }

interface Column {
  readonly name: string
  readonly unit?: string
  readonly value: (of: ExportedEngine) => CsvValue
}

/** One row per engine. Columns of stages and figures exist if any engine has them. */
export function engineTable(engines: readonly ExportedEngine[], stamp: ExportStamp): ExportTable {
  const stages = Math.max(0, ...engines.map(({ detail }) => detail?.remap_stages?.length ?? 0))
  const columns: Column[] = [
    ...PLACES.map(([level, name]): Column => ({ name, value: ({ names }) => names[level] ?? null })),
    { name: 'engine_id', value: ({ engine }) => engine.id },
    ...fieldsIn('export')
      .filter((field) => stamp.withTrade || !isTrade(field))
      .flatMap((field) => fieldColumns(field, stamp.units)),
    ...Array.from({ length: stages }, (_, index) => stageColumns(index, stamp)).flat(),
    ...(engines.some(({ performance }) => performance !== undefined) ? figureColumns(stamp) : []),
    { name: 'loaded', value: loadedText },
    { name: 'fetched_at', value: ({ fetchedAt }) => fetchedAt },
    { name: 'source', value: () => stamp.source },
    { name: 'language', value: () => stamp.language },
    { name: 'exported_at', value: () => stamp.exportedAt }
  ]
  return {
    columns: columns.map(({ name, unit }) => ({ name, ...(unit ? { unit } : {}) })),
    rows: engines.map((engine) => columns.map(({ value }) => value(engine)))
  }
}

function fieldColumns(field: FieldsIn<'export'>, units: Units): Column[] {
  if (isQuantityField(field))
    return quantityColumns(field, ENGINE_FIELDS[field].format, STATED, units, '', ({ engine }) => engine[field])
  const unit = ENGINE_FIELDS[field].format === 'cc' ? 'cc' : null
  return [{ name: field, ...(unit ? { unit } : {}), value: ({ engine }) => engine[field] }]
}

/** The column as received, and one in the chosen unit if it differs; `doubt` marks assumed units. */
function quantityColumns(
  name: string,
  quantity: Quantity,
  from: Units,
  to: Units,
  doubt: string,
  read: (of: ExportedEngine) => number | null
): Column[] {
  const [own, chosen]: [PowerUnit | TorqueUnit, PowerUnit | TorqueUnit] = [from[quantity], to[quantity]]
  const raw: Column = { name, unit: `${own}${doubt}`, value: read }
  if (chosen === own) return [raw]
  const converted = (of: ExportedEngine): number | null => {
    const value = read(of)
    return value === null ? null : convert(value, own, chosen)
  }
  return [raw, { name, unit: `${chosen}${doubt}`, value: converted }]
}

function stageColumns(index: number, { units, assumed }: ExportStamp): Column[] {
  const of = ({ detail }: ExportedEngine) => stagesInOrder(detail?.remap_stages ?? [])[index]
  const prefix = `remap_${index + 1}_`
  return [
    { name: `${prefix}stage_no`, value: (engine) => of(engine)?.stage_no ?? null },
    ...(['power', 'torque'] as const).flatMap((quantity) =>
      quantityColumns(
        `${prefix}${quantity}`,
        quantity,
        assumed.stage,
        units,
        ' assumed',
        (engine) => of(engine)?.[quantity] ?? null
      )
    ),
    { name: `${prefix}modifications`, value: (engine) => of(engine)?.modifications ?? null }
  ]
}

function figureColumns({ assumed }: ExportStamp): Column[] {
  const column = (
    name: 'zero_to_hundred' | 'zero_to_hundred_st1' | 'top_speed' | 'top_speed_st1' | 'fuel_consumption_avg',
    unit: string | null
  ): Column => ({
    // the service does not state these units
    name,
    unit: unit === null ? 'unit not stated' : `${unit} assumed`,
    value: ({ performance }) => performance?.[name] ?? null
  })
  return [
    column('zero_to_hundred', assumed.acceleration),
    column('zero_to_hundred_st1', assumed.acceleration),
    column('top_speed', assumed.speed),
    column('top_speed_st1', assumed.speed),
    column('fuel_consumption_avg', assumed.consumption)
  ]
}

/** Options by code only: rules of sheets restrict their texts. */
const withoutOptionTexts = (record: Engine | EngineDetail): object =>
  'options' in record ? { ...record, options: record.options?.map(({ code }) => ({ code })) ?? null } : record

export const engineEntry = (
  { path, names, engine, detail, performance, ...times }: ExportedEngine,
  { withTrade }: Pick<ExportStamp, 'withTrade'>
) => ({
  path,
  names,
  loaded: loadedText({ detail, performance }),
  fetchedAt: times.fetchedAt,
  engine: Object.fromEntries(
    Object.entries(withoutOptionTexts(detail ?? engine)).filter(([field]) => withTrade || !isTrade(field))
  ),
  ...(performance === undefined ? {} : { performance, performanceFetchedAt: times.performanceFetchedAt ?? null })
})

/** The same as JSON; ids are text because they are int64. */
export function engineJson(engines: readonly ExportedEngine[], stamp: ExportStamp): string {
  const { units, assumed, withTrade, ...rest } = stamp
  return `${JSON.stringify(
    {
      format: 'dynodesk-engines',
      version: 1,
      stamp: { ...rest, units: { ...STATED, capacity: 'cc' }, assumedUnits: assumed, shownUnits: units },
      engines: engines.map((engine) => engineEntry(engine, { withTrade }))
    },
    null,
    2
  )}\n`
}
