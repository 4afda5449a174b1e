/**
 * The local search index.
 *
 * `desk_entries.row` is the rowid in one of the two full-text tables. From its high bits down it encodes profile,
 * level, shortness of the name, age of the engine and a running number (see `row-ids.ts`), so that a search stops at
 * its limit with the best hits. The full-text tables store no text. `desk_words` holds the words of both, for parts of
 * words (trigrams) and typos. `desk_queue` lists entries that a changed name made stale. It starts with all stored
 * records.
 */
import { ENGINE_INDEX_COLUMNS, PLACE_NAMES, type EngineIndexColumn } from '../../../../shared/search/index-fields'
import type { Migration } from '../../db/migrate'

const TOKENS = `tokenize="unicode61 remove_diacritics 2 tokenchars '.'"`
const WORDS = `content='', contentless_delete=1, detail=column, prefix='1 2 3', ${TOKENS}`

const QUEUE_ENGINES = 'INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT profile, 4, id FROM engines;'
const QUEUE_ALL = `
  INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT profile, 1, id FROM manufacturers;
  INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT profile, 2, id FROM models;
  INSERT OR IGNORE INTO desk_queue (profile, what, id) SELECT profile, 3, id FROM generations;
  ${QUEUE_ENGINES}`

/** The full-text table of the engines, with the columns up to a migration. */
function createEngineTable(version: number, columns: readonly EngineIndexColumn[] = ENGINE_INDEX_COLUMNS): string {
  const names = columns.filter(({ migration }) => (migration ?? 0) <= version).map(({ name }) => name)
  return `CREATE VIRTUAL TABLE desk_engines USING fts5 (${[...PLACE_NAMES, ...names].join(', ')}, ${WORDS});`
}

/** Creates the table again, because a full-text table takes no further column, and queues every stored engine. */
export const recreateEngineTable = (version: number, columns: readonly EngineIndexColumn[]): string => `
  DROP TABLE desk_engines;
  ${createEngineTable(version, columns)}
  DELETE FROM desk_entries WHERE level = 4;
  ${QUEUE_ENGINES}`

export const searchIndex: Migration = {
  version: 20,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE desk_entries (row INTEGER PRIMARY KEY, profile INTEGER NOT NULL, level INTEGER NOT NULL, id INTEGER NOT NULL, parent INTEGER, print INTEGER NOT NULL) STRICT;
    CREATE INDEX desk_entries_of ON desk_entries (profile, level, id, parent, print);
    CREATE VIRTUAL TABLE desk_places USING fts5 (manufacturer, model, generation, year, ${WORDS});
    ${createEngineTable(0)}
    CREATE TABLE desk_words (key INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
    CREATE VIRTUAL TABLE desk_word_parts USING fts5 (word, content='', tokenize='trigram');
    CREATE TABLE desk_queue (key INTEGER PRIMARY KEY, profile INTEGER NOT NULL, what INTEGER NOT NULL, id INTEGER NOT NULL, UNIQUE (profile, what, id)) STRICT;
    ${QUEUE_ALL}
  `)
}

/** Indexes every record again, because `indexWords` returns other words. Entries are found until they are replaced. */
export const reindex = (version: number): Migration => ({
  version,
  up: (sql) => sql.db.exec(`UPDATE desk_entries SET print = -1; ${QUEUE_ALL}`)
})
