/**
 * Writes records, texts and positions, and decides what each source of information may overwrite.
 *
 * Older data (from a pack file, or late) only fills gaps. A stored time in the future comes from a wrong clock and
 * counts as older than anything. Responses of the service are never older than data from a file, and an untrusted file
 * is older than anything the service sent.
 */
import type { SQLInputValue } from 'node:sqlite'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { PackFileSource } from '../../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../../db/sql'
import type { AnswerToWrite } from './answer-to-write'
import { LEVEL_COLUMNS, type LevelColumns } from './level-columns'
import { LEVELS, type Level } from '../../../../shared/catalogue/records'

const placeholders = (count: number): string => Array.from({ length: count }, () => '?').join(', ')
type ConflictRule = 'list' | 'view' | 'older'
const SET: { readonly [W in ConflictRule]: (field: string) => string } = {
  list: (f) => `${f} = coalesce(excluded.${f}, ${f})`,
  view: (f) => `${f} = excluded.${f}`,
  older: (f) => `${f} = coalesce(${f}, excluded.${f})`
}
const sets = (fields: readonly string[], way: ConflictRule): string => fields.map(SET[way]).join(', ')

/** Signer of an origin that is another computer of the workspace; its records count like those of the service. */
export const COMPUTER = 'computer'
const FROM_SERVICE = `(origin IS NULL OR origin IN (SELECT key FROM origins WHERE signer = '${COMPUTER}'))`
/** SQL: whether a stored row is younger than the new data. Values: `RecordWriter.#ageValues`. */
const isYoungerIn = (age: string): string =>
  `((${age} > ? AND ${age} <= ? AND (${FROM_SERVICE} OR ?)) OR (${FROM_SERVICE} AND ${age} IS NOT NULL AND ? AND (${age} = ? OR ?)))`

function sqlOf({ level, facts, texts }: LevelColumns) {
  const names = facts.map(([field]) => field)
  // a younger 404 stays
  const listed = (field: string): string => `${field} = CASE WHEN checked_at > ? AND checked_at <= ? THEN ${field} END`
  const record = (way: ConflictRule): string => `
    INSERT INTO ${level} (profile, id, ${names.join(', ')}) VALUES (?, ?, ${placeholders(names.length)})
    ON CONFLICT (profile, id) DO UPDATE SET ${listed('gone_since')}, ${listed('checked_at')}, ${sets(names, way)}`
  const text = (way: ConflictRule): string => `
    INSERT INTO ${level}_texts (profile, id, language, fetched_at, origin, ${texts.join(', ')}) VALUES (?, ?, ?, ?, ?, ${placeholders(texts.length)})
    ON CONFLICT (profile, id, language) DO UPDATE SET ${way === 'older' ? '' : 'fetched_at = excluded.fetched_at, origin = excluded.origin, '}${sets(texts, way)}`
  const name = (kept: string): string => `
    INSERT INTO ${level}_texts (profile, id, language, name) VALUES (?, ?, ?, ?) ON CONFLICT (profile, id, language) DO UPDATE SET name = ${kept}`
  return {
    facts: { list: record('list'), view: record('view'), older: record('older') },
    texts: { list: text('list'), view: text('view'), older: text('older') },
    /** Whether younger texts exist; 1: in the requested language, 0: in another one, null: none. */
    younger: `SELECT max(language = ?) FROM ${level}_texts WHERE profile = ? AND id = ? AND ${isYoungerIn('fetched_at')}`,
    known: `INSERT INTO ${level} (profile, id) VALUES (?, ?) ON CONFLICT DO NOTHING`,
    name: name('CASE WHEN fetched_at IS NULL THEN excluded.name ELSE coalesce(name, excluded.name) END'),
    /** For pack files: only fills a gap. */
    nameGap: name('coalesce(name, excluded.name)'),
    gone: `
      INSERT INTO ${level} (profile, id, gone_since, checked_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (profile, id) DO UPDATE SET gone_since = coalesce(gone_since, excluded.gone_since), checked_at = excluded.checked_at`,
    dropped: `
      UPDATE ${level} SET gone_since = ?, checked_at = ? WHERE profile = ? AND id = ? AND gone_since IS NULL
        AND NOT EXISTS (SELECT 1 FROM placements p WHERE p.profile = ${level}.profile AND p.level = ? AND p.id = ${level}.id AND p.position IS NOT NULL)`
  }
}
const SQL = Object.fromEntries(LEVELS.map((level) => [level, sqlOf(LEVEL_COLUMNS[level])])) as {
  readonly [L in Level]: ReturnType<typeof sqlOf>
}

const PLACE = `
  INSERT INTO placements (profile, level, parent, id, position, seen_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (profile, level, parent, id) DO UPDATE SET position = coalesce(excluded.position, position), seen_at = max(seen_at, excluded.seen_at)`

export class RecordWriter {
  readonly #sql: Sql
  #nowMs = 0
  #from: PackFileSource | null = null
  /** Key of the pack file or computer being written; null: the service. */
  origin: number | null = null

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** @param nowMs time of the write, in epoch milliseconds */
  begin({ nowMs, from, computer }: Pick<AnswerToWrite, 'nowMs' | 'from' | 'computer'>): void {
    this.#nowMs = nowMs
    this.#from = from
    this.origin = null
    const origin = from?.origin ?? (computer === null ? null : { signer: COMPUTER, name: computer, writtenAtMs: 0 })
    if (!origin) return
    const { signer, name, writtenAtMs } = origin
    this.#sql.run`INSERT OR IGNORE INTO origins (signer, name, written_at) VALUES (${signer}, ${name}, ${writtenAtMs})`
    this.origin = this.#sql.number`SELECT key FROM origins
      WHERE signer = ${signer} AND name = ${name} AND written_at = ${writtenAtMs}`
  }

  #ageValues(atMs: number): SQLInputValue[] {
    const file = this.#from ? 1 : 0
    return [atMs, this.#nowMs, file, file, atMs, this.#from && !this.#from.replaces ? 1 : 0]
  }

  record(
    profile: number,
    shape: LevelColumns,
    record: object,
    language: LanguageCode,
    atMs: number,
    source: 'list' | 'view'
  ): void {
    const given = record as Readonly<Record<string, unknown>>
    const id = given['id'] as string
    const value = (field: string): SQLInputValue => (given[field] ?? null) as SQLInputValue
    const { facts, texts, younger: youngerSql } = SQL[shape.level]
    // facts arrive with texts of some language, so the youngest texts date the facts
    const younger =
      this.#sql.one<[number | null]>(youngerSql, language, profile, id, ...this.#ageValues(atMs))?.[0] ?? null
    // a file that only fills gaps does not clear a 404
    const checked = [this.#from && !this.#from.replaces ? 0 : atMs, this.#nowMs] as const
    if (!this.#isComplete(profile, shape, id, atMs))
      this.#sql.run(
        facts[younger === null ? source : 'older'],
        profile,
        id,
        ...shape.facts.map(([field]) => value(field)),
        ...checked,
        ...checked
      )
    this.#sql.run(
      texts[younger === 1 ? 'older' : source],
      profile,
      id,
      language,
      atMs,
      this.origin,
      ...shape.texts.map(value)
    )
  }

  /** A younger detail response has set all fields of the engine. */
  #isComplete(profile: number, { level }: LevelColumns, id: string, atMs: number): boolean {
    return level === 'engines' && this.isYounger('engine_details', { profile, id }, atMs)
  }

  /** Whether the stored row is younger than `atMs` (but not in the future), or outranks the pack file. */
  isYounger(
    table: 'engine_details' | 'engine_details_texts' | 'listings' | 'performances' | 'bodies',
    where: Readonly<Record<string, SQLInputValue>>,
    atMs: number
  ): boolean {
    const age = table === 'performances' ? 'checked_at' : 'fetched_at'
    const keys = Object.keys(where)
      .map((key) => `${key} = ?`)
      .join(' AND ')
    return (
      this.#sql.one(
        `SELECT 1 FROM ${table} WHERE ${keys} AND ${isYoungerIn(age)} LIMIT 1`,
        ...Object.values(where),
        ...this.#ageValues(atMs)
      ) !== undefined
    )
  }

  name(profile: number, level: Level, id: string, language: LanguageCode, name: string | null): void {
    this.#sql.run(SQL[level].known, profile, id)
    if (name !== null && name !== '')
      this.#sql.run(this.#from ? SQL[level].nameGap : SQL[level].name, profile, id, language, name)
  }

  /** 404 of the record's own endpoint: the record stays, marked as gone. */
  gone(profile: number, level: Level, id: string, language: LanguageCode, atMs: number): void {
    if (
      (this.#sql.one<[number | null]>(SQL[level].younger, language, profile, id, ...this.#ageValues(atMs))?.[0] ??
        null) !== null
    )
      return
    this.#sql.run(SQL[level].gone, profile, id, atMs, atMs)
  }

  /** Missing from its list and all others: the record stays, marked as gone. */
  dropped(profile: number, { level, index }: LevelColumns, id: string, atMs: number): void {
    this.#sql.run(SQL[level].dropped, atMs, atMs, profile, id, index)
  }

  /** @param position index in the parent's list; null: known from elsewhere */
  place(profile: number, level: number, parent: string, id: string, position: number | null, atMs: number): void {
    this.#sql.run(PLACE, profile, level, parent, id, position, atMs)
  }

  /** Clears the positions in a parent's list before the new list is written; returns the ids that were in it. */
  emptyList(profile: number, level: number, parent: string): string[] {
    const listed = this.#sql.all<[string]>`SELECT CAST(id AS TEXT) FROM placements
      WHERE profile = ${profile} AND level = ${level} AND parent = ${parent} AND position IS NOT NULL`
    this.#sql.run`UPDATE placements SET position = NULL
      WHERE profile = ${profile} AND level = ${level} AND parent = ${parent} AND position IS NOT NULL`
    return listed.map(([id]) => id)
  }
}
