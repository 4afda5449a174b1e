/**
 * Response bodies of engines as received, compressed, per language. `name` is the endpoint, `generation` 0 for the
 * engine record. A row with a size and no body: too long to store. A row with neither: imported from a pack file. No
 * row: fetched by an older version.
 */
import type { Migration } from '../../db/migrate'

export const bodies: Migration = {
  version: 40,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE bodies (profile INTEGER NOT NULL, name TEXT NOT NULL, engine INTEGER NOT NULL, generation INTEGER NOT NULL, language TEXT NOT NULL, fetched_at INTEGER NOT NULL,
      size INTEGER, body BLOB, PRIMARY KEY (profile, engine, name, generation, language)) STRICT;
  `)
}
