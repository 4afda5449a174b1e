/**
 * Deleting all events where the disk is full. SQLite needs room to delete, first in its log of changes; a file that is
 * taken away needs none. What a
 * person made stays, and so do the traces of what was deleted: they are held in memory meanwhile and written into the
 * new file.
 */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import type { Row, Sql } from '../db/sql'
import { deleteDamagedCopies } from './delete-events'
import { LAST_SEQ } from './event-rows'

/** A file on its way out; one of a run that was killed meanwhile goes at the next start. */
const replacedFileName = (file: string): string => `${file}.deleting`
const SIDE_FILES = ['-wal', '-shm', '-journal']

/** What outlives the events: tables of which every row is written again. */
const KEPT_TABLES = {
  named_values: ['name', 'sealed'],
  gone: ['identity', 'at', 'body', 'signed_at'],
  meta: ['name', 'value']
} as const
type KeptRows = { readonly [T in keyof typeof KEPT_TABLES]: readonly Row[] }

/**
 * How many events are gone. The old file is closed, overwritten and taken away; what fails from then on leaves an empty
 * file.
 *
 * @param open opens the file that is not there any more
 */
export function replaceFile(sql: Sql, file: string, open: () => Sql, nowMs: number): number {
  const events = sql.number('SELECT count(*) FROM events')
  const lastSeq = sql.number(LAST_SEQ)
  const traces = sql.all(
    "SELECT identity, ?, body, signed_at FROM events WHERE source NOT IN ('replay', 'demo')",
    nowMs
  )
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
    fresh.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('events', ?)", lastSeq)
    for (const [table, columns] of Object.entries(KEPT_TABLES)) {
      const rows = table === 'gone' ? [...kept.gone, ...traces] : kept[table as keyof KeptRows]
      const insert = `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
      for (const row of rows) fresh.run(insert, ...(row as string[]))
    }
  })
  deleteDamagedCopies(file)
  return events
}

/** Overwritten where the disk lets it: its pages are sealed, but gone is gone. */
export function deleteReplacedFile(file: string): void {
  const old = replacedFileName(file)
  if (!existsSync(old)) return
  try {
    overwrite(old)
  } catch {
    // some disks write what is overwritten to another place, and have none
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
