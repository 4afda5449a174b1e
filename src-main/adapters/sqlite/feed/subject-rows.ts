/**
 * Tickets and projects as folded from their events: kept up to date with each event, folded anew where an event that
 * counted is gone or reads differently.
 */
import { subjectKey, type SubjectRef } from '../../../shared/feed/events'
import type { SubjectState } from '../../../shared/feed/subject-state'
import { foldSubject } from '../../../shared/feed/subject-state'
import type { Row, Sql } from '../db/sql'
import { EVENT_COLUMNS, eventOf, isUnreadable, subjectStateContext } from './event-rows'
import type { RowCipher } from './row-cipher'

/** Folded by the rules of this program; 0: by those of an older one. */
const FOLDED = 1

/**
 * How an older program folded it says nothing of whose word counts: such a one is folded anew, and so is one that
 * cannot be opened.
 */
export function readSubject(sql: Sql, vault: RowCipher, tag: Uint8Array): SubjectState | null {
  const row = sql.one<[Uint8Array, number]>('SELECT state, folded FROM subjects WHERE tag = ?', tag)
  if (!row) return null
  return (
    (row[1] === FOLDED ? vault.openJson<SubjectState>(row[0], subjectStateContext(tag)) : null) ??
    foldSubjectEvents(sql, vault, tag)
  )
}

export function writeSubject(sql: Sql, vault: RowCipher, tag: Uint8Array, state: SubjectState): void {
  sql.run(
    `INSERT INTO subjects (tag, status, last_at, last_seq, folded, state) VALUES (?, ?, ?, ?, ${FOLDED}, ?)
      ON CONFLICT (tag) DO UPDATE SET status = excluded.status, last_at = excluded.last_at, last_seq = excluded.last_seq, folded = excluded.folded, state = excluded.state`,
    tag,
    state.status?.word ?? null,
    state.lastAtMs,
    state.lastSeq,
    vault.sealJson(state, subjectStateContext(tag))
  )
}

/** From its events as they are now; null: there are none. */
export function foldSubjectEvents(sql: Sql, vault: RowCipher, tag: Uint8Array): SubjectState | null {
  let state: SubjectState | null = null
  for (const row of sql.each<Row>(`SELECT ${EVENT_COLUMNS} FROM events WHERE subject = ? ORDER BY seq`, tag)) {
    const event = eventOf(vault, row)
    // what cannot be opened any more says nothing about the subject it stands under
    if (isUnreadable(event)) continue
    state = foldSubject(state, event)
  }
  return state
}

/** Writes it as its events are now; without any it is gone. */
export function refoldSubject(sql: Sql, vault: RowCipher, tag: Uint8Array): void {
  const state = foldSubjectEvents(sql, vault, tag)
  if (state) writeSubject(sql, vault, tag, state)
  else sql.run('DELETE FROM subjects WHERE tag = ?', tag)
}

/**
 * Some of its events were deleted. Folding anew costs a look at every event left, so it is done only where one of the
 * deleted ones is what the
 * subject shows.
 */
export function forgetEvents(sql: Sql, vault: RowCipher, tag: Uint8Array, seqs: ReadonlySet<number>): void {
  const state = readSubject(sql, vault, tag)
  const events = (state?.events ?? 0) - seqs.size
  if (!state || events <= 0 || Object.values(state.stamps).some((stamp) => stamp !== undefined && seqs.has(stamp[3])))
    refoldSubject(sql, vault, tag)
  else writeSubject(sql, vault, tag, { ...state, events })
}

/** Entries kept open between two batches. */
const MOST_CACHED = 1000

export interface CachedSubject {
  readonly tag: Uint8Array
  state: SubjectState | null
}
/** Subjects opened lately: in a burst the same ones come again and again. Whoever else writes them must `forget`. */
export class SubjectCache {
  readonly #sql: Sql
  readonly #vault: RowCipher
  readonly #held = new Map<string, CachedSubject>()

  constructor(sql: Sql, vault: RowCipher) {
    this.#sql = sql
    this.#vault = vault
  }

  of(subject: SubjectRef): CachedSubject {
    const key = subjectKey(subject)
    let held = this.#held.get(key)
    if (!held) {
      const tag = this.#vault.tag('subject', key)
      held = { tag, state: readSubject(this.#sql, this.#vault, tag) }
    }
    // the last one touched is the last one to go
    this.#held.delete(key)
    this.#held.set(key, held)
    return held
  }

  forget(): void {
    this.#held.clear()
  }

  /** Not within a batch: what is in it must be found again. */
  shrink(): void {
    for (const key of this.#held.keys()) {
      if (this.#held.size <= MOST_CACHED) break
      this.#held.delete(key)
    }
  }
}
