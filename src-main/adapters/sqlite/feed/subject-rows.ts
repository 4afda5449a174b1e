/**
 * States of tickets and projects, folded from their events, and the team's marks of them. Each event updates its
 * subject; deletions may refold it. Names and notes of marks are encrypted; a tag of the claimant serves the filter.
 */
import { subjectKey, type SubjectRef } from '../../../shared/feed/events'
import { foldSubject, type SubjectMarks, type SubjectState } from '../../../shared/feed/subject-state'
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { Row, Sql } from '../db/sql'
import {
  EVENT_COLUMNS,
  eventOf,
  isUnreadable,
  subjectMarksContext,
  subjectStateContext,
  subjectTag
} from './event-rows'
import type { RowCipher } from './row-cipher'

/** Folded by this version; 0: by an older one. */
const FOLDED = 1

/** Refolds states of older versions, which lack trust levels, and states that cannot be decrypted. */
export function readSubject(sql: Sql, cipher: RowCipher, tag: Uint8Array): SubjectState | null {
  const row = sql.one<[Uint8Array, number]>`SELECT state, folded FROM subjects WHERE tag = ${tag}`
  if (!row) return null
  return (
    (row[1] === FOLDED ? cipher.openJson<SubjectState>(row[0], subjectStateContext(tag)) : null) ??
    foldSubjectEvents(sql, cipher, tag)
  )
}

export function writeSubject(sql: Sql, cipher: RowCipher, tag: Uint8Array, state: SubjectState): void {
  sql.run(
    `INSERT INTO subjects (tag, status, last_at, last_seq, folded, state) VALUES (?, ?, ?, ?, ${FOLDED}, ?)
      ON CONFLICT (tag) DO UPDATE SET status = excluded.status, last_at = excluded.last_at, last_seq = excluded.last_seq, folded = excluded.folded, state = excluded.state`,
    tag,
    state.status?.word ?? null,
    state.lastAtMs,
    state.lastSeq,
    cipher.sealJson(state, subjectStateContext(tag))
  )
}

/** Folds all stored events; null: there are none. */
export function foldSubjectEvents(sql: Sql, cipher: RowCipher, tag: Uint8Array): SubjectState | null {
  let state: SubjectState | null = null
  for (const row of sql.each<Row>(`SELECT ${EVENT_COLUMNS} FROM events WHERE subject = ? ORDER BY seq`, tag)) {
    const event = eventOf(cipher, row)
    // an unreadable event says nothing about its subject
    if (isUnreadable(event)) continue
    state = foldSubject(state, event)
  }
  return state
}

/** Refolds and writes a subject, or deletes it when it has no events. */
export function refoldSubject(sql: Sql, cipher: RowCipher, tag: Uint8Array): void {
  const state = foldSubjectEvents(sql, cipher, tag)
  if (state) writeSubject(sql, cipher, tag, state)
  else sql.run`DELETE FROM subjects WHERE tag = ${tag}`
}

/** Updates a subject after deletions. It is refolded only when a deleted event determines what the subject shows. */
export function forgetEvents(sql: Sql, cipher: RowCipher, tag: Uint8Array, seqs: ReadonlySet<number>): void {
  const state = readSubject(sql, cipher, tag)
  const events = (state?.events ?? 0) - seqs.size
  if (!state || events <= 0 || Object.values(state.stamps).some((stamp) => stamp !== undefined && seqs.has(stamp[3])))
    refoldSubject(sql, cipher, tag)
  else writeSubject(sql, cipher, tag, { ...state, events })
}

const MAX_CACHED = 1000

export interface CachedSubject {
  readonly tag: Uint8Array
  state: SubjectState | null
}
/** Recently used subjects, which repeat in bursts. Other writers of subjects must call `forget`. */
export class SubjectCache {
  readonly #sql: Sql
  readonly #cipher: RowCipher
  readonly #cached = new Map<string, CachedSubject>()

  constructor(sql: Sql, cipher: RowCipher) {
    this.#sql = sql
    this.#cipher = cipher
  }

  of(subject: SubjectRef): CachedSubject {
    const key = subjectKey(subject)
    let cached = this.#cached.get(key)
    if (!cached) {
      const tag = subjectTag(this.#cipher, subject)
      cached = { tag, state: readSubject(this.#sql, this.#cipher, tag) }
    }
    // reinsertion keeps the least recently used first
    this.#cached.delete(key)
    this.#cached.set(key, cached)
    return cached
  }

  forget(): void {
    this.#cached.clear()
  }

  /** Call it between batches only: subjects of a batch must stay cached. */
  shrink(): void {
    for (const key of this.#cached.keys()) {
      if (this.#cached.size <= MAX_CACHED) break
      this.#cached.delete(key)
    }
  }
}

const NO_MARKS: SubjectMarks = { claimedBy: null, claimedAtMs: null, snoozedUntilMs: null, note: null, noteAtMs: null }

export function readMarks(sql: Sql, cipher: RowCipher, tag: Uint8Array): SubjectMarks {
  const row = sql.one<[Uint8Array]>`SELECT sealed FROM marks WHERE subject = ${tag}`
  return (row && cipher.openJson<SubjectMarks>(row[0], subjectMarksContext(tag))) ?? NO_MARKS
}

export function changeMarks(
  sql: Sql,
  cipher: RowCipher,
  tag: Uint8Array,
  change: Parameters<EventStore['setMarks']>[1],
  atMs: number
): SubjectMarks {
  const { claimedBy, snoozedUntilMs, note } = change
  const marks: SubjectMarks = {
    ...readMarks(sql, cipher, tag),
    ...(claimedBy === undefined ? {} : { claimedBy, claimedAtMs: claimedBy === null ? null : atMs }),
    ...(snoozedUntilMs === undefined ? {} : { snoozedUntilMs }),
    ...(note === undefined ? {} : { note, noteAtMs: note === null ? null : atMs })
  }
  if (marks.claimedBy === null && marks.snoozedUntilMs === null && marks.note === null)
    sql.run`DELETE FROM marks WHERE subject = ${tag}`
  else {
    const claimant = marks.claimedBy === null ? null : cipher.tag('person', marks.claimedBy)
    const sealed = cipher.sealJson(marks, subjectMarksContext(tag))
    sql.run`INSERT OR REPLACE INTO marks (subject, claimed_by, snoozed_until, changed_at, sealed)
      VALUES (${tag}, ${claimant}, ${marks.snoozedUntilMs}, ${atMs}, ${sealed})`
  }
  return marks
}
