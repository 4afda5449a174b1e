import type { Endpoints } from '../../../../shared/catalogue/endpoints'
import type { EngineDetail, Performance } from '../../../../shared/catalogue/records'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { Sql } from '../../db/sql'
import { splitDetail } from './detail-json'
import type { RecordWriter } from './record-writer'
import type { AnswerToWrite } from './answer-to-write'

/** Writes the facts and texts of an engine detail, unless younger ones are stored. */
export function writeDetail(
  sql: Sql,
  records: RecordWriter,
  profile: number,
  id: string,
  detail: EngineDetail,
  language: LanguageCode,
  atMs: number
): void {
  const { facts, texts } = splitDetail(detail)
  const key = { profile, id }
  if (!records.isYounger('engine_details', key, atMs))
    sql.run`INSERT OR REPLACE INTO engine_details (profile, id, fetched_at, origin, detail)
      VALUES (${profile}, ${id}, ${atMs}, ${records.origin}, ${facts})`
  if (!records.isYounger('engine_details_texts', { ...key, language }, atMs))
    sql.run`INSERT OR REPLACE INTO engine_details_texts (profile, id, language, fetched_at, origin, detail)
      VALUES (${profile}, ${id}, ${language}, ${atMs}, ${records.origin}, ${texts})`
  sql.run`UPDATE engines SET used_at = max(coalesce(used_at, 0), ${atMs}) WHERE profile = ${profile} AND id = ${id}`
}

/** Writes a performance, or that the service has none, unless a younger one is stored. */
export function writePerformance(
  sql: Sql,
  records: RecordWriter,
  profile: number,
  { params, answer, fetchedAtMs }: AnswerToWrite
): void {
  const { generation_id: generation, engine_id: engine } = params as Endpoints['performance']['params']
  if (records.isYounger('performances', { profile, generation, engine }, fetchedAtMs)) return
  if (answer === null) {
    sql.run`INSERT INTO performances (profile, generation, engine, fetched_at, checked_at, origin, no_data)
      VALUES (${profile}, ${generation}, ${engine}, ${fetchedAtMs}, ${fetchedAtMs}, ${records.origin}, 1)
      ON CONFLICT (profile, generation, engine)
        DO UPDATE SET checked_at = excluded.checked_at,
          origin = CASE WHEN no_data THEN excluded.origin ELSE origin END,
          fetched_at = CASE WHEN no_data THEN excluded.fetched_at ELSE fetched_at END,
          gone_since = CASE WHEN no_data THEN NULL ELSE coalesce(gone_since, excluded.checked_at) END`
  } else {
    const p = answer as Performance
    sql.run`INSERT OR REPLACE INTO performances (
        profile, generation, engine, fetched_at, checked_at, origin, no_data, id, 
        fuel_consumption_avg, top_speed, zero_to_hundred, top_speed_st1, zero_to_hundred_st1
      ) VALUES (${profile}, ${generation}, ${engine}, ${fetchedAtMs}, ${fetchedAtMs}, ${records.origin}, 0, ${p.id},
        ${p.fuel_consumption_avg}, ${p.top_speed}, ${p.zero_to_hundred}, ${p.top_speed_st1}, ${p.zero_to_hundred_st1})`
  }
}
