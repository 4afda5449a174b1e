/**
 * Updates the search index in the transaction of the records.
 *
 * An entry contains the names on the whole path in all stored languages, so that a name is found in any of them. A
 * changed name makes the entries below it stale; they are queued and updated in small steps, so that no write waits for
 * a renamed manufacturer.
 */
import {
  ENGINE_INDEX_COLUMNS,
  PLACE_NAMES,
  type IndexField,
  type SearchedValues
} from '../../../../shared/search/index-fields'
import { toUnit } from '../../../../shared/units/units'
import type { Sql } from '../../db/sql'
import { ENGINE_COLUMNS, fingerprint, IndexRows, PLACE_COLUMNS, type IndexEntry } from './index-rows'
import { PARENT_OF } from '../records/engine-path-sql'
import { columnsAt, engineTableOf } from '../records/level-columns'

const ENGINE = 4
/** `desk_queue.what`: 1 to 3 a record of that level, 4 one engine, 5 all engines of a generation. */
const ONE_ENGINE = 4
const ENGINES_OF = 5
/** A generation without end year is assumed to be built until it was fetched, for at most this long. */
const MAX_YEARS = 40

interface Path {
  /** Joined names in all languages, levels 1 to 3. */
  readonly names: readonly [manufacturer: string, model: string, generation: string]
  readonly years: string
}

const SEARCHED = ENGINE_INDEX_COLUMNS.map(({ name, field }) => ({ name, field, table: engineTableOf(field) }))
const SEARCHED_VALUES = SEARCHED.map(({ table, field }) => (table === 'engines' ? `e.${field}` : `t.${field}`)).join(
  ', '
)
const ENGINE_ROWS = `
  SELECT CAST(e.id AS TEXT), CAST(p.parent AS TEXT), d.row, d.print, t.type, ${SEARCHED_VALUES}
  FROM placements p CROSS JOIN engines e ON e.profile = p.profile AND e.id = p.id CROSS JOIN engines_texts t ON t.profile = p.profile AND t.id = p.id
  LEFT JOIN desk_entries d ON d.profile = p.profile AND d.level = 4 AND d.id = p.id AND d.parent = p.parent`
const BY_GENERATION = `${ENGINE_ROWS} WHERE p.profile = ? AND p.level = 4 AND p.parent = ? ORDER BY p.id`
// the unary plus keeps ORDER BY from choosing the index by parent, which would read all engines
const BY_ENGINE = `${ENGINE_ROWS} WHERE p.profile = ? AND p.level = 4 AND p.id = ? ORDER BY +p.parent`
const WITHOUT_PLACE = `
  SELECT CAST(e.id AS TEXT), NULL, d.row, d.print, t.type, ${SEARCHED_VALUES}
  FROM engines e JOIN engines_texts t ON t.profile = e.profile AND t.id = e.id LEFT JOIN desk_entries d ON d.profile = e.profile AND d.level = 4 AND d.id = e.id AND d.parent IS NULL
  WHERE e.profile = ? AND e.id = ?`

const QUEUE_ELSEWHERE = `
  INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT p.profile, ${ONE_ENGINE}, p.id FROM placements p WHERE p.profile = ? AND p.level = 4 AND p.parent = ? AND (
    EXISTS (SELECT 1 FROM placements o WHERE o.profile = p.profile AND o.level = 4 AND o.id = p.id AND o.parent <> p.parent)
    OR EXISTS (SELECT 1 FROM desk_entries d WHERE d.profile = p.profile AND d.level = 4 AND d.id = p.id AND d.parent IS NULL))`

type Value = string | number | null
type EngineRow = readonly [
  id: string,
  parent: string | null,
  row: number | null,
  print: number | null,
  type: string | null,
  ...searched: Value[]
]
const FIRST_VALUE = 5

export class IndexWriter {
  readonly #sql: Sql
  readonly #rows: IndexRows
  #paths = new Map<string, Path>()

  constructor(sql: Sql) {
    this.#sql = sql
    this.#rows = new IndexRows(sql)
  }

  /** Indexes a manufacturer, model or generation (level 1 to 3); queues its children when its words have changed. */
  place(profile: number, level: number, id: string): void {
    const path = this.#path(profile, level, id)
    const own = path.names[level - 1] ?? ''
    const year =
      level === 3
        ? (this.#sql.one<[number | null]>`SELECT year
          FROM generations WHERE profile = ${profile} AND id = ${id}`?.[0] ?? null)
        : null
    const texts = [...path.names, path.years]
    const print = fingerprint(texts.join('\n'))
    const [row, before] =
      this.#sql.one<[number, number]>`SELECT row, print
        FROM desk_entries WHERE profile = ${profile} AND level = ${level} AND id = ${id}` ?? []
    if (print === before) return
    if (row !== undefined) this.#rows.remove(row, level)
    if (own !== '')
      this.#rows.add({
        profile,
        level,
        id,
        parent: null,
        name: own,
        year,
        print,
        words: PLACE_COLUMNS.map((_column, at) => this.#rows.words(texts[at] ?? null))
      })
    this.#paths.clear()
    this.#queueBelow(profile, level, id)
  }

  enginesOf(profile: number, generation: string): void {
    this.#engines(profile, this.#sql.each<EngineRow>(BY_GENERATION, profile, generation))
  }

  /** Queues engines of this list that have entries elsewhere, or without a location. */
  queueElsewhere(profile: number, generation: string): void {
    this.#sql.run(QUEUE_ELSEWHERE, profile, generation)
  }

  /** Indexes one engine at all its locations. */
  engine(profile: number, id: string): void {
    const placed = this.#sql.all<EngineRow>(BY_ENGINE, profile, id)
    const unplaced = this.#sql.one<[number]>`SELECT row
      FROM desk_entries WHERE profile = ${profile} AND level = 4 AND id = ${id} AND parent IS NULL`
    if (placed.length === 0) this.#engines(profile, this.#sql.all<EngineRow>(WITHOUT_PLACE, profile, id))
    else {
      if (unplaced) this.#rows.remove(unplaced[0], ENGINE)
      this.#engines(profile, placed)
    }
  }

  remove(row: number, level = ENGINE): void {
    this.#rows.remove(row, level)
  }

  /** Processes up to `most` queued steps and flushes; true when more are waiting. */
  work(most: number): boolean {
    const queued = this.#sql.all<[number, number, number, string]>`SELECT key, profile, what, CAST(id AS TEXT)
      FROM desk_queue ORDER BY key LIMIT ${most}`
    for (const [key, profile, what, id] of queued) {
      this.#sql.run`DELETE FROM desk_queue WHERE key = ${key}`
      if (what === ENGINES_OF) this.enginesOf(profile, id)
      else if (what === ONE_ENGINE) this.engine(profile, id)
      else this.place(profile, what, id)
      // an entry may be updated twice in a step, so it must be readable
      this.flush()
    }
    return this.#sql.one('SELECT 1 FROM desk_queue LIMIT 1') !== undefined
  }

  flush(): void {
    this.#paths.clear()
    this.#rows.flush()
  }
  forget(): void {
    this.#paths.clear()
    this.#rows.forget()
  }

  #queueBelow(profile: number, level: number, id: string): void {
    if (level === 3) {
      if (this.#sql.one`SELECT 1 FROM placements WHERE profile = ${profile} AND level = 4 AND parent = ${id} LIMIT 1`) {
        this.#sql.run`INSERT OR IGNORE INTO desk_queue (profile, what, id) VALUES (${profile}, ${ENGINES_OF}, ${id})`
      }
    } else {
      this.#sql.run`INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT profile, level, id
        FROM placements WHERE profile = ${profile} AND level = ${level + 1} AND parent = ${id}`
    }
  }

  /** Groups rows by engine and location; each group has one row per language. */
  #engines(profile: number, rows: Iterable<EngineRow>): void {
    let group: EngineRow[] = []
    const entries: { entry: IndexEntry; before: number | null }[] = []
    const close = (): void => {
      const entry = group.length > 0 ? this.#engineEntry(profile, group) : null
      if (entry) entries.push({ entry, before: group[0]?.[2] ?? null })
    }
    for (const row of rows) {
      const [first] = group
      if (first && (first[0] !== row[0] || first[1] !== row[1])) {
        close()
        group = []
      }
      group.push(row)
    }
    close()
    for (const { entry, before } of entries) {
      if (before !== null) this.#rows.remove(before, ENGINE)
      this.#rows.add(entry)
    }
  }

  /** null: the entry is unchanged. */
  #engineEntry(profile: number, group: readonly EngineRow[]): IndexEntry | null {
    const [id, parent, , print, , ...first] = group[0] as EngineRow
    const value = Object.fromEntries(SEARCHED.map(({ name }, at) => [name, first[at] ?? null])) as SearchedValues
    const path = parent === null ? NO_PATH : this.#path(profile, 3, parent)
    const texts = new Map<IndexField, string>([
      ...PLACE_NAMES.map((name, at) => [name, path.names[at] ?? ''] as const),
      ...SEARCHED.map(({ name, table }, at) => {
        const translated = table === 'engines_texts' ? group.map((row) => row[FIRST_VALUE + at] ?? null) : null
        return [name, distinctTexts(translated ?? [first[at] ?? null])] as const
      })
    ])
    // the other words by which a workshop knows a field
    texts.set('year', distinctTexts([texts.get('year') ?? null, path.years]))
    texts.set('fuel', distinctTexts([texts.get('fuel') ?? null, ...group.map((row) => row[4])]))
    const now = fingerprint(ENGINE_COLUMNS.map((column) => texts.get(column)).join('\n'))
    if (now === print) return null
    const words = ENGINE_COLUMNS.map((column) =>
      column === 'power' ? powerWords(value.power) : this.#rows.words(texts.get(column) ?? null)
    )
    return { profile, level: ENGINE, id, parent, name: value.engine ?? '', year: value.year, print: now, words }
  }

  #path(profile: number, level: number, id: string): Path {
    const key = `${profile} ${level} ${id}`
    const known = this.#paths.get(key)
    if (known) return known
    const names: [string, string, string] = ['', '', '']
    let at: string | null = id
    for (let step = level; step >= 1 && at !== null; step--) {
      names[step - 1] = this.#names(profile, step, at)
      at = this.#sql.one<[string]>(PARENT_OF, profile, step, at)?.[0] ?? null
    }
    const path = { names, years: level === 3 ? this.#years(profile, id) : '' }
    this.#paths.set(key, path)
    return path
  }

  #names(profile: number, level: number, id: string): string {
    const rows = this.#sql.all<[string | null]>(
      `SELECT name FROM ${columnsAt(level).level}_texts WHERE profile = ? AND id = ?`,
      profile,
      id
    )
    return distinctTexts(rows.map(([name]) => name))
  }

  /** All years in which a generation was built, as far as given. */
  #years(profile: number, id: string): string {
    const [year, yearend] = this.#sql.one<[number | null, number | null]>`SELECT year, yearend
      FROM generations WHERE profile = ${profile} AND id = ${id}` ?? [null, null]
    const from = year ?? yearend
    if (from === null) return ''
    const seen = this.#sql.number`SELECT max(fetched_at) FROM generations_texts
      WHERE profile = ${profile} AND id = ${id}`
    const to = yearend ?? new Date(seen).getUTCFullYear()
    const count = Math.min(MAX_YEARS, Math.max(1, Math.trunc(to - from) + 1))
    return Array.from({ length: count }, (_, n) => String(Math.trunc(from) + n)).join(' ')
  }
}

const NO_PATH: Path = { names: ['', '', ''], years: '' }

/** The different texts, joined. */
function distinctTexts(texts: readonly Value[]): string {
  const given = texts.filter((text) => text !== null && text !== '')
  return given.length > 1 ? [...new Set(given)].join(' ') : String(given[0] ?? '')
}

function powerWords(power: number | null): string | null {
  return power === null ? null : `${Math.round(power)} ${Math.round(power)}ps ${Math.round(toUnit(power, 'kW'))}kw`
}
