/** Backups beside a database; the newest three are kept. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { restrictToOwner, Sql } from './sql'

const KEEP = 3

export interface Backup {
  readonly path: string
  readonly madeAtMs: number
}

/** Like 2026-11-21T08-05-30-120Z: sorts by time and is a valid file name on every system. */
export function backupTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[:.]/g, '-')
}
const TIMESTAMP_LENGTH = backupTimestamp(0).length
const timeOf = (name: string): number => Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d\d\d)Z/, 'T$1:$2:$3.$4Z'))

/** Newest first. One of a later time than now was made by a wrong clock and counts as the oldest. */
export function backupsOf(file: string, nowMs: number): Backup[] {
  const folder = dirname(file)
  const prefix = `${basename(file)}.backup-`
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), madeAtMs: timeOf(name.slice(prefix.length)) }))
    .filter(({ madeAtMs }) => Number.isFinite(madeAtMs))
    .sort((a, b) => Number(a.madeAtMs > nowMs) - Number(b.madeAtMs > nowMs) || b.madeAtMs - a.madeAtMs)
}

/**
 * Writes a backup and deletes the oldest. The backup gets its name only when it is complete, sound and synced.
 *
 * @throws StoreFailure 'damaged' when the backup is not sound, because the file is not; older backups stay then
 */
export function createBackup(sql: Sql, file: string, nowMs: number, readable?: (sql: Sql) => boolean): void {
  const path = `${file}.backup-${backupTimestamp(nowMs)}`
  const unfinished = `${file}.backing-up`
  rmSync(unfinished, { recursive: true, force: true })
  restrictToOwner(unfinished) // SQLite treats an empty file as new
  sql.run`VACUUM INTO ${unfinished}`
  sync(unfinished)
  if (!isSound(unfinished, readable)) {
    rmSync(unfinished, { force: true })
    throw new StoreFailure('damaged', 'a copy of the file is not sound')
  }
  renameSync(unfinished, path)
  for (const { path: old } of backupsOf(file, nowMs).slice(KEEP)) rmSync(old, { recursive: true, force: true })
}

function isSound(path: string, readable?: (sql: Sql) => boolean): boolean {
  try {
    const sql = new Sql(path, { readOnly: true })
    try {
      return (
        sql.one('PRAGMA quick_check(1)')?.[0] === 'ok' &&
        sql.number('PRAGMA user_version') > 0 &&
        readable?.(sql) !== false
      )
    } finally {
      sql.close()
    }
  } catch {
    return false
  }
}

/** Restores the newest sound backup, except those of some times; null: none. Move the file away before. */
export function restoreBackup(
  file: string,
  nowMs: number,
  except: readonly number[],
  readable?: (sql: Sql) => boolean
): Backup | null {
  const unfinished = `${file}.restoring`
  for (const backup of backupsOf(file, nowMs)) {
    if (except.includes(backup.madeAtMs) || !isSound(backup.path, readable)) continue
    rmSync(unfinished, { recursive: true, force: true })
    copyFileSync(backup.path, unfinished)
    chmodSync(unfinished, 0o600)
    sync(unfinished)
    renameSync(unfinished, file)
    return backup
  }
  return null
}

/**
 * Deletes copies of a file that were set aside as damaged. Windows refuses one that a program has open.
 *
 * @param beforeMs only those that were set aside before this time
 * @returns false when one of them remains
 */
export function deleteDamagedCopies(file: string, beforeMs = Infinity): boolean {
  const prefix = `${basename(file)}.corrupt-`
  let deletedAll = true
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(prefix) && timeOf(name.slice(prefix.length, prefix.length + TIMESTAMP_LENGTH)) < beforeMs)
      try {
        rmSync(join(dirname(file), name), { recursive: true, force: true })
      } catch {
        deletedAll = false
      }
  return deletedAll
}

function sync(path: string): void {
  const fd = openSync(path, 'r+')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
