/** Splits responses into records and stores them, with the search index, in one transaction. */
import type { Endpoints } from '../../../../shared/catalogue/endpoints'
import { mayBeTruncated } from '../../../../shared/catalogue/truncated-list'
import {
  isLevel,
  LEVELS,
  LIST_PARENT,
  type EngineDetail,
  type Level,
  type Performance,
  type SearchResult
} from '../../../../shared/catalogue/records'
import { StoreFailure } from '../../../../shared/ports/stores/store-failure'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { Sql } from '../../db/sql'
import { searchKey, type AnswerToWrite } from './answer-to-write'
import { writeRawBody } from './raw-bodies'
import { splitDetail } from './detail-json'
import { IndexWriter } from '../search/index-writer'
import { MAX_CONNECTIONS } from '../search/row-ids'
import { connectionKey, LEVEL_COLUMNS, VIEWS, type LevelColumns } from './level-columns'
import { RecordWriter } from './record-writer'

/** Records name their ancestors; these names count until the ancestor's own record arrives. */
const NAMED_ABOVE: {
  readonly [L in Level]?: readonly { readonly level: Level; readonly id: string; readonly name: string }[]
} = {
  manufacturers: [{ level: 'types', id: 'vehicle_type_id', name: 'vehicle_type' }],
  models: [{ level: 'manufacturers', id: 'manufacturer_id', name: 'manufacturer' }],
  generations: [
    { level: 'manufacturers', id: 'manufacturer_id', name: 'manufacturer' },
    { level: 'models', id: 'model_id', name: 'model' }
  ]
}
/** Index queue steps per write; the rest is done when idle. */
const STEPS_AT_ONCE = 20

type Plain = Readonly<Record<string, unknown>>
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export class AnswerWriter {
  readonly #sql: Sql
  readonly #records: RecordWriter
  readonly index: IndexWriter
  #places = new Map<number, Set<string>>()
  #engines = new Set<string>()
  /** Ancestors that the current write has named. */
  #named = new Set<string>()

  constructor(sql: Sql) {
    this.#sql = sql
    this.#records = new RecordWriter(sql)
    this.index = new IndexWriter(sql)
  }

  /** True when the index queue is not empty: call `index.work` in a transaction when idle. */
  write(given: AnswerToWrite): boolean {
    try {
      return this.#sql.transaction(() => {
        this.#places = new Map()
        this.#engines = new Set()
        this.#named = new Set()
        this.#records.begin(given)
        const profile = ensureConnection(this.#sql, given.profile)
        const { name, params } = given
        const view = VIEWS[name]
        if (isLevel(name)) this.#list(profile, LEVEL_COLUMNS[name], params[LIST_PARENT[name]] ?? '0', given)
        else if (view) this.#view(profile, LEVEL_COLUMNS[view.level], params[view.param] ?? '', given)
        else if (name === 'performance') this.#performance(profile, given)
        else this.#search(profile, given)
        // a 404 keeps the body received before it
        if (given.answer !== null) writeRawBody(this.#sql, this.#records, profile, given)
        // top down: the index words of a record contain the names above it
        for (const level of [1, 2, 3])
          for (const id of this.#places.get(level) ?? []) this.index.place(profile, level, id)
        for (const id of this.#engines) this.index.engine(profile, id)
        this.index.flush()
        return this.index.work(STEPS_AT_ONCE)
      })
    } catch (error) {
      this.index.forget()
      throw error
    }
  }

  #list(
    profile: number,
    shape: LevelColumns,
    parent: string,
    { answer, language, fetchedAtMs, from, leftOut }: AnswerToWrite
  ): void {
    const listing = { profile, level: shape.index, parent }
    // an older list only adds facts of its entries; positions come from the younger list
    const older = this.#records.isYounger('listings', listing, fetchedAtMs)
    const before = older ? [] : this.#records.emptyList(profile, shape.index, parent)
    const items = (answer ?? []) as readonly Plain[]
    items.forEach((item, position) => {
      this.#record(profile, shape, item, language, fetchedAtMs, 'list')
      this.#records.place(profile, shape.index, parent, item['id'] as string, older ? null : position, fetchedAtMs)
    })
    // not for empty lists (unknown parent), truncated lists, lists with unusable items, and engines, whose own endpoint
    // reports that they are gone
    const whole = items.length > 0 && !leftOut && !mayBeTruncated(items.length)
    if (from === null && shape.level !== 'engines' && whole) {
      const listed = new Set(items.map(({ id }) => id))
      for (const id of before) if (!listed.has(id)) this.#records.dropped(profile, shape, id, fetchedAtMs)
    }
    if (!this.#records.isYounger('listings', { ...listing, language }, fetchedAtMs))
      this.#sql.run`INSERT INTO listings (profile, level, parent, language, fetched_at, origin)
        VALUES (${profile}, ${shape.index}, ${parent}, ${language}, ${fetchedAtMs}, ${this.#records.origin})
        ON CONFLICT (profile, level, parent, language)
          DO UPDATE SET fetched_at = excluded.fetched_at, origin = excluded.origin`
    if (shape.level !== 'engines') return
    this.#engines.clear()
    this.index.enginesOf(profile, parent)
    this.index.queueElsewhere(profile, parent)
  }

  #view(profile: number, shape: LevelColumns, id: string, { answer, language, fetchedAtMs }: AnswerToWrite): void {
    if (answer === null) {
      this.#records.gone(profile, shape.level, id, language, fetchedAtMs)
      return
    }
    // stored under the requested id, whatever id the response has
    this.#record(profile, shape, { ...(answer as Plain), id }, language, fetchedAtMs, 'view')
    if (shape.level === 'engines')
      writeDetail(this.#sql, this.#records, profile, id, answer as EngineDetail, language, fetchedAtMs)
  }

  #record(
    profile: number,
    shape: LevelColumns,
    record: Plain,
    language: LanguageCode,
    atMs: number,
    source: 'list' | 'view'
  ): void {
    const id = record['id'] as string
    this.#records.record(profile, shape, record, language, atMs, source)
    this.#markForIndex(shape.index, id)
    const parent = shape.parentField === null ? null : textOr(record[shape.parentField])
    if (parent !== null && source === 'view') this.#records.place(profile, shape.index, parent, id, null, atMs)
    for (const above of NAMED_ABOVE[shape.level] ?? [])
      this.#nameAbove(profile, above.level, textOr(record[above.id]), language, textOr(record[above.name]))
    if (shape.level === 'generations') {
      const model = textOr(record['model_id'])
      const manufacturer = textOr(record['manufacturer_id'])
      if (model !== null && manufacturer !== null) this.#placeIfUnknown(profile, 2, manufacturer, model, atMs)
    }
  }

  #nameAbove(profile: number, level: Level, id: string | null, language: LanguageCode, name: string | null): void {
    const key = `${level} ${id}`
    if (id === null || name === null || this.#named.has(key)) return
    this.#named.add(key)
    this.#records.name(profile, level, id, language, name)
    // an ancestor without a path to the top could not be opened from the search
    const index = LEVELS.indexOf(level)
    if (this.#reachesTop(profile, index, id)) this.#markForIndex(index, id)
  }
  #reachesTop(profile: number, level: number, id: string): boolean {
    if (level === 0) return true
    const parents = this.#sql.all<[string]>`SELECT CAST(parent AS TEXT)
      FROM placements WHERE profile = ${profile} AND level = ${level} AND id = ${id}`
    return parents.some(([parent]) => this.#reachesTop(profile, level - 1, parent))
  }

  /** Places a record below a parent that a descendant names, unless its position is known. */
  #placeIfUnknown(profile: number, level: number, parent: string, id: string, atMs: number): void {
    const known = this.#sql.one`SELECT 1 FROM placements
      WHERE profile = ${profile} AND level = ${level} AND id = ${id} LIMIT 1`
    if (!known) this.#records.place(profile, level, parent, id, null, atMs)
  }

  /** Figures of a pair tell where the engine is, also when it was opened by a link and no list names it. */
  #performance(profile: number, given: AnswerToWrite): void {
    writePerformance(this.#sql, this.#records, profile, given)
    if (given.answer === null) return
    const { generation_id: generation, engine_id: engine } = given.params as Endpoints['performance']['params']
    const { index } = LEVEL_COLUMNS.engines
    this.#records.place(profile, index, generation, engine, null, given.fetchedAtMs)
    this.#markForIndex(index, engine)
  }

  #search(profile: number, { name, params, answer, language, fetchedAtMs, nowMs }: AnswerToWrite): void {
    let stored = answer
    if (name === 'engineSearch') {
      const engines = (answer ?? []) as readonly Plain[]
      for (const engine of engines) this.#record(profile, LEVEL_COLUMNS.engines, engine, language, fetchedAtMs, 'list')
      stored = engines.map(({ id }) => id)
    } else if (name === 'search')
      for (const hit of (answer ?? []) as readonly SearchResult[]) this.#hit(profile, hit, language, fetchedAtMs)
    this.#sql.run`INSERT INTO answers (profile, name, asked, language, fetched_at, answer)
      VALUES (${profile}, ${name}, ${searchKey(params)}, ${language}, ${fetchedAtMs}, ${JSON.stringify(stored ?? null)})
      ON CONFLICT (profile, name, asked, language)
        DO UPDATE SET fetched_at = excluded.fetched_at, answer = excluded.answer
        WHERE fetched_at <= excluded.fetched_at OR fetched_at > ${nowMs}`
  }

  #hit(profile: number, hit: SearchResult, language: LanguageCode, atMs: number): void {
    const steps: readonly (readonly [Level, string | null, string | null])[] = [
      ['types', hit.type_id, hit.type_name],
      ['manufacturers', hit.manufacturer_id, hit.manufacturer_name],
      ['models', hit.model_id, hit.model_common_name],
      ['generations', hit.generation_id, hit.generation_name],
      ['engines', hit.engine_id, hit.engine_name]
    ]
    steps.forEach(([level, id, name], index) => {
      if (id === null) return
      this.#records.name(profile, level, id, language, name)
      this.#markForIndex(index, id)
      const above = steps[index - 1]?.[1] ?? null
      if (above !== null) this.#records.place(profile, index, above, id, null, atMs)
    })
  }

  #markForIndex(level: number, id: string): void {
    if (level === 4) this.#engines.add(id)
    else if (level > 0) this.#places.set(level, (this.#places.get(level) ?? new Set()).add(id))
  }
}

/** Writes the facts and texts of an engine detail, unless younger ones are stored. */
function writeDetail(
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
function writePerformance(
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

function ensureConnection(sql: Sql, id: string): number {
  const known = connectionKey(sql, id)
  if (known !== null) return known
  const free = sql.number(
    'SELECT coalesce(min(key), 0) + 1 FROM (SELECT 0 AS key UNION ALL SELECT key FROM profiles) p WHERE NOT EXISTS (SELECT 1 FROM profiles q WHERE q.key = p.key + 1)'
  )
  if (free >= MAX_CONNECTIONS) throw new StoreFailure('internal', 'too many profiles in one cache')
  sql.run`INSERT INTO profiles (key, id) VALUES (${free}, ${id})`
  return free
}
