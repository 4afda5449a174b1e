/** The port `EventStore`, served by the workers of the events' file. */
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
  /** How events are stored in this run. */
  kept(): Promise<EventStorageMode>
}
type EventDatabase = DatabaseFile<FeedWriterCalls, FeedReaderCalls>
interface Opened {
  readonly file: EventDatabase
  readonly kept: EventStorageMode
}

/** Events deleted per retention step. */
const TRIM_STEP = 1000

/** Opens at the first call or at `open`. */
export function openEventStore(deps: EventStoreDeps): OpenEventStore {
  const { clock, folder } = deps
  let opening: Promise<Opened> | null = null
  let closed = false

  const opened = (): Promise<Opened> => {
    if (closed) return Promise.reject(new StoreFailure('closed', 'the store is closed'))
    opening ??= openEventKey(deps)
      .then(({ key, kept, file }) => ({
        kept,
        file: new DatabaseFile(
          { ...deps, file, key },
          { writer: 'feed', reader: 'feed-reader', check: 'feed-check' }
        ) as EventDatabase
      }))
      .catch((error: unknown) => {
        opening = null
        throw new StoreFailure(
          'unavailable',
          `the key of the events: ${error instanceof Error ? error.message : 'unknown'}`
        )
      })
    return opening
  }
  const write = async <N extends keyof FeedWriterCalls & string>(
    name: N,
    input: FeedWriterCalls[N]['input']
  ): Promise<FeedWriterCalls[N]['output']> => (await opened()).file.write(name, input)
  const read = async <N extends keyof FeedReaderCalls & string>(
    name: N,
    input: FeedReaderCalls[N]['input']
  ): Promise<FeedReaderCalls[N]['output']> => (await opened()).file.read(name, input)
  const nowMs = (): number => clock.now()

  let warming: Promise<void> | null = null
  /** Decrypts all events once before a text search, step by step, so that other queries can run in between. */
  const ready = async ({ text }: FeedFilter): Promise<void> => {
    if (!text?.trim()) return
    warming ??= (async () => {
      while (await read('warm', null)) continue
    })().finally(() => (warming = null))
    await warming
  }

  return {
    open: async () => (await opened()).file.open(),
    kept: async () => (await opened()).kept,
    async append(batch) {
      // replayed events may be lost with this run; received and confirmed ones may not
      if ((await opened()).kept === 'locked' && !batch.every(isReplayed))
        throw new StoreFailure('unavailable', 'the key store does not give the key of the events')
      const answers = await write('append', packEvents(batch))
      return batch.map((event, n) => appended(event, answers[n]))
    },
    async page(request) {
      await ready(request.filter)
      return read('page', { request, nowMs: nowMs() })
    },
    async groups(request) {
      await ready(request.filter)
      return read('groups', { request, nowMs: nowMs() })
    },
    async counts(filter) {
      await ready(filter)
      return read('counts', { filter, nowMs: nowMs() })
    },
    unread: () => read('unread', { nowMs: nowMs() }),
    event: (seq) => read('event', { seq }),
    raw: (seq) => read('raw', { seq }),
    marks: (subject) => read('marks', { subject }),
    setRead: (which, isRead) => write('setRead', { which, read: isRead }),
    setMarks: (subject, change, atMs) => write('setMarks', { subject, change, atMs }),
    rawAfter: (seq, limit, maxBytes) => read('rawAfter', { seq, limit, maxBytes }),
    rewrite: async (changes) => void (await write('rewrite', { changes })),
    addGap: (gap) => write('addHole', gap),
    gaps: (fromMs, toMs) => read('holes', { fromMs, toMs }),
    async trim(retention) {
      let all = 0
      for (;;) {
        const deleted = await write('trim', { retention, most: TRIM_STEP, nowMs: nowMs() })
        all += deleted
        if (deleted === 0) return all
      }
    },
    async purge(which) {
      const { kept, file } = await opened()
      const deleted = await file.write('purge', { which, nowMs: nowMs() }).catch((error: unknown) => {
        // deleting needs disk space first; on a full disk the file is replaced instead
        if (which === 'all' && error instanceof StoreFailure && error.code === 'full')
          return file.alone('replace', { nowMs: nowMs() })
        throw error
      })
      if (which === 'all' && (kept === 'session' || kept === 'locked')) await deleteSealedFiles(folder)
      return deleted
    },
    value: (name) => read('value', { name }),
    setValue: async (name, value) => void (await write('setValue', { name, value })),
    async close() {
      if (closed) return
      closed = true
      const file = await opening?.catch(() => null)
      await file?.file.close()
      if (file && file.kept !== 'sealed' && file.kept !== 'open') await deleteSessionFiles(folder)
    }
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
    read: false,
    late: answer.late,
    copies: 0,
    lastCopyAtMs: null
  }
  return { isNew: true, event: kept, snoozed: answer.snoozed === true }
}
