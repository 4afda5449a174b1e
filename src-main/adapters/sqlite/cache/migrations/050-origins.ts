/**
 * Where an answer came from. `origin` null: the service said so to this desk. Otherwise the pack file it was read from,
 * by the sign of the desk that
 * wrote it. Everything here before was taken for the service's own and stays so.
 */
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
