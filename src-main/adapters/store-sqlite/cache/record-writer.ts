/** Writes records, texts and places; what each of the three ways of learning about a record may overwrite is decided here. */
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
  readonly facts: { readonly list: string; readonly view: string }
  readonly texts: { readonly list: string; readonly view: string }
  readonly known: string
  readonly name: string
  readonly gone: string
}

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ')
const sets = (fields: readonly string[], keep: boolean): string => fields.map((f) => (keep ? `${f} = coalesce(excluded.${f}, ${f})` : `${f} = excluded.${f}`)).join(', ')

function sqlOf({ level, facts, texts }: LevelShape): LevelSql {
  const names = facts.map(([field]) => field)
  const record = (keep: boolean): string => `
    INSERT INTO ${level} (profile, id, ${names.join(', ')}) VALUES (?, ?, ${marks(names.length)})
    ON CONFLICT (profile, id) DO UPDATE SET gone_since = NULL, checked_at = NULL, ${sets(names, keep)}`
  const text = (keep: boolean): string => `
    INSERT INTO ${level}_texts (profile, id, language, fetched_at, ${texts.join(', ')}) VALUES (?, ?, ?, ?, ${marks(texts.length)})
    ON CONFLICT (profile, id, language) DO UPDATE SET fetched_at = excluded.fetched_at, ${sets(texts, keep)}`
  return {
    facts: { list: record(true), view: record(false) },
    texts: { list: text(true), view: text(false) },
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

  constructor(sql: Sql) {
    this.#sql = sql
  }

  record(profile: number, shape: LevelShape, record: object, language: LanguageCode, atMs: number, learnt: 'list' | 'view'): void {
    const given = record as Plain
    const id = given['id'] as string
    const value = (field: string): SQLInputValue => (given[field] ?? null) as SQLInputValue
    this.#sql.run(SQL[shape.level].facts[learnt], profile, id, ...shape.facts.map(([field]) => value(field)))
    this.#sql.run(SQL[shape.level].texts[learnt], profile, id, language, atMs, ...shape.texts.map(value))
  }

  name(profile: number, level: Level, id: string, language: LanguageCode, name: string | null): void {
    this.#sql.run(SQL[level].known, profile, id)
    if (name !== null && name !== '') this.#sql.run(SQL[level].name, profile, id, language, name)
  }

  /** 404 on the record's own address: kept as it is, with the mark. */
  gone(profile: number, level: Level, id: string, atMs: number): void {
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
