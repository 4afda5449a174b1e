/**
 * Opens a file in any state: new, older, newer, damaged, missing, a folder.
 *
 * A file that cannot be opened is never repaired in place: it is renamed, and the newest good backup or an empty file
 * replaces it. It is deleted only when its data can be downloaded again. On a full disk it is opened for reading.
 */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreFailure, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import { createBackup, deleteDamagedCopies, restoreBackup, backupTimestamp, type Backup } from './backups'
import { isUnusable, isDamage, toStoreFailure } from './sqlite-failure'
import { assertVersion, isNewer, migrate, storeVersion, versionOf, type Migration } from './migrate'
import { rowsDiffer } from './row-counts'
import { assertIntact } from './integrity'
import { restrictToOwner, Sql } from './sql'

export interface DatabaseSchema {
  readonly applicationId: number
  readonly migrations: readonly Migration[]
  /**
   * 'rebuild': may be replaced by an empty file. 'precious': backed up. 'confidential': without backups, because
   * deleted data must be gone. All are synced before a write is confirmed: responses cost calls, and packs count them.
   */
  readonly worth: 'rebuild' | 'precious' | 'confidential'
  /** False for a sound file with unreadable rows. */
  readonly readable?: (sql: Sql) => boolean
  /** Runs on a migrated, writable file. @throws StoreFailure 'damaged' when the file is sound but unusable here */
  readonly adopt?: (sql: Sql) => void
}
interface OpenedDatabase {
  readonly sql: Sql
  readonly findings: readonly StoreIssue[]
  readonly readOnly: boolean
  /** The last run did not close the file. */
  readonly unclean: boolean
  readonly bytes: number
  /** Time of the last integrity check; null: never. */
  readonly checkedAtMs: number | null
}
type Ready = Omit<OpenedDatabase, 'unclean' | 'bytes'>
/** Earlier failures of the file. 'look': check it first. 'replace': it fails although it looks sound. */
export type Suspicion = 'none' | 'look' | 'replace'
export interface OpenOptions {
  readonly nowMs: number
  readonly suspicion?: Suspicion
  /** Times of backups that were restored and failed too. */
  readonly failedCopies?: readonly number[]
}

export const SIDE_FILES = ['-wal', '-shm', '-journal']
const SHORTEST_BYTES = 512
const CACHE_KIB = 8_000
const MMAP_BYTES = 268_435_456
const WAL_LIMIT_BYTES = 67_108_864

/**
 * Opens for writing and migrates. A file that cannot be opened is set aside and replaced by its newest usable backup or
 * an empty file; busy files and full disks are not replaced.
 *
 * @throws StoreFailure or an SQLite error when the file can be neither used nor replaced; it is unchanged then
 */
export function openForWriting(file: string, schema: DatabaseSchema, options: OpenOptions): OpenedDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unclean = hasWriteAheadLog(file)
  const opened = openOrReplace(file, schema, options)
  if (schema.worth === 'rebuild') deleteDamagedCopies(file)
  return { ...opened, unclean, bytes: statSync(file).size }
}

function openOrReplace(
  file: string,
  schema: DatabaseSchema,
  { nowMs, suspicion = 'none', failedCopies = [] }: OpenOptions
): Ready {
  if (!existsSync(file)) {
    // killed before the backup was restored, or the file was deleted
    removeFile(file)
    return openCopyOrNew(file, schema, nowMs, failedCopies, (copy) =>
      copy ? [{ kind: 'restored', file, setAside: file, backupFromMs: copy.madeAtMs }] : []
    )
  }
  allowWriting(file)
  for (let left = 1; ; left--) {
    try {
      if (suspicion === 'replace') throw new StoreFailure('damaged', 'it fails although it looks sound')
      // SQLite treats a file shorter than a page as new
      if (statSync(file).size < SHORTEST_BYTES) throw new StoreFailure('damaged', 'it is cut short')
      return openSound(file, schema, nowMs, suspicion === 'look')
    } catch (error) {
      if (!isUnusable(error)) throw error
      // a disk or virus scanner may have blocked it for a moment
      if (left === 0 || toStoreFailure(error).code !== 'unavailable') break
    }
  }
  const setAside = setAsideDamaged(file, nowMs)
  const finding = (copy: Backup | null): StoreIssue => {
    if (schema.worth === 'rebuild') return { kind: 'rebuilt', file }
    return copy ? { kind: 'restored', file, setAside, backupFromMs: copy.madeAtMs } : { kind: 'lost', file, setAside }
  }
  try {
    return openCopyOrNew(file, schema, nowMs, failedCopies, (copy) => [finding(copy)])
  } catch (error) {
    // no file can be opened here: the original is moved back
    removeFile(file)
    moveFile(setAside, file)
    throw error
  }
}

/** The newest backup that can be opened, otherwise an empty file. */
function openCopyOrNew(
  file: string,
  schema: DatabaseSchema,
  nowMs: number,
  failedCopies: readonly number[],
  findings: (copy: Backup | null) => readonly StoreIssue[]
): Ready {
  const failed = [...failedCopies]
  while (schema.worth === 'precious') {
    const copy = restoreBackup(file, nowMs, failed, schema.readable)
    if (!copy) break
    try {
      const opened = openSound(file, schema, nowMs, false)
      return { ...opened, findings: [...findings(copy), ...opened.findings] }
    } catch (error) {
      if (!isUnusable(error)) throw error
    }
    removeFile(file)
    failed.push(copy.madeAtMs)
  }
  const opened = openSound(file, schema, nowMs, false)
  return { ...opened, findings: [...findings(null), ...opened.findings] }
}

/** Opens a read-only connection. The file must have been opened for writing before. */
export function openForReading(file: string, schema: DatabaseSchema): Sql {
  const sql = openReadable(file)
  applyPragmas(sql, schema)
  return sql
}

/**
 * A full disk or a protected folder has no place for the index of the write-ahead log. An empty log is not needed to
 * read the file.
 */
function openReadable(file: string): Sql {
  const sql = new Sql(file, { readOnly: true })
  try {
    hasTables(sql)
    return sql
  } catch (error) {
    sql.close()
    const isWithoutIndex = ['full', 'unavailable', 'read-only'].includes(toStoreFailure(error).code)
    if (!isWithoutIndex || hasWriteAheadLog(file)) throw error
    return new Sql(file, { readOnly: true, immutable: true })
  }
}

const hasTables = (sql: Sql): boolean => sql.number('SELECT count(*) FROM sqlite_schema') > 0
const hasWriteAheadLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

function openSound(file: string, schema: DatabaseSchema, nowMs: number, suspect: boolean): Ready {
  restrictToOwner(file)
  const sql = new Sql(file)
  const reading = (finding: StoreIssue): Ready => {
    sql.close()
    return { sql: openForReading(file, schema), findings: [finding], readOnly: true, checkedAtMs: null }
  }
  try {
    const owner = sql.number('PRAGMA application_id')
    const isNew = !hasTables(sql)
    if (owner !== schema.applicationId && (owner !== 0 || !isNew))
      throw new StoreFailure('damaged', 'the file belongs to another program')
    if (suspect) assertIntact(sql, schema)
    assertVersion(sql)
    if (isNewer(sql, schema.migrations)) return reading({ kind: 'newer-version', file })
    if (isNew) {
      // both can only be set while the file is empty
      sql.db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = ${schema.applicationId}`)
    }
    sql.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    applyPragmas(sql, schema)
    const version = versionOf(sql)
    if (version > 0 && !canWrite(sql)) {
      if (mayWrite(file)) throw new StoreFailure('damaged', 'it cannot be written, though nothing forbids it')
      return reading({ kind: 'read-only', file })
    }
    // before migrations, which may add rows and tables
    const differs = version > 0 && rowsDiffer(sql, schema.worth === 'precious' ? 'keys' : 'rows')
    if (differs && schema.worth === 'rebuild')
      throw new StoreFailure('damaged', 'it has other rows than it was closed with')
    try {
      if (schema.worth === 'precious' && version > 0 && version < (schema.migrations.at(-1)?.version ?? 0))
        createBackup(sql, file, nowMs, schema.readable)
      migrate(sql, schema.migrations)
    } catch (error) {
      // a file with rows is still readable; an empty one is useless
      if (version === 0 || isDamage(error) || toStoreFailure(error).code === 'busy') throw error
      return reading({ kind: 'not-migrated', file, problem: toStoreFailure(error).message })
    }
    storeVersion(sql)
    schema.adopt?.(sql)
    return {
      sql,
      findings: differs ? [{ kind: 'unreadable', file }] : [],
      readOnly: false,
      checkedAtMs: sql.one<[number]>("SELECT value FROM meta WHERE name = 'checked_at'")?.[0] ?? null
    }
  } catch (error) {
    sql.close()
    return readUnchanged(file, schema, error)
  }
}

/** Reads a file that a full disk or its protected folder keeps unchanged. @throws `error` for any other reason */
function readUnchanged(file: string, schema: DatabaseSchema, error: unknown): Ready {
  const { code } = toStoreFailure(error)
  const kind = code === 'full' ? 'disk-full' : code !== 'damaged' && !mayWrite(file) ? 'read-only' : null
  if (kind === null) throw error
  const sql = openForReading(file, schema)
  if (hasTables(sql)) return { sql, findings: [{ kind, file }], readOnly: true, checkedAtMs: null }
  sql.close()
  throw error
}

/** A file header can forbid writing: SQLite opens the file and fails at each change. */
function canWrite(sql: Sql): boolean {
  try {
    sql.db.exec('DELETE FROM meta WHERE 0')
    return true
  } catch (error) {
    if (toStoreFailure(error).code !== 'read-only') throw error
    return false
  }
}

function mayWrite(file: string): boolean {
  try {
    for (const path of [
      dirname(file),
      file,
      ...SIDE_FILES.map((side) => file + side).filter((path) => existsSync(path))
    ])
      accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

function allowWriting(file: string): void {
  if (mayWrite(file)) return
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) {
    try {
      if (statSync(path).isFile()) chmodSync(path, 0o600)
    } catch {
      // missing, or owned by someone else: opening reports the problem
    }
  }
}

/** Pages of the write-ahead log before a checkpoint. Bursts of events touch the same pages often, so it is large. */
const CONFIDENTIAL_CHECKPOINT_PAGES = 4000

function applyPragmas(sql: Sql, { worth }: DatabaseSchema): void {
  // a failing read of a memory-mapped file ends the process, so small precious files are not mapped
  sql.db.exec(
    `PRAGMA cache_size = -${CACHE_KIB}; PRAGMA mmap_size = ${worth === 'rebuild' ? MMAP_BYTES : 0}; PRAGMA temp_store = MEMORY`
  )
  if (worth === 'confidential') sql.db.exec(`PRAGMA wal_autocheckpoint = ${CONFIDENTIAL_CHECKPOINT_PAGES}`)
}

function setAsideDamaged(file: string, nowMs: number): string {
  let setAside = `${file}.corrupt-${backupTimestamp(nowMs)}`
  for (let n = 2; existsSync(setAside); n++) setAside = `${file}.corrupt-${backupTimestamp(nowMs)}-${n}`
  // the write-ahead log belongs to the damaged file; its index is worthless
  rmSync(`${file}-shm`, { recursive: true, force: true })
  moveFile(file, setAside)
  return setAside
}

function moveFile(from: string, to: string): void {
  renameSync(from, to)
  for (const side of SIDE_FILES) if (existsSync(from + side)) renameSync(from + side, to + side)
}

function removeFile(file: string): void {
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) rmSync(path, { recursive: true, force: true })
}
