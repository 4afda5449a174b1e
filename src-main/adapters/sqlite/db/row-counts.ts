/**
 * A digest of the row counts of all tables, stored when a file is closed and compared when it is opened: SQLite does
 * not detect a page that was replaced by a sound page of another table, nor a changed text.
 */
import { crc32 } from 'node:zlib'
import type { Sql } from './sql'

/** Files up to this size get a full integrity check at every start. */
export const SMALL_FILE_BYTES = 32 * 1024 * 1024

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name <> 'meta' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`

/** 'keys': the digest includes the keys of all rows, for a file whose rows nothing can replace. */
export type RowDigest = 'rows' | 'keys'

function digestOf(sql: Sql, kind: RowDigest): number {
  // NOT INDEXED: an index may still know rows that its table has lost
  const tables = sql
    .all<[string]>(TABLES)
    .map(([name]) => [name, sql.number(`SELECT count(*) FROM "${name}" NOT INDEXED`)] as const)
  let digest = crc32(JSON.stringify(tables))
  if (kind === 'rows') return digest
  for (const [table] of tables) {
    const columns = sql.all<[string]>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk', table)
    const key = columns.map(([name]) => `"${name}"`).join(', ') || 'rowid'
    for (const row of sql.each(`SELECT ${key} FROM "${table}" NOT INDEXED ORDER BY ${key}`))
      digest = crc32(JSON.stringify(row), digest)
  }
  return digest
}

/** Call it before closing. Files over 32 MB are skipped, because counting takes too long. */
export function storeRowDigest(sql: Sql, kind: RowDigest): void {
  if (sql.number('PRAGMA page_count') * sql.number('PRAGMA page_size') > SMALL_FILE_BYTES) return
  sql.run`INSERT OR REPLACE INTO meta (name, value) VALUES (${kind}, ${digestOf(sql, kind)})`
}

/** True when the rows differ from those at closing. Deletes what was stored, which the next write invalidates. */
export function rowsDiffer(sql: Sql, kind: RowDigest): boolean {
  const stored = sql.one<[number]>`SELECT value FROM meta WHERE name = ${kind}`?.[0]
  const other = stored !== undefined && stored !== digestOf(sql, kind)
  sql.run("DELETE FROM meta WHERE name IN ('rows', 'keys')")
  return other
}
