/**
 * Text search over encrypted rows: searchable text is decrypted, folded and cached in this worker's memory up to a
 * limit; other rows are decrypted for each search. No searchable text is written to disk.
 */
import { foldText } from '../../../shared/search/fold-text'
import type { Sql } from '../db/sql'
import { FACTS_COLUMNS, decryptFacts, type FactsRow } from './event-rows'
import type { RowCipher } from './row-cipher'

/** Cached characters, one byte each in Latin scripts: enough for 100 000 ordinary events. */
const MAX_CHARACTERS = 48_000_000
const STEP_ROWS = 100

export class TextSearch {
  readonly #sql: Sql
  readonly #cipher: RowCipher
  readonly #texts = new Map<number, string>()
  #characters = 0
  #rewritten = -1
  #wanted: readonly string[] = []
  /** Rows above `#top` and below `#ahead` are not yet decrypted. */
  #top = 0
  #ahead = 0

  /** Registers the SQL function `fits(seq)`. */
  constructor(sql: Sql, cipher: RowCipher) {
    this.#sql = sql
    this.#cipher = cipher
    sql.db.function('fits', { deterministic: false }, (seq) => (this.#fits(Number(seq)) ? 1 : 0))
  }

  /** Sets the words that `fits` requires, in any order. */
  prepare(text: string | undefined): void {
    this.#wanted = foldText(text ?? '')
      .split(/\s+/)
      .filter(Boolean)
    if (this.#wanted.length > 0) this.#forgetRewritten()
  }

  /** Decrypts some rows ahead of a search: new ones, then newest first; true when there are more. */
  warm(): boolean {
    this.#forgetRewritten()
    if (this.#characters >= MAX_CHARACTERS) return false
    const newer = this.#sql.all<FactsRow>(
      `SELECT ${FACTS_COLUMNS} FROM events WHERE seq > ? ORDER BY seq LIMIT ?`,
      this.#top,
      STEP_ROWS
    )
    const older =
      newer.length === STEP_ROWS
        ? []
        : this.#sql.all<FactsRow>(
            `SELECT ${FACTS_COLUMNS} FROM events WHERE seq < ? ORDER BY seq DESC LIMIT ?`,
            this.#ahead,
            STEP_ROWS
          )
    for (const row of [...newer, ...older]) if (!this.#texts.has(row[0])) this.#cache(row)
    this.#top = newer.at(-1)?.[0] ?? this.#top
    if (newer.length === STEP_ROWS) return true
    this.#ahead = older.at(-1)?.[0] ?? 0
    return older.length === STEP_ROWS
  }

  #forgetRewritten(): void {
    const rewritten = this.#sql.number("SELECT value FROM meta WHERE name = 'rewritten'")
    if (rewritten === this.#rewritten) return
    this.#rewritten = rewritten
    this.#texts.clear()
    this.#characters = 0
    this.#top = this.#sql.number('SELECT max(seq) FROM events')
    this.#ahead = this.#top + 1
  }

  #fits(seq: number): boolean {
    const text = this.#texts.get(seq) ?? this.#read(seq)
    return this.#wanted.every((word) => text.includes(word))
  }

  #read(seq: number): string {
    const row = this.#sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)
    return row ? this.#cache(row) : ''
  }

  #cache(row: FactsRow): string {
    const { title, latest, author, vehicle, plate, subject, kind } = decryptFacts(this.#cipher, row)
    const text = foldText([title, latest, author, vehicle, plate, subject.id, kind].filter(Boolean).join('\n'))
    if (this.#characters + text.length <= MAX_CHARACTERS) {
      this.#texts.set(row[0], text)
      this.#characters += text.length
    }
    return text
  }
}
