/** Counts the rows of a file on a separate connection, for diagnostics. */
import type { StoreFileFacts } from '../../../shared/diagnostics/diagnostics-facts'
import type { FactsCalls } from '../worker-rpc/messages'
import type { WorkerService } from '../worker-rpc/worker-server'
import { versionOf } from './migrate'
import { hasIntegrity } from './integrity'
import { openForReading, type DatabaseSchema } from './open-database'
import { readingService } from './serve-file'
import type { Sql } from './sql'

/** Larger files are not checked here, because the user is waiting. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024

export function serveFacts({ file }: { readonly file: string }, schema: DatabaseSchema): WorkerService {
  const sql = openForReading(file, schema)
  return readingService(sql, { facts: () => factsOf(sql, schema) } satisfies FactsCalls)
}

function factsOf(sql: Sql, { applicationId }: DatabaseSchema): StoreFileFacts {
  const pages = sql.number('PRAGMA page_count')
  // full-text tables are counted by their shadow tables
  const tables = sql
    .all<[string]>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    .map(([name]) => name)
  return {
    ours: sql.number('PRAGMA application_id') === applicationId,
    schema: versionOf(sql),
    pages,
    freePages: sql.number('PRAGMA freelist_count'),
    sound: pages * sql.number('PRAGMA page_size') > MAX_CHECKED_BYTES ? null : hasIntegrity(sql),
    rows: Object.fromEntries(
      tables.map((name) => [name, sql.number(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)])
    )
  }
}
