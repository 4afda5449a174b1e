/**
 * Retention and purging. Deleted data is overwritten in the file (`secure_delete`); the identity of an event is stored
 * for a while, so that a late retry does not bring it back.
 */
import { IDENTITY_RETENTION_DAYS, type EventStore } from '../../../shared/ports/stores/event-store'
import type { Retention } from '../../../shared/feed/event-retention'
import type { Sql } from '../db/sql'
import { subjectTag } from './event-rows'
import { deleteBlocksOf } from './search/text-blocks'
import { forgetEvents } from './subject-rows'
import type { RowCipher } from './row-cipher'
import { DAY_MS } from '../../../shared/durations'

const STEP = 1000
/** Replayed events leave no trace, because users may replay them again. */
const PLAYED = "('replay', 'demo')"

type DeletableEvent = [seq: number, subject: Uint8Array]

/** Deletes these events with their bodies, subject states and marks. */
function deleteEvents(sql: Sql, cipher: RowCipher, deletable: readonly DeletableEvent[], nowMs: number): number {
  const of = new Map<string, { tag: Uint8Array; seqs: Set<number> }>()
  for (const [seq, tag] of deletable) {
    const key = Buffer.from(tag).toString('hex')
    const one = of.get(key) ?? { tag, seqs: new Set<number>() }
    one.seqs.add(seq)
    of.set(key, one)
    sql.run(
      `INSERT OR REPLACE INTO gone (identity, at, body, signed_at) SELECT identity, ?, body, signed_at FROM events WHERE seq = ? AND source NOT IN ${PLAYED}`,
      nowMs,
      seq
    )
    sql.run`DELETE FROM events WHERE seq = ${seq}`
    sql.run`DELETE FROM bodies WHERE seq = ${seq}`
  }
  deleteBlocksOf(
    sql,
    deletable.map(([seq]) => seq)
  )
  for (const { tag, seqs } of of.values()) {
    forgetEvents(sql, cipher, tag, seqs)
    if (!sql.one`SELECT 1 FROM subjects WHERE tag = ${tag}`) sql.run`DELETE FROM marks WHERE subject = ${tag}`
  }
  return deletable.length
}

/** Replayed events come first: training data must not displace real events. */
function oldest(sql: Sql, most: number): [seq: number, subject: Uint8Array, bytes: number][] {
  const played = sql.all<[number, Uint8Array, number]>(
    `SELECT seq, subject, bytes FROM events WHERE source IN ${PLAYED} ORDER BY seq LIMIT ?`,
    most
  )
  return played.length > 0
    ? played
    : sql.all<[number, Uint8Array, number]>`SELECT seq, subject, bytes FROM events ORDER BY seq LIMIT ${most}`
}

/** Minimum disk space of an event besides its body. */
const ROW_BYTES = 500
/** Free pages returned at once; moving pages locks the file. */
const GIVE_BACK_PAGES = 8192

const pages = (sql: Sql): { readonly used: number; readonly free: number; readonly bytes: number } => {
  const free = sql.number('PRAGMA freelist_count')
  return { used: sql.number('PRAGMA page_count') - free, free, bytes: sql.number('PRAGMA page_size') }
}

/** Events beyond the size limit. Bodies are compressed in the file, so another step may be needed. */
function beyondBytes(sql: Sql, keepBytes: number, most: number): DeletableEvent[] {
  const { used, bytes } = pages(sql)
  let excess = used * bytes - keepBytes
  const deletable: DeletableEvent[] = []
  if (excess <= 0) return deletable
  for (const [seq, subject, size] of oldest(sql, most)) {
    if (excess <= 0) break
    deletable.push([seq, subject])
    excess -= size + ROW_BYTES
  }
  return deletable
}

/** Returns the number of deleted events; 0: nothing is left to delete. */
export function deleteOldestStep(
  sql: Sql,
  cipher: RowCipher,
  { olderThanMs, keep, keepBytes = Infinity }: Retention,
  most: number,
  nowMs: number
): number {
  const deleted = sql.transaction(() => {
    let deletable = sql.all<DeletableEvent>`SELECT seq, subject FROM events
      WHERE arrived_at < ${olderThanMs} ORDER BY arrived_at LIMIT ${most}`
    if (deletable.length === 0) {
      const excess = Math.min(most, sql.number('SELECT count(*) FROM events') - keep)
      deletable =
        excess > 0 ? oldest(sql, excess).map(([seq, subject]) => [seq, subject]) : beyondBytes(sql, keepBytes, most)
    }
    if (deletable.length === 0) {
      sql.run`DELETE FROM gone WHERE at < ${nowMs - IDENTITY_RETENTION_DAYS * DAY_MS}`
      sql.run`DELETE FROM holes WHERE to_at < ${olderThanMs}`
      sql.run`DELETE FROM marks WHERE changed_at < ${olderThanMs} AND subject NOT IN (SELECT tag FROM subjects)`
      const { used, free, bytes } = pages(sql)
      if ((used + free) * bytes > keepBytes && free >= GIVE_BACK_PAGES)
        sql.all(`PRAGMA incremental_vacuum(${GIVE_BACK_PAGES})`)
    }
    return deleteEvents(sql, cipher, deletable, nowMs)
  })
  // deletions are overwritten only by the checkpoint
  if (deleted > 0) sql.all('PRAGMA wal_checkpoint(TRUNCATE)')
  return deleted
}

export function purgeEvents(
  sql: Sql,
  cipher: RowCipher,
  which: Parameters<EventStore['purge']>[0],
  nowMs: number
): number {
  const deleted = sql.transaction(() => (which === 'all' ? purgeAll(sql, nowMs) : purgeSome(sql, cipher, which, nowMs)))
  // also truncates the write-ahead log and returns free pages
  sql.all('PRAGMA incremental_vacuum')
  sql.all('PRAGMA wal_checkpoint(TRUNCATE)')
  return deleted
}

function purgeAll(sql: Sql, nowMs: number): number {
  const count = sql.number('SELECT count(*) FROM events')
  sql.run(
    `INSERT OR REPLACE INTO gone (identity, at, body, signed_at) SELECT identity, ?, body, signed_at FROM events WHERE source NOT IN ${PLAYED}`,
    nowMs
  )
  for (const table of ['events', 'bodies', 'text_blocks', 'subjects', 'marks', 'holes']) sql.run(`DELETE FROM ${table}`)
  return count
}

function purgeSome(
  sql: Sql,
  cipher: RowCipher,
  which: Exclude<Parameters<EventStore['purge']>[0], 'all'>,
  nowMs: number
): number {
  const [where, value] =
    'subject' in which
      ? (['subject = ?', subjectTag(cipher, which.subject)] as const)
      : 'source' in which
        ? (['source = ?', which.source] as const)
        : (['arrived_at < ?', which.beforeMs] as const)
  let count = 0
  for (;;) {
    const deletable = sql.all<DeletableEvent>(`SELECT seq, subject FROM events WHERE ${where} LIMIT ${STEP}`, value)
    if (deletable.length === 0) break
    count += deleteEvents(sql, cipher, deletable, nowMs)
  }
  if ('subject' in which) sql.run`DELETE FROM marks WHERE subject = ${value}`
  if ('source' in which) sql.run`DELETE FROM holes WHERE source = ${value}`
  if ('beforeMs' in which) sql.run`DELETE FROM holes WHERE to_at < ${value}`
  return count
}
