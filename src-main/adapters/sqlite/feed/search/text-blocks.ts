/**
 * Searchable texts of events in encrypted blocks. Block n holds the events 1024n+1 to 1024n+1024 and is written when no
 * more of them can arrive. A block is deleted with any change of its events and written again in idle time.
 */
import type { NewEvent } from '../../../../shared/feed/events'
import { foldText } from '../../../../shared/search/fold-text'
import type { Sql } from '../../db/sql'
import { FACTS_COLUMNS, decryptFacts, LAST_SEQ, type FactsRow } from '../event-rows'
import type { RowCipher } from '../row-cipher'

const BLOCK_EVENTS = 1024
/** Counts changes of stored events and deletions. */
export const REWRITTEN = "SELECT value FROM meta WHERE name = 'rewritten'"
const MAX_REMEMBERED = 4096
/** Separates events in a block. */
const SEPARATOR = '\0'

export const blockOf = (seq: number): number => Math.floor((seq - 1) / BLOCK_EVENTS)
/** The number before the first event of the block. */
export const beforeBlock = (block: number): number => block * BLOCK_EVENTS
const context = (block: number): string => `texts ${block}`

type SearchedFacts = Pick<NewEvent, 'title' | 'latest' | 'author' | 'vehicle' | 'plate' | 'subject' | 'kind'>

/** What a text search compares: folded, without the separator of blocks. */
function foldFacts({ title, latest, author, vehicle, plate, subject, kind }: SearchedFacts): string {
  const text = [title, latest, author, vehicle, plate, subject.id, kind].filter(Boolean).join('\n')
  return foldText(text.replaceAll(SEPARATOR, ' '))
}
export const searchText = (cipher: RowCipher, row: FactsRow): string => foldFacts(decryptFacts(cipher, row))
/** Empty without such an event. */
export function storedText(sql: Sql, cipher: RowCipher, seq: number): string {
  const row = sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)
  return row ? searchText(cipher, row) : ''
}

/** Reads up to `most` stored blocks at or below `block`, highest first. A damaged block is left out. */
export function readBlocks(
  sql: Sql,
  cipher: RowCipher,
  block: number,
  most: number
): readonly { readonly block: number; readonly texts: readonly (readonly [seq: number, text: string])[] }[] {
  const rows = sql.all<[number, Uint8Array]>`SELECT block, sealed FROM text_blocks
    WHERE block <= ${block} ORDER BY block DESC LIMIT ${most}`
  return rows.flatMap(([block, sealed]) => {
    const [seqs = '', ...texts] = cipher.open(sealed, context(block))?.toString().split(SEPARATOR) ?? []
    return seqs === ''
      ? []
      : [{ block, texts: seqs.split(',').map((seq, n) => [Number(seq), texts[n] ?? ''] as const) }]
  })
}

/** Deletes the blocks of changed or deleted events, in the transaction of the change. */
export function deleteBlocksOf(sql: Sql, seqs: Iterable<number>): void {
  for (const block of new Set([...seqs].map(blockOf))) sql.run`DELETE FROM text_blocks WHERE block = ${block}`
}

export class TextBlockWriter {
  readonly #sql: Sql
  readonly #cipher: RowCipher
  /** Blocks above it were visited since the last change of the events. */
  #at = -1
  #highest = -1
  #rewritten = -1
  /** Texts of events that arrived in this run and are in no block yet. */
  readonly #texts = new Map<number, string>()

  constructor(sql: Sql, cipher: RowCipher) {
    this.#sql = sql
    this.#cipher = cipher
  }

  /** Saves decrypting a new event again for its block. */
  remember(seq: number, facts: SearchedFacts): void {
    if (this.#texts.size < MAX_REMEMBERED) this.#texts.set(seq, foldFacts(facts))
  }

  /** Writes the newest missing block; true when there may be more. */
  step(): boolean {
    const highest = blockOf(this.#sql.number(LAST_SEQ) + 1) - 1
    const rewritten = this.#sql.number(REWRITTEN)
    if (rewritten !== this.#rewritten) this.#texts.clear()
    if (rewritten !== this.#rewritten || highest !== this.#highest) this.#at = highest
    this.#rewritten = rewritten
    this.#highest = highest
    const lowest = blockOf(this.#sql.number('SELECT coalesce(min(seq), 1) FROM events'))
    while (this.#at >= lowest && this.#sql.one`SELECT 1 FROM text_blocks WHERE block = ${this.#at}`) this.#at--
    if (this.#at < lowest) return false
    this.#write(this.#at--)
    return true
  }

  #write(block: number): void {
    const seqs = this.#sql
      .all<[number]>('SELECT seq FROM events WHERE seq > ? AND seq <= ?', beforeBlock(block), beforeBlock(block + 1))
      .map(([seq]) => seq)
    if (seqs.length === 0) return
    const texts = seqs.map((seq) => this.#texts.get(seq) ?? storedText(this.#sql, this.#cipher, seq))
    for (const seq of seqs) this.#texts.delete(seq)
    const sealed = this.#cipher.seal(Buffer.from([seqs.join(','), ...texts].join(SEPARATOR)), context(block))
    this.#sql.run`INSERT INTO text_blocks (block, sealed) VALUES (${block}, ${sealed})`
  }
}
