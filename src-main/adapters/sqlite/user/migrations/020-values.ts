/** JSON values by name. */
import type { Migration } from '../../db/migrate'

export const values: Migration = {
  version: 20,
  up: (sql) =>
    sql.db.exec('CREATE TABLE named_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID')
}
