/** SQL conditions of the feed filters, on plain columns and tags. */
import type { FeedFilter, PageRequest } from '../../../shared/feed/feed-query'
import type { SQLInputValue } from 'node:sqlite'
import { subjectTag } from './event-rows'
import type { RowCipher } from './row-cipher'

export interface SqlConditions {
  /** Joined by AND; never empty. */
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}
type SqlPart = readonly [sql: string, ...values: SQLInputValue[]]

const NO_CONDITION = '1'
const joined = (parts: readonly (SqlPart | null)[]): SqlConditions => {
  const present = parts.filter((part) => part !== null)
  return {
    sql: present.map(([sql]) => sql).join(' AND ') || NO_CONDITION,
    values: present.flatMap(([, ...values]) => values)
  }
}
/** null: any value. */
function anyOf(column: string, list: readonly SQLInputValue[] = []): SqlPart | null {
  if (list.length === 0) return null
  // padded to a power of two, so that few statements are prepared
  const count = 2 ** Math.ceil(Math.log2(list.length))
  const padding = Array<SQLInputValue>(count - list.length).fill(list[0] ?? null)
  return [`${column} IN (${'?, '.repeat(count - 1)}?)`, ...list, ...padding]
}

/** Conditions on the event, except its status, which may refer to the subject; null: all events. */
export function eventConditions(filter: FeedFilter, cipher: RowCipher): SqlConditions | null {
  const { kinds, families, sources, text, fromMs, toMs, arrivedBeforeMs, unread } = filter
  const kindTags = kinds?.map((kind) => cipher.tag('kind', kind))
  const conditions = joined([
    anyOf('e.kind', kindTags),
    anyOf('e.family', families),
    anyOf('e.source', sources),
    fromMs === undefined ? null : ['e.arrived_at >= ?', fromMs],
    toMs === undefined ? null : ['e.arrived_at <= ?', toMs],
    arrivedBeforeMs === undefined ? null : ['e.arrived_at < ?', arrivedBeforeMs],
    unread ? ['e.read = 0'] : null,
    text?.trim() ? ['fits(e.seq)'] : null
  ])
  return conditions.sql === NO_CONDITION ? null : conditions
}

function statusCondition({ statuses, statusOf }: FeedFilter): SqlPart | null {
  if (statusOf !== 'subject') return anyOf('e.status', statuses)
  const found = anyOf('status', statuses)
  return found && [`e.subject IN (SELECT tag FROM subjects WHERE ${found[0]})`, ...(found.slice(1) as SQLInputValue[])]
}

/** Conditions on the subject. @param column the column with its tag */
function subjectConditions(
  { subject, claimed, me = '', snoozed }: FeedFilter,
  cipher: RowCipher,
  column: string,
  nowMs: number
): readonly (SqlPart | null)[] {
  const claimedBy = 'SELECT subject FROM marks WHERE claimed_by'
  return [
    subject ? [`${column} = ?`, subjectTag(cipher, subject)] : null,
    claimed === 'nobody' ? [`${column} NOT IN (${claimedBy} IS NOT NULL)`] : null,
    claimed === 'me' ? [`${column} IN (${claimedBy} = ?)`, cipher.tag('person', me)] : null,
    claimed === 'others'
      ? [`${column} IN (${claimedBy} IS NOT NULL AND claimed_by <> ?)`, cipher.tag('person', me)]
      : null,
    snoozed ? null : [`${column} NOT IN (SELECT subject FROM marks WHERE snoozed_until > ?)`, nowMs]
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
  const ofEvents = eventConditions(filter, cipher)
  return joined([
    from && ['(e.arrived_at, e.seq) < (?, ?)', ...from],
    ...subjectConditions(filter, cipher, 'e.subject', nowMs),
    statusCondition(filter),
    ofEvents && [ofEvents.sql, ...ofEvents.values]
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

export function groupPage(
  { filter, before }: Pick<PageRequest, 'filter' | 'before'>,
  cipher: RowCipher,
  nowMs: number
): SqlConditions {
  const from = parseCursor(before)
  const ofEvents = eventConditions(filter, cipher)
  return joined([
    from && ['(s.last_at, s.last_seq) < (?, ?)', ...from],
    anyOf('s.status', filter.statuses),
    ...subjectConditions(filter, cipher, 's.tag', nowMs),
    ofEvents && [`EXISTS (SELECT 1 FROM events e WHERE e.subject = s.tag AND ${ofEvents.sql})`, ...ofEvents.values]
  ])
}
