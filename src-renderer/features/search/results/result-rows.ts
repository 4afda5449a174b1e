/**
 * Search answers as rows of one list, grouped by level.
 *
 * The deepest id of a hit decides its level. Every hit stays: one engine in two generations is two locations. A parent
 * of a hit is listed when its own name matches, so that "corsale" leads to the model too.
 */
import type { Engine, EnginePath, Level, SearchResult } from '@shared/catalogue/records'
import type { EngineSearchHit } from '@contract/channels/catalogue'
import type { HeadlineFigures } from '@shared/ports/stores/catalogue-store'
import { foldText as fold } from '@shared/search/fold-text'
import type { ScopeName } from '@shared/search/search-query'

/** In pixels. */
export const ROW_HEIGHT = 36

/** Types come last, because they are rarely searched. */
export const HIT_LEVELS = [
  'manufacturers',
  'models',
  'generations',
  'engines',
  'types'
] as const satisfies readonly Level[]

/** Figures that distinguish engines of one name. undefined: unknown to this source; null: not given. */
export interface EngineFigures extends HeadlineFigures {
  readonly fuel: string | null
  readonly ecu: string | null
  readonly code?: string | null | undefined
  readonly stage?: HeadlineFigures | undefined
}
export const figuresOf = (engine: Engine): EngineFigures => ({
  fuel: engine.fuel_name,
  power: engine.power,
  torque: engine.torque,
  code: engine.engine_code,
  ecu: engine.ecu
})

/** One step above a row; `name` null: show the id. */
export interface PathStep {
  readonly level: Level
  readonly id: string
  readonly name: string | null
}
interface Row {
  readonly key: string
}
interface SourcedRow extends Row {
  readonly source: 'desk' | 'service'
}
interface HeadingRow extends Row {
  readonly kind: 'heading'
  readonly level: Level
  readonly count: number
  /** More local hits exist. */
  readonly more?: boolean
  /** The rows below have a column of engine codes. */
  readonly codes?: boolean
}
/** An openable row: a hit, or (`derived`) a parent of hits. */
export interface LocationRow extends SourcedRow {
  readonly kind: 'place'
  readonly level: Level
  readonly name: string | null
  readonly id: string
  readonly parents: readonly PathStep[]
  readonly path: EnginePath
  readonly derived: boolean
  /** Set by the engine search. */
  readonly engine: Engine | null
  readonly figures: EngineFigures | null
  readonly years?: string | null
  readonly favourite?: boolean
  /** Matched texts that differ from the query (synonym, typo). */
  readonly also?: readonly string[]
  /** Matches in fields without a column. */
  readonly notes?: readonly { readonly field: ScopeName; readonly text: string }[]
  /** Listed below its engine's row, which shows name and figures. */
  readonly nested: boolean
}
/** An engine without a known location, or with several that follow as rows. */
interface EngineRow extends SourcedRow {
  readonly kind: 'engine'
  readonly engine: Engine
  readonly placeCount: number
}
export type ResultBodyRow = LocationRow | EngineRow
export type ResultRow = HeadingRow | ResultBodyRow

export const EMPTY_PATH: EnginePath = {
  types: null,
  manufacturers: null,
  models: null,
  generations: null,
  engines: null
}

/** Steps with an id, from the type down. */
function stepsOf(hit: SearchResult): PathStep[] {
  const all: readonly [Level, string | null, string | null][] = [
    ['types', hit.type_id, hit.type_name],
    ['manufacturers', hit.manufacturer_id, hit.manufacturer_name],
    ['models', hit.model_id, hit.model_common_name],
    ['generations', hit.generation_id, hit.generation_name],
    ['engines', hit.engine_id, hit.engine_name]
  ]
  return all.flatMap(([level, id, name]) => (id === null ? [] : [{ level, id, name }]))
}

function pathOf(steps: readonly PathStep[]): EnginePath {
  return { ...EMPTY_PATH, ...Object.fromEntries(steps.map((step) => [step.level, step.id])) }
}

function matches(name: string | null, terms: readonly string[]): boolean {
  const folded = fold(name ?? '')
  return terms.length > 0 && terms.every((term) => folded.includes(term))
}

/**
 * Rows of a catalogue search, in received order within each level. Hits without an id below the type cannot be opened.
 */
export function hitRows(
  hits: readonly SearchResult[],
  query: string,
  source: LocationRow['source'] = 'service'
): readonly ResultRow[] {
  const terms = fold(query)
    .split(/\s+/)
    .filter((term) => term !== '')
  const byLevel: Record<Level, Map<string, LocationRow>> = {
    types: new Map(),
    manufacturers: new Map(),
    models: new Map(),
    generations: new Map(),
    engines: new Map()
  }
  for (const hit of hits) {
    const steps = stepsOf(hit)
    steps.forEach((step, at) => {
      if (step.level === 'types') return
      const deepest = at === steps.length - 1
      if (!deepest && !matches(step.name, terms)) return
      const above = steps.slice(0, at)
      const row = createLocationRow(step.level, step, above, { derived: !deepest, source })
      const group = byLevel[step.level]
      const known = group.get(row.key)
      // a hit outranks a derived parent
      if (!known || (known.derived && deepest)) group.set(row.key, row)
    })
  }
  return withHeadings(byLevel)
}

export function createLocationRow(
  level: Level,
  own: PathStep,
  above: readonly PathStep[],
  more: {
    derived?: boolean
    engine?: Engine
    figures?: EngineFigures | null
    nested?: boolean
    source?: LocationRow['source']
  } = {}
): LocationRow {
  const path = pathOf([...above, own])
  // an engine can be in several generations; other levels have one parent
  const key = level === 'engines' ? `engines:${above.map((step) => step.id).join('/')}:${own.id}` : `${level}:${own.id}`
  const figures = more.figures ?? (more.engine ? figuresOf(more.engine) : null)
  return {
    kind: 'place',
    key,
    level,
    id: own.id,
    name: own.name,
    parents: above,
    path,
    figures,
    source: more.source ?? 'service',
    derived: more.derived ?? false,
    engine: more.engine ?? null,
    nested: more.nested ?? false
  }
}

function withHeadings(byLevel: Readonly<Record<Level, ReadonlyMap<string, LocationRow>>>): ResultRow[] {
  return HIT_LEVELS.flatMap((level) => {
    const rows = [...byLevel[level].values()]
    return rows.length === 0
      ? []
      : [{ kind: 'heading' as const, key: `heading:${level}`, level, count: rows.length }, ...rows]
  })
}

/**
 * Rows of an engine search. One location opens directly, several follow as rows, none leaves the engine alone.
 *
 * @param located locations found since the answer, by engine id
 */
export function engineRows(
  hits: readonly EngineSearchHit[],
  located: ReadonlyMap<string, EngineSearchHit['places']> = new Map(),
  source: LocationRow['source'] = 'service'
): readonly ResultRow[] {
  if (hits.length === 0) return []
  const rows: ResultRow[] = [
    { kind: 'heading', key: 'heading:engines', level: 'engines', count: hits.length, codes: true }
  ]
  const seen = new Set<string>()
  for (const { engine, places: known } of hits) {
    const places = known.length === 0 ? (located.get(engine.id) ?? []) : known
    const own: PathStep = { level: 'engines', id: engine.id, name: engine.name }
    const repeat = seen.has(engine.id) ? `:${rows.length}` : ''
    seen.add(engine.id)
    if (places.length === 1 && places[0]) {
      const row = createLocationRow('engines', own, stepsAbove(places[0]), { engine, source })
      rows.push({ ...row, key: row.key + repeat })
      continue
    }
    rows.push({ kind: 'engine', source, key: `engine:${engine.id}${repeat}`, engine, placeCount: places.length })
    for (const place of places) {
      const row = createLocationRow('engines', own, stepsAbove(place), { engine, nested: true, source })
      rows.push({ ...row, key: row.key + repeat })
    }
  }
  return rows
}

/** Known steps above an engine. */
function stepsAbove(place: EngineSearchHit['places'][number]): PathStep[] {
  const levels = ['types', 'manufacturers', 'models', 'generations'] as const
  return levels.flatMap((level) => {
    const id = place.path[level]
    return id === null ? [] : [{ level, id, name: place.names[level]?.name ?? null }]
  })
}

/** True for rows that open; headings and engines with several locations only introduce others. */
export function isOpenable(row: ResultRow): boolean {
  return row.kind === 'place' || (row.kind === 'engine' && row.placeCount === 0)
}

/** Engine of a row; null for headings and other levels. */
export function engineIdOf(row: ResultRow): string | null {
  if (row.kind === 'heading') return null
  return row.kind === 'engine' ? row.engine.id : row.path.engines
}

/** Path for the comparison; null for rows without one engine. */
export function comparablePath(row: ResultRow): EnginePath | null {
  if (row.kind === 'place') return row.path.engines === null ? null : row.path
  return row.kind === 'engine' && row.placeCount === 0 ? { ...EMPTY_PATH, engines: row.engine.id } : null
}
