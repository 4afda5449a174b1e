/**
 * Opening a file whatever state it is in: new, older, newer, damaged, gone.
 *
 * A damaged file is never repaired in place and never deleted: it is renamed, and the store goes on with an empty file or the newest good copy.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreFailure, type StoreFinding } from '../../../core/store-ports'
import { backUp, restore, timeName } from './backups'
import { isDamage, toStoreFailure } from './failure'
import { isNewer, migrate, versionOf, type Migration } from './migrate'
import { ownerOnly, Sql } from './sql'

export interface Layout {
  /** Marks the file as ours (`PRAGMA application_id`). */
  readonly applicationId: number
  readonly migrations: readonly Migration[]
  /**
   * 'rebuild': may be thrown away. 'precious': backed up, every change on the disk before it is confirmed. 'confidential': the same without copies,
   * because what a person deletes must be gone.
   */
  readonly worth: 'rebuild' | 'precious' | 'confidential'
  /** Runs on a file that is up to date and written to. @throws StoreFailure 'damaged' when the file is sound but of no use here */
  readonly adopt?: (sql: Sql) => void
}
export interface Opened {
  readonly sql: Sql
  readonly findings: readonly StoreFinding[]
  readonly readOnly: boolean
  /** The last run did not close the file. */
  readonly unclean: boolean
}

const SIDE_FILES = ['-wal', '-shm', '-journal']
const CACHE_KIB = 32_000
const MMAP_BYTES = 268_435_456
const WAL_LIMIT_BYTES = 67_108_864

/**
 * Opens for writing and brings the layout up to date.
 *
 * @param suspect look through the whole file first, because something in it has failed
 * @throws StoreFailure or an error of SQLite when the file can be neither used nor replaced
 */
export function openForWriting(file: string, layout: Layout, { nowMs, suspect = false }: { nowMs: number; suspect?: boolean }): Opened {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unclean = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0
  const findings: StoreFinding[] = []
  if (!existsSync(file)) {
    // killed between setting a damaged file aside and putting the copy in its place, or the file was deleted
    for (const side of SIDE_FILES) rmSync(file + side, { force: true })
    const backup = layout.worth === 'precious' ? restore(file) : null
    if (backup) findings.push({ kind: 'restored', file, setAside: file, backupFromMs: backup.madeAtMs })
  }
  try {
    return { ...openSound(file, layout, nowMs, suspect, findings), unclean }
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  findings.length = 0
  const setAside = setAsideDamaged(file, nowMs)
  if (layout.worth === 'rebuild') findings.push({ kind: 'rebuilt', file, setAside })
  else {
    const backup = layout.worth === 'precious' ? restore(file) : null
    findings.push(backup ? { kind: 'restored', file, setAside, backupFromMs: backup.madeAtMs } : { kind: 'lost', file, setAside })
  }
  return { ...openSound(file, layout, nowMs, false, findings), unclean }
}

/** A second connection that only reads. The file must have been opened for writing before. */
export function openForReading(file: string, layout: Layout): Sql {
  const sql = new Sql(file, { readOnly: true })
  tune(sql, layout)
  return sql
}

function openSound(file: string, layout: Layout, nowMs: number, suspect: boolean, findings: StoreFinding[]): Omit<Opened, 'unclean'> {
  ownerOnly(file)
  const sql = new Sql(file)
  try {
    const owner = sql.number('PRAGMA application_id')
    const tables = sql.number('SELECT count(*) FROM sqlite_schema')
    if (owner !== layout.applicationId && (owner !== 0 || tables > 0)) throw new StoreFailure('damaged', 'the file belongs to another program')
    if (suspect) assertSound(sql)
    if (isNewer(sql, layout.migrations)) {
      sql.close()
      const reading = openForReading(file, layout)
      return { sql: reading, findings: [...findings, { kind: 'newer-version', file }], readOnly: true }
    }
    if (tables === 0) {
      // both can only be set while the file is empty
      sql.db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = ${layout.applicationId}`)
    }
    sql.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${layout.worth === 'rebuild' ? 'NORMAL' : 'FULL'}; PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}`)
    tune(sql, layout)
    const version = versionOf(sql)
    if (layout.worth === 'precious' && version > 0 && version < (layout.migrations.at(-1)?.version ?? 0)) backUp(sql, file, nowMs)
    try {
      migrate(sql, layout.migrations)
    } catch (error) {
      // with rows in it, it is worth reading as it is; an empty file is not
      if (version === 0 || isDamage(error) || toStoreFailure(error).code === 'busy') throw error
      sql.close()
      return { sql: openForReading(file, layout), findings: [...findings, { kind: 'not-migrated', file, problem: toStoreFailure(error).message }], readOnly: true }
    }
    layout.adopt?.(sql)
    return { sql, findings, readOnly: false }
  } catch (error) {
    sql.close()
    throw error
  }
}

/** Pages after which the log of changes is brought into the file. Events come in bursts and their tags fall everywhere: sooner, the same pages would be written many times. */
const CONFIDENTIAL_CHECKPOINT_PAGES = 4000

function tune(sql: Sql, { worth }: Layout): void {
  // a mapped file ends the process where an ordinary read fails, so what is precious and small is read the ordinary way
  sql.db.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA mmap_size = ${worth === 'rebuild' ? MMAP_BYTES : 0}; PRAGMA temp_store = MEMORY`)
  if (worth === 'confidential') sql.db.exec(`PRAGMA wal_autocheckpoint = ${CONFIDENTIAL_CHECKPOINT_PAGES}`)
}

/** @throws StoreFailure 'damaged' */
export function assertSound(sql: Sql): void {
  const found = sql.one<[string]>('PRAGMA quick_check(1)')?.[0]
  if (found !== 'ok') throw new StoreFailure('damaged', `quick_check: ${found}`)
}

function setAsideDamaged(file: string, nowMs: number): string {
  let setAside = `${file}.corrupt-${timeName(nowMs)}`
  for (let n = 2; existsSync(setAside); n++) setAside = `${file}.corrupt-${timeName(nowMs)}-${n}`
  renameSync(file, setAside)
  // the log of changes belongs to what is left of the file; the index of the log is worth nothing
  rmSync(`${file}-shm`, { force: true })
  for (const side of SIDE_FILES) if (existsSync(file + side)) renameSync(file + side, setAside + side)
  return setAside
}
