/** Made spec sheets. Their PDFs are files beside the database. */

import type { Migration } from '../../db/migrate'

export const sheets: Migration = {
  version: 40,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE sheets (
      number TEXT PRIMARY KEY, profile TEXT NOT NULL, types INTEGER, manufacturers INTEGER, models INTEGER, generations INTEGER, engines INTEGER NOT NULL,
      made_at INTEGER NOT NULL, title TEXT NOT NULL, customer TEXT NOT NULL, template TEXT NOT NULL, bytes INTEGER NOT NULL, digest TEXT NOT NULL, snapshot TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sheets_by_time ON sheets (made_at DESC);
    CREATE TABLE sheet_numbers (year INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT`)
}
