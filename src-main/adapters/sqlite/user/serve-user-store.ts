/** Reads and writes the user database on one connection. Every change is synced before it is confirmed. */
import type { UserStoreCalls, WorkerOptions } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { createBackup, backupsOf } from '../db/backups'
import { openForWriting } from '../db/open-database'
import { closeWritten, refuseWrite, storeCheckTime } from '../db/serve-file'
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
    handlers: readOnly ? { ...handlers, ...refused } : handlers,
    close: () => (readOnly ? sql.close() : closeWritten(sql, { digest: 'keys' }))
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
  changeEntries: refuseWrite,
  changeList: refuseWrite,
  workTags: refuseWrite,
  mergeWork: refuseWrite,
  resolveWork: refuseWrite,
  editNote: refuseWrite,
  editTemplate: refuseWrite,
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
    ...workHandlers(sql, now),
    ...namedValueHandlers(sql),
    backUp: () => createBackup(sql, file, now(), USER_SCHEMA.readable),
    checked: () => storeCheckTime(sql, now())
  }
}
