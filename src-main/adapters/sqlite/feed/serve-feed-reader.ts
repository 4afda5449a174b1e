/** Reads events on a separate connection, so that text searches do not block arriving events. */
import type { FeedCounts, FeedFilter, FeedGroup } from '../../../shared/feed/feed-query'
import type { SubjectMarks } from '../../../shared/feed/subject-state'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { openForReading } from '../db/open-database'
import type { Row, Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import type { WorkerOptions } from '../worker-rpc/messages'
import type { FeedReaderCalls, RawEventRow } from './feed-calls'
import { eventPage, matchingEvents, groupPage, pageCursor, snoozedEvents } from './filter-sql'
import { feedSchema } from './schema'
import { readMarks } from './subject-marks'
import {
  EVENT_COLUMNS,
  eventOf,
  FACTS_COLUMNS,
  decryptBody,
  decryptFacts,
  type FactsRow,
  valueContext
} from './event-rows'
import { readSubject } from './subject-rows'
import { TextSearch } from './text-search'
import { RowCipher } from './row-cipher'

const MAX_GAPS = 500

export function rowCipherOf({ key }: { readonly key?: Uint8Array }): RowCipher {
  if (!key) throw new StoreFailure('internal', 'the events’ file needs its key')
  return new RowCipher(key)
}

export function serveFeedReader(plan: Extract<WorkerOptions, { role: 'feed-reader' }>): WorkerService {
  const cipher = rowCipherOf(plan)
  const sql = openForReading(plan.file, feedSchema(cipher))
  const texts = new TextSearch(sql, cipher)
  const handlers = handlersFor(sql, cipher, texts)
  let listOpened = false
  // decrypts ahead only after a list was opened, which may be searched next
  const opensList =
    <I, O>(handler: (input: I) => O) =>
    (input: I): O => {
      listOpened = true
      return handler(input)
    }
  return {
    opened: { findings: [], unclean: false, bytes: 0, checkedAtMs: null, backedUpAtMs: null },
    handlers: { ...handlers, page: opensList(handlers.page), groups: opensList(handlers.groups) },
    found: () => (cipher.takeOpenFailed() ? { kind: 'unreadable', file: plan.file } : null),
    idle: () => listOpened && texts.warm(),
    close: () => sql.close()
  }
}

function handlersFor(sql: Sql, cipher: RowCipher, texts: TextSearch): CallHandlers<FeedReaderCalls> {
  const groupOf = (tag: Uint8Array, filter: FeedFilter): FeedGroup | null => {
    const state = readSubject(sql, cipher, tag)
    if (!state) return null
    const { stamps: _stamps, ...shown } = state
    const those = matchingEvents(filter, cipher)
    const [fitting, unread] = those
      ? (sql.one<[number, number]>(
          `SELECT count(*), count(*) FILTER (WHERE e.read = 0) FROM events e WHERE e.subject = ? AND ${those.sql}`,
          tag,
          ...those.values
        ) ?? [0, 0])
      : [shown.events, sql.number`SELECT count(*) FROM events WHERE subject = ${tag} AND read = 0`]
    const only = shown.events === 1 ? sql.one(`SELECT ${EVENT_COLUMNS} FROM events WHERE subject = ?`, tag) : undefined
    return { ...shown, ...readMarks(sql, cipher, tag), fitting, unread, only: only ? eventOf(cipher, only) : null }
  }
  const rawOf = (row: Row): RawEventRow | null => {
    const event = eventOf(cipher, row)
    const opened = decryptBody(cipher, event.seq, row[14] as Uint8Array)
    return opened && { event, ...opened }
  }

  return {
    warm: () => texts.warm(),
    page: ({ request, nowMs }) => {
      texts.prepare(request.filter.text)
      const { sql: where, values } = eventPage(request, cipher, nowMs)
      // row numbers first, from the index alone; then only the rows of the page
      const rows = sql.all(
        `SELECT ${EVENT_COLUMNS} FROM events WHERE seq IN (SELECT e.seq FROM events e WHERE ${where} ORDER BY e.arrived_at DESC, e.seq DESC LIMIT ?) ORDER BY arrived_at DESC, seq DESC`,
        ...values,
        request.limit + 1
      )
      const items = rows.slice(0, request.limit).map((row) => eventOf(cipher, row))
      const last = items.at(-1)
      return { items, next: last && rows.length > request.limit ? pageCursor(last.arrivedAtMs, last.seq) : null }
    },
    groups: ({ request, nowMs }) => {
      texts.prepare(request.filter.text)
      const { sql: where, values } = groupPage(request, cipher, nowMs)
      const rows = sql.all<[Uint8Array, number, number]>(
        `SELECT s.tag, s.last_at, s.last_seq FROM subjects s WHERE ${where} ORDER BY s.last_at DESC, s.last_seq DESC LIMIT ?`,
        ...values,
        request.limit + 1
      )
      const shown = rows.slice(0, request.limit)
      const last = shown.at(-1)
      return {
        items: shown.flatMap(([tag]) => groupOf(tag, request.filter) ?? []),
        next: last && rows.length > request.limit ? pageCursor(last[1], last[2]) : null
      }
    },
    counts: ({ filter, nowMs }) => {
      texts.prepare(filter.text)
      const { sql: where, values } = eventPage({ filter }, cipher, nowMs)
      const ofSubjects = filter.statusOf === 'subject'
      const by = `e.kind, e.family, ${ofSubjects ? 'NULL' : 'e.status'}, e.source, e.read`
      const rows = sql.all<CountRow>(
        `SELECT ${by}, count(*), min(e.seq), max(e.seq) FROM events e WHERE ${where} GROUP BY ${by}`,
        ...values
      )
      // opensList up each subject once, not per event
      const statuses =
        ofSubjects &&
        sql.all<[string | null, number]>(
          `SELECT s.status, sum(n) FROM (SELECT e.subject AS tag, count(*) AS n FROM events e WHERE ${where} GROUP BY e.subject) LEFT JOIN subjects s USING (tag) GROUP BY s.status`,
          ...values
        )
      const asleep = snoozedEvents(filter, cipher, nowMs)
      const kindOf = (seq: number): string => {
        const row = sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)
        return row ? decryptFacts(cipher, row).kind : ''
      }
      return {
        ...countsOf(rows, kindOf),
        ...(statuses && { byStatus: Object.fromEntries(statuses.map(([word, n]) => [word ?? '', n])) }),
        snoozed: sql.number(`SELECT count(*) FROM events e WHERE ${asleep.sql}`, ...asleep.values)
      }
    },
    unread: ({ nowMs }) => {
      const snoozed = sql.all<[Uint8Array, number]>`SELECT subject, snoozed_until
        FROM marks WHERE snoozed_until > ${nowMs}`
      const hidden = snoozed.reduce(
        (sum, [subject]) => sum + sql.number`SELECT count(*) FROM events WHERE subject = ${subject} AND read = 0`,
        0
      )
      return {
        events: sql.number('SELECT count(*) FROM events WHERE read = 0') - hidden,
        changesAtMs: snoozed.reduce<number | null>((next, [, untilMs]) => Math.min(next ?? untilMs, untilMs), null)
      }
    },
    event: ({ seq }) => {
      const row = sql.one(`SELECT ${EVENT_COLUMNS} FROM events WHERE seq = ?`, seq)
      return row ? eventOf(cipher, row) : null
    },
    raw: ({ seq }) => {
      const row = sql.one<[Uint8Array]>`SELECT sealed FROM bodies WHERE seq = ${seq}`
      return row ? decryptBody(cipher, seq, row[0]) : null
    },
    rawAfter: ({ seq, limit, maxBytes }) => {
      const found: RawEventRow[] = []
      let bytes = 0
      for (const row of sql.each<Row>(
        `SELECT ${EVENT_COLUMNS}, sealed FROM events JOIN bodies USING (seq) WHERE seq > ? ORDER BY seq LIMIT ?`,
        seq,
        limit
      )) {
        bytes += row[11] as number
        if (found.length > 0 && bytes > maxBytes) break
        const one = rawOf(row)
        if (one) found.push(one)
      }
      return found
    },
    marks: ({ subject }) =>
      readMarks(sql, cipher, cipher.tag('subject', `${subject.type}:${subject.id}`)) satisfies SubjectMarks,
    holes: ({ fromMs, toMs }) =>
      sql.all<[number, string, number, number]>`SELECT id, source, from_at, to_at FROM holes
        WHERE to_at >= ${fromMs} AND from_at <= ${toMs}
        ORDER BY to_at DESC, id DESC LIMIT ${MAX_GAPS}`.map(([id, source, from, to]) => ({
        id,
        source: source as 'webhook',
        fromMs: timeColumn(from),
        toMs: timeColumn(to)
      })),
    value: ({ name }) => {
      const row = sql.one<[Uint8Array]>`SELECT sealed FROM named_values WHERE name = ${name}`
      const content = row && cipher.openCompressed(row[0], valueContext(name))
      return content ? (JSON.parse(content.toString()) as unknown) : null
    }
  }
}

type CountRow = readonly [
  kind: Uint8Array,
  family: string,
  status: string | null,
  source: string,
  read: number,
  count: number,
  seq: number,
  latestSeq: number
]

function countsOf(rows: readonly CountRow[], kindOf: (seq: number) => string): Omit<FeedCounts, 'snoozed'> {
  const names = new Map<string, string>()
  const sum = (by: (row: CountRow) => string): Record<string, number> => {
    const counts = new Map<string, number>()
    for (const row of rows) counts.set(by(row), (counts.get(by(row)) ?? 0) + row[5])
    return Object.fromEntries(counts)
  }
  const total = (list: readonly CountRow[]): number => list.reduce((all, row) => all + row[5], 0)
  const nameOf = ([kind, , , , , , seq]: CountRow): string => {
    const tag = Buffer.from(kind).toString('hex')
    if (!names.has(tag)) names.set(tag, kindOf(seq))
    return names.get(tag) ?? ''
  }
  return {
    total: total(rows),
    unread: total(rows.filter((row) => row[4] === 0)),
    byKind: sum(nameOf),
    byFamily: sum((row) => row[1]),
    byStatus: sum((row) => row[2] ?? ''),
    bySource: sum((row) => row[3]),
    latestSeq: rows.reduce((most, row) => Math.max(most, row[7]), 0)
  }
}
