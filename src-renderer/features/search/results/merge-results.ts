/** Rows of the local search, and the merged list: local rows in their order, then rows only the service knows. */
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { LEVELS, type Level } from '@shared/catalogue/records'
import { yearsText } from '@shared/catalogue/model-years'
import { foldText as fold } from '@shared/search/fold-text'
import { PLACE_NAMES, type QueryField } from '@shared/search/index-fields'
import {
  HIT_LEVELS,
  createLocationRow,
  engineIdOf,
  type ResultBodyRow,
  type LocationRow,
  type ResultRow,
  type PathStep
} from './result-rows'

/** A hit known by name only has no figures, which differs from missing figures. */
const hasFigures = (figures: LocalSearchHit['figures']): boolean =>
  Object.values(figures).some((figure) => figure !== null)

/** Shorter phrases would match inside other words. */
const MIN_PHRASE_LENGTH = 3
/** Names that every row shows. */
const NAMES = [...PLACE_NAMES, 'engine'] as const
/** Fields that the row of an engine shows in a column. */
const COLUMN_FIELDS: readonly QueryField[] = ['ecu', 'code', 'fuel', 'power']
type NameField = (typeof NAMES)[number]
const isName = (field: QueryField): field is NameField => NAMES.some((name) => name === field)

/** Rows of the local hits in their order. `query`: words without prefixes. */
export function localRows(hits: readonly LocalSearchHit[], query: string): readonly LocationRow[] {
  // the local search ignores punctuation at word ends
  const terms = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '')
  const seen = new Set<string>()
  return hits.flatMap((hit) => {
    const id = hit.path[hit.level]
    if (id === null) return []
    const above = LEVELS.slice(0, LEVELS.indexOf(hit.level)).flatMap((level): PathStep[] => {
      const step = hit.path[level]
      return step === null ? [] : [{ level, id: step, name: hit.names[level]?.name ?? null }]
    })
    const own = hit.names[hit.level]
    const generation = hit.names.generations
    const row = createLocationRow(hit.level, { level: hit.level, id, name: own?.name ?? null }, above, {
      source: 'desk',
      figures: hit.level === 'engines' && hasFigures(hit.figures) ? hit.figures : null
    })
    if (seen.has(row.key)) return []
    seen.add(row.key)
    const unlike = hit.matched.filter(
      ({ field, text }) => field !== 'note' && !terms.some((term) => fold(text).includes(term))
    )
    const notes = hit.matched.flatMap(({ field, text }) =>
      isName(field) || (hit.level === 'engines' && COLUMN_FIELDS.includes(field)) ? [] : { field, text }
    )
    return [
      {
        ...row,
        years: yearsText(generation?.year, generation?.yearend),
        favourite: hit.favourite,
        also: unlike.map(({ text }) => text).filter((text) => text.length >= MIN_PHRASE_LENGTH),
        notes
      }
    ]
  })
}

const NO_LEVEL: ReadonlySet<Level> = new Set()
const levelOf = (row: ResultBodyRow): Level => (row.kind === 'engine' ? 'engines' : row.level)
/** Rows with one identity lead to the same location. */
const identity = (row: LocationRow): string =>
  row.level === 'engines' ? `engines:${row.path.generations ?? ''}:${row.id}` : `${row.level}:${row.id}`

/** One list by level with headings, without duplicates; local rows win. `cut`: levels with more local hits. */
export function mergeRows(
  local: readonly LocationRow[],
  service: readonly ResultRow[],
  cut: ReadonlySet<Level> = NO_LEVEL
): readonly ResultRow[] {
  const places = new Set(local.map(identity))
  const engines = new Set(local.filter((row) => row.level === 'engines').map((row) => row.id as string))
  const merged: ResultBodyRow[] = []
  for (const row of service) {
    if (row.kind === 'heading') continue
    if (row.kind === 'place') {
      // the service may not know the location of an engine that the local search knows
      const placeless = row.level === 'engines' && row.path.generations === null && engines.has(row.id)
      if (placeless || places.has(identity(row))) continue
    } else if (row.placeCount === 0 && engines.has(row.engine.id)) continue
    merged.push(row)
  }
  const serviceOnlyRows = merged.filter((row, at) => {
    // an engine row without following locations is dropped
    const next = merged[at + 1]
    return (
      row.kind !== 'engine' ||
      row.placeCount === 0 ||
      (next?.kind === 'place' && next.nested && engineIdOf(next) === row.engine.id)
    )
  })
  return HIT_LEVELS.flatMap((level): ResultRow[] => {
    const rows: ResultBodyRow[] = [...local, ...serviceOnlyRows].filter((row) => levelOf(row) === level)
    const count = rows.filter((row) => row.kind === 'engine' || !row.nested).length
    const codes = rows.some((row) => row.kind === 'engine' || row.figures?.code !== undefined)
    return rows.length === 0
      ? []
      : [{ kind: 'heading', key: `heading:${level}`, level, count, more: cut.has(level), codes }, ...rows]
  })
}
