/** The origin of each response. `origin` null: the service; otherwise the pack file. Existing rows get null. */
import type { Migration } from '../../db/migrate'

const TABLES = [
  'types_texts',
  'manufacturers_texts',
  'models_texts',
  'generations_texts',
  'engines_texts',
  'engine_details',
  'engine_details_texts',
  'listings',
  'performances',
  'bodies'
]

export const origins: Migration = {
  version: 50,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE origins (key INTEGER PRIMARY KEY, signer TEXT NOT NULL, name TEXT NOT NULL, written_at INTEGER NOT NULL, UNIQUE (signer, name, written_at)) STRICT;
    ${TABLES.map((table) => `ALTER TABLE ${table} ADD COLUMN origin INTEGER;`).join('\n')}
  `)
}
