import type { UserStoreCalls } from '../worker-rpc/messages'
import type { Now } from '../worker-rpc/worker-server'
import type { Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'

const MAX_SAVED = 100
const MAX_HISTORY = 30

export function savedSearchHandlers(
  sql: Sql,
  now: Now
): Pick<UserStoreCalls, 'searches' | 'saveSearch' | 'removeSearch' | 'markSearchSeen'> {
  return {
    searches(profile) {
      const rows = sql.all<[number, string, string, number, string]>`SELECT key, query, fuel, saved_at, seen
        FROM saved_searches WHERE profile = ${profile} ORDER BY key DESC`
      return rows.map(([id, query, fuel, savedAtMs, seen]) => ({
        id,
        query,
        fuel,
        savedAtMs: timeColumn(savedAtMs),
        seen: JSON.parse(seen) as string[]
      }))
    },
    saveSearch: (profile, query, fuel, seen) =>
      sql.transaction(() => {
        sql.run`INSERT INTO saved_searches (profile, query, fuel, saved_at, seen)
          VALUES (${profile}, ${query}, ${fuel}, ${now()}, ${JSON.stringify(seen)})
          ON CONFLICT (profile, query, fuel) DO UPDATE SET seen = excluded.seen`
        sql.run`DELETE FROM saved_searches WHERE profile = ${profile} AND key NOT IN (
          SELECT key FROM saved_searches WHERE profile = ${profile} ORDER BY key DESC LIMIT ${MAX_SAVED})`
      }),
    removeSearch: (profile, id) => void sql.run`DELETE FROM saved_searches WHERE profile = ${profile} AND key = ${id}`,
    markSearchSeen: (profile, id, seen) =>
      void sql.run`UPDATE saved_searches SET seen = ${JSON.stringify(seen)} WHERE profile = ${profile} AND key = ${id}`
  }
}

export function searchHistoryHandlers(
  sql: Sql,
  now: Now
): Pick<UserStoreCalls, 'searchHistory' | 'addToSearchHistory' | 'clearSearchHistory'> {
  return {
    searchHistory(profile) {
      const rows = sql.all<[string, string, number]>`SELECT query, fuel, searched_at FROM searched
        WHERE profile = ${profile} ORDER BY searched_at DESC, rowid DESC`
      return rows.map(([query, fuel, atMs]) => ({ query, fuel, atMs: timeColumn(atMs) }))
    },
    addToSearchHistory: (profile, query, fuel) =>
      sql.transaction(() => {
        // reinserted, so that rowids order entries of the same millisecond
        sql.run`DELETE FROM searched WHERE profile = ${profile} AND query = ${query} AND fuel = ${fuel}`
        sql.run`INSERT INTO searched (profile, query, fuel, searched_at)
          VALUES (${profile}, ${query}, ${fuel}, ${now()})`
        sql.run`DELETE FROM searched WHERE profile = ${profile} AND rowid NOT IN (
          SELECT rowid FROM searched WHERE profile = ${profile}
          ORDER BY searched_at DESC, rowid DESC LIMIT ${MAX_HISTORY})`
      }),
    clearSearchHistory: (profile) => void sql.run`DELETE FROM searched WHERE profile = ${profile}`
  }
}
