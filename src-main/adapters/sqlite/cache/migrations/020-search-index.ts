/**
 * The desk's own search.
 *
 * `desk_entries.row` is the rowid of the words in one of the two full-text tables: from its high bits down it says
 * profile, level, how short the name is,
 * how young the engine is, and a running number (see `rows.ts`), so that a search stops at its limit with the best
 * already in hand. The full-text
 * tables keep no copy of the texts. `desk_words` are the words of both, for parts of words (trigrams) and typing
 * errors. `desk_queue` is what a
 * changed name makes stale below it; it is worked off in small steps. Everything already here is put into it.
 */
import type { Migration } from '../../db/migrate'

const TOKENS = `tokenize="unicode61 remove_diacritics 2 tokenchars '.'"`
const WORDS = `content='', contentless_delete=1, detail=column, prefix='1 2 3', ${TOKENS}`

export const searchIndex: Migration = {
  version: 20,
  up: (sql) =>
    sql.db.exec(`
    CREATE TABLE desk_entries (row INTEGER PRIMARY KEY, profile INTEGER NOT NULL, level INTEGER NOT NULL, id INTEGER NOT NULL, parent INTEGER, print INTEGER NOT NULL) STRICT;
    CREATE INDEX desk_entries_of ON desk_entries (profile, level, id, parent, print);
    CREATE VIRTUAL TABLE desk_places USING fts5 (manufacturer, model, generation, year, ${WORDS});
    CREATE VIRTUAL TABLE desk_engines USING fts5 (manufacturer, model, generation, engine, ecu, tcu, code, year, fuel, power, ${WORDS});
    CREATE TABLE desk_words (key INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
    CREATE VIRTUAL TABLE desk_word_parts USING fts5 (word, content='', tokenize='trigram');
    CREATE TABLE desk_queue (key INTEGER PRIMARY KEY, profile INTEGER NOT NULL, what INTEGER NOT NULL, id INTEGER NOT NULL, UNIQUE (profile, what, id)) STRICT;

    INSERT INTO desk_queue (profile, what, id) SELECT profile, 1, id FROM manufacturers;
    INSERT INTO desk_queue (profile, what, id) SELECT profile, 2, id FROM models;
    INSERT INTO desk_queue (profile, what, id) SELECT profile, 3, id FROM generations;
    INSERT INTO desk_queue (profile, what, id) SELECT profile, 4, id FROM engines;
  `)
}
