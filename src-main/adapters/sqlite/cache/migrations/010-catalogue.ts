/**
 * Records of the five levels, their texts per language, their positions, performances and searches.
 *
 * Ids are int64 in INTEGER columns: they are bound as text, which SQLite converts exactly, and read back with CAST.
 * Figures are REAL, so that any number is stored as received. `parent` of a vehicle type is 0. `position` is the index
 * in the parent's last list; null: known to belong there, but not in that list.
 */
import type { Migration } from '../../db/migrate'

const RECORD = 'profile INTEGER NOT NULL, id INTEGER NOT NULL, gone_since INTEGER, checked_at INTEGER'
const TEXT =
  'profile INTEGER NOT NULL, id INTEGER NOT NULL, language TEXT NOT NULL, fetched_at INTEGER, name TEXT, slug TEXT'
const TEXT_END = 'PRIMARY KEY (profile, id, language)) STRICT, WITHOUT ROWID'

export const catalogue: Migration = {
  version: 10,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE profiles (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;

    CREATE TABLE types (${RECORD}, icon_url TEXT, PRIMARY KEY (profile, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE manufacturers (${RECORD}, vehicle_type_id INTEGER, brand_logo TEXT, PRIMARY KEY (profile, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE models (${RECORD}, manufacturer_id INTEGER, model_photo TEXT, model_photo_unbranded TEXT, PRIMARY KEY (profile, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE generations (${RECORD}, manufacturer_id INTEGER, model_id INTEGER, year REAL, yearend REAL, photo TEXT, photo_unbranded TEXT,
      PRIMARY KEY (profile, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE engines (${RECORD}, used_at INTEGER, capacity REAL, power REAL, torque REAL, cylinders REAL, year REAL, ecu TEXT, tcu TEXT, engine_code TEXT,
      hp_values TEXT, nm_values TEXT, rpm_values TEXT, PRIMARY KEY (profile, id)) STRICT;

    CREATE TABLE types_texts (${TEXT}, ${TEXT_END};
    CREATE TABLE manufacturers_texts (${TEXT}, vehicle_type TEXT, ${TEXT_END};
    CREATE TABLE models_texts (${TEXT}, manufacturer TEXT, ${TEXT_END};
    CREATE TABLE generations_texts (${TEXT}, manufacturer TEXT, model TEXT, ${TEXT_END};
    CREATE TABLE engines_texts (${TEXT}, type TEXT, fuel_name TEXT, ${TEXT_END};

    CREATE TABLE engine_details (profile INTEGER NOT NULL, id INTEGER NOT NULL, fetched_at INTEGER NOT NULL, detail TEXT NOT NULL, PRIMARY KEY (profile, id)) STRICT;
    CREATE TABLE engine_details_texts (profile INTEGER NOT NULL, id INTEGER NOT NULL, language TEXT NOT NULL, fetched_at INTEGER NOT NULL, detail TEXT NOT NULL,
      PRIMARY KEY (profile, id, language)) STRICT;

    CREATE TABLE placements (profile INTEGER NOT NULL, level INTEGER NOT NULL, parent INTEGER NOT NULL, id INTEGER NOT NULL, position INTEGER, seen_at INTEGER NOT NULL,
      PRIMARY KEY (profile, level, parent, id)) STRICT, WITHOUT ROWID;
    CREATE INDEX placements_of ON placements (profile, level, id, position, seen_at);
    CREATE TABLE listings (profile INTEGER NOT NULL, level INTEGER NOT NULL, parent INTEGER NOT NULL, language TEXT NOT NULL, fetched_at INTEGER NOT NULL,
      PRIMARY KEY (profile, level, parent, language)) STRICT, WITHOUT ROWID;

    CREATE TABLE performances (profile INTEGER NOT NULL, generation INTEGER NOT NULL, engine INTEGER NOT NULL, fetched_at INTEGER NOT NULL, checked_at INTEGER NOT NULL,
      gone_since INTEGER, no_data INTEGER NOT NULL, id INTEGER, fuel_consumption_avg REAL, top_speed REAL, zero_to_hundred REAL, top_speed_st1 REAL, zero_to_hundred_st1 REAL,
      PRIMARY KEY (profile, generation, engine)) STRICT, WITHOUT ROWID;
    CREATE TABLE answers (profile INTEGER NOT NULL, name TEXT NOT NULL, asked TEXT NOT NULL, language TEXT NOT NULL, fetched_at INTEGER NOT NULL, answer TEXT NOT NULL,
      PRIMARY KEY (profile, name, asked, language)) STRICT;
    CREATE INDEX answers_by_age ON answers (fetched_at);
  `)
}
