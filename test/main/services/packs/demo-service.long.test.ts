/** Packs over real HTTP: the demo service with a short hour, the real API client, the real ledger, the real clock. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FileCallBudget } from '@main/adapters/call-budget'
import { createApiClient, fetchTransport } from '@main/adapters/api-client'
import { systemClock } from '@main/adapters/clock'
import { CatalogueFetcher } from '@main/services/catalogue/fetch-and-store'
import { createStepFetcher } from '@main/services/packs/fetch-step'
import { createCachedStepReader } from '@main/services/packs/cached-steps'
import { PackPlanner } from '@main/services/packs/pack-planner'
import { createPackRecords } from '@main/services/packs/pack-records'
import { PackQueue } from '@main/services/packs/pack-queue'
import type { PackProgress, ScopeInput } from '@contract/channels/packs'
import {
  engineDetailStep,
  engineListStep,
  generationListStep,
  modelListStep,
  performanceStep,
  type PackStep
} from '@shared/packs/pack-steps'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { LanguageCode } from '@shared/text/languages'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore, FakeUserStore } from '../../../fakes/store'
import { startTestService } from '../../../service'

async function desk(limit: number, windowMs: number, confirmAbove = Infinity) {
  const directory = mkdtempSync(join(tmpdir(), 'packs-'))
  const service = await startTestService({ now: Date.now, switches: { limit, windowMs, reset: 'rolling' } })
  const clock = systemClock()
  const log = new FakeLog()
  const rules = () => ({ limit, windowMs, reservePercent: 30, callsPerSecond: 100, concurrent: 4 })
  const store = new FakeCatalogueStore()
  const person = new FakeUserStore()
  const budget = new FileCallBudget({ directory, clock, log, rules })
  budget.use('p')
  const api = createApiClient({
    transport: fetchTransport((url, init) => fetch(url, init)),
    budget,
    clock,
    log,
    drift: new DriftRegister(),
    random: () => 0,
    access: async () => ({ profile: 'p', baseUrl: service.baseUrl, apiKey: service.key }),
    settings: () => ({ timeoutMs: 15 * 60_000, maxBytes: 1_000_000 })
  })
  const fetcher = new CatalogueFetcher({
    api,
    store,
    clock,
    profile: () => 'p',
    hasWrongPath: () => false,
    onStored: () => {}
  })
  const policy = () => ({ listMs: 1e9, engineMs: 1e9, emptyMs: 1e9 })
  const common = {
    clock,
    log,
    store,
    readCachedSteps: createCachedStepReader(store),
    profile: () => 'p',
    language: () => 'en' as const,
    policy,
    budget: () => budget.snapshot('vehicleDatabase'),
    rules
  }
  const seen: PackProgress[] = []
  let end: (pack: PackProgress) => void = () => {}
  let made = 0
  const packs = new PackQueue({
    ...common,
    records: createPackRecords({ userStore: person, log }),
    newId: () => `${++made}`,
    connectivity: () => 'up',
    confirmAboveCalls: () => confirmAbove,
    maxCalls: () => Infinity,
    fetchStep: createStepFetcher({
      catalogue: { fetch: (...asked) => fetcher.call(...asked) },
      store,
      clock,
      profile: () => 'p',
      onAnswer: () => {},
      onStored: () => {}
    }),
    changed: (all) => {
      const last = all.at(-1)!
      seen.push(last)
      if (last.state === 'done' || last.asks) end(last)
    }
  })
  onTestFinished(async () => {
    await packs.close()
    budget.close()
    await service.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    service,
    budget,
    seen,
    plan: new PackPlanner({
      ...common,
      catalogue: { query: () => Promise.reject(new Error('not asked here')) },
      retention: { refusal: () => null, oldestMs: () => null }
    }),
    /** Until it is done, or asks. */
    fetch: async (scopes: readonly ScopeInput[], languages?: readonly LanguageCode[]): Promise<PackProgress> => {
      const done = new Promise<PackProgress>((resolve) => (end = resolve))
      const started = await packs.start({ title: 'x', scopes, ...(languages ? { languages } : {}) })
      if (!started.ok) throw new Error(started.failure.code)
      return done
    },
    yes: async ({ id }: PackProgress): Promise<PackProgress> => {
      const done = new Promise<PackProgress>((resolve) => (end = resolve))
      await packs.resume(id)
      return done
    }
  }
}

test('a generation, a model and a manufacturer cost the calls that the catalogue implies', async () => {
  const d = await desk(3600, 3_600_000)
  const catalogue = await d.service.catalogue()
  const [maker] = [...catalogue.manufacturers.keys()].filter((id) => catalogue.modelsOf(id).length > 1)
  const [first, second] = catalogue.modelsOf(maker!)
  /** Every answer of a place once: engines may stand in several generations. */
  const ofGeneration = (id: bigint): string[] => [
    `engines ${id}`,
    ...catalogue.enginesOf(id).flatMap((engine) => [`engine ${engine.id}`, `performance ${id} ${engine.id}`])
  ]
  const ofModel = (id: bigint): string[] => [
    `generations ${id}`,
    ...catalogue.generationsOf(id).flatMap((generation) => ofGeneration(generation.id))
  ]
  const ofMaker = (id: bigint): string[] => [
    `models ${id}`,
    ...catalogue.modelsOf(id).flatMap((model) => ofModel(model.id))
  ]
  const here = new Set<string>()
  const missing = (answers: readonly string[]): number => {
    const before = here.size
    for (const answer of answers) here.add(answer)
    return here.size - before
  }
  const generation = catalogue.generationsOf(first!.id)[0]!.id

  const spent = async (scope: ScopeInput): Promise<number> => {
    const before = d.service.log.count()
    const pack = await d.fetch([scope])
    expect(pack).toMatchObject({ failed: [], done: pack.total, calls: pack.total })
    expect(d.service.log.count() - before).toBe(pack.calls)
    return pack.calls
  }
  const n = catalogue.enginesOf(generation).length
  expect(missing(ofGeneration(generation))).toBe(1 + 2 * n)
  expect(await spent({ kind: 'generation', id: `${generation}` })).toBe(1 + 2 * n)
  expect(await spent({ kind: 'model', id: `${second!.id}` })).toBe(missing(ofModel(second!.id)))
  expect(await spent({ kind: 'manufacturer', id: `${maker}` })).toBe(missing(ofMaker(maker!)))
  expect(await d.plan.plan({ scopes: [{ kind: 'manufacturer', id: `${maker}` }] })).toMatchObject({
    value: { calls: 0, exact: true }
  })
  expect(d.budget.snapshot('vehicleDatabase').used).toBe(here.size)
})

test('a pack with an hour of 12 seconds passes the reserve into the next window without a 429', async () => {
  const d = await desk(60, 12_000)
  const catalogue = await d.service.catalogue()
  const scopes: ScopeInput[] = []
  for (const [id] of catalogue.generations) {
    if (catalogue.enginesOf(id).length > 0) scopes.push({ kind: 'generation', id: `${id}` })
    if (scopes.length * 9 > 60) break
  }
  const pack = await d.fetch(scopes)
  expect(pack).toMatchObject({ state: 'done', failed: [], calls: pack.total })
  expect(pack.calls).toBeGreaterThan(42)
  expect(d.seen.some(({ waitingFor }) => waitingFor === 'reserve')).toBe(true)
  expect(d.service.log.entries.filter(({ status }) => status === 429)).toEqual([])
  expect(d.service.log.count()).toBe(pack.calls)
})

/**
 * The steps of a pack by the catalogue: a list per place and language, a detail per engine and language, a performance
 * per pair.
 */
type Catalogue = Awaited<ReturnType<Awaited<ReturnType<typeof desk>>['service']['catalogue']>>
function counted(catalogue: Catalogue, scopes: readonly ScopeInput[], languages: readonly LanguageCode[]): number {
  const keys = new Set<string>()
  const each = (of: (language: LanguageCode) => PackStep): void =>
    languages.forEach((language) => keys.add(of(language).key))
  const id = (n: bigint | string): never => `${n}` as never
  const engine = (generation: bigint | string, one: bigint | string): void => {
    each((language) => engineDetailStep(id(one), language, {}))
    keys.add(performanceStep(id(generation), id(one), 'en', {}).key)
  }
  const generation = (one: bigint): void => {
    each((language) => engineListStep(id(one), language))
    for (const { id: below } of catalogue.enginesOf(one)) engine(one, below)
  }
  const model = (one: bigint): void => {
    each((language) => generationListStep(id(one), language))
    for (const { id: below } of catalogue.generationsOf(one)) generation(below)
  }
  for (const scope of scopes) {
    if (scope.kind === 'engine') engine(scope.generationId, scope.engineId)
    else if (scope.kind === 'generation') generation(BigInt(scope.id))
    else if (scope.kind === 'model') model(BigInt(scope.id))
    else {
      each((language) => modelListStep(id(scope.id), language))
      for (const { id: below } of catalogue.modelsOf(BigInt(scope.id))) model(below)
    }
  }
  return keys.size
}

test.each(['generation', 'model', 'manufacturer', 'favourites'] as const)(
  'a %s in two languages costs the exact plan, with a pair without performance and an item that fails',
  async (kind) => {
    const d = await desk(3600, 3_600_000, 2)
    const catalogue = await d.service.catalogue()
    const maker = [...catalogue.manufacturers.keys()].find((id) => catalogue.modelsOf(id).length > 1)!
    const model = catalogue.modelsOf(maker)[0]!.id
    const generation = catalogue.generationsOf(model).find(({ id }) => catalogue.enginesOf(id).length > 1)!.id
    const [first, second] = catalogue.enginesOf(generation)
    d.service.setFaults([
      { kind: 'status', status: 404, path: `/vdb/performance/${generation}/${first!.id}` },
      { kind: 'status', status: 400, path: `/vdb/engines/view/${second!.id}` }
    ])
    const favourite = (engine: bigint): ScopeInput => ({
      kind: 'engine',
      generationId: `${generation}`,
      engineId: `${engine}`
    })
    const scopes: Record<typeof kind, ScopeInput[]> = {
      generation: [{ kind, id: `${generation}` } as ScopeInput],
      model: [{ kind, id: `${model}` } as ScopeInput],
      manufacturer: [{ kind, id: `${maker}` } as ScopeInput],
      favourites: [favourite(first!.id), favourite(second!.id)]
    }
    const languages = ['en', 'lt'] as const
    const right = counted(catalogue, scopes[kind], languages)
    const cold = await d.plan.plan({ scopes: scopes[kind], languages })
    expect(cold).toMatchObject({
      value: kind === 'favourites' ? { calls: right, exact: true, toKnow: 0 } : { calls: 2, exact: false, toKnow: 1 }
    })
    // each confirmation is for the reported number; the last one covers all
    let pack = await d.fetch(scopes[kind], languages)
    let last = pack.asks
    for (; pack.asks; pack = await d.yes(pack)) {
      expect(d.service.log.count()).toBe(pack.calls)
      last = pack.asks
    }
    expect(last).toEqual({ calls: right, exact: true })
    expect(pack).toMatchObject({
      state: 'done',
      calls: right,
      total: right,
      done: right - 2,
      failed: [{ failure: { code: 'bad-request' } }, { failure: { code: 'bad-request' } }]
    })
    expect(d.service.log.count()).toBe(right)
  }
)
