/**
 * Two to four engines as rows of one table: their values, whether they differ, and which is best. Values are raw; the
 * view adds words and units.
 */
import { ENGINE_FIELDS, fieldsIn, isValueField, type FieldSpec } from '../catalogue/engine-fields'
import { performanceFigure } from '../catalogue/performance-figure'
import type { Engine, EngineDetail, Performance } from '../catalogue/records'
import type { CurveSet } from '../dyno/curve-set'
import { isTrade } from '../roles/without-trade'
import type { Settings } from '../settings/schema'

export interface Compared {
  /** The record, or the list entry where only a list is stored; null: neither. */
  readonly engine: Engine | null
  /** null: not stored, so stages, options and tools are unknown. */
  readonly detail: EngineDetail | null
  /** undefined: not stored. null: the service has none. */
  readonly performance: Performance | null | undefined
  /** Of the detail; null without it. */
  readonly curves: CurveSet | null
}

export type RowKind =
  | 'text'
  | 'power'
  | 'torque'
  | 'gain-power'
  | 'gain-torque'
  | 'cc'
  | 'number'
  | 'year'
  | 'zeroTo100'
  | 'topSpeed'
  | 'consumption'
  | 'count'
  | 'parts'
/** 'unknown': not loaded. 'missing': loaded and not given; `noStage`: the engine has no such stage. */
export type Cell =
  | { readonly state: 'given'; readonly value: string | number; readonly percent?: number }
  | { readonly state: 'unknown' | 'missing'; readonly value: null; readonly noStage?: true }

export interface CompareRow {
  readonly id: string
  readonly group: 'facts' | 'stages' | 'performance' | 'extras'
  /** A field of the specification, or 'options', 'read_tools', 'read_methods'. */
  readonly field: string
  readonly stage: string | null
  readonly kind: RowKind
  readonly cells: readonly Cell[]
  /** Known values differ. */
  readonly differs: boolean
  /** Columns that differ from the most common value. */
  readonly odd: readonly number[]
  /** Columns with the best figure; empty where no value is better, fewer than two are given, or all are equal. */
  readonly best: readonly number[]
}

const FIGURES = [
  ['zero_to_hundred', 'zeroTo100'],
  ['zero_to_hundred_st1', 'zeroTo100'],
  ['top_speed', 'topSpeed'],
  ['top_speed_st1', 'topSpeed'],
  ['fuel_consumption_avg', 'consumption']
] as const satisfies readonly (readonly [keyof Performance, RowKind])[]
/** The value that the row marks as the best; null: none is better than another. */
type Better = NonNullable<FieldSpec['compare']>['kind']
type ConsumptionUnit = Settings['units.consumption']
const BETTER_CONSUMPTION: Readonly<Record<ConsumptionUnit, Better>> = {
  none: null,
  'l/100 km': 'less',
  'mpg (imp)': 'more',
  'mpg (US)': 'more'
}

const UNKNOWN: Cell = { state: 'unknown', value: null }
const MISSING: Cell = { state: 'missing', value: null }
const NO_STAGE: Cell = { ...MISSING, noStage: true }
const cellOf = (value: string | number | null | undefined): Cell => {
  const given = typeof value === 'string' ? value.trim() : value
  return given === null || given === undefined || given === '' ? MISSING : { state: 'given', value: given }
}

/** A field missing in a list entry is unknown: lists may leave fields out (trap 37). */
function factCell(value: string | number | null | undefined, answered: boolean): Cell {
  const cell = cellOf(value)
  return cell.state === 'missing' && !answered ? UNKNOWN : cell
}

interface CompareOptions {
  readonly zeroIsMissing: boolean
  /** false: without the fields that only the workshop sees. */
  readonly withTrade: boolean
  /** Assumed unit of the raw figure; it decides which consumption is best. */
  readonly consumptionUnit?: ConsumptionUnit
}
/** Every row, equal ones too. */
export function compareRows(
  engines: readonly Compared[],
  { zeroIsMissing, withTrade, consumptionUnit = 'none' }: CompareOptions
): CompareRow[] {
  const compared = fieldsIn('compare').filter((field) => withTrade || !isTrade(field))
  const facts = compared.filter(isValueField).map((field) => {
    const { format, compare } = ENGINE_FIELDS[field]
    return rowOf(
      { id: field, group: 'facts', field, stage: null, kind: format === 'term' ? 'text' : format },
      compare.kind,
      engines.map(({ engine, detail }) => factCell(engine?.[field], detail !== null))
    )
  })
  const better = {
    zeroTo100: 'less',
    topSpeed: 'more',
    consumption: BETTER_CONSUMPTION[consumptionUnit]
  } as const
  const figures = FIGURES.map(([field, kind]) =>
    rowOf(
      { id: field, group: 'performance', field, stage: null, kind },
      better[kind],
      engines.map(({ performance }) =>
        performance === undefined ? UNKNOWN : cellOf(performanceFigure(performance?.[field], zeroIsMissing))
      )
    )
  )
  const lists = compared
    .filter((field) => !isValueField(field))
    .map((field) =>
      rowOf(
        { id: field, group: 'extras', field, stage: null, kind: 'count' },
        null,
        engines.map(({ detail }) => (detail ? cellOf(detail[field]?.length) : UNKNOWN))
      )
    )
  return [...facts, ...stageRows(engines), ...figures, ...lists]
}

function stageRows(engines: readonly Compared[]): CompareRow[] {
  const order = new Map<string, number>()
  for (const { curves } of engines)
    for (const { key, stageNo, position } of curves?.curves ?? [])
      if (position > 0 && !order.has(key)) order.set(key, stageNo ?? Infinity)
  const keys = [...order]
    .sort(([a, i], [b, k]) => (i === k ? a.localeCompare(b, 'en', { numeric: true }) : i - k))
    .map(([key]) => key)
  return keys.flatMap((stage) => {
    const of = (engine: Compared) => engine.curves?.curves.find((curve) => curve.key === stage)
    const row = (
      field: string,
      kind: RowKind,
      better: Better,
      cell: (curve: NonNullable<ReturnType<typeof of>>) => Cell
    ): CompareRow =>
      rowOf(
        { id: `${stage}-${kind}`, group: 'stages', field, stage, kind },
        better,
        engines.map((engine) => {
          const curve = of(engine)
          return engine.curves === null ? UNKNOWN : curve ? cell(curve) : NO_STAGE
        })
      )
    const gain = (quantity: 'power' | 'torque') =>
      row(quantity, `gain-${quantity}`, 'more', ({ gain }) => {
        const { absolute, percent } = gain[quantity]
        return absolute === null
          ? MISSING
          : { state: 'given', value: absolute, ...(percent === null ? {} : { percent }) }
      })
    return [
      row('power', 'power', 'more', ({ headline }) => cellOf(headline.power)),
      gain('power'),
      row('torque', 'torque', 'more', ({ headline }) => cellOf(headline.torque)),
      gain('torque'),
      row('modifications', 'parts', null, ({ modifications }) => cellOf(modifications))
    ]
  })
}

function rowOf(
  of: Pick<CompareRow, 'id' | 'group' | 'field' | 'stage' | 'kind'>,
  better: Better,
  cells: readonly Cell[]
): CompareRow {
  const groups = new Map<string, number[]>()
  cells.forEach((cell, place) => {
    if (cell.state === 'unknown') return
    // a missing figure counts as different from a given one
    const key = cell.state === 'given' ? `${typeof cell.value} ${cell.value}` : ''
    groups.set(key, [...(groups.get(key) ?? []), place])
  })
  const most = Math.max(0, ...[...groups.values()].map((places) => places.length))
  const common = [...groups.values()].filter((places) => places.length === most)
  const differs = groups.size > 1
  const odd = !differs
    ? []
    : [...groups.values()]
        .filter((places) => common.length > 1 || places.length < most)
        .flat()
        .sort((a, b) => a - b)
  return { ...of, cells, differs, odd, best: bestOf(cells, better) }
}

function bestOf(cells: readonly Cell[], better: Better): number[] {
  const given = cells.flatMap((cell, place) =>
    cell.state === 'given' && typeof cell.value === 'number' ? [{ value: cell.value, place }] : []
  )
  if (better === null || given.length < 2) return []
  const top = given.reduce(
    (best, { value }) => (better === 'more' ? Math.max(best, value) : Math.min(best, value)),
    given[0]?.value ?? 0
  )
  const best = given.filter(({ value }) => value === top)
  return best.length === given.length ? [] : best.map(({ place }) => place)
}
