/** Work shared with other computers: its revisions, as JSON. `shown`: the revision that the rows of this file show. */
import type { Migration } from '../../db/migrate'

export const work: Migration = {
  version: 50,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE shared_work (kind TEXT NOT NULL, service TEXT NOT NULL, id TEXT NOT NULL, shown TEXT, tag TEXT NOT NULL, document TEXT NOT NULL,
      PRIMARY KEY (kind, service, id)) STRICT`)
}
