/** Pictures as received, by address. `size` is a column of its own, so that trimming reads no picture. */
import type { Migration } from '../../db/migrate'

export const pictures: Migration = {
  version: 30,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE pictures (key INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, type TEXT NOT NULL, size INTEGER NOT NULL, used_at INTEGER NOT NULL) STRICT;
    CREATE INDEX pictures_by_use ON pictures (used_at);
    CREATE TABLE picture_bytes (key INTEGER PRIMARY KEY REFERENCES pictures (key) ON DELETE CASCADE, bytes BLOB NOT NULL) STRICT;
  `)
}
