/**
 * Orders lists by arrival instead of the stated time. `folded` 0 makes `upgrade-rows.ts` update the encrypted states.
 */
import type { Migration } from '../../db/migrate'

export const arrival: Migration = {
  version: 30,
  up: (sql) =>
    sql.db.exec(`
    DROP INDEX events_order;
    DROP INDEX events_arrived;
    CREATE INDEX events_listed ON events (arrived_at DESC, seq DESC, subject, kind, family, status, source, read);
    CREATE INDEX gone_at ON gone (at);
    UPDATE subjects SET folded = 0;
    UPDATE subjects
      SET (last_at, last_seq) =
        (SELECT arrived_at, seq FROM events WHERE subject = tag ORDER BY arrived_at DESC, seq DESC LIMIT 1)
      WHERE EXISTS (SELECT 1 FROM events WHERE subject = tag);
  `)
}
