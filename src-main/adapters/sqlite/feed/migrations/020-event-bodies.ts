/**
 * The tag of each body and when it first arrived signed: a signature covers only the body, so a signed body is
 * recognised under any kind. `upgrade-rows.ts` fills in what needs the key; until then `body` is NULL and `folded` 0.
 */
import type { Migration } from '../../db/migrate'

export const bodies: Migration = {
  version: 20,
  up: (sql) =>
    sql.db.exec(`
    ALTER TABLE events ADD COLUMN body BLOB;
    ALTER TABLE events ADD COLUMN signed_at INTEGER;
    CREATE INDEX events_body ON events (body);
    CREATE INDEX events_played ON events (seq) WHERE source IN ('replay', 'demo');
    ALTER TABLE gone ADD COLUMN body BLOB;
    ALTER TABLE gone ADD COLUMN signed_at INTEGER;
    CREATE INDEX gone_body ON gone (body) WHERE body IS NOT NULL;
    ALTER TABLE subjects ADD COLUMN folded INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX subjects_unfolded ON subjects (tag) WHERE folded = 0;
  `)
}
