/** The desk's search at three sizes, as main asks it: through the worker. Beside it the bare query on its table, and MiniSearch in this process's memory. */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import { random, type Random } from '../helpers/random.ts'
import type { Bench, Figures } from './bench.ts'
import type { Family } from './desk-catalogue.ts'
import { deskFamilies, engine, engineCount, FULL_ENGINES, keepFull, openStore, PROFILE, writeFamily, writeManufacturers, type DeskStore } from './desk-store.ts'
import { summarise } from './statistics.ts'

const { DEFAULT_SYNONYMS } = await import('../../src-main/core/desk-search/synonyms.ts')

const SIZES = [10_000, FULL_ENGINES, 200_000]
const LIMIT = 50
/** Longest time of one measurement; as many samples as come within it count. */
const WITHIN_MS = 6000
/** Longest time for filling: on a slow or busy machine the largest size becomes what was reached. */
const FILL_WITHIN_MS = 80_000
const OPTIONS = { language: 'en', limit: LIMIT, synonyms: DEFAULT_SYNONYMS, favourites: [] } as const

interface Doc {
  readonly id: number
  readonly text: string
}
interface Filled {
  engines: number
  readonly docs: Doc[]
  readonly queries: string[]
}

/** What a person types to find an engine of this family: whole, and letter by letter. */
function typed(r: Random, { manufacturer, models }: Family): string[] {
  const model = r.pick(models)
  const generation = model.generations.find(({ engines }) => engines.length > 0)
  if (!generation) return []
  const e = r.pick(generation.engines)
  const [maker, name, code, ecu] = [manufacturer.name ?? '', model.model.name ?? '', e.engine_code ?? 'abc', e.ecu ?? 'edc17']
  const whole = [
    `${maker} ${name} ${e.power ?? ''}`, ecu, `ecu:${ecu.split(' ').at(-1)} ${maker.slice(0, 4)}`, code, code.slice(1), `${name} ${e.name}`, `${e.power ?? 100}ps diesel ${generation.generation.name}`,
    `${maker.slice(0, 2)}${maker.slice(3)} ${e.power ?? ''}`, `fuel:diesel ${name}`, 'diesel', 'turbo 2.0'
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

async function searching(store: DeskStore, file: string, asked: readonly string[], docs: readonly Doc[]): Promise<Figures> {
  for (const query of asked.slice(0, 30)) await store.search(PROFILE, query, OPTIONS)
  const times: number[] = []
  const began = performance.now()
  for (const query of asked) {
    if (performance.now() - began > WITHIN_MS) break
    const from = performance.now()
    await store.search(PROFILE, query, OPTIONS)
    times.push(performance.now() - from)
  }
  const db = new DatabaseSync(file, { readOnly: true, returnArrays: true })
  const raw = db.prepare('SELECT rowid FROM desk_engines WHERE desk_engines MATCH ? ORDER BY rowid LIMIT 50')
  const rawTimes = within(asked, (query) => {
    const words = folded(query).match(/[a-z0-9]+/g) ?? ['x']
    const from = performance.now()
    raw.all(words.map((word) => `"${word}" *`).join(' AND '))
    return performance.now() - from
  })
  db.close()
  return { throughWorkerMs: summarise(times), rawQueryMs: summarise(rawTimes), miniSearch: inMemory(asked, docs) }
}

/** All words, the last letters of each left open, no typos: less than what the desk's search answers. */
function inMemory(asked: readonly string[], docs: readonly Doc[]): Figures {
  const from = performance.now()
  const index = new MiniSearch<Doc>({ fields: ['text'] })
  index.addAll(docs)
  const builtMs = performance.now() - from
  const times = within(asked, (query) => {
    const start = performance.now()
    index.search(folded(query), { prefix: true, combineWith: 'AND' }).slice(0, LIMIT)
    return performance.now() - start
  })
  return { searchMs: summarise(times), builtMs: Math.round(builtMs) }
}

/** A search asked while a list of ten thousand is written: typing must not wait for it. */
async function whileWriting(store: DeskStore, r: Random): Promise<Figures> {
  const long = Array.from({ length: 10_000 }, (_, n) => engine(r, String(90_000_000 + n), 2015))
  const from = performance.now()
  let ended = false
  let written = 0
  const writing = store.write(PROFILE, 'engines', { generation_id: '900000001' } as never, 'en', long as never, Date.now()).finally(() => {
    ended = true
    written = performance.now() - from
  })
  // looked at below, in its turn; until then a refusal must not end the process
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

function note(filled: Filled, r: Random, family: Family): void {
  filled.engines += engineCount(family)
  for (const { model, generations } of family.models) {
    for (const { generation, engines } of generations) {
      for (const e of engines) filled.docs.push({ id: filled.docs.length, text: [family.manufacturer.name, model.name, generation.name, e.name, e.ecu, e.tcu, e.engine_code, e.year, e.fuel_name, e.power].filter(Boolean).join(' ') })
    }
  }
  if (family.models.length > 0) for (let n = 0; n < 8; n++) filled.queries.push(...typed(r, family))
}

export async function deskSearch(bench: Bench): Promise<Figures> {
  const { scratch, say, runs = 600 } = bench
  const file = join(mkdtempSync(join(scratch, 'desk-')), 'cache.db')
  const r = random(7)
  const filled: Filled = { engines: 0, docs: [], queries: [] }
  const figures: Record<string, Figures> = {}
  const families = [...deskFamilies(SIZES.at(-1)!)]
  let store = await openStore(file)
  try {
    await writeManufacturers(store, families)
    let fillMs = 0
    const next = families.values()
    for (const size of SIZES) {
      say(`filling up to ${size} engines`)
      const from = performance.now()
      while (filled.engines < size && fillMs + performance.now() - from < FILL_WITHIN_MS) {
        const family = next.next()
        if (family.done) break
        await writeFamily(store, family.value)
        note(filled, r, family.value)
      }
      fillMs += performance.now() - from
      const { bytes, engines } = await store.figures()
      say(`searching ${engines}`)
      const asked = Array.from({ length: runs }, () => r.pick(filled.queries))
      figures[size] = {
        engines, filledSeconds: Number((fillMs / 1000).toFixed(1)), megabytesPer1000Engines: Number((bytes / engines / 1000).toFixed(3)), ...(await searching(store, file, asked, filled.docs)),
        ...(size === SIZES.at(-1) ? { whileAListOf10000IsWritten: await whileWriting(store, r) } : {})
      }
      say(JSON.stringify(figures[size]))
      if (filled.engines >= FULL_ENGINES && size === FULL_ENGINES) {
        // the same content serves the benches that start on a full cache
        await store.close()
        keepFull(scratch, file)
        store = await openStore(file)
      }
    }
  } finally {
    await store.close()
  }
  return figures
}
