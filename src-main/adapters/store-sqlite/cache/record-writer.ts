/**
 * Writes records, texts and places; what each way of learning about a record may overwrite is decided here.
 *
 * What is older than what is here, out of a pack's file or late, fills gaps and overwrites nothing. A time here that lies in the future is of a
 * clock since set right and not believed: anything is younger.
 */
import type { SQLInputValue } from 'node:sqlite'
import type { LanguageCode } from '../../../core/languages'
import type { Sql } from '../db/sql'
import { SHAPES, type LevelShape } from './levels'
import { LEVELS, type Level } from '../../../core/catalogue/records'

/**
 * 'list': what is null was left out or not given, and what is known stays. 'view': the record's own answer; null is "not given". 'hit': a search
 * said its name in passing, which counts only until a list or view says it.
 */
export type Learnt = 'list' | 'view' | 'hit'
type Plain = Readonly<Record<string, unknown>>

interface LevelSql {
  readonly facts: { readonly list: string; readonly view: string; readonly older: string }
  readonly texts: { readonly list: string; readonly view: string; readonly older: string }
  readonly ages: string
  readonly known: string
  readonly name: string
  readonly gone: string
}

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ')
type Way = keyof LevelSql['facts']
const SET: { readonly [W in Way]: (field: string) => string } = {
  list: (f) => `${f} = coalesce(excluded.${f}, ${f})`, view: (f) => `${f} = excluded.${f}`, older: (f) => `${f} = coalesce(${f}, excluded.${f})`
}
const sets = (fields: readonly string[], way: Way): string => fields.map(SET[way]).join(', ')

function sqlOf({ level, facts, texts }: LevelShape): LevelSql {
  const names = facts.map(([field]) => field)
  // a 404 that is younger stays
  const listed = (field: string): string => `${field} = CASE WHEN checked_at > ? AND checked_at <= ? THEN ${field} END`
  const record = (way: Way): string => `
    INSERT INTO ${level} (profile, id, ${names.join(', ')}) VALUES (?, ?, ${marks(names.length)})
    ON CONFLICT (profile, id) DO UPDATE SET ${listed('gone_since')}, ${listed('checked_at')}, ${sets(names, way)}`
  const text = (way: Way): string => `
    INSERT INTO ${level}_texts (profile, id, language, fetched_at, ${texts.join(', ')}) VALUES (?, ?, ?, ?, ${marks(texts.length)})
    ON CONFLICT (profile, id, language) DO UPDATE SET ${way === 'older' ? '' : 'fetched_at = excluded.fetched_at, '}${sets(texts, way)}`
  return {
    facts: { list: record('list'), view: record('view'), older: record('older') },
    texts: { list: text('list'), view: text('view'), older: text('older') },
    ages: `SELECT max(fetched_at), max(fetched_at) FILTER (WHERE language = ?) FROM ${level}_texts WHERE profile = ? AND id = ? AND fetched_at <= ?`,
    known: `INSERT INTO ${level} (profile, id) VALUES (?, ?) ON CONFLICT DO NOTHING`,
    name: `
      INSERT INTO ${level}_texts (profile, id, language, name) VALUES (?, ?, ?, ?)
      ON CONFLICT (profile, id, language) DO UPDATE SET name = CASE WHEN fetched_at IS NULL THEN excluded.name ELSE coalesce(name, excluded.name) END`,
    gone: `
      INSERT INTO ${level} (profile, id, gone_since, checked_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (profile, id) DO UPDATE SET gone_since = coalesce(gone_since, excluded.gone_since), checked_at = excluded.checked_at`
  }
}
const SQL = Object.fromEntries(LEVELS.map((level) => [level, sqlOf(SHAPES[level])])) as { readonly [L in Level]: LevelSql }

const PLACE = `
  INSERT INTO placements (profile, level, parent, id, position, seen_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (profile, level, parent, id) DO UPDATE SET position = coalesce(excluded.position, position), seen_at = max(seen_at, excluded.seen_at)`

export class RecordWriter {
  readonly #sql: Sql
  /** Milliseconds since 1970, as of the write under way. */
  nowMs = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  record(profile: number, shape: LevelShape, record: object, language: LanguageCode, atMs: number, learnt: 'list' | 'view'): void {
    const given = record as Plain
    const id = given['id'] as string
    const value = (field: string): SQLInputValue => (given[field] ?? null) as SQLInputValue
    const { facts, texts, ages } = SQL[shape.level]
    // facts come with the texts of some language, so the youngest of these tells how young the facts are
    const [factsAtMs, textsAtMs] = this.#sql.one<[number | null, number | null]>(ages, language, profile, id, this.nowMs) ?? [null, null]
    const older = (hereAtMs: number | null): Way => (hereAtMs !== null && hereAtMs > atMs ? 'older' : learnt)
    const younger = [atMs, this.nowMs] as const
    if (!this.#isComplete(profile, shape, id, atMs)) this.#sql.run(facts[older(factsAtMs)], profile, id, ...shape.facts.map(([field]) => value(field)), ...younger, ...younger)
    this.#sql.run(texts[older(textsAtMs)], profile, id, language, atMs, ...shape.texts.map(value))
  }

  /** An engine's own answer that is younger has said all there is: what it left out is not given. */
  #isComplete(profile: number, { level }: LevelShape, id: string, atMs: number): boolean {
    return level === 'engines' && this.#sql.one('SELECT 1 FROM engine_details WHERE profile = ? AND id = ? AND fetched_at > ? AND fetched_at <= ?', profile, id, atMs, this.nowMs) !== undefined
  }

  /** Whether what stands under this key is younger: of a time after `atMs`, and not of the future. */
  isYounger(table: 'engine_details' | 'engine_details_texts' | 'listings' | 'performances' | 'bodies', where: Readonly<Record<string, SQLInputValue>>, atMs: number): boolean {
    const age = table === 'performances' ? 'checked_at' : 'fetched_at'
    const keys = Object.keys(where).map((key) => `${key} = ?`).join(' AND ')
    return this.#sql.one(`SELECT 1 FROM ${table} WHERE ${keys} AND ${age} > ? AND ${age} <= ? LIMIT 1`, ...Object.values(where), atMs, this.nowMs) !== undefined
  }

  name(profile: number, level: Level, id: string, language: LanguageCode, name: string | null): void {
    this.#sql.run(SQL[level].known, profile, id)
    if (name !== null && name !== '') this.#sql.run(SQL[level].name, profile, id, language, name)
  }

  /** 404 on the record's own address: kept as it is, with the mark. */
  gone(profile: number, level: Level, id: string, language: LanguageCode, atMs: number): void {
    const [heardAtMs = null] = this.#sql.one<[number | null]>(SQL[level].ages, language, profile, id, this.nowMs) ?? []
    if (heardAtMs !== null && heardAtMs > atMs) return
    this.#sql.run(SQL[level].gone, profile, id, atMs, atMs)
  }

  /** @param position in the parent's list; null when it was learnt from elsewhere */
  place(profile: number, level: number, parent: string, id: string, position: number | null, atMs: number): void {
    this.#sql.run(PLACE, profile, level, parent, id, position, atMs)
  }

  /** Takes everything out of a parent's list, before the list as it is now is put in. Where things stand stays known. */
  emptyList(profile: number, level: number, parent: string): void {
    this.#sql.run('UPDATE placements SET position = NULL WHERE profile = ? AND level = ? AND parent = ? AND position IS NOT NULL', profile, level, parent)
  }
}
