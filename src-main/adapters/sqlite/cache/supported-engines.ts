/** Finds the engines that the shop's tools support, from all stored details in one query. */
import { toolSupport } from '../../../shared/catalogue/tool-support'
import type { Sql } from '../db/sql'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import { joinDetail } from './records/detail-json'
import { profileKey } from './profile-keys'

/** Details in the requested language, otherwise in the one fetched last. */
const DETAILS = `
  SELECT CAST(f.id AS TEXT), f.detail, d.detail FROM json_each(?1) j
    CROSS JOIN engine_details f ON f.profile = ?2 AND f.id = CAST(j.value AS INTEGER)
    CROSS JOIN engine_details_texts d ON d.profile = f.profile AND d.id = f.id AND d.fetched_at >= ?4 AND d.language =
      (SELECT x.language FROM engine_details_texts x WHERE x.profile = f.profile AND x.id = f.id ORDER BY x.language = ?3 DESC, x.language = 'en' DESC, x.fetched_at DESC LIMIT 1)`

/** Details fetched before `sinceMs` are ignored; null: no limit. */
export function supportedEngines(
  sql: Sql,
  ...[profile, engines, tools, language, sinceMs]: Parameters<CacheReaderCalls['supportedEngines']>
): string[] {
  const key = profileKey(sql, profile)
  if (key === null) return []
  const rows = sql.all<[id: string, facts: string, texts: string]>(
    DETAILS,
    JSON.stringify(engines),
    key,
    language,
    sinceMs ?? Number.MIN_SAFE_INTEGER
  )
  return rows
    .filter(([, facts, texts]) => toolSupport(joinDetail(facts, texts)?.read_tools ?? null, tools) === 'readable')
    .map(([id]) => id)
}
