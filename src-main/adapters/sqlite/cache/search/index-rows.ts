/** What goes into the full-text tables in one transaction: collected first, written in order of rows at the end. */
import { indexWords, isHan } from '../../../../shared/search/fold-text'
import type { Sql } from '../../db/sql'
import { rowIdOf } from './row-ids'

export const PLACE_COLUMNS = ['manufacturer', 'model', 'generation', 'year'] as const
export const ENGINE_COLUMNS = [
  'manufacturer',
  'model',
  'generation',
  'engine',
  'ecu',
  'tcu',
  'code',
  'year',
  'fuel',
  'power'
] as const

export interface IndexEntry {
  readonly profile: number
  readonly level: number
  readonly id: string
  readonly parent: string | null
  /** For the rank: name and year of manufacture. */
  readonly name: string
  readonly year: number | null
  /** Fingerprint of the words, to leave alone what did not change. */
  readonly print: number
  /** Words by column, in the order of the table's columns. */
  readonly words: readonly (string | null)[]
}

const ENGINE_LEVEL = 4
const MEMO = 20_000
/** Shorter ones are found as they are. */
const LEAST_KEPT = 3

const insertInto = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`
const INSERT_PLACE = insertInto('desk_places', PLACE_COLUMNS)
const INSERT_ENGINE = insertInto('desk_engines', ENGINE_COLUMNS)

export class IndexRows {
  readonly #sql: Sql
  readonly #words = new Map<string, string>()
  #known: Set<string> | null = null
  #fresh: string[] = []
  #running: number | null = null
  #removed: { row: number; level: number }[] = []
  #added: IndexEntry[] = []

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** The words of a text as one string for the index; null when there are none. */
  words(text: string | null): string | null {
    if (text === null || text === '') return null
    const kept = this.#words.get(text)
    if (kept !== undefined) return kept
    const words = indexWords(text)
    for (const word of words) this.#keep(word)
    if (this.#words.size >= MEMO) this.#words.clear()
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

  /** Writes what was collected. Inside the transaction of the records it belongs to. */
  flush(): void {
    if (this.#removed.length === 0 && this.#added.length === 0) return
    for (const { row, level } of this.#removed) {
      this.#sql.run(`DELETE FROM ${level === ENGINE_LEVEL ? 'desk_engines' : 'desk_places'} WHERE rowid = ?`, row)
      this.#sql.run('DELETE FROM desk_entries WHERE row = ?', row)
    }
    for (const word of this.#fresh) {
      const { changes, lastInsertRowid } = this.#insertWord(word)
      if (changes > 0) this.#sql.run('INSERT INTO desk_word_parts (rowid, word) VALUES (?, ?)', lastInsertRowid, word)
    }
    this.#running ??= this.#sql.number("SELECT value FROM meta WHERE name = 'desk_row'")
    let running = this.#running
    // out of order, the full-text table would write out what it has gathered at every step back
    const rows = this.#added.map((entry) => ({ entry, row: rowIdOf(entry, ++running) })).sort((a, b) => a.row - b.row)
    for (const { entry, row } of rows) {
      this.#sql.run(
        'INSERT INTO desk_entries (row, profile, level, id, parent, print) VALUES (?, ?, ?, ?, ?, ?)',
        row,
        entry.profile,
        entry.level,
        entry.id,
        entry.parent,
        entry.print
      )
      this.#sql.run(entry.level === ENGINE_LEVEL ? INSERT_ENGINE : INSERT_PLACE, row, ...entry.words)
    }
    this.#sql.run(
      "INSERT INTO meta (name, value) VALUES ('desk_row', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      running
    )
    this.#running = running
    this.#fresh = []
    this.#removed = []
    this.#added = []
  }

  /** The transaction was undone, or the tables were emptied: nothing of it may be taken as written. */
  forget(): void {
    this.#words.clear()
    this.#known = null
    this.#running = null
    this.#fresh = []
    this.#removed = []
    this.#added = []
  }

  #keep(word: string): void {
    if (word.length < LEAST_KEPT || isHan(word)) return
    this.#known ??= new Set(this.#sql.all<[string]>('SELECT word FROM desk_words').map(([known]) => known))
    if (this.#known.has(word)) return
    this.#known.add(word)
    this.#fresh.push(word)
  }

  #insertWord(word: string): { changes: number; lastInsertRowid: number } {
    const changes = this.#sql.run('INSERT INTO desk_words (word) VALUES (?) ON CONFLICT DO NOTHING', word)
    return { changes, lastInsertRowid: changes > 0 ? this.#sql.number('SELECT last_insert_rowid()') : 0 }
  }
}

/** A number that differs when the text does, but for one in 2^52 (cyrb53). */
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
