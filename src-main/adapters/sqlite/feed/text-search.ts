/**
 * Text search over sealed rows: what can be searched is opened, folded and kept in this worker's memory, up to a bound;
 * beyond it a row is opened
 * each time. Nothing searchable is written to the disk.
 */
import { foldText } from '../../../shared/search/fold-text'
import type { Sql } from '../db/sql'
import { FACTS_COLUMNS, decryptFacts, type FactsRow } from './event-rows'
import type { RowCipher } from './row-cipher'

/** Characters kept, at one byte each for Latin scripts: enough for 100 000 events of ordinary length. */
const MOST_CHARACTERS = 48_000_000
/** Rows opened at once while nobody asks anything. */
const AHEAD = 100

export class TextSearch {
  readonly #sql: Sql
  readonly #vault: RowCipher
  readonly #texts = new Map<number, string>()
  #characters = 0
  #rewritten = -1
  #wanted: readonly string[] = []
  /** Rows above `#top` and below `#ahead` are still to be opened ahead of a search. */
  #top = 0
  #ahead = 0

  /** Makes `fits(seq)` known to the connection. */
  constructor(sql: Sql, vault: RowCipher) {
    this.#sql = sql
    this.#vault = vault
    sql.db.function('fits', { deterministic: false }, (seq) => (this.#fits(Number(seq)) ? 1 : 0))
  }

  /** What `fits` looks for from now on: all words, in any order. */
  prepare(text: string | undefined): void {
    this.#wanted = foldText(text ?? '')
      .split(/\s+/)
      .filter(Boolean)
    if (this.#wanted.length > 0) this.#forgetRewritten()
  }

  /** Opens some rows ahead of a search: what came since, then newest first; true when there are more. */
  warm(): boolean {
    this.#forgetRewritten()
    if (this.#characters >= MOST_CHARACTERS) return false
    const newer = this.#sql.all<FactsRow>(
      `SELECT ${FACTS_COLUMNS} FROM events WHERE seq > ? ORDER BY seq LIMIT ?`,
      this.#top,
      AHEAD
    )
    const older =
      newer.length === AHEAD
        ? []
        : this.#sql.all<FactsRow>(
            `SELECT ${FACTS_COLUMNS} FROM events WHERE seq < ? ORDER BY seq DESC LIMIT ?`,
            this.#ahead,
            AHEAD
          )
    for (const row of [...newer, ...older]) if (!this.#texts.has(row[0])) this.#keep(row)
    this.#top = newer.at(-1)?.[0] ?? this.#top
    if (newer.length === AHEAD) return true
    this.#ahead = older.at(-1)?.[0] ?? 0
    return older.length === AHEAD
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
    return row ? this.#keep(row) : ''
  }

  #keep(row: FactsRow): string {
    const { title, latest, author, vehicle, plate, subject, kind } = decryptFacts(this.#vault, row)
    const text = foldText([title, latest, author, vehicle, plate, subject.id, kind].filter(Boolean).join('\n'))
    if (this.#characters + text.length <= MOST_CHARACTERS) {
      this.#texts.set(row[0], text)
      this.#characters += text.length
    }
    return text
  }
}
