/** Reads events on a separate connection, so that text searches do not block arriving events. */
import type { FeedFilter } from '../../../shared/feed/feed-query'
import type { FeedGap } from '../../../shared/feed/gaps'
import { openForReading } from '../db/open-database'
import { readingService } from '../db/serve-file'
import type { Row, Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import type { WorkerOptions } from '../worker-rpc/messages'
import type { FeedReaderCalls } from './feed-calls'
import { countEvents, listEvents, listGroups } from './event-lists'
import { feedSchema } from './schema'
import { readMarks } from './subject-rows'
import { EVENT_COLUMNS, eventOf, decryptBody, subjectTag } from './event-rows'
import { TextSearch } from './search/text-search'
import { RowCipher } from './row-cipher'

const MAX_GAPS = 500

export function serveFeedReader(plan: Extract<WorkerOptions, { role: 'feed-reader' }>, now: Now): WorkerService {
  const cipher = RowCipher.of(plan.key)
  const sql = openForReading(plan.file, feedSchema(cipher))
  const texts = new TextSearch(sql, cipher)
  let listOpened = false
  const handlers = handlersFor(sql, cipher, texts, now, () => (listOpened = true))
  return {
    ...readingService(sql, handlers),
    found: () => (cipher.takeOpenFailed() ? { kind: 'unreadable', file: plan.file } : null),
    // decrypts ahead only after a list was opened, which may be searched next
    idle: () => listOpened && texts.warm()
  }
}

/** @param listOpened called when a list is read */
function handlersFor(
  sql: Sql,
  cipher: RowCipher,
  texts: TextSearch,
  now: Now,
  listOpened: () => void
): FeedReaderCalls {
  const openList = ({ text }: FeedFilter): void => {
    texts.prepare(text)
    listOpened()
  }
  return {
    warm: () => texts.warm(),
    page(request) {
      openList(request.filter)
      return listEvents(sql, cipher, request, now())
    },
    groups(request) {
      openList(request.filter)
      return listGroups(sql, cipher, request, now())
    },
    counts(filter) {
      texts.prepare(filter.text)
      return countEvents(sql, cipher, filter, now())
    },
    event(seq) {
      const row = sql.one(`SELECT ${EVENT_COLUMNS} FROM events WHERE seq = ?`, seq)
      return row ? eventOf(cipher, row) : null
    },
    raw(seq) {
      const row = sql.one<[Uint8Array]>`SELECT sealed FROM bodies WHERE seq = ${seq}`
      return row ? decryptBody(cipher, seq, row[0]) : null
    },
    rawAfter: (seq, limit, maxBytes) => rawEventsAfter(sql, cipher, seq, limit, maxBytes),
    marks: (subject) => readMarks(sql, cipher, subjectTag(cipher, subject)),
    gaps: (fromMs, toMs) => gapsBetween(sql, fromMs, toMs)
  }
}

function rawEventsAfter(
  sql: Sql,
  cipher: RowCipher,
  ...[seq, limit, maxBytes]: Parameters<FeedReaderCalls['rawAfter']>
): ReturnType<FeedReaderCalls['rawAfter']> {
  const found = []
  let bytes = 0
  for (const row of sql.each<Row>(
    `SELECT ${EVENT_COLUMNS}, sealed FROM events JOIN bodies USING (seq) WHERE seq > ? ORDER BY seq LIMIT ?`,
    seq,
    limit
  )) {
    const event = eventOf(cipher, row)
    bytes += event.bodyBytes
    if (found.length > 0 && bytes > maxBytes) break
    const opened = decryptBody(cipher, event.seq, row[14] as Uint8Array)
    if (opened) found.push({ event, ...opened })
  }
  return found
}

function gapsBetween(sql: Sql, fromMs: number, toMs: number): FeedGap[] {
  const rows = sql.all<[number, FeedGap['source'], number, number]>`SELECT id, source, from_at, to_at FROM holes
    WHERE to_at >= ${fromMs} AND from_at <= ${toMs} ORDER BY to_at DESC, id DESC LIMIT ${MAX_GAPS}`
  return rows.map(([id, source, from, to]) => ({ id, source, fromMs: timeColumn(from), toMs: timeColumn(to) }))
}
