/** Collects changes of the full-text tables in a transaction and writes them in row order. */
import { indexWords, isHan } from '../../../../shared/search/fold-text'
import { ENGINE_INDEX_COLUMNS, PLACE_NAMES, type IndexField } from '../../../../shared/search/index-fields'
import type { Sql } from '../../db/sql'
import { rowIdOf } from './row-ids'

export const PLACE_COLUMNS = [...PLACE_NAMES, 'year'] as const
export const ENGINE_COLUMNS: readonly IndexField[] = [...PLACE_NAMES, ...ENGINE_INDEX_COLUMNS.map(({ name }) => name)]

export interface IndexEntry {
  readonly profile: number
  readonly level: number
  readonly id: string
  readonly parent: string | null
  /** For the ranking: name and model year. */
  readonly name: string
  readonly year: number | null
  /** Fingerprint of the words; an unchanged entry is not written again. */
  readonly print: number
  readonly words: readonly (string | null)[]
}

const ENGINE_LEVEL = 4
const MEMO_SIZE = 20_000
/** Shorter words are not stored in `desk_words`. */
const MIN_STORED_LETTERS = 3

const insertInto = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`
const INSERT_PLACE = insertInto('desk_places', PLACE_COLUMNS)
const INSERT_ENGINE = insertInto('desk_engines', ENGINE_COLUMNS)

export class IndexRows {
  readonly #sql: Sql
  readonly #words = new Map<string, string>()
  readonly #newWords = new Set<string>()
  #lastRunning: number | null = null
  #removed: { row: number; level: number }[] = []
  #added: IndexEntry[] = []

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** The index words of a text, joined; null: none. */
  words(text: string | null): string | null {
    if (text === null || text === '') return null
    const memoised = this.#words.get(text)
    if (memoised !== undefined) return memoised
    const words = indexWords(text)
    for (const word of words) if (word.length >= MIN_STORED_LETTERS && !isHan(word)) this.#newWords.add(word)
    if (this.#words.size >= MEMO_SIZE) this.#words.clear()
    const joined = words.join(' ')
    this.#words.set(text, joined)
    return joined
  }

  remove(row: number, level: number): void {
    this.#removed.push({ row, level })
  }
  add(entry: IndexEntry): void {
    this.#added.push(entry)
  }

  /** Writes the collected changes. Call it in the transaction of the records. */
  flush(): void {
    if (this.#removed.length === 0 && this.#added.length === 0) return
    for (const { row, level } of this.#removed) {
      this.#sql.run(`DELETE FROM ${level === ENGINE_LEVEL ? 'desk_engines' : 'desk_places'} WHERE rowid = ?`, row)
      this.#sql.run`DELETE FROM desk_entries WHERE row = ${row}`
    }
    for (const word of this.#newWords) {
      const { changes, lastInsertRowid } = this.#insertWord(word)
      if (changes > 0) this.#sql.run`INSERT INTO desk_word_parts (rowid, word) VALUES (${lastInsertRowid}, ${word})`
    }
    this.#lastRunning ??= this.#sql.number("SELECT value FROM meta WHERE name = 'desk_row'")
    let running = this.#lastRunning
    // FTS5 would flush its pending data at every rowid out of order
    const rows = this.#added.map((entry) => ({ entry, row: rowIdOf(entry, ++running) })).sort((a, b) => a.row - b.row)
    for (const { entry, row } of rows) {
      this.#sql.run`INSERT INTO desk_entries (row, profile, level, id, parent, print)
        VALUES (${row}, ${entry.profile}, ${entry.level}, ${entry.id}, ${entry.parent}, ${entry.print})`
      this.#sql.run(entry.level === ENGINE_LEVEL ? INSERT_ENGINE : INSERT_PLACE, row, ...entry.words)
    }
    this.#sql.run`INSERT INTO meta (name, value)
      VALUES ('desk_row', ${running}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
    this.#lastRunning = running
    this.#newWords.clear()
    this.#removed = []
    this.#added = []
  }

  /** After a rollback or a cleared table. */
  forget(): void {
    this.#words.clear()
    this.#newWords.clear()
    this.#lastRunning = null
    this.#removed = []
    this.#added = []
  }

  #insertWord(word: string): { changes: number; lastInsertRowid: number } {
    const changes = this.#sql.run`INSERT INTO desk_words (word) VALUES (${word}) ON CONFLICT DO NOTHING`
    return { changes, lastInsertRowid: changes > 0 ? this.#sql.number('SELECT last_insert_rowid()') : 0 }
  }
}

/** A 52-bit hash (cyrb53). */
export function fingerprint(text: string): number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (1048575 & b) + (a >>> 0)
}
