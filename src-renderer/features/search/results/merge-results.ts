/**
 * Answers of the desk as rows, and both sources as one list: the desk's first and in its order, then what only the
 * service knows. Nothing twice.
 */
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { LEVELS } from '@shared/catalogue/records'
import { yearsText } from '@shared/catalogue/model-years'
import { foldText as fold } from '@shared/search/fold-text'
import {
  HIT_LEVELS,
  createLocationRow,
  type ResultBodyRow,
  type HitLevel,
  type LocationRow,
  type ResultRow,
  type PathStep
} from './result-rows'

/**
 * An engine known by its name alone, from a search of the service: nothing may be said of its figures, least of all
 * that they were not given.
 */
const hasFigures = (figures: LocalSearchHit['figures']): boolean =>
  Object.values(figures).some((figure) => figure !== null)

/** Shorter ones would be found inside of other words. */
const MIN_PHRASE_LENGTH = 3
/** Fields that have a place of their own in a row. */
const COLUMN_FIELDS: Readonly<Record<string, readonly HitLevel[] | 'always'>> = {
  manufacturer: 'always',
  model: 'always',
  generation: 'always',
  engine: 'always',
  ecu: ['engines'],
  code: ['engines'],
  fuel: ['engines'],
  power: ['engines']
}

/** Rows of the desk's answers, best first as they came. `query`: the words asked for, without prefixes. */
export function localRows(hits: readonly LocalSearchHit[], query: string): readonly LocationRow[] {
  // the desk reads words, and a sign at the end of one is none of it
  const terms = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '')
  const met = new Set<string>()
  return hits.flatMap((hit) => {
    const id = hit.path[hit.level]
    if (id === null) return []
    const above = LEVELS.slice(0, LEVELS.indexOf(hit.level)).flatMap((level): PathStep[] => {
      const step = hit.path[level]
      return step === null ? [] : [{ level, id: step, name: hit.names[level]?.name ?? null }]
    })
    const own = hit.names[hit.level]
    const row = createLocationRow(hit.level, { level: hit.level, id, name: own?.name ?? null }, above, {
      source: 'desk',
      figures: hit.level === 'engines' && hasFigures(hit.figures) ? hit.figures : null
    })
    if (met.has(row.key)) return []
    met.add(row.key)
    const unlike = hit.matched.filter(
      ({ field, text }) => field !== 'note' && !terms.some((term) => fold(text).includes(term))
    )
    const notes = hit.matched.filter(({ field }) => {
      const shown = COLUMN_FIELDS[field]
      return shown !== 'always' && !shown?.includes(hit.level)
    })
    return [
      {
        ...row,
        years: hit.level === 'generations' ? yearsText(own?.year ?? null, own?.yearend ?? null) : null,
        favourite: hit.favourite,
        also: unlike.map(({ text }) => text).filter((text) => text.length >= MIN_PHRASE_LENGTH),
        notes
      }
    ]
  })
}

const NO_LEVEL: ReadonlySet<HitLevel> = new Set()
const levelOf = (row: ResultBodyRow): HitLevel => (row.kind === 'engine' ? 'engines' : row.level)
const engineIdOf = (row: ResultBodyRow): string => (row.kind === 'engine' ? row.engine.id : row.id)
/** Two rows of one identity lead to the same place. */
const identity = (row: LocationRow): string =>
  row.level === 'engines' ? `engines:${row.path.generations ?? ''}:${row.id}` : `${row.level}:${row.id}`

/**
 * One list by level with headings. A place of the service that the desk found too is shown once, as the desk's. `cut`:
 * levels of which the desk has more.
 */
export function mergeRows(
  desk: readonly LocationRow[],
  service: readonly ResultRow[],
  cut: ReadonlySet<HitLevel> = NO_LEVEL
): readonly ResultRow[] {
  const places = new Set(desk.map(identity))
  const engines = new Set(desk.filter((row) => row.level === 'engines').map((row) => row.id as string))
  const kept: ResultBodyRow[] = []
  for (const row of service) {
    if (row.kind === 'heading') continue
    if (row.kind === 'place') {
      // the service may name an engine without its place, which the desk knows
      const placeless = row.level === 'engines' && row.path.generations === null && engines.has(row.id)
      if (placeless || places.has(identity(row))) continue
    } else if (row.placeCount === 0 && engines.has(row.engine.id)) continue
    kept.push(row)
  }
  const serviceOnlyRows = kept.filter((row, at) => {
    // introduces places that follow; when all of those are the desk's, nothing is left to introduce
    const next = kept[at + 1]
    return (
      row.kind !== 'engine' ||
      row.placeCount === 0 ||
      (next?.kind === 'place' && next.nested && engineIdOf(next) === row.engine.id)
    )
  })
  return HIT_LEVELS.flatMap((level): ResultRow[] => {
    const rows: ResultBodyRow[] = [...desk, ...serviceOnlyRows].filter((row) => levelOf(row) === level)
    const count = rows.filter((row) => row.kind === 'engine' || !row.nested).length
    return rows.length === 0
      ? []
      : [{ kind: 'heading', key: `heading:${level}`, level, count, more: cut.has(level) }, ...rows]
  })
}
