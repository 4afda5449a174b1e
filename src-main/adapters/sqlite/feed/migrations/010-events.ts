/**
 * Events, subjects and marks. Plain columns hold only impersonal data: times, sizes, enumerated words, and tags (keyed
 * hashes) of identities, subjects, kinds and names. All other data is encrypted.
 */
import type { Migration } from '../../db/migrate'

export const events: Migration = {
  version: 10,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE key_check (sealed BLOB NOT NULL) STRICT;
    CREATE TABLE events (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, identity BLOB NOT NULL UNIQUE, subject BLOB NOT NULL, kind BLOB NOT NULL,
      source TEXT NOT NULL, family TEXT NOT NULL, trust TEXT NOT NULL, status TEXT,
      arrived_at INTEGER NOT NULL, order_at INTEGER NOT NULL, order_from TEXT NOT NULL, late INTEGER NOT NULL, read INTEGER NOT NULL DEFAULT 0,
      copies INTEGER NOT NULL DEFAULT 0, copied_at INTEGER, bytes INTEGER NOT NULL, facts BLOB NOT NULL
    ) STRICT;
    CREATE INDEX events_order ON events (order_at DESC, seq DESC, subject, kind, family, status, source, read);
    CREATE INDEX events_unread ON events (subject) WHERE read = 0;
    CREATE INDEX events_subject ON events (subject, seq);
    CREATE INDEX events_arrived ON events (arrived_at);
    CREATE TABLE bodies (seq INTEGER PRIMARY KEY, sealed BLOB NOT NULL) STRICT;
    CREATE TABLE subjects (tag BLOB PRIMARY KEY, status TEXT, last_at INTEGER NOT NULL, last_seq INTEGER NOT NULL, state BLOB NOT NULL) STRICT;
    CREATE INDEX subjects_last ON subjects (last_at DESC, last_seq DESC);
    CREATE TABLE marks (subject BLOB PRIMARY KEY, claimed_by BLOB, snoozed_until INTEGER, changed_at INTEGER NOT NULL, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE gone (identity BLOB PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE holes (id INTEGER PRIMARY KEY AUTOINCREMENT, source TEXT NOT NULL, from_at INTEGER NOT NULL, to_at INTEGER NOT NULL) STRICT;
    CREATE INDEX holes_to ON holes (to_at);
    CREATE TABLE named_values (name TEXT PRIMARY KEY, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID;
  `)
}
