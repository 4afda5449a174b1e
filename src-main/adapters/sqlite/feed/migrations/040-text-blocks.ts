/** Folded texts of finished ranges of events, encrypted, so that the first text search need not decrypt every event. */
import type { Migration } from '../../db/migrate'

export const textBlocks: Migration = {
  version: 40,
  up: (sql) => sql.db.exec('CREATE TABLE text_blocks (block INTEGER PRIMARY KEY, sealed BLOB NOT NULL) STRICT')
}
