/** Reads which engines of a pack's scopes are stored. */
import type { LanguageCode } from '../../../shared/text/languages'
import type { ReadinessItem, ReadinessScope } from '../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../db/sql'
import { LocationReader } from './records/engine-path-sql'
import { connectionKey } from './records/level-columns'

/** `?1` profile, `?2` scopes as JSON, `?3` language. Engines that left their list count only if named in a scope. */
const READY = `
  WITH scope AS (SELECT value ->> 'kind' AS kind, CAST(value ->> 'id' AS INTEGER) AS id,
    CAST(value ->> 'generationId' AS INTEGER) AS generation, CAST(value ->> 'engineId' AS INTEGER) AS engine
    FROM json_each(?2)),
  maker AS (SELECT DISTINCT id FROM scope WHERE kind = 'manufacturer'),
  model AS (SELECT id FROM scope WHERE kind = 'model' UNION
    SELECT p.id FROM maker CROSS JOIN placements p ON p.profile = ?1 AND p.level = 2 AND p.parent = maker.id),
  generation AS (SELECT id FROM scope WHERE kind = 'generation' UNION
    SELECT p.id FROM model CROSS JOIN placements p ON p.profile = ?1 AND p.level = 3 AND p.parent = model.id),
  stored AS (SELECT 1 FROM scope WHERE kind = 'stored' LIMIT 1),
  wanted AS (
    SELECT p.parent AS generation, p.id AS engine FROM generation g CROSS JOIN placements p ON p.profile = ?1 AND p.level = 4 AND p.parent = g.id AND p.position IS NOT NULL
    UNION SELECT generation, engine FROM scope WHERE kind = 'engine'
    UNION SELECT f.generation, f.engine FROM stored CROSS JOIN performances f ON f.profile = ?1
      WHERE NOT f.no_data OR EXISTS (SELECT 1 FROM engines_texts x WHERE x.profile = ?1 AND x.id = f.engine)
    UNION SELECT p.parent, d.id FROM stored CROSS JOIN engine_details d ON d.profile = ?1
      LEFT JOIN placements p ON p.profile = ?1 AND p.level = 4 AND p.id = d.id
      WHERE d.id NOT IN (SELECT f.engine FROM performances f WHERE f.profile = ?1))
  SELECT CAST(w.generation AS TEXT), CAST(w.engine AS TEXT), d.fetched_at, t.fetched_at, f.fetched_at
  FROM wanted w
  LEFT JOIN engine_details d ON d.profile = ?1 AND d.id = w.engine
  LEFT JOIN engine_details_texts t ON t.profile = ?1 AND t.id = w.engine AND t.language = ?3
  LEFT JOIN performances f ON f.profile = ?1 AND f.generation = w.generation AND f.engine = w.engine`

type ReadyRow = [
  generation: string | null,
  engine: string,
  detail: number | null,
  text: number | null,
  performance: number | null
]

export function packReadiness(
  sql: Sql,
  connection: string,
  scopes: readonly ReadinessScope[],
  language: LanguageCode,
  oldestMs: number | null = null
): ReadinessItem[] {
  const key = connectionKey(sql, connection)
  if (key === null) return []
  const places = new LocationReader(sql, key, language)
  return sql.all<ReadyRow>(READY, key, JSON.stringify(scopes), language).map(([generation, engine, ...times]) => {
    const young = (age: number | null): number | null => (age !== null && age < (oldestMs ?? -Infinity) ? null : age)
    const [detail, text, performance] = [young(times[0]), young(times[1]), young(times[2])]
    const tooOld = [detail, text, performance].some((age, at) => age !== times[at])
    const missing = [
      ...(detail === null ? (['detail'] as const) : text === null ? (['text'] as const) : []),
      ...(performance === null ? (['performance'] as const) : [])
    ]
    const ages = [text ?? detail, performance].filter((age) => age !== null)
    const path = places.pathOf(4, engine, generation)
    return {
      path,
      names: places.names(path),
      missing,
      state: missing.length === 0 ? 'complete' : detail === null && performance === null ? 'absent' : 'partial',
      fetchedAtMs: ages.length > 0 ? Math.min(...ages) : null,
      ...(tooOld ? { tooOld } : {})
    }
  })
}
