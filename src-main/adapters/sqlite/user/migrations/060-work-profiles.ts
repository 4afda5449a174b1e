/**
 * Documents belong to a profile, as the rows do that they are compared with. Those without a profile are dropped: the
 * next sync makes them anew from the rows and the server.
 */
import type { Migration } from '../../db/migrate'

export const workProfiles: Migration = {
  version: 60,
  up: (sql) =>
    sql.db.exec(`
    ALTER TABLE shared_work RENAME TO shared_work_before;
    CREATE TABLE shared_work (kind TEXT NOT NULL, service TEXT NOT NULL, profile TEXT NOT NULL, id TEXT NOT NULL, shown TEXT, tag TEXT NOT NULL, document TEXT NOT NULL,
      PRIMARY KEY (kind, service, profile, id)) STRICT;
    INSERT INTO shared_work SELECT kind, service, '', id, shown, tag, document FROM shared_work_before WHERE service = '';
    DROP TABLE shared_work_before`)
}
