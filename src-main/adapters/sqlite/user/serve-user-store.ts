/** Reads and writes the user database on one connection. Every change is synced before it is confirmed. */
import type { EngineId } from '../../../shared/catalogue/ids'
import { matchNote, type NoteMatch } from '../../../shared/search/note-search'
import { parseSearchQuery } from '../../../shared/search/search-query'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Note } from '../../../shared/ports/stores/user-store'
import type { UserStoreCalls, WorkerOptions } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import { createBackup, backupsOf } from '../db/backups'
import { openForWriting } from '../db/open-database'
import type { Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import { storeRowCounts } from '../db/row-counts'
import { USER_SCHEMA } from './schema'
import { pathValues, PATH_COLUMNS, pathFromRow } from './engine-path-columns'
import { savedSearchHandlers } from './saved-search-rows'
import { sheetHandlers } from './sheet-rows'

const MAX_RECENTS = 50
/** Notes per search. */
const MAX_NOTES = 100

export function serveUserStore(plan: Extract<WorkerOptions, { role: 'cache-writer' | 'person' }>): WorkerService {
  const { file } = plan
  const { sql, readOnly, ...found } = openForWriting(file, USER_SCHEMA, plan)
  const opened = { ...found, backedUpAtMs: backupsOf(file)[0]?.madeAtMs ?? null }
  const handlers = handlersFor(sql, file)
  return {
    opened,
    handlers: readOnly ? { ...handlers, ...refused } : handlers,
    close: () => {
      if (!readOnly) {
        storeRowCounts(sql)
        sql.db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)')
      }
      sql.close()
    }
  }
}

const refuse = (): never => {
  throw new StoreFailure(
    'read-only',
    'the file is read as it is: of a newer version, not brought up to date, or not to be written'
  )
}
const refused = {
  nextSheet: refuse,
  addSheet: refuse,
  removeSheet: refuse,
  saveSearch: refuse,
  removeSearch: refuse,
  lookedAt: () => null,
  addSearched: () => null,
  clearSearched: refuse,
  addFavourite: refuse,
  removeFavourite: refuse,
  addRecent: refuse,
  setNote: refuse,
  setValue: refuse,
  backUp: () => null,
  checked: () => null
} satisfies Partial<CallHandlers<UserStoreCalls>>

function handlersFor(sql: Sql, file: string): CallHandlers<UserStoreCalls> {
  return {
    ...savedSearchHandlers(sql),
    favourites: ({ profile }) =>
      sql
        .all(
          `SELECT ${PATH_COLUMNS}, label, added_at FROM favourites WHERE profile = ? ORDER BY label, added_at`,
          profile
        )
        .map((row) => ({ profile, path: pathFromRow(row), group: row[5] as string, addedAtMs: timeColumn(row[6]) })),
    addFavourite: ({ profile, path, group, nowMs }) => {
      sql.run(
        `INSERT INTO favourites (profile, types, manufacturers, models, generations, engines, label, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (profile, engines) DO UPDATE SET
          types = excluded.types, manufacturers = excluded.manufacturers, models = excluded.models, generations = excluded.generations, label = excluded.label`,
        profile,
        ...pathValues(path),
        group,
        nowMs
      )
      return null
    },
    removeFavourite: ({ profile, engineId }) => {
      sql.run`DELETE FROM favourites WHERE profile = ${profile} AND engines = ${engineId}`
      return null
    },
    recents: ({ profile }) =>
      sql
        .all(
          `SELECT ${PATH_COLUMNS}, opened_at FROM recents WHERE profile = ? ORDER BY opened_at DESC, rowid DESC`,
          profile
        )
        .map((row) => ({ profile, path: pathFromRow(row), openedAtMs: timeColumn(row[5]) })),
    addRecent: ({ profile, path, nowMs }) => {
      sql.transaction(() => {
        // reinserted, so that rowids order entries of the same millisecond
        sql.run`DELETE FROM recents WHERE profile = ${profile} AND engines = ${pathValues(path)[4]}`
        sql.run(
          'INSERT INTO recents (profile, types, manufacturers, models, generations, engines, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          profile,
          ...pathValues(path),
          nowMs
        )
        sql.run`DELETE FROM recents
          WHERE profile = ${profile} AND rowid NOT IN (
            SELECT rowid FROM recents WHERE profile = ${profile}
              ORDER BY opened_at DESC, rowid DESC LIMIT ${MAX_RECENTS})`
      })
      return null
    },
    note: ({ profile, engineId }): Note | null => {
      const row = sql.one<[string, number]>`SELECT text, changed_at
        FROM notes WHERE profile = ${profile} AND engine = ${engineId}`
      return row ? { profile, engineId: engineId as EngineId, text: row[0], changedAtMs: timeColumn(row[1]) } : null
    },
    notesMatching: ({ profile, query, synonyms }): NoteMatch[] => {
      const read = parseSearchQuery(query, synonyms)
      const matches: NoteMatch[] = []
      if (read.words.length === 0) return matches
      for (const [engineId, text] of sql.each<[string, string]>`SELECT CAST(engine AS TEXT), text
        FROM notes WHERE profile = ${profile} ORDER BY changed_at DESC`) {
        const match = matchNote(read, text)
        if (match) matches.push({ engineId, ...match })
        if (matches.length >= MAX_NOTES) break
      }
      return matches
    },
    setNote: ({ profile, engineId, text, nowMs }) => {
      if (text === '') sql.run`DELETE FROM notes WHERE profile = ${profile} AND engine = ${engineId}`
      else
        sql.run`INSERT OR REPLACE INTO notes (profile, engine, text, changed_at)
          VALUES (${profile}, ${engineId}, ${text}, ${nowMs})`
      return null
    },
    value: ({ name }) => {
      const row = sql.one<[string]>`SELECT value FROM named_values WHERE name = ${name}`
      return row ? (JSON.parse(row[0]) as unknown) : null
    },
    setValue: ({ name, value }) => {
      // undefined deletes the value
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
      else sql.run`INSERT OR REPLACE INTO named_values (name, value) VALUES (${name}, ${text})`
      return null
    },
    ...sheetHandlers(sql),
    backUp: ({ nowMs }) => {
      createBackup(sql, file, nowMs, USER_SCHEMA.readable)
      return null
    },
    checked: ({ nowMs }) => {
      sql.run`INSERT INTO meta (name, value)
        VALUES ('checked_at', ${nowMs}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
      return null
    }
  }
}
