/** The filters of the list as conditions on the columns that stand in the clear, and on tags. */
import { subjectKey } from '../../../shared/feed/events'
import type { FeedFilter, PageRequest } from '../../../shared/feed/feed-query'
import type { SQLInputValue } from 'node:sqlite'
import type { RowCipher } from './row-cipher'

export interface SqlConditions {
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
  // in a fixed number of steps, so that there are few statements to prepare
  list?.length
    ? [
        [
          `${column} IN (${'?, '.repeat(Math.max(0, 2 ** Math.ceil(Math.log2(list.length)) - 1))}?)`,
          ...list,
          ...Array<SQLInputValue>(2 ** Math.ceil(Math.log2(list.length)) - list.length).fill(list[0] ?? null)
        ]
      ]
    : []

/** What is asked of the event itself, but for its status: that may be meant of the subject. */
function eventConditions(filter: FeedFilter, vault: RowCipher): readonly SqlPart[] {
  const { kinds, families, sources, text, fromMs, toMs, arrivedBeforeMs, unread } = filter
  return [
    ...anyOf(
      'e.kind',
      kinds?.map((kind) => vault.tag('kind', kind))
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

/** What is asked of the subject, by the column that holds its tag. */
function subjectConditions(
  { subject, claimed, me = '', snoozed }: FeedFilter,
  vault: RowCipher,
  column: string,
  nowMs: number
): readonly SqlPart[] {
  return [
    ...(subject ? [[`${column} = ?`, vault.tag('subject', subjectKey(subject))] as const] : []),
    ...(claimed === 'nobody'
      ? [[`${column} NOT IN (SELECT subject FROM marks WHERE claimed_by IS NOT NULL)`] as const]
      : []),
    ...(claimed === 'me'
      ? [[`${column} IN (SELECT subject FROM marks WHERE claimed_by = ?)`, vault.tag('person', me)] as const]
      : []),
    ...(claimed === 'others'
      ? [
          [
            `${column} IN (SELECT subject FROM marks WHERE claimed_by IS NOT NULL AND claimed_by <> ?)`,
            vault.tag('person', me)
          ] as const
        ]
      : []),
    ...(snoozed ? [] : [[`${column} NOT IN (SELECT subject FROM marks WHERE snoozed_until > ?)`, nowMs] as const])
  ]
}

/** Where the page before ended. */
const parseCursor = (before: string | undefined): readonly [number, number] | null => {
  const match = /^(-?\d{1,16})\.(\d{1,16})$/.exec(before ?? '')
  return match ? [Number(match[1]), Number(match[2])] : null
}
export const pageCursor = (atMs: number, seq: number): string => `${atMs}.${seq}`

export function eventPage(
  { filter, before }: Pick<PageRequest, 'filter' | 'before'>,
  vault: RowCipher,
  nowMs: number
): SqlConditions {
  const from = parseCursor(before)
  return joined([
    ...(from ? [['(e.arrived_at, e.seq) < (?, ?)', ...from] as const] : []),
    ...subjectConditions(filter, vault, 'e.subject', nowMs),
    ...statusConditions(filter),
    ...eventConditions(filter, vault)
  ])
}

/** Snoozed events that fit but for that. */
export function snoozedEvents(filter: FeedFilter, vault: RowCipher, nowMs: number): SqlConditions {
  const { sql, values } = eventPage({ filter: { ...filter, snoozed: true } }, vault, nowMs)
  return {
    sql: `e.subject IN (SELECT subject FROM marks WHERE snoozed_until > ?) AND ${sql}`,
    values: [nowMs, ...values]
  }
}

/** Which events of a listed subject fit; null: all of them. */
export function matchingEvents(filter: FeedFilter, vault: RowCipher): SqlConditions | null {
  const conditions = eventConditions(filter, vault)
  return conditions.length === 0 ? null : joined(conditions)
}

export function groupPage(
  { filter, before }: Pick<PageRequest, 'filter' | 'before'>,
  vault: RowCipher,
  nowMs: number
): SqlConditions {
  const from = parseCursor(before)
  const ofEvents = joined(eventConditions(filter, vault))
  return joined([
    ...(from ? [['(s.last_at, s.last_seq) < (?, ?)', ...from] as const] : []),
    ...anyOf('s.status', filter.statuses),
    ...subjectConditions(filter, vault, 's.tag', nowMs),
    ...(ofEvents.sql === '1'
      ? []
      : [[`EXISTS (SELECT 1 FROM events e WHERE e.subject = s.tag AND ${ofEvents.sql})`, ...ofEvents.values] as const])
  ])
}
