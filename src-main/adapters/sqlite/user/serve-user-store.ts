/** Reads and writes the user database on one connection. Every change is synced before it is confirmed. */
import type { AnyHandlers, UserStoreCalls, WorkerOptions } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { createBackup, backupsOf } from '../db/backups'
import { openForWriting } from '../db/open-database'
import { closeWritten, refuseWrites, storeCheckTime } from '../db/serve-file'
import type { Sql } from '../db/sql'
import { USER_SCHEMA } from './schema'
import { engineListHandlers } from './engine-list-rows'
import { namedValueHandlers } from './named-values'
import { noteHandlers } from './note-rows'
import { savedSearchHandlers, searchHistoryHandlers } from './saved-search-rows'
import { sheetHandlers } from './sheet-rows'
import { workHandlers } from './work/serve-work'

export function serveUserStore(
  plan: Extract<WorkerOptions, { role: 'cache-writer' | 'person' }>,
  now: Now
): WorkerService {
  const { file } = plan
  const { sql, readOnly, ...found } = openForWriting(file, USER_SCHEMA, plan)
  const handlers = handlersFor(sql, file, now)
  return {
    opened: { ...found, backedUpAtMs: backupsOf(file, plan.nowMs)[0]?.madeAtMs ?? null },
    handlers: readOnly ? readingHandlers(handlers) : handlers,
    close: () => (readOnly ? sql.close() : closeWritten(sql, { digest: 'keys' }))
  }
}

const ignore = (): void => {}
const readingHandlers = (all: UserStoreCalls): AnyHandlers =>
  refuseWrites(all, {
    favourites: all.favourites,
    recents: all.recents,
    note: all.note,
    notesMatching: all.notesMatching,
    searches: all.searches,
    searchHistory: all.searchHistory,
    sheets: all.sheets,
    sheetEngines: all.sheetEngines,
    sheet: all.sheet,
    workDocuments: all.workDocuments,
    workConflicts: all.workConflicts,
    value: all.value,
    markSearchSeen: ignore,
    addToSearchHistory: ignore,
    backUp: ignore,
    checked: ignore
  })

function handlersFor(sql: Sql, file: string, now: Now): UserStoreCalls {
  return {
    ...engineListHandlers(sql, now),
    ...noteHandlers(sql, now),
    ...savedSearchHandlers(sql, now),
    ...searchHistoryHandlers(sql, now),
    ...sheetHandlers(sql),
    ...workHandlers(sql, now),
    ...namedValueHandlers(sql),
    backUp: () => createBackup(sql, file, now(), USER_SCHEMA.readable),
    checked: () => storeCheckTime(sql, now())
  }
}
