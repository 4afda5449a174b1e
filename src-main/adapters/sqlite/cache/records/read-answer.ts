/** Reassembles responses of the service from stored records. */
import type { EndpointName } from '../../../../shared/catalogue/endpoints'
import {
  isLevel,
  LIST_PARENT,
  type Engine,
  type EngineDetail,
  type Level,
  type Performance
} from '../../../../shared/catalogue/records'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { PackFileOrigin, Cached } from '../../../../shared/ports/stores/catalogue-store'
import type { Sql } from '../../db/sql'
import { isTimeColumn } from '../../db/time-columns'
import { searchKey, type AnswerKey } from './answer-to-write'
import { joinDetail } from './detail-json'
import {
  connectionKey,
  columnsIn,
  recordColumns,
  recordFrom,
  recordColumnCount,
  LEVEL_COLUMNS,
  VIEWS,
  type LevelColumns
} from './level-columns'
import { COMPUTER } from './record-writer'

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
  const key = connectionKey(sql, profile)
  if (key === null) return null
  if (isLevel(name)) {
    const parent = LIST_PARENT[name]
    return readRecordList(sql, key, LEVEL_COLUMNS[name], parent === '' ? '0' : (params[parent] ?? ''), language)
  }
  if (name === 'engine') return readDetail(sql, key, params['engine_id'] ?? '', language)
  const view = VIEWS[name]
  if (view) return readRecord(sql, key, LEVEL_COLUMNS[view.level], params[view.param] ?? '', language)
  if (name === 'performance')
    return readPerformance(sql, key, params['generation_id'] ?? '', params['engine_id'] ?? '', language)
  return name === 'engineSearch'
    ? readEngineSearch(sql, key, params, language)
    : readStoredSearch(sql, key, name, params, language)
}

const cachedAnswer = <T>(
  data: T,
  fetchedAtMs: number,
  language: LanguageCode,
  {
    goneSinceMs = null,
    checkedAtMs,
    origin
  }: Partial<Nullable<Pick<Cached<T>, 'goneSinceMs' | 'checkedAtMs' | 'origin'>>> = {}
): Cached<T> => ({
  data,
  fetchedAtMs,
  checkedAtMs: checkedAtMs ?? fetchedAtMs,
  language,
  goneSinceMs,
  ...(origin && (origin.signer === COMPUTER ? { computer: origin.name } : { origin }))
})
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

const originIn = (sql: Sql, columns: string): string => (columnsIn(sql).has('listings.origin') ? columns : 'NULL')

function originOf(sql: Sql, key: number | null): PackFileOrigin | null {
  const row =
    key === null
      ? undefined
      : sql.one<[string, string, number]>`SELECT signer, name, written_at FROM origins WHERE key = ${key}`
  return row ? { signer: row[0], name: row[1], writtenAtMs: row[2] } : null
}

function readRecordList(sql: Sql, profile: number, shape: LevelColumns, parent: string, asked: LanguageCode): Answer {
  const listing = sql.one<[LanguageCode, number, number | null]>(
    `SELECT language, fetched_at, ${originIn(sql, 'origin')} FROM listings WHERE profile = ? AND level = ? AND parent = ? ORDER BY language = ? DESC, fetched_at DESC LIMIT 1`,
    profile,
    shape.index,
    parent,
    asked
  )
  if (!listing) return null
  const [language, fetchedAt, origin] = listing
  const rows = sql.all(
    `SELECT ${recordColumns(shape, columnsIn(sql))} FROM placements p CROSS JOIN ${shape.level} r ON r.profile = p.profile AND r.id = p.id ${textsOf(shape.level)}
      WHERE p.profile = ? AND p.level = ? AND p.parent = ? AND p.position IS NOT NULL ORDER BY p.position`,
    language,
    profile,
    shape.index,
    parent
  )
  const records = rows.map((row) => recordFrom(shape, row))
  return cachedAnswer(records, fetchedAt, language, { origin: originOf(sql, origin) })
}

type Status = readonly [
  language: LanguageCode | null,
  fetchedAt: number | null,
  goneSinceMs: number | null,
  checkedAtMs: number | null,
  origin: number | null
]

/**
 * A record from a list or its own endpoint. Records known only from search hits or children count as not
 * stored.
 */
function readRecord(sql: Sql, profile: number, shape: LevelColumns, id: string, asked: LanguageCode): Answer {
  const row = sql.one(
    `SELECT ${recordColumns(shape, columnsIn(sql))}, t.language, t.fetched_at, r.gone_since, r.checked_at, ${originIn(sql, 't.origin')} FROM ${shape.level} r ${textsOf(shape.level, FETCHED)} WHERE r.profile = ? AND r.id = ?`,
    asked,
    profile,
    id
  )
  if (!row) return null
  const [language, fetchedAt, goneSinceMs, checkedAtMs, origin] = row.slice(
    recordColumnCount(shape)
  ) as unknown as Status
  if (language === null || fetchedAt === null) return goneUnknown(goneSinceMs, checkedAtMs, asked)
  const more = { goneSinceMs, checkedAtMs, origin: originOf(sql, origin) }
  return cachedAnswer(recordFrom(shape, row), fetchedAt, language, more)
}

/** A 404 for a record that was never stored. */
function goneUnknown(goneSinceMs: number | null, checkedAtMs: number | null, language: LanguageCode): Answer {
  return goneSinceMs === null ? null : cachedAnswer(null, checkedAtMs ?? goneSinceMs, language, { goneSinceMs })
}

function readDetail(sql: Sql, profile: number, id: string, asked: LanguageCode): Answer {
  const shape = LEVEL_COLUMNS.engines
  const row = sql.one(
    `SELECT ${recordColumns(shape, columnsIn(sql))}, d.language, d.fetched_at, r.gone_since, r.checked_at, ${originIn(sql, 'coalesce(d.origin, f.origin, t.origin)')}, f.detail, d.detail FROM engines r
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
  const own = row.slice(recordColumnCount(shape)) as [...Status, facts: string | null, texts: string | null]
  const [language, fetchedAt, goneSinceMs, checkedAtMs, origin, facts, texts] = own
  const joined = facts === null || texts === null ? null : joinDetail(facts, texts)
  if (language === null || fetchedAt === null || !joined) return goneUnknown(goneSinceMs, checkedAtMs, asked)
  const engine: EngineDetail = { ...recordFrom<'engines'>(shape, row), ...joined }
  return cachedAnswer(engine, fetchedAt, language, { goneSinceMs, checkedAtMs, origin: originOf(sql, origin) })
}

const PERFORMANCE = [
  'fuel_consumption_avg',
  'top_speed',
  'zero_to_hundred',
  'top_speed_st1',
  'zero_to_hundred_st1'
] as const satisfies readonly (keyof Performance)[]

function readPerformance(
  sql: Sql,
  profile: number,
  generation: string,
  engine: string,
  language: LanguageCode
): Answer {
  const row = sql.one<[number, number, number | null, number, number | null, id: string | null, ...unknown[]]>(
    `SELECT fetched_at, checked_at, gone_since, no_data, ${originIn(sql, 'origin')}, CAST(id AS TEXT), ${PERFORMANCE.join(', ')}
      FROM performances WHERE profile = ? AND generation = ? AND engine = ?`,
    profile,
    generation,
    engine
  )
  if (!row) return null
  const [fetchedAt, checkedAtMs, goneSinceMs, noData, origin, id, ...values] = row
  const figures = noData ? null : { id, ...Object.fromEntries(PERFORMANCE.map((name, n) => [name, values[n]])) }
  return cachedAnswer(figures, fetchedAt, language, { goneSinceMs, checkedAtMs, origin: originOf(sql, origin) })
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

function readEngineSearch(sql: Sql, profile: number, params: AnswerKey['params'], asked: LanguageCode): Answer {
  const found = readStoredSearch(sql, profile, 'engineSearch', params, asked)
  if (!found || !Array.isArray(found.data)) return null
  const shape = LEVEL_COLUMNS.engines
  const one = `SELECT ${recordColumns(shape, columnsIn(sql))} FROM engines r ${textsOf('engines')} WHERE r.profile = ? AND r.id = ?`
  const engines = (found.data as readonly string[])
    .map((id) => sql.one(one, found.language, profile, id))
    .filter((row) => row !== undefined)
  return { ...found, data: engines.map((row): Engine => recordFrom<'engines'>(shape, row)) }
}
