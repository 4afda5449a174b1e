/** Reads names and paths of stored records. */
import { LEVELS, type EnginePath, type Level } from '../../../../shared/catalogue/records'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { PathStep, PathNames } from '../../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../../db/sql'

/** SQL: a text of the record `r` in the language `?1`, or null. */
const textSql = (field: string, level: Level): string =>
  `(SELECT t.${field} FROM ${level}_texts t WHERE t.profile = r.profile AND t.id = r.id AND t.language = ?1)`
/** SQL: a text of the record `r` in the language `?1`, otherwise in the language fetched last. */
export function localisedTextSql(field: string, level: Level): string {
  return `coalesce(${textSql(field, level)}, (SELECT t.${field} FROM ${level}_texts t WHERE t.profile = r.profile AND t.id = r.id AND t.${field} IS NOT NULL ORDER BY t.fetched_at DESC LIMIT 1))`
}

const FACTS: { readonly [L in Level]: string } = {
  types: 'NULL, NULL, NULL, NULL',
  manufacturers: 'NULL, NULL, r.brand_logo, NULL',
  models: 'NULL, NULL, r.model_photo, r.model_photo_unbranded',
  generations: 'r.year, r.yearend, r.photo, r.photo_unbranded',
  engines: 'NULL, NULL, NULL, NULL'
}
const KNOWN = Object.fromEntries(
  LEVELS.map((level) => [
    level,
    `
  SELECT ${FACTS[level]}, ${localisedTextSql('name', level)}, ${textSql('name', level)} IS NOT NULL, r.gone_since,
    EXISTS (SELECT 1 FROM ${level}_texts t WHERE t.profile = r.profile AND t.id = r.id AND t.fetched_at IS NOT NULL)
  FROM ${level} r WHERE r.profile = ?2 AND r.id = ?3`
  ])
) as { readonly [L in Level]: string }
/** The parent of a place or engine: of several, the one that lists it, and was seen last. */
export const PARENT_OF =
  'SELECT CAST(parent AS TEXT) FROM placements WHERE profile = ? AND level = ? AND id = ? ORDER BY position IS NULL, seen_at DESC LIMIT 1'

type Facts = readonly [
  year: number | null,
  yearend: number | null,
  photo: string | null,
  unbranded: string | null,
  name: string | null,
  inLanguage: number,
  goneSince: number | null,
  isFetched: number
]

export function pathOfLevel(level: Level, id: string): EnginePath {
  return { types: null, manufacturers: null, models: null, generations: null, engines: null, [level]: id } as EnginePath
}

/** Reads locations for one query and memoises them, because hits of a search share their upper levels. */
export class LocationReader {
  readonly #sql: Sql
  readonly #profile: number
  readonly #language: LanguageCode
  readonly #known = new Map<string, PathStep | undefined>()
  readonly #parents = new Map<string, string | null>()

  constructor(sql: Sql, profile: number, language: LanguageCode) {
    this.#sql = sql
    this.#profile = profile
    this.#language = language
  }

  /** Omits unknown facts. */
  location(level: Level, id: string): PathStep | undefined {
    const key = `${level} ${id}`
    if (this.#known.has(key)) return this.#known.get(key)
    const row = this.#sql.one<Facts>(KNOWN[level], this.#language, this.#profile, id)
    const location: PathStep | undefined = row && {
      id,
      name: row[4],
      ...(row[4] !== null && row[5] === 0 ? { foreign: true } : {}),
      ...(row[7] === 0 ? {} : { heard: true }),
      ...(row[6] === null ? {} : { goneSinceMs: row[6] }),
      ...(row[0] === null ? {} : { year: row[0] }),
      ...(row[1] === null ? {} : { yearend: row[1] }),
      ...(row[2] === null ? {} : { photo: row[2] }),
      ...(row[3] === null ? {} : { photoUnbranded: row[3] })
    }
    this.#known.set(key, location)
    return location
  }

  names(path: { readonly [L in Level]: string | null }): PathNames {
    const names: { [L in Level]?: PathStep } = {}
    for (const level of LEVELS) {
      const id = path[level]
      const location = id === null ? undefined : this.location(level, id)
      if (location) names[level] = location
    }
    return names
  }

  /** The path to the record `id` of a level, 0 to 4. @param parent its parent, if known */
  pathOf(level: number, id: string, parent?: string | null): EnginePath {
    const ids: (string | null)[] = [null, null, null, null, null]
    ids[level] = id
    let at: string | null = parent === undefined ? this.#parent(level, id) : parent
    for (let step = level - 1; step >= 0 && at !== null; step--) {
      ids[step] = at
      at = step > 0 ? this.#parent(step, at) : null
    }
    const [types, manufacturers, models, generations, engines] = ids
    return { types, manufacturers, models, generations, engines } as EnginePath
  }

  /** One path per generation of the engine; generations that list it now come first. */
  pathsOf(engine: string): EnginePath[] {
    const parents = this.#sql.all<[string]>`SELECT CAST(parent AS TEXT) FROM placements
      WHERE profile = ${this.#profile} AND level = 4 AND id = ${engine}
      ORDER BY position IS NULL, +parent`
    return parents.map(([generation]) => this.pathOf(4, engine, generation))
  }

  #parent(level: number, id: string): string | null {
    const key = `${level} ${id}`
    let parent = this.#parents.get(key)
    if (parent === undefined) {
      parent = this.#sql.one<[string]>(PARENT_OF, this.#profile, level, id)?.[0] ?? null
      this.#parents.set(key, parent)
    }
    return parent
  }
}
