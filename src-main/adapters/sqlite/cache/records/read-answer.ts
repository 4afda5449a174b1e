/** Reassembles responses of the service from stored records. */
import type { EndpointName } from '../../../../shared/catalogue/endpoints'
import type { Engine, EngineDetail, Level, Performance } from '../../../../shared/catalogue/records'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { PackFileOrigin, Cached } from '../../../../shared/ports/stores/catalogue-store'
import { versionOf } from '../../db/migrate'
import type { Sql } from '../../db/sql'
import { isTimeColumn } from '../../db/time-columns'
import { searchKey } from './search-key'
import { joinDetail } from './detail-json'
import { recordColumns, recordFrom, recordColumnCount, LEVEL_COLUMNS, type LevelColumns } from './level-columns'
import { profileKey } from '../profile-keys'

interface AnswerKey {
  readonly profile: string
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string | undefined>>
  readonly language: LanguageCode
}
type Answer = Cached<unknown> | null

/** SQL: texts in the language `?`, otherwise English, otherwise the language fetched last. */
const textsOf = (level: Level, among = ''): string => `
  LEFT JOIN ${level}_texts t ON t.profile = r.profile AND t.id = r.id AND t.language =
    (SELECT x.language FROM ${level}_texts x WHERE x.profile = r.profile AND x.id = r.id ${among} ORDER BY x.language = ? DESC, x.language = 'en' DESC, x.fetched_at DESC LIMIT 1)`
/** Excludes names learned from other records. */
const FETCHED = 'AND x.fetched_at IS NOT NULL'

/** @returns null: not stored, or damaged */
export function readAnswer(sql: Sql, question: AnswerKey): Answer {
  const answer = answerTo(sql, question)
  return answer && [answer.fetchedAtMs, answer.checkedAtMs, answer.goneSinceMs ?? 0].every(isTimeColumn) ? answer : null
}

function answerTo(sql: Sql, { profile, name, params, language }: AnswerKey): Answer {
  const key = profileKey(sql, profile)
  if (key === null) return null
  switch (name) {
    case 'types':
      return readRecordList(sql, key, LEVEL_COLUMNS.types, '0', language)
    case 'manufacturers':
      return readRecordList(sql, key, LEVEL_COLUMNS.manufacturers, params['vehicle_type_id'], language)
    case 'models':
      return readRecordList(sql, key, LEVEL_COLUMNS.models, params['manufacturer_id'], language)
    case 'generations':
      return readRecordList(sql, key, LEVEL_COLUMNS.generations, params['model_id'], language)
    case 'engines':
      return readRecordList(sql, key, LEVEL_COLUMNS.engines, params['generation_id'], language)
    case 'type':
      return readRecord(sql, key, LEVEL_COLUMNS.types, params['type_id'], language)
    case 'manufacturer':
      return readRecord(sql, key, LEVEL_COLUMNS.manufacturers, params['manufacturer_id'], language)
    case 'model':
      return readRecord(sql, key, LEVEL_COLUMNS.models, params['model_id'], language)
    case 'generation':
      return readRecord(sql, key, LEVEL_COLUMNS.generations, params['generation_id'], language)
    case 'engine':
      return detail(sql, key, params['engine_id'] ?? '', language)
    case 'performance':
      return performance(sql, key, params['generation_id'] ?? '', params['engine_id'] ?? '', language)
    case 'search':
    case 'subscription':
      return readStoredSearch(sql, key, name, params, language)
    case 'engineSearch':
      return engineSearch(sql, key, params, language)
  }
}

function cachedAnswer<T>(
  data: T,
  fetchedAtMs: number,
  language: LanguageCode,
  gone: number | null = null,
  checkedAtMs: number | null = null,
  origin: PackFileOrigin | null = null
): Cached<T> {
  return {
    data,
    fetchedAtMs,
    checkedAtMs: checkedAtMs ?? fetchedAtMs,
    language,
    goneSinceMs: gone,
    ...(origin ? { origin } : {})
  }
}

/** Version that added origins; a file that could not be migrated is read without them. */
const ORIGINS_SINCE = 50
const hasOriginColumn = new WeakMap<Sql, boolean>()
function originIn(sql: Sql, columns: string): string {
  if (!hasOriginColumn.has(sql)) hasOriginColumn.set(sql, versionOf(sql) >= ORIGINS_SINCE)
  return hasOriginColumn.get(sql) ? columns : 'NULL'
}

function originOf(sql: Sql, key: number | null): PackFileOrigin | null {
  const row =
    key === null
      ? undefined
      : sql.one<[string, string, number]>`SELECT signer, name, written_at FROM origins WHERE key = ${key}`
  return row ? { signer: row[0], name: row[1], writtenAtMs: row[2] } : null
}

function readRecordList(
  sql: Sql,
  profile: number,
  shape: LevelColumns,
  parent: string | undefined,
  asked: LanguageCode
): Answer {
  const listing = sql.one<[LanguageCode, number, number | null]>(
    `SELECT language, fetched_at, ${originIn(sql, 'origin')} FROM listings WHERE profile = ? AND level = ? AND parent = ? ORDER BY language = ? DESC, fetched_at DESC LIMIT 1`,
    profile,
    shape.index,
    parent ?? '',
    asked
  )
  if (!listing) return null
  const [language, fetchedAt, origin] = listing
  const rows = sql.all(
    `SELECT ${recordColumns(shape)} FROM placements p CROSS JOIN ${shape.level} r ON r.profile = p.profile AND r.id = p.id ${textsOf(shape.level)}
      WHERE p.profile = ? AND p.level = ? AND p.parent = ? AND p.position IS NOT NULL ORDER BY p.position`,
    language,
    profile,
    shape.index,
    parent ?? ''
  )
  return cachedAnswer(
    rows.map((row) => recordFrom(shape, row)),
    fetchedAt,
    language,
    null,
    null,
    originOf(sql, origin)
  )
}

type Status = readonly [
  language: LanguageCode | null,
  fetchedAt: number | null,
  gone: number | null,
  checkedAt: number | null,
  origin: number | null
]

/**
 * A record from a list or its own endpoint. Records hasOriginColumn only from search hits or children count as not
 * stored.
 */
function readRecord(
  sql: Sql,
  profile: number,
  shape: LevelColumns,
  id: string | undefined,
  asked: LanguageCode
): Answer {
  const row = sql.one(
    `SELECT ${recordColumns(shape)}, t.language, t.fetched_at, r.gone_since, r.checked_at, ${originIn(sql, 't.origin')} FROM ${shape.level} r ${textsOf(shape.level, FETCHED)} WHERE r.profile = ? AND r.id = ?`,
    asked,
    profile,
    id ?? ''
  )
  if (!row) return null
  const [language, fetchedAt, gone, checkedAt, origin] = row.slice(recordColumnCount(shape)) as unknown as Status
  if (language !== null && fetchedAt !== null)
    return cachedAnswer(recordFrom(shape, row), fetchedAt, language, gone, checkedAt, originOf(sql, origin))
  return goneUnknown(gone, checkedAt, asked)
}

/** A 404 for a record that was never stored. */
function goneUnknown(gone: number | null, checkedAt: number | null, language: LanguageCode): Answer {
  return gone === null ? null : cachedAnswer(null, checkedAt ?? gone, language, gone)
}

function detail(sql: Sql, profile: number, id: string, asked: LanguageCode): Answer {
  const shape = LEVEL_COLUMNS.engines
  const row = sql.one(
    `SELECT ${recordColumns(shape)}, d.language, d.fetched_at, r.gone_since, r.checked_at, ${originIn(sql, 'coalesce(d.origin, f.origin, t.origin)')}, f.detail, d.detail FROM engines r
      LEFT JOIN engine_details f ON f.profile = r.profile AND f.id = r.id
      LEFT JOIN engine_details_texts d ON d.profile = r.profile AND d.id = r.id AND d.language =
        (SELECT x.language FROM engine_details_texts x WHERE x.profile = r.profile AND x.id = r.id ORDER BY x.language = ? DESC, x.language = 'en' DESC, x.fetched_at DESC LIMIT 1)
      LEFT JOIN engines_texts t ON t.profile = r.profile AND t.id = r.id AND t.language = d.language
      WHERE r.profile = ? AND r.id = ?`,
    asked,
    profile,
    id
  )
  if (!row) return null
  const [language, fetchedAt, gone, checkedAt, origin, facts, texts] = row.slice(recordColumnCount(shape)) as [
    ...Status,
    string | null,
    string | null
  ]
  if (language === null || fetchedAt === null || facts === null || texts === null)
    return goneUnknown(gone, checkedAt, asked)
  const joined = joinDetail(facts, texts)
  if (!joined) return goneUnknown(gone, checkedAt, asked)
  const engine: EngineDetail = { ...recordFrom<'engines'>(shape, row), ...joined }
  return cachedAnswer(engine, fetchedAt, language, gone, checkedAt, originOf(sql, origin))
}

function performance(sql: Sql, profile: number, generation: string, engine: string, language: LanguageCode): Answer {
  const row = sql.one<[number, number, number | null, number, number | null, ...unknown[]]>(
    `SELECT fetched_at, checked_at, gone_since, no_data, ${originIn(sql, 'origin')}, CAST(id AS TEXT), fuel_consumption_avg, top_speed, zero_to_hundred, top_speed_st1, zero_to_hundred_st1
      FROM performances WHERE profile = ? AND generation = ? AND engine = ?`,
    profile,
    generation,
    engine
  )
  if (!row) return null
  const [
    fetchedAt,
    checkedAt,
    gone,
    noData,
    origin,
    id,
    fuel_consumption_avg,
    top_speed,
    zero_to_hundred,
    top_speed_st1,
    zero_to_hundred_st1
  ] = row
  const figures = {
    id,
    fuel_consumption_avg,
    top_speed,
    zero_to_hundred,
    top_speed_st1,
    zero_to_hundred_st1
  } as Performance
  return cachedAnswer(noData ? null : figures, fetchedAt, language, gone, checkedAt, originOf(sql, origin))
}

function readStoredSearch(
  sql: Sql,
  profile: number,
  name: EndpointName,
  params: AnswerKey['params'],
  asked: LanguageCode
): Answer {
  const row = sql.one<[LanguageCode, number, string]>`SELECT language, fetched_at, answer FROM answers
    WHERE profile = ${profile} AND name = ${name} AND asked = ${searchKey(params)}
    ORDER BY language = ${asked} DESC, language = 'en' DESC, fetched_at DESC LIMIT 1`
  if (!row) return null
  try {
    return cachedAnswer(JSON.parse(row[2]) as unknown, row[1], row[0])
  } catch {
    return null // damaged
  }
}

function engineSearch(sql: Sql, profile: number, params: AnswerKey['params'], asked: LanguageCode): Answer {
  const found = readStoredSearch(sql, profile, 'engineSearch', params, asked)
  if (!found || !Array.isArray(found.data)) return null
  const shape = LEVEL_COLUMNS.engines
  const one = `SELECT ${recordColumns(shape)} FROM engines r ${textsOf('engines')} WHERE r.profile = ? AND r.id = ?`
  const engines = (found.data as readonly string[])
    .map((id) => sql.one(one, found.language, profile, id))
    .filter((row) => row !== undefined)
  return { ...found, data: engines.map((row): Engine => recordFrom<'engines'>(shape, row)) }
}
