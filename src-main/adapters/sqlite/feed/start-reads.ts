/** Reads of every start: the number of unread tickets and projects, and named values. */
import type { UnreadCount } from '../../../shared/feed/feed-query'
import type { Sql } from '../db/sql'
import type { Now } from '../worker-rpc/worker-server'
import { valueContext } from './event-rows'
import type { FeedWriterCalls } from './feed-calls'
import type { RowCipher } from './row-cipher'

export const startReads = (sql: Sql, cipher: RowCipher, now: Now): Pick<FeedWriterCalls, 'unread' | 'value'> => ({
  unread: () => unreadCount(sql, now()),
  value(name) {
    const row = sql.one<[Uint8Array]>`SELECT sealed FROM named_values WHERE name = ${name}`
    const content = row && cipher.openCompressed(row[0], valueContext(name))
    return content ? (JSON.parse(content.toString()) as unknown) : null
  }
})

function unreadCount(sql: Sql, nowMs: number): UnreadCount {
  const ends = sql.all<[number]>`SELECT snoozed_until FROM marks WHERE snoozed_until > ${nowMs}`
  return {
    subjects: sql.number`SELECT count(DISTINCT subject) FROM events WHERE read = 0
      AND subject NOT IN (SELECT subject FROM marks WHERE snoozed_until > ${nowMs})`,
    changesAtMs: ends.length === 0 ? null : Math.min(...ends.flat())
  }
}
