/**
 * Text search over encrypted rows: searchable text is decrypted, by blocks where they are stored, and cached in this
 * worker's memory up to a limit; other rows are decrypted for each search.
 */
import { foldText } from '../../../../shared/search/fold-text'
import type { Sql } from '../../db/sql'
import { FACTS_COLUMNS, type FactsRow } from '../event-rows'
import type { RowCipher } from '../row-cipher'
import { beforeBlock, blockOf, readBlocks, REWRITTEN, searchText, storedText } from './text-blocks'

/** Cached characters, one byte each in Latin scripts: enough for 100 000 ordinary events. */
const MAX_CHARACTERS = 48_000_000
const STEP_ROWS = 100
const STEP_BLOCKS = 8

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

  /** Decrypts some texts ahead of a search: new ones, then newest first; true when there are more. */
  warm(): boolean {
    this.#forgetRewritten()
    if (this.#characters >= MAX_CHARACTERS) return false
    const newer = this.#rows('seq > ? ORDER BY seq LIMIT ?', this.#top, STEP_ROWS)
    newer.forEach((row) => this.#cache(row[0], searchText(this.#cipher, row)))
    this.#top = newer.at(-1)?.[0] ?? this.#top
    return newer.length === STEP_ROWS || this.#warmOlder()
  }

  #warmOlder(): boolean {
    const next = this.#sql.number('SELECT max(seq) FROM events WHERE seq < ?', this.#ahead)
    if (next === 0) return false
    const block = blockOf(next)
    const stored = readBlocks(this.#sql, this.#cipher, block, STEP_BLOCKS)
    const gap = stored.findIndex((one, n) => one.block !== block - n)
    const following = gap < 0 ? stored : stored.slice(0, gap)
    if (following.length > 0) {
      for (const { texts } of following) for (const [seq, text] of texts) this.#cache(seq, text)
      this.#ahead = beforeBlock(block - following.length + 1) + 1
      return true
    }
    const from = Math.max(beforeBlock(block), next - STEP_ROWS)
    const older = this.#rows('seq > ? AND seq <= ?', from, next)
    older.forEach((row) => this.#cache(row[0], searchText(this.#cipher, row)))
    this.#ahead = from + 1
    return true
  }

  #rows(condition: string, ...values: number[]): FactsRow[] {
    return this.#sql.all<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE ${condition}`, ...values)
  }

  #forgetRewritten(): void {
    const rewritten = this.#sql.number(REWRITTEN)
    if (rewritten === this.#rewritten) return
    this.#rewritten = rewritten
    this.#texts.clear()
    this.#characters = 0
    this.#top = this.#sql.number('SELECT max(seq) FROM events')
    this.#ahead = this.#top + 1
  }

  #fits(seq: number): boolean {
    const text = this.#texts.get(seq) ?? this.#cache(seq, storedText(this.#sql, this.#cipher, seq))
    return this.#wanted.every((word) => text.includes(word))
  }

  #cache(seq: number, text: string): string {
    if (!this.#texts.has(seq) && this.#characters + text.length <= MAX_CHARACTERS) {
      this.#texts.set(seq, text)
      this.#characters += text.length
    }
    return text
  }
}
