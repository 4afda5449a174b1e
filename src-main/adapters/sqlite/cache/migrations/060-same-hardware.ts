/** Engines by control unit and engine code, without quotes, outer blanks and the case of A to Z. */
import type { Migration } from '../../db/migrate'

export const sameHardware: Migration = {
  version: 60,
  up: (sql) =>
    sql.db.exec(`
    CREATE INDEX engines_by_code ON engines (profile, lower(trim(replace(engine_code, '"', ''))), lower(trim(replace(ecu, '"', ''))), id);
    CREATE INDEX engines_by_ecu ON engines (profile, lower(trim(replace(ecu, '"', ''))), id);
  `)
}
