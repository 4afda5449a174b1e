/** Saved searches with the matches viewed last (`seen`, a JSON list), and the search history. */
import type { Migration } from '../../db/migrate'

export const searches: Migration = {
  version: 30,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE saved_searches (key INTEGER PRIMARY KEY, profile TEXT NOT NULL, query TEXT NOT NULL, fuel TEXT NOT NULL, saved_at INTEGER NOT NULL, seen TEXT NOT NULL,
      UNIQUE (profile, query, fuel)) STRICT;
    CREATE TABLE searched (profile TEXT NOT NULL, query TEXT NOT NULL, fuel TEXT NOT NULL, searched_at INTEGER NOT NULL, PRIMARY KEY (profile, query, fuel)) STRICT;
  `)
}
