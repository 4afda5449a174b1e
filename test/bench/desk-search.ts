/**
 * Measures the desk's store: filling, one long list, and the search at several sizes. Prints JSON.
 *
 *     npx node test/bench/desk-search.ts [engines …]
 */
import '../main/store-sqlite/source-hooks.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DeskSearchOptions } from '../../src-main/core/store-ports'
import { random } from '../helpers/random.ts'
import { startWorker } from '../main/store-sqlite/start-worker.ts'
import { engine, families } from './desk-catalogue.ts'
import { summarise } from './statistics.ts'

const { openCatalogueStore } = await import('../../src-main/adapters/store-sqlite/index.ts')
const { systemClock } = await import('../../src-main/adapters/clock/index.ts')
const { DEFAULT_SYNONYMS } = await import('../../src-main/core/desk-search/synonyms.ts')
const silent = { info() {}, warn() {}, error() {} }

for (const size of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 50_000, 200_000]) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  try {
    process.stdout.write(`${JSON.stringify(await measure(size, join(folder, 'cache.db')))}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(size: number, file: string) {
  const store = openCatalogueStore({ file, startWorker, clock: systemClock(), log: silent, checkAfterMs: null })
  await store.open()
  const write = (name: string, params: object, answer: unknown): Promise<void> => store.write('bench', name as 'engines', params as never, 'en', answer as never, Date.now())

  const filling = performance.now()
  const names: string[] = []
  const queries: string[] = []
  const r = random(7)
  const makers = [...families(size)]
  await write('manufacturers', { vehicle_type_id: '1' }, makers.map(({ manufacturer }) => manufacturer))
  for (const { manufacturer, models } of makers) {
    await write('models', { manufacturer_id: manufacturer.id }, models.map(({ model }) => model))
    for (const { model, generations } of models) {
      await write('generations', { model_id: model.id }, generations.map(({ generation }) => generation))
      for (const { generation, engines } of generations) {
        await write('engines', { generation_id: generation.id }, engines)
        if (r.chance(0.02)) {
          const e = r.pick(engines)
          const [maker, modelName, code] = [manufacturer.name ?? '', model.name ?? '', e.engine_code ?? 'abc']
          names.push(maker)
          const typed = [`${maker} ${modelName} ${e.power}`, `${e.ecu}`, `ecu:${(e.ecu ?? '').slice(8, 13)} ${maker.slice(0, 4)}`, code, code.slice(1), `${modelName} ${e.name}`, `${e.power}ps diesel ${generation.name}`, `${maker.slice(0, 2)}${maker.slice(3)} ${e.power}`, `fuel:diesel year:${e.year} ${modelName}`, 'diesel', 'turbo 2.0']
          queries.push(...typed.slice(0, 9))
          const whole = r.pick(typed)
          for (let n = 1; n <= whole.length; n++) queries.push(whole.slice(0, n))
        }
      }
    }
  }
  const filledMs = performance.now() - filling

  const options: DeskSearchOptions = { language: 'en', limit: 50, synonyms: DEFAULT_SYNONYMS, favourites: [] }
  const times: { query: string; ms: number; hits: number }[] = []
  const asked = Array.from({ length: 2000 }, () => r.pick(queries))
  for (const query of asked.slice(0, 50)) await store.search('bench', query, options)
  for (const query of asked) {
    const from = performance.now()
    const hits = await store.search('bench', query, options)
    times.push({ query, ms: performance.now() - from, hits: hits.length })
  }
  const slowest = [...times].sort((a, b) => b.ms - a.ms).slice(0, 12).map(({ query, ms, hits }) => `${query} ${ms.toFixed(1)} ms ${hits}`)

  const db = new DatabaseSync(file, { readOnly: true, returnArrays: true })
  const raw = db.prepare('SELECT rowid FROM desk_engines WHERE desk_engines MATCH ? ORDER BY rowid LIMIT 50')
  const rawTimes = asked.map((query) => {
    const words = query.toLowerCase().replace(/\b(ecu|fuel|year):/g, '').match(/[a-z0-9]+/g) ?? ['x']
    const from = performance.now()
    raw.all(words.map((word) => `"${word}" *`).join(' AND '))
    return performance.now() - from
  })
  db.close()

  // a list of ten thousand, and a search typed meanwhile
  const long = Array.from({ length: 10_000 }, (_, n) => engine(r, String(9_000_000 + n), 2015))
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const from = performance.now()
  const writing = write('engines', { generation_id: '900000001' }, long)
  const during = performance.now()
  await store.search('bench', 'diesel', options)
  const searchedMs = performance.now() - during
  await writing
  const longWriteMs = performance.now() - from
  const again = performance.now()
  await write('engines', { generation_id: '900000001' }, long)
  const sameAgainMs = performance.now() - again
  const reading = performance.now()
  const held = await store.read('bench', 'engines', { generation_id: '900000001' as never }, 'en')
  const longReadMs = performance.now() - reading
  loop.disable()
  const figures = await store.figures()
  const ready = performance.now()
  const items = await store.readiness('bench', [{ kind: 'manufacturer', id: '1' }], 'en')
  const readyMs = performance.now() - ready
  const trimming = performance.now()
  await store.clear()
  const clearedMs = performance.now() - trimming
  await store.close()
  return {
    engines: figures.engines, filledSeconds: Number((filledMs / 1000).toFixed(1)), perListMs: Number((filledMs / (size / 12)).toFixed(2)), bytesPerEngine: Math.round(figures.bytes / figures.engines),
    search: summarise(times.map(({ ms }) => ms)), rawQuery: summarise(rawTimes), slowest,
    list10000: { writeMs: Math.round(longWriteMs), sameAgainMs: Math.round(sameAgainMs), readMs: Math.round(longReadMs), rows: held?.data?.length, searchMeanwhileMs: Math.round(searchedMs), loopMaxMs: Number((loop.max / 1e6).toFixed(1)), loopP99Ms: Number((loop.percentile(99) / 1e6).toFixed(1)) },
    readiness: { items: items.length, ms: Math.round(readyMs) }, clearMs: Math.round(clearedMs)
  }
}
