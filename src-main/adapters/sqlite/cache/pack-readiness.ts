/** Reads which engines of a pack's scopes are stored, and which lists are missing. */
import { LEVELS, type EnginePath } from '../../../shared/catalogue/records'
import type { LanguageCode } from '../../../shared/text/languages'
import type { ListState, ReadinessItem, PackScope, ReadinessScope } from '../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../db/sql'
import { LocationReader } from './records/engine-path-sql'
import { connectionKey } from './connection-keys'

/** `?1` profile, `?2` scopes as JSON, `?3` language. Engines that left their list count only if named in a scope. */
const BELOW = `
  scope AS (SELECT value ->> 'kind' AS kind, CAST(value ->> 'id' AS INTEGER) AS id, CAST(value ->> 'generationId' AS INTEGER) AS generation, CAST(value ->> 'engineId' AS INTEGER) AS engine FROM json_each(?2)),
  maker AS (SELECT DISTINCT id FROM scope WHERE kind = 'manufacturer'),
  model AS (SELECT id FROM scope WHERE kind = 'model' UNION SELECT p.id FROM maker CROSS JOIN placements p ON p.profile = ?1 AND p.level = 2 AND p.parent = maker.id),
  generation AS (SELECT id FROM scope WHERE kind = 'generation' UNION SELECT p.id FROM model CROSS JOIN placements p ON p.profile = ?1 AND p.level = 3 AND p.parent = model.id)`
const READY = `
  WITH ${BELOW},
  stored AS (SELECT 1 FROM scope WHERE kind = 'stored' LIMIT 1),
  wanted AS (
    SELECT p.parent AS generation, p.id AS engine FROM generation g CROSS JOIN placements p ON p.profile = ?1 AND p.level = 4 AND p.parent = g.id AND p.position IS NOT NULL
    UNION SELECT generation, engine FROM scope WHERE kind = 'engine'
    UNION SELECT f.generation, f.engine FROM stored CROSS JOIN performances f ON f.profile = ?1
      WHERE NOT f.no_data OR EXISTS (SELECT 1 FROM engines_texts x WHERE x.profile = ?1 AND x.id = f.engine)
    UNION SELECT p.parent, d.id FROM stored CROSS JOIN engine_details d ON d.profile = ?1
      LEFT JOIN placements p ON p.profile = ?1 AND p.level = 4 AND p.id = d.id
      WHERE d.id NOT IN (SELECT f.engine FROM performances f WHERE f.profile = ?1))
  SELECT CAST(w.generation AS TEXT), CAST(w.engine AS TEXT), d.fetched_at, t.fetched_at, f.fetched_at, e.gone_since
  FROM wanted w
  LEFT JOIN engines e ON e.profile = ?1 AND e.id = w.engine
  LEFT JOIN engine_details d ON d.profile = ?1 AND d.id = w.engine
  LEFT JOIN engine_details_texts t ON t.profile = ?1 AND t.id = w.engine AND t.language = ?3
  LEFT JOIN performances f ON f.profile = ?1 AND f.generation = w.generation AND f.engine = w.engine`
const LISTS = `
  WITH ${BELOW},
  place AS (SELECT 1 AS level, id FROM maker UNION ALL SELECT 2, id FROM model UNION ALL SELECT 3, id FROM generation)
  SELECT place.level, CAST(place.id AS TEXT),
    (SELECT max(fetched_at) FROM listings l WHERE l.profile = ?1 AND l.level = place.level + 1 AND l.parent = place.id),
    (SELECT fetched_at FROM listings l WHERE l.profile = ?1 AND l.level = place.level + 1 AND l.parent = place.id AND l.language = ?3),
    (SELECT count(*) FROM placements p WHERE p.profile = ?1 AND p.level = place.level + 1 AND p.parent = place.id AND p.position IS NOT NULL)
  FROM place ORDER BY place.level`

type ReadyRow = [
  generation: string | null,
  engine: string,
  detail: number | null,
  text: number | null,
  performance: number | null,
  gone: number | null
]
type ListRow = [level: number, id: string, any: number | null, here: number | null, entries: number]

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
    const gone = times[3]
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
      goneSinceMs: gone,
      ...(tooOld ? { tooOld } : {})
    }
  })
}

export function knownLists(
  sql: Sql,
  connection: string,
  scopes: readonly PackScope[],
  language: LanguageCode
): ListState[] {
  // without any stored data, the scopes themselves can still be listed
  const key = connectionKey(sql, connection) ?? 0
  const places = new LocationReader(sql, key, language)
  return sql.all<ListRow>(LISTS, key, JSON.stringify(scopes), language).map(([level, id, any, here, entries]) => {
    const path: EnginePath = places.pathOf(level, id)
    return {
      level: LEVELS[level] as ListState['level'],
      id,
      names: places.names(path),
      entries: any === null ? null : entries,
      fetchedAtMs: here
    }
  })
}
