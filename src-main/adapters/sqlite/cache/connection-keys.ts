/**
 * Integer keys of connections, which the tables call profiles. Do not cache them: the key of a cleared connection may
 * be reused.
 */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Sql } from '../db/sql'
import { MAX_CONNECTIONS } from './search/row-ids'

/** null: nothing is stored for this connection. */
export function connectionKey(sql: Sql, id: string): number | null {
  return sql.one<[number]>`SELECT key FROM profiles WHERE id = ${id}`?.[0] ?? null
}

export function ensureConnection(sql: Sql, id: string): number {
  const known = connectionKey(sql, id)
  if (known !== null) return known
  const free = sql.number(
    'SELECT coalesce(min(key), 0) + 1 FROM (SELECT 0 AS key UNION ALL SELECT key FROM profiles) p WHERE NOT EXISTS (SELECT 1 FROM profiles q WHERE q.key = p.key + 1)'
  )
  if (free >= MAX_CONNECTIONS) throw new StoreFailure('internal', 'too many profiles in one cache')
  sql.run`INSERT INTO profiles (key, id) VALUES (${free}, ${id})`
  return free
}
