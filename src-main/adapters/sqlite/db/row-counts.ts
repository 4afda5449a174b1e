/**
 * Row counts of all tables, stored when a file is closed and compared when it is opened: SQLite does not detect a page
 * that was replaced by a sound page of another table.
 */
import { crc32 } from 'node:zlib'
import type { Sql } from './sql'

/** Files up to this size get a full integrity check at every start. */
export const SMALL_FILE_BYTES = 32 * 1024 * 1024

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name <> 'meta' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`

function digestOf(sql: Sql): number {
  // NOT INDEXED: an index may still know rows that its table has lost
  return crc32(
    JSON.stringify(
      sql.all<[string]>(TABLES).map(([name]) => [name, sql.number(`SELECT count(*) FROM "${name}" NOT INDEXED`)])
    )
  )
}

/** Call it before closing. Files over 32 MB are skipped, because counting takes too long. */
export function storeRowCounts(sql: Sql): void {
  if (sql.number('PRAGMA page_count') * sql.number('PRAGMA page_size') > SMALL_FILE_BYTES) return
  sql.run`INSERT OR REPLACE INTO meta (name, value) VALUES ('rows', ${digestOf(sql)})`
}

/** True when row counts differ from those at closing. Deletes the stored counts, which the next write invalidates. */
export function rowCountsDiffer(sql: Sql): boolean {
  const stored = sql.one<[number]>("SELECT value FROM meta WHERE name = 'rows'")?.[0]
  if (stored === undefined) return false
  const other = stored !== digestOf(sql)
  sql.run("DELETE FROM meta WHERE name = 'rows'")
  return other
}
