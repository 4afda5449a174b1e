/** Whether a sheet was made here: 'own', 'received' from another computer, or own and 'unshared' by its deletion there. */
import type { Migration } from '../../db/migrate'

export const sheetSharing: Migration = {
  version: 70,
  up: (sql) => sql.db.exec("ALTER TABLE sheets ADD COLUMN sharing TEXT NOT NULL DEFAULT 'own'")
}
