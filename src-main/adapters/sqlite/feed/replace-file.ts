/**
 * Deletes all events on a full disk. SQLite needs space for its write-ahead log to delete; removing the file needs
 * none. The user's values and the identities of deleted events are held in memory and written to the new file.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { SIDE_FILES } from '../db/open-database'
import type { Row, Sql } from '../db/sql'
import { LAST_SEQ } from './event-rows'

/** A file being deleted; after a kill the next start deletes it. */
const replacedFileName = (file: string): string => `${file}.deleting`

const KEPT_TABLES = {
  named_values: ['name', 'sealed'],
  gone: ['identity', 'at', 'body', 'signed_at'],
  meta: ['name', 'value']
} as const
type KeptRows = { readonly [T in keyof typeof KEPT_TABLES]: readonly Row[] }

/**
 * Returns the number of deleted events. The old file is closed, overwritten and deleted; a later failure leaves an
 * empty file.
 *
 * @param open creates and opens the new file
 */
export function replaceFile(sql: Sql, file: string, open: () => Sql, nowMs: number): number {
  const events = sql.number('SELECT count(*) FROM events')
  const lastSeq = sql.number(LAST_SEQ)
  const traces = sql.all`SELECT identity, ${nowMs}, body, signed_at FROM events WHERE source NOT IN ('replay', 'demo')`
  const kept = Object.fromEntries(
    Object.entries(KEPT_TABLES).map(([table, columns]) => [
      table,
      sql.all(`SELECT ${columns.join(', ')} FROM ${table}`)
    ])
  ) as unknown as KeptRows
  sql.close()
  renameSync(file, replacedFileName(file))
  for (const side of SIDE_FILES) rmSync(file + side, { force: true })
  deleteReplacedFile(file)
  const fresh = open()
  fresh.transaction(() => {
    // numbers are never used twice
    fresh.run`INSERT INTO sqlite_sequence (name, seq) VALUES ('events', ${lastSeq})`
    for (const [table, columns] of Object.entries(KEPT_TABLES)) {
      const rows = table === 'gone' ? [...kept.gone, ...traces] : kept[table as keyof KeptRows]
      const insert = `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
      for (const row of rows) fresh.run(insert, ...(row as string[]))
    }
  })
  return events
}

/** Overwrites the file first, although its pages are encrypted. */
export function deleteReplacedFile(file: string): void {
  const old = replacedFileName(file)
  if (!existsSync(old)) return
  try {
    overwrite(old)
  } catch {
    // some disks write elsewhere and have no space
  }
  rmSync(old, { force: true })
}

function overwrite(file: string): void {
  const zeros = Buffer.alloc(1024 * 1024)
  const handle = openSync(file, 'r+')
  try {
    const size = fstatSync(handle).size
    for (let at = 0; at < size; at += zeros.byteLength)
      writeSync(handle, zeros, 0, Math.min(zeros.byteLength, size - at), at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
