/**
 * Answers of one engine as received, compressed, by language. `generation` is 0 for the record, which belongs to no
 * generation. `body` null with a
 * size: too long to be kept; without: it came without, out of a pack's file. No row: an older version fetched it.
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
