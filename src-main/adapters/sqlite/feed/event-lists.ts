import type { FeedCounts, FeedFilter, FeedGroup, Page, PageRequest } from '../../../shared/feed/feed-query'
import type { FeedEvent } from '../../../shared/feed/events'
import type { Sql } from '../db/sql'
import { EVENT_COLUMNS, eventOf, FACTS_COLUMNS, decryptFacts, type FactsRow } from './event-rows'
import { eventPage, eventConditions, groupPage, pageCursor, snoozedEvents, type SqlConditions } from './filter-sql'
import type { RowCipher } from './row-cipher'
import { readMarks, readSubject } from './subject-rows'

export function listEvents(sql: Sql, cipher: RowCipher, request: PageRequest, nowMs: number): Page<FeedEvent> {
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
}

export function listGroups(sql: Sql, cipher: RowCipher, request: PageRequest, nowMs: number): Page<FeedGroup> {
  const { sql: where, values } = groupPage(request, cipher, nowMs)
  const rows = sql.all<[Uint8Array, number, number]>(
    `SELECT s.tag, s.last_at, s.last_seq FROM subjects s WHERE ${where} ORDER BY s.last_at DESC, s.last_seq DESC LIMIT ?`,
    ...values,
    request.limit + 1
  )
  const shown = rows.slice(0, request.limit)
  const last = shown.at(-1)
  return {
    items: shown.flatMap(([tag]) => groupOf(sql, cipher, tag, request.filter) ?? []),
    next: last && rows.length > request.limit ? pageCursor(last[1], last[2]) : null
  }
}

function groupOf(sql: Sql, cipher: RowCipher, tag: Uint8Array, filter: FeedFilter): FeedGroup | null {
  const state = readSubject(sql, cipher, tag)
  if (!state) return null
  const { stamps: _stamps, ...shown } = state
  const those = eventConditions(filter, cipher)
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

/** Counts events that fit the filter by kind, family, status and source; subjects where `statusOf` is 'subject'. */
export function countEvents(sql: Sql, cipher: RowCipher, filter: FeedFilter, nowMs: number): FeedCounts {
  const found = eventPage({ filter }, cipher, nowMs)
  const ofSubjects = filter.statusOf === 'subject'
  const asleep = snoozedEvents(filter, cipher, nowMs)
  const kindOf = (seq: number): string => {
    const row = sql.one<FactsRow>(`SELECT ${FACTS_COLUMNS} FROM events WHERE seq = ?`, seq)
    return row ? decryptFacts(cipher, row).kind : ''
  }
  const number = ofSubjects ? 'count(DISTINCT e.subject)' : 'count(*)'
  return {
    ...(ofSubjects ? countsOfSubjects(sql, found, kindOf) : countsOfEvents(sql, found, kindOf)),
    snoozed: sql.number(`SELECT ${number} FROM events e WHERE ${asleep.sql}`, ...asleep.values)
  }
}

/** A subject counts once for each kind, family and source of its events that fit. */
function countsOfSubjects(
  sql: Sql,
  { sql: where, values }: SqlConditions,
  kindOf: (seq: number) => string
): Omit<FeedCounts, 'snoozed'> {
  const by = (part: string, column: string): string =>
    `SELECT '${part}', ${column}, count(DISTINCT subject), min(seq) FROM found GROUP BY ${column}`
  const rows = sql.all<[part: string, value: Uint8Array | string | null, count: number, seq: number]>(
    `WITH found AS MATERIALIZED (SELECT e.subject, e.kind, e.family, e.source, e.read, e.seq FROM events e WHERE ${where})
    SELECT 'all', NULL, count(DISTINCT subject), max(seq) FROM found
    UNION ALL ${by('read', 'read')} HAVING read = 0
    UNION ALL ${by('kind', 'kind')} UNION ALL ${by('family', 'family')} UNION ALL ${by('source', 'source')}
    UNION ALL SELECT 'status', s.status, count(*), 0 FROM (SELECT DISTINCT subject AS tag FROM found) LEFT JOIN subjects s USING (tag) GROUP BY s.status`,
    ...values
  )
  const counts = (part: string): Record<string, number> =>
    Object.fromEntries(
      rows
        .filter(([one]) => one === part)
        .map(([, value, n, seq]) => [part === 'kind' ? kindOf(seq) : String(value ?? ''), n])
    )
  const row = (part: string) => rows.find(([one]) => one === part)
  return {
    total: row('all')?.[2] ?? 0,
    unread: row('read')?.[2] ?? 0,
    byKind: counts('kind'),
    byFamily: counts('family'),
    byStatus: counts('status'),
    bySource: counts('source'),
    latestSeq: row('all')?.[3] ?? 0
  }
}

function countsOfEvents(
  sql: Sql,
  { sql: where, values }: SqlConditions,
  kindOf: (seq: number) => string
): Omit<FeedCounts, 'snoozed'> {
  const by = 'e.kind, e.family, e.status, e.source, e.read'
  const rows = sql.all<CountRow>(
    `SELECT ${by}, count(*), min(e.seq), max(e.seq) FROM events e WHERE ${where} GROUP BY ${by}`,
    ...values
  )
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
