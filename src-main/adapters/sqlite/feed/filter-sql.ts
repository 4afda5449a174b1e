/** SQL conditions of the feed filters, on plain columns and tags. */
import type { FeedFilter, PageRequest } from '../../../shared/feed/feed-query'
import type { SQLInputValue } from 'node:sqlite'
import { subjectTag } from './event-rows'
import type { RowCipher } from './row-cipher'

interface SqlConditions {
  /** Joined by AND; never empty. */
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}
type SqlPart = readonly [sql: string, ...values: SQLInputValue[]]

const joined = (parts: readonly SqlPart[]): SqlConditions => ({
  sql: parts.map(([sql]) => sql).join(' AND ') || '1',
  values: parts.flatMap(([, ...values]) => values)
})
const anyOf = (column: string, list: readonly SQLInputValue[] | undefined): readonly SqlPart[] =>
  // padded to a power of two, so that few statements are prepared
  list?.length
    ? [
        [
          `${column} IN (${'?, '.repeat(Math.max(0, 2 ** Math.ceil(Math.log2(list.length)) - 1))}?)`,
          ...list,
          ...Array<SQLInputValue>(2 ** Math.ceil(Math.log2(list.length)) - list.length).fill(list[0] ?? null)
        ]
      ]
    : []

/** Conditions on the event, except its status, which may refer to the subject. */
function eventConditions(filter: FeedFilter, cipher: RowCipher): readonly SqlPart[] {
  const { kinds, families, sources, text, fromMs, toMs, arrivedBeforeMs, unread } = filter
  return [
    ...anyOf(
      'e.kind',
      kinds?.map((kind) => cipher.tag('kind', kind))
    ),
    ...anyOf('e.family', families),
    ...anyOf('e.source', sources),
    ...(fromMs === undefined ? [] : [['e.arrived_at >= ?', fromMs] as const]),
    ...(toMs === undefined ? [] : [['e.arrived_at <= ?', toMs] as const]),
    ...(arrivedBeforeMs === undefined ? [] : [['e.arrived_at < ?', arrivedBeforeMs] as const]),
    ...(unread ? [['e.read = 0'] as const] : []),
    ...(text?.trim() ? [['fits(e.seq)'] as const] : [])
  ]
}

function statusConditions({ statuses, statusOf }: FeedFilter): readonly SqlPart[] {
  if (statusOf !== 'subject') return anyOf('e.status', statuses)
  return anyOf('status', statuses).map(([sql, ...values]) => [
    `e.subject IN (SELECT tag FROM subjects WHERE ${sql})`,
    ...values
  ])
}

/** Conditions on the subject. @param column the column with its tag */
function subjectConditions(
  { subject, claimed, me = '', snoozed }: FeedFilter,
  cipher: RowCipher,
  column: string,
  nowMs: number
): readonly SqlPart[] {
  return [
    ...(subject ? [[`${column} = ?`, subjectTag(cipher, subject)] as const] : []),
    ...(claimed === 'nobody'
      ? [[`${column} NOT IN (SELECT subject FROM marks WHERE claimed_by IS NOT NULL)`] as const]
      : []),
    ...(claimed === 'me'
      ? [[`${column} IN (SELECT subject FROM marks WHERE claimed_by = ?)`, cipher.tag('person', me)] as const]
      : []),
    ...(claimed === 'others'
      ? [
          [
            `${column} IN (SELECT subject FROM marks WHERE claimed_by IS NOT NULL AND claimed_by <> ?)`,
            cipher.tag('person', me)
          ] as const
        ]
      : []),
    ...(snoozed ? [] : [[`${column} NOT IN (SELECT subject FROM marks WHERE snoozed_until > ?)`, nowMs] as const])
  ]
}

/** Position after the previous page. */
const parseCursor = (before: string | undefined): readonly [number, number] | null => {
  const match = /^(-?\d{1,16})\.(\d{1,16})$/.exec(before ?? '')
  return match ? [Number(match[1]), Number(match[2])] : null
}
export const pageCursor = (atMs: number, seq: number): string => `${atMs}.${seq}`

export function eventPage(
  { filter, before }: Pick<PageRequest, 'filter' | 'before'>,
  cipher: RowCipher,
  nowMs: number
): SqlConditions {
  const from = parseCursor(before)
  return joined([
    ...(from ? [['(e.arrived_at, e.seq) < (?, ?)', ...from] as const] : []),
    ...subjectConditions(filter, cipher, 'e.subject', nowMs),
    ...statusConditions(filter),
    ...eventConditions(filter, cipher)
  ])
}

/** Events that only their snooze hides. */
export function snoozedEvents(filter: FeedFilter, cipher: RowCipher, nowMs: number): SqlConditions {
  const { sql, values } = eventPage({ filter: { ...filter, snoozed: true } }, cipher, nowMs)
  return {
    sql: `e.subject IN (SELECT subject FROM marks WHERE snoozed_until > ?) AND ${sql}`,
    values: [nowMs, ...values]
  }
}

/** Conditions on the events of a listed subject; null: all events. */
export function matchingEvents(filter: FeedFilter, cipher: RowCipher): SqlConditions | null {
  const conditions = eventConditions(filter, cipher)
  return conditions.length === 0 ? null : joined(conditions)
}

export function groupPage(
  { filter, before }: Pick<PageRequest, 'filter' | 'before'>,
  cipher: RowCipher,
  nowMs: number
): SqlConditions {
  const from = parseCursor(before)
  const ofEvents = joined(eventConditions(filter, cipher))
  return joined([
    ...(from ? [['(s.last_at, s.last_seq) < (?, ?)', ...from] as const] : []),
    ...anyOf('s.status', filter.statuses),
    ...subjectConditions(filter, cipher, 's.tag', nowMs),
    ...(ofEvents.sql === '1'
      ? []
      : [[`EXISTS (SELECT 1 FROM events e WHERE e.subject = s.tag AND ${ofEvents.sql})`, ...ofEvents.values] as const])
  ])
}
