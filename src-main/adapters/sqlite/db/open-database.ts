/**
 * Opening a file whatever state it is in: new, older, newer, damaged, gone, a folder.
 *
 * A file that cannot be opened is never repaired in place and never deleted: it is renamed, and the newest good copy or
 * an empty file takes its place.
 */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreFailure, type StoreIssue } from '../../../shared/ports/stores/store-failure'
import { createBackup, restoreBackup, backupTimestamp, type Backup } from './backups'
import { isUnusable, isDamage, toStoreFailure } from './sqlite-failure'
import { assertVersion, isNewer, migrate, storeVersion, versionOf, type Migration } from './migrate'
import { rowCountsDiffer } from './row-counts'
import { assertSchema } from './check-schema'
import { restrictToOwner, Sql } from './sql'

export interface DatabaseSchema {
  /** Marks the file as ours (`PRAGMA application_id`). */
  readonly applicationId: number
  readonly migrations: readonly Migration[]
  /**
   * 'rebuild': may be thrown away. 'precious': backed up. 'confidential': without copies, because what a person deletes
   * must be gone. In all of them
   * every change is on the disk before it is confirmed: answers are paid for, and a pack counts what was confirmed.
   */
  readonly worth: 'rebuild' | 'precious' | 'confidential'
  /** False for a sound file with rows that cannot be read all the same. */
  readonly readable?: (sql: Sql) => boolean
  /**
   * Runs on a file that is up to date and written to. @throws StoreFailure 'damaged' when the file is sound but of no
   * use here
   */
  readonly adopt?: (sql: Sql) => void
}
export interface OpenedDatabase {
  readonly sql: Sql
  readonly findings: readonly StoreIssue[]
  readonly readOnly: boolean
  /** The last run did not close the file. */
  readonly unclean: boolean
  readonly bytes: number
  /** When the whole file was last looked through; null: never. */
  readonly checkedAtMs: number | null
}
type Ready = Omit<OpenedDatabase, 'unclean' | 'bytes'>
/**
 * What is known against a file that worked before. 'look': something in it has failed, so that it is looked through
 * first. 'replace': it fails again
 * although it looks sound.
 */
export type Suspicion = 'none' | 'look' | 'replace'
export interface OpenOptions {
  readonly nowMs: number
  readonly suspicion?: Suspicion
  /** Copies of these times are passed over: they were in the file's place, and failed too. */
  readonly failedCopies?: readonly number[]
}

const SIDE_FILES = ['-wal', '-shm', '-journal']
const SHORTEST_BYTES = 512
const CACHE_KIB = 32_000
const MMAP_BYTES = 268_435_456
const WAL_LIMIT_BYTES = 67_108_864

/**
 * Opens for writing and brings the layout up to date. Whatever keeps a file from being opened, it is set aside, and its
 * newest copy that can be used or
 * an empty file takes its place; only a file that another process holds, and a full disk, are waited for.
 *
 * @throws StoreFailure or an error of SQLite when the file can be neither used nor replaced; it is then where it was
 */
export function openForWriting(file: string, layout: DatabaseSchema, how: OpenOptions): OpenedDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unclean = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0
  return { ...openOrReplace(file, layout, how), unclean, bytes: statSync(file).size }
}

function openOrReplace(
  file: string,
  layout: DatabaseSchema,
  { nowMs, suspicion = 'none', failedCopies = [] }: OpenOptions
): Ready {
  if (!existsSync(file)) {
    // killed between setting a damaged file aside and putting the copy in its place, or the file was deleted
    removeFile(file)
    return openCopyOrNew(file, layout, nowMs, failedCopies, (copy) =>
      copy ? [{ kind: 'restored', file, setAside: file, backupFromMs: copy.madeAtMs }] : []
    )
  }
  allowWriting(file)
  for (let left = 1; ; left--) {
    try {
      if (suspicion === 'replace') throw new StoreFailure('damaged', 'it fails although it looks sound')
      // SQLite takes what is shorter than any page for a new file
      if (statSync(file).size < SHORTEST_BYTES) throw new StoreFailure('damaged', 'it is cut short')
      return openSound(file, layout, nowMs, suspicion === 'look')
    } catch (error) {
      if (!isUnusable(error)) throw error
      // a disk or a scanner may have been in the way for a moment
      if (left === 0 || toStoreFailure(error).code !== 'unavailable') break
    }
  }
  const setAside = setAsideDamaged(file, nowMs)
  const finding = (copy: Backup | null): StoreIssue => {
    if (layout.worth === 'rebuild') return { kind: 'rebuilt', file, setAside }
    return copy ? { kind: 'restored', file, setAside, backupFromMs: copy.madeAtMs } : { kind: 'lost', file, setAside }
  }
  try {
    return openCopyOrNew(file, layout, nowMs, failedCopies, (copy) => [finding(copy)])
  } catch (error) {
    // nothing can be opened here: what was there is not made worse
    removeFile(file)
    moveFile(setAside, file)
    throw error
  }
}

/** The newest copy that can be opened, else an empty file. */
function openCopyOrNew(
  file: string,
  layout: DatabaseSchema,
  nowMs: number,
  failedCopies: readonly number[],
  findings: (copy: Backup | null) => readonly StoreIssue[]
): Ready {
  const failed = [...failedCopies]
  while (layout.worth === 'precious') {
    const copy = restoreBackup(file, failed, layout.readable)
    if (!copy) break
    try {
      const opened = openSound(file, layout, nowMs, false)
      return { ...opened, findings: [...findings(copy), ...opened.findings] }
    } catch (error) {
      if (!isUnusable(error)) throw error
    }
    removeFile(file)
    failed.push(copy.madeAtMs)
  }
  const opened = openSound(file, layout, nowMs, false)
  return { ...opened, findings: [...findings(null), ...opened.findings] }
}

/** A second connection that only reads. The file must have been opened for writing before. */
export function openForReading(file: string, layout: DatabaseSchema): Sql {
  const sql = new Sql(file, { readOnly: true })
  applyPragmas(sql, layout)
  return sql
}

function openSound(file: string, layout: DatabaseSchema, nowMs: number, suspect: boolean): Ready {
  restrictToOwner(file)
  const sql = new Sql(file)
  const reading = (finding: StoreIssue): Ready => {
    sql.close()
    return { sql: openForReading(file, layout), findings: [finding], readOnly: true, checkedAtMs: null }
  }
  try {
    const owner = sql.number('PRAGMA application_id')
    const tables = sql.number('SELECT count(*) FROM sqlite_schema')
    if (owner !== layout.applicationId && (owner !== 0 || tables > 0))
      throw new StoreFailure('damaged', 'the file belongs to another program')
    if (suspect) assertIntact(sql, layout)
    assertVersion(sql)
    if (isNewer(sql, layout.migrations)) return reading({ kind: 'newer-version', file })
    if (tables === 0) {
      // both can only be set while the file is empty
      sql.db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = ${layout.applicationId}`)
    }
    sql.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    applyPragmas(sql, layout)
    const version = versionOf(sql)
    if (version > 0 && !canWrite(sql)) {
      if (mayWrite(file)) throw new StoreFailure('damaged', 'it cannot be written, though nothing forbids it')
      return reading({ kind: 'read-only', file })
    }
    // before a migration, which may add rows and tables
    const other = version > 0 && rowCountsDiffer(sql)
    if (other && layout.worth === 'rebuild')
      throw new StoreFailure('damaged', 'it has other rows than it was closed with')
    try {
      if (layout.worth === 'precious' && version > 0 && version < (layout.migrations.at(-1)?.version ?? 0))
        createBackup(sql, file, nowMs, layout.readable)
      migrate(sql, layout.migrations)
    } catch (error) {
      // with rows in it, it is worth reading as it is; an empty file is not
      if (version === 0 || isDamage(error) || toStoreFailure(error).code === 'busy') throw error
      return reading({ kind: 'not-migrated', file, problem: toStoreFailure(error).message })
    }
    storeVersion(sql)
    layout.adopt?.(sql)
    return {
      sql,
      findings: other ? [{ kind: 'unreadable', file }] : [],
      readOnly: false,
      checkedAtMs: sql.one<[number]>("SELECT value FROM meta WHERE name = 'checked_at'")?.[0] ?? null
    }
  } catch (error) {
    sql.close()
    throw error
  }
}

/** The header of a file can forbid writing; SQLite opens it all the same and fails at each change. */
function canWrite(sql: Sql): boolean {
  try {
    sql.db.exec('DELETE FROM meta WHERE 0')
    return true
  } catch (error) {
    if (toStoreFailure(error).code !== 'read-only') throw error
    return false
  }
}

/** Whether the system lets this person write the file and its folder. */
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

/** Gives this person back the right to write files that are theirs. */
function allowWriting(file: string): void {
  if (mayWrite(file)) return
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) {
    try {
      if (statSync(path).isFile()) chmodSync(path, 0o600)
    } catch {
      // not there, or not theirs: opening it says what is wrong
    }
  }
}

/**
 * Pages after which the log of changes is brought into the file. Events come in bursts and their tags fall everywhere:
 * sooner, the same pages would be written many times.
 */
const CONFIDENTIAL_CHECKPOINT_PAGES = 4000

function applyPragmas(sql: Sql, { worth }: DatabaseSchema): void {
  // a mapped file ends the process where an ordinary read fails, so what is precious and small is read the ordinary way
  sql.db.exec(
    `PRAGMA cache_size = -${CACHE_KIB}; PRAGMA mmap_size = ${worth === 'rebuild' ? MMAP_BYTES : 0}; PRAGMA temp_store = MEMORY`
  )
  if (worth === 'confidential') sql.db.exec(`PRAGMA wal_autocheckpoint = ${CONFIDENTIAL_CHECKPOINT_PAGES}`)
}

/**
 * @param check 'integrity' also compares every index with its table: some times slower. @throws StoreFailure 'damaged'
 */
export function assertIntegrity(
  sql: Sql,
  { readable }: Pick<DatabaseSchema, 'readable'> = {},
  check: 'quick' | 'integrity' = 'quick'
): void {
  const found = sql.one<[string]>(`PRAGMA ${check}_check(1)`)?.[0]
  if (found !== 'ok') throw new StoreFailure('damaged', `${check}_check: ${found}`)
  if (readable?.(sql) === false) throw new StoreFailure('damaged', 'it holds rows that cannot be read')
}

/** Everything that can be looked at, because something has failed already. @throws StoreFailure 'damaged' */
function assertIntact(sql: Sql, layout: DatabaseSchema): void {
  assertIntegrity(sql, layout, 'integrity')
  if (!isNewer(sql, layout.migrations)) assertSchema(sql, layout.migrations)
}

function setAsideDamaged(file: string, nowMs: number): string {
  let setAside = `${file}.corrupt-${backupTimestamp(nowMs)}`
  for (let n = 2; existsSync(setAside); n++) setAside = `${file}.corrupt-${backupTimestamp(nowMs)}-${n}`
  // the log of changes belongs to what is left of the file; the index of the log is worth nothing
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
