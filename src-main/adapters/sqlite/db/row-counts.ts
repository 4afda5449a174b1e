/**
 * The number of rows in each table, stored when a file is closed and compared when it is opened. A page that holds
 * sound rows of another table is
 * no damage to SQLite: only the count tells that rows are gone.
 */
import { crc32 } from 'node:zlib'
import { SMALL_FILE_BYTES } from '../worker-rpc/messages'
import type { Sql } from './sql'

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name <> 'meta' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`

function digestOf(sql: Sql): number {
  // of the table itself: an index may still know rows that its table has lost
  return crc32(
    JSON.stringify(
      sql.all<[string]>(TABLES).map(([name]) => [name, sql.number(`SELECT count(*) FROM "${name}" NOT INDEXED`)])
    )
  )
}

/** To be called before a file is closed. Counting is quick in files up to 32 MB; larger ones go without. */
export function storeRowCounts(sql: Sql): void {
  if (sql.number('PRAGMA page_count') * sql.number('PRAGMA page_size') > SMALL_FILE_BYTES) return
  sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('rows', ?)", digestOf(sql))
}

/**
 * True when the file has other rows than it was closed with. The stored number goes, because it is of no use once the
 * file is written to.
 */
export function rowCountsDiffer(sql: Sql): boolean {
  const noted = sql.one<[number]>("SELECT value FROM meta WHERE name = 'rows'")?.[0]
  if (noted === undefined) return false
  const other = noted !== digestOf(sql)
  sql.run("DELETE FROM meta WHERE name = 'rows'")
  return other
}
