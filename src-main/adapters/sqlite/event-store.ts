import type { FeedEvent, NewEvent } from '../../shared/feed/events'
import type { AppendResult, EventStore } from '../../shared/ports/stores/event-store'
import type { FeedFilter } from '../../shared/feed/feed-query'
import { isReplayed } from '../../shared/feed/trust-level'
import { StoreFailure } from '../../shared/ports/stores/store-failure'
import type { AppendAnswer, FeedReaderCalls, FeedWriterCalls } from './feed/feed-calls'
import {
  openEventKey,
  deleteSealedFiles,
  deleteSessionFiles,
  type EventKeyDeps,
  type EventStorageMode
} from './feed/event-key'
import { packEvents } from './feed/event-rows'
import { DatabaseFile, type DatabaseFileDeps } from './database-file'

export type EventStoreDeps = Omit<DatabaseFileDeps, 'file' | 'key'> &
  Pick<EventKeyDeps, 'folder' | 'secrets' | 'keepOpen'>
export interface OpenEventStore extends EventStore {
  /** Resolves when the file is open; rejects with a `StoreFailure` when it can be neither used nor replaced. */
  open(): Promise<void>
  kept(): Promise<EventStorageMode>
}
type EventDatabase = DatabaseFile<FeedWriterCalls, FeedReaderCalls>
interface Opened {
  readonly file: EventDatabase
  readonly kept: EventStorageMode
}

const TRIM_STEP = 1000

/** Opens at the first call or at `open`. */
export function openEventStore(deps: EventStoreDeps): OpenEventStore {
  const file = new EventFile(deps)
  return {
    open: async () => (await file.opened()).file.open(),
    kept: async () => (await file.opened()).kept,
    async append(batch) {
      // replayed events may be lost with this run; received and confirmed ones may not
      const { kept, file: database } = await file.opened()
      if (kept === 'locked' && !batch.every(isReplayed))
        throw new StoreFailure('unavailable', 'the key store does not give the key of the events')
      const answers = await database.write('append', packEvents(batch))
      return batch.map((event, n) => appended(event, answers[n]))
    },
    page: async (request) => (await file.warmed(request.filter)).read('page', request),
    groups: async (request) => (await file.warmed(request.filter)).read('groups', request),
    counts: async (filter) => (await file.warmed(filter)).read('counts', filter),
    unread: async () => (await file.database()).write('unread'),
    event: async (...args) => (await file.database()).read('event', ...args),
    raw: async (...args) => (await file.database()).read('raw', ...args),
    marks: async (...args) => (await file.database()).read('marks', ...args),
    setRead: async (...args) => (await file.database()).write('setRead', ...args),
    setMarks: async (...args) => (await file.database()).write('setMarks', ...args),
    rawAfter: async (...args) => (await file.database()).read('rawAfter', ...args),
    rewrite: async (...args) => (await file.database()).write('rewrite', ...args),
    addGap: async (...args) => (await file.database()).write('addGap', ...args),
    gaps: async (...args) => (await file.database()).read('gaps', ...args),
    async trim(retention) {
      const database = await file.database()
      let all = 0
      for (;;) {
        const deleted = await database.write('trim', retention, TRIM_STEP)
        all += deleted
        if (deleted === 0) return all
      }
    },
    async purge(which) {
      const { kept, file: database } = await file.opened()
      const deleted = await database.write('purge', which).catch((error: unknown) => {
        // deleting needs disk space first; on a full disk the file is replaced instead
        if (which === 'all' && error instanceof StoreFailure && error.code === 'full') return database.alone('replace')
        throw error
      })
      if (which === 'all' && (kept === 'session' || kept === 'locked')) await deleteSealedFiles(deps.folder)
      return deleted
    },
    value: async (...args) => (await file.database()).write('value', ...args),
    setValue: async (...args) => (await file.database()).write('setValue', ...args),
    close: () => file.close()
  }
}

class EventFile {
  readonly #deps: EventStoreDeps
  #opening: Promise<Opened> | null = null
  #warming: Promise<void> | null = null
  #closed = false

  constructor(deps: EventStoreDeps) {
    this.#deps = deps
  }

  opened(): Promise<Opened> {
    if (this.#closed) return Promise.reject(new StoreFailure('closed', 'the store is closed'))
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null
      const reason = error instanceof Error ? error.message : 'unknown'
      throw new StoreFailure('unavailable', `the key of the events: ${reason}`)
    })
    return this.#opening
  }

  async database(): Promise<EventDatabase> {
    return (await this.opened()).file
  }

  /** Decrypts all events once before a text search, step by step, so that other queries can run in between. */
  async warmed({ text }: FeedFilter): Promise<EventDatabase> {
    const database = await this.database()
    if (!text?.trim()) return database
    this.#warming ??= (async () => {
      while (await database.read('warm')) continue
    })().finally(() => (this.#warming = null))
    await this.#warming
    return database
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const opened = await this.#opening?.catch(() => null)
    await opened?.file.close()
    if (opened && opened.kept !== 'sealed' && opened.kept !== 'open') await deleteSessionFiles(this.#deps.folder)
  }

  async #open(): Promise<Opened> {
    const { key, kept, file } = await openEventKey(this.#deps)
    const roles = { writer: 'feed', reader: 'feed-reader', check: 'feed-check' } as const
    return { kept, file: new DatabaseFile({ ...this.#deps, file, key }, roles) }
  }
}

/** @throws StoreFailure when the worker returned no result for the event, which is a bug */
function appended(event: NewEvent, answer: AppendAnswer | undefined): AppendResult {
  if (!answer) throw new StoreFailure('internal', 'an event without an answer')
  if (!answer.isNew || answer.seq === null) return { isNew: false, seq: answer.seq }
  const { headers: _headers, body, ...facts } = event
  const kept: FeedEvent = {
    ...facts,
    identity: answer.identity ?? facts.identity,
    seq: answer.seq,
    bodyBytes: body.byteLength,
    read: event.read ?? false,
    late: answer.late,
    copies: 0,
    lastCopyAtMs: null
  }
  return { isNew: true, event: kept, snoozed: answer.snoozed === true }
}
