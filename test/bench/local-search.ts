/**
 * The local search at three sizes, as main calls it: through the worker. Beside it the plain SQL for the same result,
 * the bare match, and MiniSearch in memory.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import { random, type Random } from '../helpers/random.ts'
import type { Bench, Figures } from './support/bench-types.ts'
import type { Family } from './support/large-catalogue.ts'
import {
  seenFamilies,
  engine,
  storedCache,
  openStore,
  PROFILE,
  SIZES,
  type FilledStore
} from './support/filled-store.ts'
import { load } from './support/machine.ts'
import { summarise, type Summary } from './support/statistics.ts'

const { DEFAULT_SYNONYMS } = await import('../../src-main/shared/search/default-synonyms.ts')
const { CACHE_SCHEMA } = await import('../../src-main/adapters/sqlite/cache/schema.ts')
const { LocalSearch } = await import('../../src-main/adapters/sqlite/cache/search/local-search.ts')
const { openForReading } = await import('../../src-main/adapters/sqlite/db/open-database.ts')

/** As the window asks: with each key the visible rows, and all when typing pauses. */
const FIRST = 24
const LIMIT = 100
/** Longest time of one measurement; it takes as many samples as fit. */
const WITHIN_MS = 3000
const WHOLE = { language: 'en', limit: LIMIT, synonyms: DEFAULT_SYNONYMS, favourites: [] } as const
const OPTIONS = { ...WHOLE, maxResults: FIRST } as const

interface Doc {
  readonly id: number
  readonly text: string
}

/** Typed queries for an engine of this family: whole, and letter by letter. */
function typed(r: Random, { manufacturer, models }: Family): string[] {
  const model = r.pick(models)
  const generation = model.generations.find(({ engines }) => engines.length > 0)
  if (!generation) return []
  const e = r.pick(generation.engines)
  const [maker, name, code, ecu] = [
    manufacturer.name ?? '',
    model.model.name ?? '',
    e.engine_code ?? 'abc',
    e.ecu ?? 'edc17'
  ]
  const whole = [
    `${maker} ${name} ${e.power ?? ''}`,
    ecu,
    `ecu:${ecu.split(' ').at(-1)} ${maker.slice(0, 4)}`,
    code,
    code.slice(1),
    `${name} ${e.name}`,
    `${e.power ?? 100}ps diesel ${generation.generation.name}`,
    `${maker.slice(0, 2)}${maker.slice(3)} ${e.power ?? ''}`,
    `fuel:diesel ${name}`,
    'diesel',
    'turbo 2.0'
  ].map((text) => text.trim())
  const one = r.pick(whole)
  return [...whole.slice(0, 9), ...Array.from({ length: one.length }, (_, n) => one.slice(0, n + 1))]
}

const folded = (query: string): string => query.toLowerCase().replace(/\b(ecu|fuel|year):/g, '')

function within(asked: readonly string[], measure: (query: string) => number): number[] {
  const end = performance.now() + WITHIN_MS
  const times: number[] = []
  for (const query of asked) if (performance.now() < end) times.push(measure(query))
  return times
}

/** The words as beginnings, for somebody who knows only the full-text table. */
const plainMatch = (query: string): string =>
  (folded(query).match(/[a-z0-9]+/g) ?? ['x']).map((word) => `"${word}" *`).join(' AND ')

const BARE = `SELECT rowid FROM desk_engines WHERE desk_engines MATCH ? ORDER BY rowid LIMIT ${FIRST}`
/**
 * The straightforward query for the same screen: the best by bm25, with figures and path names, ranked before anything
 * is joined.
 */
const PLAIN_ENGINES = `
  SELECT d.id, d.parent, t.name, t.fuel_name, e.power, e.torque, e.year, e.ecu, e.engine_code, g.name, m.name, f.name
  FROM (SELECT rowid AS row, rank AS at FROM desk_engines WHERE desk_engines MATCH ? ORDER BY rank LIMIT ${FIRST}) best JOIN desk_entries d ON d.row = best.row
  JOIN engines e ON e.profile = d.profile AND e.id = d.id LEFT JOIN engines_texts t ON t.profile = d.profile AND t.id = d.id AND t.language = 'en'
  LEFT JOIN generations_texts g ON g.profile = d.profile AND g.id = d.parent AND g.language = 'en'
  LEFT JOIN placements pm ON pm.profile = d.profile AND pm.level = 3 AND pm.id = d.parent LEFT JOIN models_texts m ON m.profile = d.profile AND m.id = pm.parent AND m.language = 'en'
  LEFT JOIN placements pf ON pf.profile = d.profile AND pf.level = 2 AND pf.id = pm.parent LEFT JOIN manufacturers_texts f ON f.profile = d.profile AND f.id = pf.parent AND f.language = 'en'
  ORDER BY best.at`
const PLAIN_PLACES = `
  SELECT d.level, d.id, coalesce(g.name, m.name, f.name) FROM (SELECT rowid AS row, rank AS at FROM desk_places WHERE desk_places MATCH ? ORDER BY rank LIMIT ${FIRST}) best JOIN desk_entries d ON d.row = best.row
  LEFT JOIN generations_texts g ON d.level = 3 AND g.profile = d.profile AND g.id = d.id AND g.language = 'en'
  LEFT JOIN models_texts m ON d.level = 2 AND m.profile = d.profile AND m.id = d.id AND m.language = 'en'
  LEFT JOIN manufacturers_texts f ON d.level = 1 AND f.profile = d.profile AND f.id = d.id AND f.language = 'en' ORDER BY best.at`

async function searching(
  store: FilledStore,
  file: string,
  asked: readonly string[],
  docs: readonly Doc[]
): Promise<Figures> {
  // the same search in this thread, like the queries beside it: on a busy machine each thread switch waits
  const sql = openForReading(file, CACHE_SCHEMA)
  const localSearchIndex = new LocalSearch(sql)
  const db = new DatabaseSync(file, { readOnly: true, returnArrays: true })
  db.exec('PRAGMA cache_size = -32000; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY')
  const [bare, engines, places] = [db.prepare(BARE), db.prepare(PLAIN_ENGINES), db.prepare(PLAIN_PLACES)]
  for (const query of asked.slice(0, 20)) {
    localSearchIndex.search(PROFILE, query, OPTIONS)
    await store.search(PROFILE, query, OPTIONS)
    engines.all(plainMatch(query))
  }
  const search = here(asked, (query) => localSearchIndex.search(PROFILE, query, OPTIONS))
  const whole = here(asked, (query) => localSearchIndex.search(PROFILE, query, WHOLE))
  const plain = here(asked, (query) => [engines.all(plainMatch(query)), places.all(plainMatch(query))])
  const match = here(asked, (query) => bare.all(plainMatch(query)))
  const throughWorker: number[] = []
  const end = performance.now() + WITHIN_MS
  for (const query of asked) {
    if (performance.now() > end) break
    const from = performance.now()
    await store.search(PROFILE, query, OPTIONS)
    throughWorker.push(performance.now() - from)
  }
  db.close()
  sql.close()
  const ratio = (above: number, below: number): number => Number((above / below).toPrecision(3))
  return {
    search,
    wholeAnswer: whole,
    plainQuery: plain,
    bareMatch: match,
    throughWorkerMs: summarise(throughWorker),
    searchToPlainQuery: {
      p50: ratio(search.ms.p50, plain.ms.p50),
      p95: ratio(search.ms.p95, plain.ms.p95),
      cpu: ratio(search.cpuMs, plain.cpuMs)
    },
    searchToBareMatch: {
      p50: ratio(search.ms.p50, match.ms.p50),
      p95: ratio(search.ms.p95, match.ms.p95),
      cpu: ratio(search.cpuMs, match.cpuMs)
    },
    miniSearch: inMemory(asked, docs)
  }
}

/** In this thread. `cpuMs`: mean processor time, which hardly depends on machine load. */
function here(asked: readonly string[], work: (query: string) => unknown): { ms: Summary; cpuMs: number } {
  const before = process.threadCpuUsage()
  const times = within(asked, (query) => {
    const from = performance.now()
    work(query)
    return performance.now() - from
  })
  const { user, system } = process.threadCpuUsage(before)
  return { ms: summarise(times), cpuMs: Number(((user + system) / 1000 / times.length).toPrecision(3)) }
}

/** All words, the last letters of each left open, no typing errors: less than the local search finds. */
function inMemory(asked: readonly string[], docs: readonly Doc[]): Figures {
  const from = performance.now()
  const index = new MiniSearch<Doc>({ fields: ['text'] })
  index.addAll(docs)
  const builtMs = performance.now() - from
  const times = within(asked, (query) => {
    const start = performance.now()
    index.search(folded(query), { prefix: true, combineWith: 'AND' }).slice(0, FIRST)
    return performance.now() - start
  })
  return { searchMs: summarise(times), builtMs: Math.round(builtMs) }
}

/** A search while a list of ten thousand is written: typing must not wait for it. */
async function whileWriting(store: FilledStore, r: Random): Promise<Figures> {
  const long = Array.from({ length: 10_000 }, (_, n) => engine(r, String(90_000_000 + n), 2015))
  const from = performance.now()
  let ended = false
  let written = 0
  const writing = store
    .write(PROFILE, 'engines', { generation_id: '900000001' } as never, 'en', long as never, Date.now())
    .finally(() => {
      ended = true
      written = performance.now() - from
    })
  // awaited below; until then a rejection must not end the process
  writing.catch(() => undefined)
  const times: number[] = []
  while (!ended && performance.now() - from < WITHIN_MS) {
    const start = performance.now()
    await store.search(PROFILE, 'diesel', OPTIONS)
    times.push(performance.now() - start)
  }
  await writing
  return { writeMs: Math.round(written), searchMs: summarise(times) }
}

/** Documents and queries for a cache of so many engines. */
function contents(engines: number, r: Random): { docs: Doc[]; queries: string[] } {
  const [docs, queries]: [Doc[], string[]] = [[], []]
  for (const family of seenFamilies(SIZES.at(-1)!)) {
    if (docs.length >= engines) break
    for (const { model, generations } of family.models) {
      for (const { generation, engines } of generations) {
        for (const e of engines)
          docs.push({
            id: docs.length,
            text: [
              family.manufacturer.name,
              model.name,
              generation.name,
              e.name,
              e.ecu,
              e.tcu,
              e.engine_code,
              e.year,
              e.fuel_name,
              e.power
            ]
              .filter(Boolean)
              .join(' ')
          })
      }
    }
    if (family.models.length > 0) for (let n = 0; n < 8; n++) queries.push(...typed(r, family))
  }
  return { docs, queries }
}

export async function localSearch(bench: Bench): Promise<Figures> {
  const { scratch, say, runs = 400 } = bench
  const figures: Record<string, Figures> = {}
  // the largest is filled first and yields the others on its way
  await storedCache(bench, SIZES.at(-1)!)
  for (const size of SIZES) {
    const cache = await storedCache(bench, size)
    const file = join(mkdtempSync(join(scratch, 'search-')), 'cache.db')
    cpSync(cache.file, file)
    const r = random(7)
    const { docs, queries } = contents(cache.engines, r)
    const store = await openStore(file)
    try {
      say(`searching ${cache.engines}`)
      const { bytes, engines } = await store.statistics()
      figures[size] = {
        engines,
        filledSeconds: Number((cache.filledMs / 1000).toFixed(1)),
        megabytesPer1000Engines: Number((bytes / engines / 1000).toFixed(3)),
        load: load(),
        ...(await searching(
          store,
          file,
          Array.from({ length: runs }, () => r.pick(queries)),
          docs
        )),
        ...(size === SIZES.at(-1) ? { whileAListOf10000IsWritten: await whileWriting(store, r) } : {})
      }
      say(JSON.stringify(figures[size]))
    } finally {
      await store.close()
    }
  }
  return figures
}
