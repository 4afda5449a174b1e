/** Favourites, recents and notes, with whole paths: an engine record does not name its parents. */
import type { Migration } from '../../db/migrate'

const PATH = 'types INTEGER, manufacturers INTEGER, models INTEGER, generations INTEGER, engines INTEGER NOT NULL'

export const favourites: Migration = {
  version: 10,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE favourites (profile TEXT NOT NULL, ${PATH}, label TEXT NOT NULL, added_at INTEGER NOT NULL, PRIMARY KEY (profile, engines)) STRICT;
    CREATE TABLE recents (profile TEXT NOT NULL, ${PATH}, opened_at INTEGER NOT NULL, PRIMARY KEY (profile, engines)) STRICT;
    CREATE TABLE notes (profile TEXT NOT NULL, engine INTEGER NOT NULL, text TEXT NOT NULL, changed_at INTEGER NOT NULL, PRIMARY KEY (profile, engine)) STRICT;
  `)
}
