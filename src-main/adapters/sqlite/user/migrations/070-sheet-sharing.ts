/** Origin of a sheet: 'own', 'received' from another computer, or 'unshared': own, and deleted on another one. */
import type { Migration } from '../../db/migrate'

export const sheetSharing: Migration = {
  version: 70,
  up: (sql) => sql.db.exec("ALTER TABLE sheets ADD COLUMN sharing TEXT NOT NULL DEFAULT 'own'")
}
