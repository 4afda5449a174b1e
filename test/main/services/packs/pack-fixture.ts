/**
 * A small catalogue behind the real API client and the real call budget, and a program that can be killed and started
 * again over the same files.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { FileCallBudget } from '../../../../src-main/adapters/call-budget'
import { createApiClient } from '../../../../src-main/adapters/api-client'
import type { CatalogueCalls } from '../../../../src-main/services/catalogue/fetch-and-store'
import { createStepFetcher } from '../../../../src-main/services/packs/fetch-step'
import { createCachedStepReader } from '../../../../src-main/services/packs/cached-steps'
import { PackPlanner } from '../../../../src-main/services/packs/pack-planner'
import { createPackRecords } from '../../../../src-main/services/packs/pack-records'
import type { Connectivity } from '../../../../src-main/services/packs/pack-waiting'
import { PackQueue } from '../../../../src-main/services/packs/pack-queue'
import { failed } from '@contract/failures'
import type { PackProgress, ScopeInput } from '@contract/channels/packs'
import type { BudgetRules } from '@shared/connection/rate-limit'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { CallOptions } from '@shared/ports/network/api-client'
import type { LanguageCode } from '@shared/text/languages'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore, FakeUserStore } from '../../../fakes/store'
import { FakeTransport, type Request } from '../../../fakes/transport'

export const DAY = 86_400_000
export const GENERATION: ScopeInput = { kind: 'generation', id: '11' }
export const MODEL: ScopeInput = { kind: 'model', id: '1' }
export const BRAND: ScopeInput = { kind: 'manufacturer', id: '1' }

const list = (count: number, id: (n: number) => number, name: string) =>
  Array.from({ length: count }, (_, n) => ({ id: id(n + 1), name: `${name} ${n + 1}` }))
const ERROR = (code: number) => ({ error: { code, message: 'words of the service' } })

/**
 * Brand 1: 3 models 1-3, 2 generations each (11, 12, 21 ...), 4 engines each (1101 ...). Every second pair has no
 * performance.
 */
function answer(path: string, engines: number): { status: number; body: unknown } {
  const ids = path
    .split('/')
    .filter((part) => /^\d+$/.test(part))
    .map(Number)
  const [id = 0] = ids
  if (path.startsWith('/vdb/models/')) return { status: 200, body: list(3, (n) => n, 'Model') }
  if (path.startsWith('/vdb/generations/')) return { status: 200, body: list(2, (n) => id * 10 + n, 'Gen') }
  if (path.startsWith('/vdb/engines/view/'))
    return {
      status: 200,
      body: { id, name: `Engine ${id}`, options: [], remap_stages: [], read_tools: [], read_methods: [] }
    }
  if (path.startsWith('/vdb/engines/')) return { status: 200, body: list(engines, (n) => id * 100 + n, 'Engine') }
  if (path.startsWith('/vdb/performance/'))
    return ids[1]! % 2 ? { status: 200, body: { id: 1, top_speed: 200 } } : { status: 404, body: ERROR(404) }
  return { status: 200, body: { name: 'x', active: true } }
}

export function packFixture(rules: Partial<BudgetRules> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'packs-'))
  const clock = new FakeClock()
  const log = new FakeLog()
  const transport = new FakeTransport()
  const store = new FakeCatalogueStore()
  const person = new FakeUserStore()
  const now = {
    limit: 3600,
    windowMs: 3_600_000,
    reservePercent: 30,
    callsPerSecond: 100,
    concurrent: 4,
    ...rules
  } as { -readonly [K in keyof BudgetRules]: BudgetRules[K] }
  const state = {
    line: 'up' as Connectivity,
    profile: 'p' as string | null,
    language: 'en' as LanguageCode,
    latencyMs: 20,
    confirmAbove: Infinity,
    mostCalls: Infinity,
    unplugged: false,
    nothingAnswers: false,
    withheld: false,
    oldestMs: null as number | null,
    engines: 4
  }
  /** Calls as the service sees them: language and path. */
  const seen: string[] = []
  const times: number[] = []
  /** Calls that were never delivered. */
  const unsent: string[] = []
  /**
   * Says something else than the catalogue would: a status, 'offline' for no answer at all, 'unsent' for what certainly
   * never went out, 'cancelled' for a change of the key.
   */
  let fault: (path: string, nth: number) => number | 'offline' | 'unsent' | 'cancelled' | undefined = () => undefined
  const perPath = new Map<string, number>()
  /** On the line: sent, and not answered yet. */
  const inTheAir = new Map<Request, string>()
  const reply = (r: Request): void => {
    const path = new URL(r.url).pathname
    seen.push(`${r.headers['X-LANG']} ${path}`)
    times.push(clock.trueTime)
    const nth = (perPath.get(path) ?? 0) + 1
    perPath.set(path, nth)
    const met = fault(path, nth)
    inTheAir.set(r, seen.at(-1)!)
    if (state.unplugged) {
      // never leaves this machine
      seen.pop()
      unsent.push(inTheAir.get(r)!)
    }
    clock.after(state.latencyMs, () => {
      if (!inTheAir.delete(r)) return
      if (state.unplugged || met === 'offline') r.fail('offline')
      else if (met === 'cancelled') r.fail('cancelled')
      else if (met === 'unsent') r.fail('offline', { unsent: true })
      else if (met !== undefined) r.answer(met, met === 200 ? '<html>' : ERROR(met))
      else {
        const { status, body } = answer(path, state.engines)
        r.answer(status, body)
      }
    })
  }
  transport.always(reply)

  const running: { packs: PackQueue; budget: FileCallBudget }[] = []
  onTestFinished(() => {
    for (const { budget } of running) budget.close()
    rmSync(directory, { recursive: true, force: true })
  })
  let made = 0
  /** One run of the program; `open` false: it ends before its packs are opened. */
  async function start({ open = true } = {}) {
    const budget = new FileCallBudget({ directory, clock, log, rules: () => now })
    budget.use('p')
    const life = { over: false }
    const bare = createApiClient({
      // nothing leaves a process that was killed
      transport: {
        get: (url, headers, options) => (life.over ? new Promise(() => {}) : transport.get(url, headers, options))
      },
      budget,
      clock,
      log,
      drift: new DriftRegister(),
      random: () => 0.5,
      settings: () => ({ timeoutMs: 1000, maxBytes: 100_000 }),
      access: async () =>
        state.profile === null ? null : { profile: 'p', baseUrl: 'https://service.example', apiKey: 'key-of-the-test' }
    })
    const reported: (readonly PackProgress[])[] = []
    /** As the connection does: before a failure is handed on it is known whether anything else answers. */
    const observe = <O>(calls: CatalogueCalls<O>): CatalogueCalls<O> => ({
      call: async (...asked) => {
        const answer = await calls.call(...asked)
        const lost =
          !answer.ok &&
          (answer.failure.code === 'offline' || (state.nothingAnswers && answer.failure.code === 'not-the-service'))
        if (lost && !life.over) state.line = 'down'
        return answer
      }
    })
    const api: CatalogueCalls<CallOptions> = {
      call: (...asked) => {
        packs.userActive()
        return observe(bare).call(...asked)
      }
    }
    const asker = cachedCatalogue({
      api: bare,
      store,
      clock,
      log,
      profile: () => state.profile,
      language: () => state.language,
      policy: () => ({ listMs: 7 * DAY, engineMs: 14 * DAY, emptyMs: DAY / 2 }),
      observe,
      mayRefresh: () => true,
      onAnswer: () => {},
      onUpdated: () => {},
      onStoreFailure: () => {}
    })
    const common = {
      clock,
      log,
      profile: () => state.profile,
      language: () => state.language,
      readCachedSteps: createCachedStepReader(store),
      store,
      catalogue: asker,
      policy: () => ({ listMs: 7 * DAY, engineMs: 14 * DAY, emptyMs: DAY / 2 }),
      budget: () => budget.snapshot('vehicleDatabase'),
      rules: () => now
    }
    const fetchStep = createStepFetcher({
      catalogue: asker,
      store,
      clock,
      profile: () => state.profile,
      onAnswer: () => {},
      onStored: () => {}
    })
    const packs: PackQueue = new PackQueue({
      ...common,
      records: createPackRecords({ userStore: person, log }),
      newId: () => `pack-${++made}`,
      connectivity: () => state.line,
      confirmAboveCalls: () => state.confirmAbove,
      maxCalls: () => state.mostCalls,
      changed: (all) => void reported.push(all),
      fetchStep
    })
    const run = {
      packs,
      fetchStep,
      budget,
      api,
      reported,
      plan: new PackPlanner({
        ...common,
        retention: {
          refusal: () => (state.withheld ? failed('withheld', { params: { reason: 'ended' } }) : null),
          oldestMs: () => state.oldestMs
        }
      }),
      life
    }
    running.push(run)
    if (open) await packs.open()
    return run
  }
  return {
    clock,
    log,
    store,
    person,
    transport,
    state,
    seen,
    times,
    unsent,
    rules: now,
    start,
    faults(of: typeof fault): void {
      fault = of
    },
    get inTheAir(): number {
      return inTheAir.size
    },
    /** The cable is pulled: what is on the line comes to nothing. What that was. */
    cut(): readonly string[] {
      const lost = [...inTheAir.values()]
      for (const r of inTheAir.keys()) r.fail('offline')
      inTheAir.clear()
      return lost
    },
    /** kill -9: nothing runs any more, nothing is written any more; calls on the wire get no answer. */
    kill(run: Awaited<ReturnType<typeof start>>): void {
      run.life.over = true
      clock.kill()
      run.budget.close()
    },
    click: (run: Awaited<ReturnType<typeof start>>, id = '99') =>
      run.api.call('engine', { engine_id: id as never }, { language: 'en', priority: 'click' })
  }
}

/** The one pack there is, or the one named. */
export function only(run: { packs: PackQueue }, id?: string): PackProgress {
  const all = run.packs.all()
  const found = id === undefined && all.length === 1 ? all[0] : all.find((pack) => pack.id === id)
  if (!found) throw new Error(`packs: ${all.map((pack) => pack.id).join()}`)
  return found
}
export const twice = (seen: readonly string[]): readonly string[] =>
  seen.filter((one, index) => seen.indexOf(one) !== index)
