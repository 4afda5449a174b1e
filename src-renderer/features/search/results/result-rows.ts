/**
 * Search answers as rows of one list, grouped by level.
 *
 * A hit's level is the deepest id it has. Every hit stays: one engine in two generations is two places. A manufacturer,
 * model or generation
 * that only appears above a deeper hit is listed when its own name matches, so that "corsale" leads to the model and
 * not to its engines alone.
 */
import type { Engine, EnginePath, Level, SearchResult } from '@shared/catalogue/records'
import type { EngineSearchHit } from '@contract/channels/catalogue'
import { foldText as fold } from '@shared/search/fold-text'

/** Of every row, in pixels. */
export const ROW_HEIGHT = 32

export type HitLevel = Level
/** Types come last: nobody looks for one. */
export const HIT_LEVELS = [
  'manufacturers',
  'models',
  'generations',
  'engines',
  'types'
] as const satisfies readonly HitLevel[]

/** What tells engines of one name apart. undefined: this source does not say; null: not given. */
export interface EngineFigures {
  readonly fuel: string | null
  readonly power: number | null
  readonly torque: number | null
  readonly capacity?: number | null | undefined
  readonly ecu: string | null
  readonly code?: string | null | undefined
}
export const figuresOf = (engine: Engine): EngineFigures => ({
  fuel: engine.fuel_name,
  power: engine.power,
  torque: engine.torque,
  capacity: engine.capacity,
  ecu: engine.ecu
})

/** One step above a row, from the top; `name` null: the service sent none, the id stands for it. */
export interface PathStep {
  readonly level: Level
  readonly id: string
  readonly name: string | null
}
interface Row {
  readonly key: string
}
interface SourcedRow extends Row {
  /** Came from this desk for nothing, or from the service. */
  readonly source: 'desk' | 'service'
}
export interface HeadingRow extends Row {
  readonly kind: 'heading'
  readonly level: HitLevel
  readonly count: number
  /** There are more than these on this desk. */
  readonly more?: boolean
}
/** Something that opens: a hit of the service, or (`derived`) a parent found above hits. */
export interface LocationRow extends SourcedRow {
  readonly kind: 'place'
  readonly level: HitLevel
  readonly name: string | null
  readonly id: string
  readonly parents: readonly PathStep[]
  readonly path: EnginePath
  readonly derived: boolean
  /** The engine, where the answer carries it (engine search). */
  readonly engine: Engine | null
  readonly figures: EngineFigures | null
  /** Of a generation, where known. */
  readonly years?: string | null
  readonly favourite?: boolean
  /** Texts that matched by another word than the one typed (a synonym, a typo). */
  readonly also?: readonly string[]
  /** Matches in fields that a row has no place for. */
  readonly notes?: readonly { readonly field: string; readonly text: string }[]
  /** True for a place listed under its engine's own row, which already shows name and figures. */
  readonly nested: boolean
}
/** An engine with no known place, or with several places that follow as rows of their own. */
export interface EngineRow extends SourcedRow {
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

/** The steps of a search hit that have an id, from the type down, with the names the hit carries. */
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

/** True when every word typed is somewhere in the name. */
function matches(name: string | null, terms: readonly string[]): boolean {
  const folded = fold(name ?? '')
  return terms.length > 0 && terms.every((term) => folded.includes(term))
}

/**
 * Rows of a catalogue search in the order received within each level. Hits with no id below the type cannot be opened
 * and are left out.
 */
export function hitRows(
  hits: readonly SearchResult[],
  query: string,
  source: LocationRow['source'] = 'service'
): readonly ResultRow[] {
  const terms = fold(query)
    .split(/\s+/)
    .filter((term) => term !== '')
  const byLevel: Record<HitLevel, Map<string, LocationRow>> = {
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
      // what the service itself found outranks what stands above it
      if (!known || (known.derived && deepest)) group.set(row.key, row)
    })
  }
  return withHeadings(byLevel)
}

export function createLocationRow(
  level: HitLevel,
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
  // an engine is a place only together with what is above it; the other levels have one parent each
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

function withHeadings(byLevel: Readonly<Record<HitLevel, ReadonlyMap<string, LocationRow>>>): ResultRow[] {
  return HIT_LEVELS.flatMap((level) => {
    const rows = [...byLevel[level].values()]
    return rows.length === 0
      ? []
      : [{ kind: 'heading' as const, key: `heading:${level}`, level, count: rows.length }, ...rows]
  })
}

/**
 * Rows of an engine search. One known place: the engine opens there. Several: each is a row under the engine. None: the
 * engine alone.
 *
 * @param located paths found since the answer came, by engine id
 */
export function engineRows(
  hits: readonly EngineSearchHit[],
  located: ReadonlyMap<string, EngineSearchHit['places']> = new Map(),
  source: LocationRow['source'] = 'service'
): readonly ResultRow[] {
  if (hits.length === 0) return []
  const rows: ResultRow[] = [{ kind: 'heading', key: 'heading:engines', level: 'engines', count: hits.length }]
  const met = new Set<string>()
  for (const { engine, places: known } of hits) {
    const places = known.length === 0 ? (located.get(engine.id) ?? []) : known
    const own: PathStep = { level: 'engines', id: engine.id, name: engine.name }
    const repeat = met.has(engine.id) ? `:${rows.length}` : ''
    met.add(engine.id)
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

/** The steps above an engine that a known place tells, with their names where known. */
function stepsAbove(place: EngineSearchHit['places'][number]): PathStep[] {
  const levels = ['types', 'manufacturers', 'models', 'generations'] as const
  return levels.flatMap((level) => {
    const id = place.path[level]
    return id === null ? [] : [{ level, id, name: place.names[level]?.name ?? null }]
  })
}

/** True for rows a person can open; headings and engines with several places only introduce what follows. */
export function isOpenable(row: ResultRow): boolean {
  return row.kind === 'place' || (row.kind === 'engine' && row.placeCount === 0)
}

/**
 * Where a row leads, as a route of the window: the engine's page, or the catalogue at the deepest level known. Unknown
 * steps are '-'.
 */
export function routeOfPath(path: EnginePath): {
  readonly name: 'engine' | 'catalogue'
  readonly params: Readonly<Record<string, string>>
} {
  const step = (level: Level): string => path[level] ?? '-'
  if (path.engines !== null) {
    return {
      name: 'engine',
      params: {
        types: step('types'),
        manufacturers: step('manufacturers'),
        models: step('models'),
        generations: step('generations'),
        engines: path.engines
      }
    }
  }
  const levels = ['types', 'manufacturers', 'models', 'generations'] as const
  const depth = levels.findLastIndex((level) => path[level] !== null)
  return {
    name: 'catalogue',
    params: Object.fromEntries(levels.slice(0, depth + 1).map((level) => [level, step(level)]))
  }
}
