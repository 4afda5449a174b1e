/**
 * Retention and purging. What is deleted is overwritten in the file (`secure_delete`); of an event's identity a trace
 * stays for a while, or a late retry would bring it back.
 */
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { IDENTITY_RETENTION_DAYS, type EventStore } from '../../../shared/ports/stores/event-store'
import type { Retention } from '../../../shared/feed/event-retention'
import { subjectKey } from '../../../shared/feed/events'
import type { Sql } from '../db/sql'
import { forgetEvents } from './subject-rows'
import type { RowCipher } from './row-cipher'

const DAY_MS = 86_400_000
const STEP = 1000
/** Nobody sends these again by mistake, and a person may want to play them again. */
const PLAYED = "('replay', 'demo')"

type DeletableEvent = [seq: number, subject: Uint8Array]

/** Deletes these events and what hangs on them. */
function remove(sql: Sql, vault: RowCipher, doomed: readonly DeletableEvent[], nowMs: number): number {
  const of = new Map<string, { tag: Uint8Array; seqs: Set<number> }>()
  for (const [seq, tag] of doomed) {
    const key = Buffer.from(tag).toString('hex')
    const one = of.get(key) ?? { tag, seqs: new Set<number>() }
    one.seqs.add(seq)
    of.set(key, one)
    sql.run(
      `INSERT OR REPLACE INTO gone (identity, at, body, signed_at) SELECT identity, ?, body, signed_at FROM events WHERE seq = ? AND source NOT IN ${PLAYED}`,
      nowMs,
      seq
    )
    sql.run('DELETE FROM events WHERE seq = ?', seq)
    sql.run('DELETE FROM bodies WHERE seq = ?', seq)
  }
  for (const { tag, seqs } of of.values()) {
    forgetEvents(sql, vault, tag, seqs)
    if (!sql.one('SELECT 1 FROM subjects WHERE tag = ?', tag)) sql.run('DELETE FROM marks WHERE subject = ?', tag)
  }
  return doomed.length
}

/** Played ones before all others: a file for training must not push out what really came. */
function oldest(sql: Sql, most: number): [seq: number, subject: Uint8Array, bytes: number][] {
  const played = sql.all<[number, Uint8Array, number]>(
    `SELECT seq, subject, bytes FROM events WHERE source IN ${PLAYED} ORDER BY seq LIMIT ?`,
    most
  )
  return played.length > 0
    ? played
    : sql.all<[number, Uint8Array, number]>('SELECT seq, subject, bytes FROM events ORDER BY seq LIMIT ?', most)
}

/** What an event takes on the disk beside its body, at the least. */
const ROW_BYTES = 500
/** Pages given back to the system after one look, where that many are free: moving them takes the file for itself. */
const GIVE_BACK_PAGES = 8192

const pages = (sql: Sql): { readonly used: number; readonly free: number; readonly bytes: number } => {
  const free = sql.number('PRAGMA freelist_count')
  return { used: sql.number('PRAGMA page_count') - free, free, bytes: sql.number('PRAGMA page_size') }
}

/** As many as have no room. Bodies are smaller in the file than as received, so it may take another look. */
function beyondBytes(sql: Sql, keepBytes: number, most: number): DeletableEvent[] {
  const { used, bytes } = pages(sql)
  let excess = used * bytes - keepBytes
  const doomed: DeletableEvent[] = []
  if (excess <= 0) return doomed
  for (const [seq, subject, size] of oldest(sql, most)) {
    if (excess <= 0) break
    doomed.push([seq, subject])
    excess -= size + ROW_BYTES
  }
  return doomed
}

/** One step of retention: how many events it deleted; 0 when nothing is left to delete. */
export function deleteOldestStep(
  sql: Sql,
  vault: RowCipher,
  { olderThanMs, keep, keepBytes = Infinity }: Retention,
  most: number,
  nowMs: number
): number {
  const gone = sql.transaction(() => {
    let doomed = sql.all<DeletableEvent>(
      'SELECT seq, subject FROM events WHERE arrived_at < ? ORDER BY arrived_at LIMIT ?',
      olderThanMs,
      most
    )
    if (doomed.length === 0) {
      const excess = Math.min(most, sql.number('SELECT count(*) FROM events') - keep)
      doomed =
        excess > 0 ? oldest(sql, excess).map(([seq, subject]) => [seq, subject]) : beyondBytes(sql, keepBytes, most)
    }
    if (doomed.length === 0) {
      sql.run('DELETE FROM gone WHERE at < ?', nowMs - IDENTITY_RETENTION_DAYS * DAY_MS)
      sql.run('DELETE FROM holes WHERE to_at < ?', olderThanMs)
      sql.run('DELETE FROM marks WHERE changed_at < ? AND subject NOT IN (SELECT tag FROM subjects)', olderThanMs)
      const { used, free, bytes } = pages(sql)
      if ((used + free) * bytes > keepBytes && free >= GIVE_BACK_PAGES)
        sql.all(`PRAGMA incremental_vacuum(${GIVE_BACK_PAGES})`)
    }
    return remove(sql, vault, doomed, nowMs)
  })
  // a deletion that stands in the log of changes alone has overwritten nothing yet
  if (gone > 0) sql.all('PRAGMA wal_checkpoint(TRUNCATE)')
  return gone
}

export function purgeEvents(
  sql: Sql,
  vault: RowCipher,
  file: string,
  which: Parameters<EventStore['purge']>[0],
  nowMs: number
): number {
  const gone = sql.transaction(() => (which === 'all' ? purgeAll(sql, nowMs) : purgeSome(sql, vault, which, nowMs)))
  // out of the log of changes as well, and the room back to the system
  sql.all('PRAGMA incremental_vacuum')
  sql.all('PRAGMA wal_checkpoint(TRUNCATE)')
  if (which === 'all') deleteDamagedCopies(file)
  return gone
}

function purgeAll(sql: Sql, nowMs: number): number {
  const count = sql.number('SELECT count(*) FROM events')
  sql.run(
    `INSERT OR REPLACE INTO gone (identity, at, body, signed_at) SELECT identity, ?, body, signed_at FROM events WHERE source NOT IN ${PLAYED}`,
    nowMs
  )
  for (const table of ['events', 'bodies', 'subjects', 'marks', 'holes']) sql.run(`DELETE FROM ${table}`)
  return count
}

function purgeSome(
  sql: Sql,
  vault: RowCipher,
  which: Exclude<Parameters<EventStore['purge']>[0], 'all'>,
  nowMs: number
): number {
  const [where, value] =
    'subject' in which
      ? (['subject = ?', vault.tag('subject', subjectKey(which.subject))] as const)
      : 'source' in which
        ? (['source = ?', which.source] as const)
        : (['arrived_at < ?', which.beforeMs] as const)
  let count = 0
  for (;;) {
    const doomed = sql.all<DeletableEvent>(`SELECT seq, subject FROM events WHERE ${where} LIMIT ${STEP}`, value)
    if (doomed.length === 0) break
    count += remove(sql, vault, doomed, nowMs)
  }
  if ('subject' in which) sql.run('DELETE FROM marks WHERE subject = ?', value)
  if ('source' in which) sql.run('DELETE FROM holes WHERE source = ?', value)
  if ('beforeMs' in which) sql.run('DELETE FROM holes WHERE to_at < ?', value)
  return count
}

/** Damaged files of before hold events too. */
export function deleteDamagedCopies(file: string): void {
  const prefix = `${basename(file)}.corrupt-`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(prefix)) rmSync(join(dirname(file), name), { force: true })
}
