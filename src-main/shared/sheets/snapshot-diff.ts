/**
 * Differences of today's catalogue from a sheet, field by field, ignoring order, spelling of numbers and language.
 * Options are compared by code: names of options are subject to the rules of sheets.
 */
import { fieldsInDiffBy } from '../catalogue/engine-fields'
import type { EngineDetail, Performance, RemapStage } from '../catalogue/records'
import { isTrade } from '../roles/without-trade'
import type { LanguageCode } from '../text/languages'
import { parseValues } from '../dyno/value-strings'
import { composeSheet } from './compose/compose-sheet'
import type { SheetSnapshot } from './snapshot'

export interface SheetChange {
  readonly field: string
  /** Number of the stage; null: the engine, or a stage without a number. */
  readonly stage: number | null
  /** As received; null: not given. */
  readonly then: string | null
  readonly now: string | null
}

/** Stored records of today. `performance` undefined: not stored, so not compared. */
export interface CurrentRecords {
  readonly engine: EngineDetail
  readonly performance: Performance | null | undefined
  readonly language: LanguageCode
}

const ALWAYS_COMPARED = fieldsInDiffBy('figure', 'fact')
/** Compared only between answers in the same language. */
const TEXTS = fieldsInDiffBy('text')
const LISTS = fieldsInDiffBy('list').filter((field) => field !== 'remap_stages')
const PRINTED_FIELDS = fieldsInDiffBy('figure', 'curve')
const FIGURES = [
  'fuel_consumption_avg',
  'top_speed',
  'zero_to_hundred',
  'top_speed_st1',
  'zero_to_hundred_st1'
] as const

export function diffSnapshot(
  snapshot: Pick<SheetSnapshot, 'engine' | 'isWithoutTrade' | 'performance' | 'source'>,
  now: CurrentRecords
): readonly SheetChange[] {
  const { engine: then } = snapshot
  const sameLanguage = snapshot.source.language === now.language
  const changes: SheetChange[] = []
  const compare = (
    field: string,
    a: string | number | null,
    b: string | number | null,
    stage: number | null = null
  ): void => {
    if (snapshot.isWithoutTrade && isTrade(field)) return
    const [was, is] = [textOf(a), textOf(b)]
    if (was !== is) changes.push({ field, stage, then: was, now: is })
  }
  for (const field of ALWAYS_COMPARED) compare(field, then[field], now.engine[field])
  if (sameLanguage) for (const field of TEXTS) compare(field, then[field], now.engine[field])
  compareCurves(then, now.engine, compare)
  compareStages(then.remap_stages ?? [], now.engine.remap_stages ?? [], then, now.engine, sameLanguage, compare)
  for (const field of LISTS) compare(field, LIST_TEXTS[field](then), LIST_TEXTS[field](now.engine))
  if (now.performance !== undefined)
    for (const field of FIGURES) compare(field, snapshot.performance?.[field] ?? null, now.performance?.[field] ?? null)
  return changes
}

/** Printed figures; other changes are only listed. */
const PRINTED: ReadonlySet<string> = new Set([...PRINTED_FIELDS, 'stage_no', ...FIGURES])

/** Changes of figures that the sheet would print differently today. */
export function diffPrintedFigures(snapshot: SheetSnapshot, now: CurrentRecords): readonly SheetChange[] {
  const changes = diffSnapshot(snapshot, now).filter(({ field }) => PRINTED.has(field))
  if (changes.length === 0) return changes
  const printed = (record: EngineDetail, performance: Performance | null): string => {
    const stages = record.remap_stages?.map((stage) => ({ ...stage, modifications: null })) ?? null
    const figures = Object.fromEntries(PRINTED_FIELDS.map((field) => [field, record[field]]))
    const engine = { ...snapshot.engine, ...figures, remap_stages: stages }
    const model = composeSheet({ ...snapshot, engine, performance })
    return JSON.stringify([model.facts, model.highlight, model.chart, model.stages, model.performance, model.band])
  }
  const today = now.performance === undefined ? snapshot.performance : now.performance
  return printed(snapshot.engine, snapshot.performance) === printed(now.engine, today) ? [] : changes
}

type Compare = (field: string, then: string | number | null, now: string | number | null, stage?: number | null) => void

function textOf(value: string | number | null): string | null {
  const text =
    typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value === null ? '' : String(value)
  return text === '' ? null : text
}

/** A value string with normalized numbers; an unreadable one as it is. */
function spelled(text: string | null): string | null {
  const read = parseValues(text)
  return read.kind === 'numbers' ? read.values.join(',') : textOf(text)
}

interface Strings {
  readonly hp_values: string | null
  readonly nm_values: string | null
}
/** Points by rising rpm as text; null where the strings are not parallel, so that their order may matter. */
function pointsOf(rpmText: string | null, { hp_values, nm_values }: Strings): string | null {
  const [rpm, power, torque] = [parseValues(rpmText), parseValues(hp_values), parseValues(nm_values)]
  if (rpm.kind !== 'numbers') return null
  const rows = rpm.values.map((one, i) => [
    one,
    power.kind === 'numbers' ? power.values[i] : null,
    torque.kind === 'numbers' ? torque.values[i] : null
  ])
  const parallel = [power, torque].every(
    (one) => one.kind === 'none' || (one.kind === 'numbers' && one.values.length === rpm.values.length)
  )
  return parallel
    ? rows
        .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
        .map((row) => row.join('/'))
        .join(' ')
    : null
}

function compareCurves(then: EngineDetail, now: EngineDetail, compare: Compare): void {
  const [a, b] = [pointsOf(then.rpm_values, then), pointsOf(now.rpm_values, now)]
  if (a !== null && a === b) return
  for (const field of fieldsInDiffBy('curve')) compare(field, spelled(then[field]), spelled(now[field]))
}

/** Compares stages by number, and several with one number by similarity, so that their order does not matter. */
function compareStages(
  then: readonly RemapStage[],
  now: readonly RemapStage[],
  a: EngineDetail,
  b: EngineDetail,
  sameLanguage: boolean,
  compare: Compare
): void {
  const parts = (stage: RemapStage): string | null => (sameLanguage ? textOf(stage.modifications) : null)
  const curve = (stage: RemapStage, engine: EngineDetail): string =>
    pointsOf(engine.rpm_values, stage) ?? JSON.stringify([spelled(stage.hp_values), spelled(stage.nm_values)])
  const keyOf = (stage: RemapStage, engine: EngineDetail): string =>
    JSON.stringify([stage.power, stage.torque, curve(stage, engine), parts(stage)])
  for (const no of new Set([...then, ...now].map((stage) => stage.stage_no))) {
    const were = then.filter((stage) => stage.stage_no === no)
    const are = now.filter((stage) => stage.stage_no === no)
    // unchanged stages first, then the strongest with the strongest
    for (const stage of [...were]) {
      const same = are.findIndex((one) => keyOf(one, b) === keyOf(stage, a))
      if (same < 0) continue
      are.splice(same, 1)
      were.splice(were.indexOf(stage), 1)
    }
    const byPower = (x: RemapStage, y: RemapStage): number =>
      (x.power ?? 0) - (y.power ?? 0) || (x.torque ?? 0) - (y.torque ?? 0)
    were.sort(byPower)
    are.sort(byPower)
    for (let i = 0; i < Math.max(were.length, are.length); i++) {
      const [was, is] = [were[i], are[i]]
      if (!was || !is) {
        compare('stage_no', was ? stageText(was) : null, is ? stageText(is) : null, no)
        continue
      }
      compare('power', was.power, is.power, no)
      compare('torque', was.torque, is.torque, no)
      if (curve(was, a) !== curve(is, b)) {
        compare('hp_values', spelled(was.hp_values), spelled(is.hp_values), no)
        compare('nm_values', spelled(was.nm_values), spelled(is.nm_values), no)
      }
      compare('modifications', parts(was), parts(is), no)
    }
  }
}
const stageText = ({ stage_no, power, torque }: RemapStage): string =>
  `${stage_no ?? '–'}: ${power ?? '–'} / ${torque ?? '–'}`

const sorted = (values: readonly string[]): string => [...values].sort().join(', ')
/** Options without a code are only counted. */
function codesOf({ options }: EngineDetail): string | null {
  return options && sorted(options.map((one) => one.code?.trim().toUpperCase() || '–'))
}
/** By id: names may be translated. */
function idsOf(list: readonly { readonly id: string | null }[] | null): string | null {
  return list && sorted(list.map((one) => one.id ?? '–'))
}
const LIST_TEXTS: { readonly [F in (typeof LISTS)[number]]: (engine: EngineDetail) => string | null } = {
  options: codesOf,
  read_tools: ({ read_tools }) => idsOf(read_tools),
  read_methods: ({ read_methods }) => idsOf(read_methods)
}
