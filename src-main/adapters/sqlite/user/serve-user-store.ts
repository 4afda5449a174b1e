/** Reads and writes the user database on one connection. Every change is synced before it is confirmed. */
import type { UserStoreCalls, WorkerOptions } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { createBackup, backupsOf } from '../db/backups'
import { openForWriting } from '../db/open-database'
import { closeWritten, refuseWrite, storeCheckTime } from '../db/serve-file'
import type { Sql } from '../db/sql'
import { USER_SCHEMA } from './schema'
import { engineListHandlers } from './engine-list-rows'
import { noteHandlers } from './note-rows'
import { savedSearchHandlers, searchHistoryHandlers } from './saved-search-rows'
import { sheetHandlers } from './sheet-rows'

export function serveUserStore(
  plan: Extract<WorkerOptions, { role: 'cache-writer' | 'person' }>,
  now: Now
): WorkerService {
  const { file } = plan
  const { sql, readOnly, ...found } = openForWriting(file, USER_SCHEMA, plan)
  const handlers = handlersFor(sql, file, now)
  return {
    opened: { ...found, backedUpAtMs: backupsOf(file)[0]?.madeAtMs ?? null },
    handlers: readOnly ? { ...handlers, ...refused } : handlers,
    close: () => (readOnly ? sql.close() : closeWritten(sql))
  }
}

const refused = {
  nextSheet: refuseWrite,
  addSheet: refuseWrite,
  removeSheet: refuseWrite,
  saveSearch: refuseWrite,
  removeSearch: refuseWrite,
  markSearchSeen: () => {},
  addToSearchHistory: () => {},
  clearSearchHistory: refuseWrite,
  addFavourite: refuseWrite,
  removeFavourite: refuseWrite,
  addRecent: refuseWrite,
  setNote: refuseWrite,
  setValue: refuseWrite,
  backUp: () => {},
  checked: () => {}
} satisfies Partial<UserStoreCalls>

function handlersFor(sql: Sql, file: string, now: Now): UserStoreCalls {
  return {
    ...engineListHandlers(sql, now),
    ...noteHandlers(sql, now),
    ...savedSearchHandlers(sql, now),
    ...searchHistoryHandlers(sql, now),
    ...sheetHandlers(sql),
    value(name) {
      const row = sql.one<[string]>`SELECT value FROM named_values WHERE name = ${name}`
      return row ? (JSON.parse(row[0]) as unknown) : null
    },
    setValue(name, value) {
      // undefined deletes the value
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
      else sql.run`INSERT OR REPLACE INTO named_values (name, value) VALUES (${name}, ${text})`
    },
    backUp: () => createBackup(sql, file, now(), USER_SCHEMA.readable),
    checked: () => storeCheckTime(sql, now())
  }
}
