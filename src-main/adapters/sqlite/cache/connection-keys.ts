/** Integer keys of profiles. Do not cache them: the key of a cleared profile may be reused. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Sql } from '../db/sql'
import { MAX_PROFILES } from './search/row-ids'

/** null: nothing is stored for this profile. */
export function profileKey(sql: Sql, id: string): number | null {
  return sql.one<[number]>`SELECT key FROM profiles WHERE id = ${id}`?.[0] ?? null
}

export function ensureProfile(sql: Sql, id: string): number {
  const known = profileKey(sql, id)
  if (known !== null) return known
  const free = sql.number(
    'SELECT coalesce(min(key), 0) + 1 FROM (SELECT 0 AS key UNION ALL SELECT key FROM profiles) p WHERE NOT EXISTS (SELECT 1 FROM profiles q WHERE q.key = p.key + 1)'
  )
  if (free >= MAX_PROFILES) throw new StoreFailure('internal', 'too many profiles in one cache')
  sql.run`INSERT INTO profiles (key, id) VALUES (${free}, ${id})`
  return free
}
