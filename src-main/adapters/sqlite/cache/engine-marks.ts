/** Marks of many engines, from their stored details: whether the shop can read them, and the first stage. */
import { toolSupport } from '../../../shared/catalogue/tool-support'
import type { EngineId } from '../../../shared/catalogue/ids'
import type { EngineMark } from '../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../db/sql'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import { firstStage, joinDetail } from './records/detail-json'
import { connectionKey } from './records/level-columns'

/** Details in the requested language, otherwise in the one fetched last. */
const DETAILS = `
  SELECT CAST(f.id AS TEXT), f.detail, d.detail, r.power, r.torque FROM json_each(?1) j
    CROSS JOIN engine_details f ON f.profile = ?2 AND f.id = CAST(j.value AS INTEGER)
    CROSS JOIN engines r ON r.profile = f.profile AND r.id = f.id
    CROSS JOIN engine_details_texts d ON d.profile = f.profile AND d.id = f.id AND d.fetched_at >= ?4 AND d.language =
      (SELECT x.language FROM engine_details_texts x WHERE x.profile = f.profile AND x.id = f.id ORDER BY x.language = ?3 DESC, x.language = 'en' DESC, x.fetched_at DESC LIMIT 1)`

/** Details fetched before `sinceMs` are ignored; null: no limit. */
export function engineMarks(
  sql: Sql,
  ...[connection, engines, tools, language, sinceMs]: Parameters<CacheReaderCalls['engineMarks']>
): EngineMark[] {
  const key = connectionKey(sql, connection)
  if (key === null) return []
  const rows = sql.all<[id: EngineId, facts: string, texts: string, power: number | null, torque: number | null]>(
    DETAILS,
    JSON.stringify(engines),
    key,
    language,
    sinceMs ?? Number.MIN_SAFE_INTEGER
  )
  return rows.flatMap(([id, facts, texts, power, torque]): EngineMark[] => {
    const detail = joinDetail(facts, texts)
    if (!detail) return []
    const readable = toolSupport(detail.read_tools, tools) === 'readable'
    return [{ id, readable, stock: { power, torque }, stage: firstStage(detail.remap_stages) }]
  })
}
