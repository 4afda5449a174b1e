/**
 * The program without a window, in its own process: plans a pack, fetches it through API client, call budget and
 * stores, and measures its event loop. `pack.ts` starts it with the plan as JSON; it answers with one JSON line.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openStore, PROFILE, SILENT } from '../support/filled-store.ts'
import { startWorker } from '../../main/adapters/sqlite/support/start-store-worker.ts'
import type { PackProgress, ScopeInput } from '../../../src-main/contract/channels/packs'

export interface PackOrder {
  readonly directory: string
  readonly baseUrl: string
  readonly apiKey: string
  readonly scopes: readonly ScopeInput[]
  readonly rules: {
    readonly limit: number
    readonly windowMs: number
    readonly reservePercent: number
    readonly callsPerSecond: number
    readonly concurrent: number
  }
}

const { FileCallBudget } = await import('../../../src-main/adapters/call-budget/index.ts')
const { createApiClient, fetchTransport } = await import('../../../src-main/adapters/api-client/index.ts')
const { systemClock } = await import('../../../src-main/adapters/clock/index.ts')
const { openUserStore } = await import('../../../src-main/adapters/sqlite/index.ts')
const { DriftRegister } = await import('../../../src-main/shared/catalogue/reader/drift.ts')
const { CatalogueFetcher } = await import('../../../src-main/services/catalogue/fetch-and-store.ts')
const { createStepFetcher } = await import('../../../src-main/services/packs/fetch-step.ts')
const { createCachedStepReader } = await import('../../../src-main/services/packs/cached-steps.ts')
const { PackPlanner } = await import('../../../src-main/services/packs/pack-planner.ts')
const { createPackRecords } = await import('../../../src-main/services/packs/pack-records.ts')
const { PackQueue } = await import('../../../src-main/services/packs/pack-queue.ts')

const { directory, baseUrl, apiKey, scopes, rules } = JSON.parse(process.argv[2]!) as PackOrder
const DAY_MS = 86_400_000
const clock = systemClock()
const log = SILENT
const file = join(directory, 'cache.db')
const store = await openStore(file)
const person = openUserStore({ file: join(directory, 'person.db'), startWorker, clock, log, checkAfterMs: null })
const budget = new FileCallBudget({ directory: join(directory, 'calls'), clock, log, rules: () => rules })
budget.use(PROFILE)
const api = createApiClient({
  transport: fetchTransport(fetch),
  budget,
  clock,
  log,
  drift: new DriftRegister(),
  random: Math.random,
  settings: () => ({ timeoutMs: 20_000, maxBytes: 20 << 20 }),
  access: () => Promise.resolve({ profile: PROFILE, baseUrl, apiKey })
})
const fetcher = new CatalogueFetcher({
  api,
  store,
  clock,
  profile: () => PROFILE,
  hasWrongPath: () => false,
  onStored: () => {}
})
const common = {
  clock,
  log,
  store,
  readCachedSteps: createCachedStepReader(store),
  profile: () => PROFILE,
  language: () => 'en' as const,
  policy: () => ({ listMs: 7 * DAY_MS, engineMs: 14 * DAY_MS, emptyMs: DAY_MS / 2 }),
  budget: () => budget.snapshot('vehicleDatabase'),
  rules: () => rules
}
const plan = new PackPlanner({
  ...common,
  catalogue: { query: () => Promise.reject(new Error('not measured')) },
  retention: { refusal: () => null, oldestMs: () => null }
})

const loop = monitorEventLoopDelay({ resolution: 1 })
/** The longest pauses of the loop, with this thread's work in them; the rest is waiting for a core. */
const pauses: { readonly ms: number; readonly workedMs: number }[] = []
function watchPauses(): NodeJS.Timeout {
  let last = performance.now()
  let worked = process.threadCpuUsage()
  return setInterval(() => {
    const [now, cpu] = [performance.now(), process.threadCpuUsage()]
    const workedMs = (cpu.user + cpu.system - worked.user - worked.system) / 1000
    if (now - last > 20) pauses.push({ ms: Math.round(now - last), workedMs: Math.round(workedMs) })
    last = now
    worked = cpu
  }, 2)
}
const reported: PackProgress[] = []
const ended = Promise.withResolvers<PackProgress>()
const packs = new PackQueue({
  ...common,
  records: createPackRecords({ userStore: person, log }),
  newId: () => 'pack',
  connectivity: () => 'up',
  confirmAboveCalls: () => Infinity,
  maxCalls: () => Infinity,
  fetchStep: createStepFetcher({
    catalogue: { fetch: (...asked) => fetcher.call(...asked) },
    store,
    clock,
    profile: () => PROFILE,
    onAnswer: () => {},
    onStored: () => {}
  }),
  changed: ([pack]) => {
    if (!pack) return
    reported.push(pack)
    if (pack.state === 'done' || pack.state === 'paused') ended.resolve(pack)
  }
})
loop.enable()
const watching = watchPauses()
const from = performance.now()
const before = await plan.plan({ scopes })
await packs.open()
const started = await packs.start({ title: 'bench', scopes })
if (!started.ok) throw new Error(started.failure.code)
const pack = await ended.promise
const seconds = (performance.now() - from) / 1000
loop.disable()
clearInterval(watching)
const after = await plan.plan({ scopes })
const { engines, details } = await store.statistics()
await packs.close()
await Promise.all([store.close(), person.close()])
budget.close()
const delayMs = (share: number): number => Number((loop.percentile(share) / 1e6).toFixed(1))
process.stdout.write(
  `${JSON.stringify({
    state: pack.state,
    callsUsed: pack.calls,
    steps: pack.total,
    failed: pack.failed.length,
    engines,
    details,
    seconds: Number(seconds.toFixed(1)),
    plannedAtStart: before.ok ? before.value : null,
    plannedAfter: after.ok ? after.value.calls : null,
    waitedForReserve: reported.some(({ waitingFor }) => waitingFor === 'reserve'),
    // the monitor itself checks every millisecond, which is part of the figure
    eventLoopDelayMs: { p50: delayMs(50), p99: delayMs(99), max: Number((loop.max / 1e6).toFixed(1)) },
    longestPauses: pauses.toSorted((a, b) => b.ms - a.ms).slice(0, 5),
    mostWorkInOnePauseMs: Math.max(0, ...pauses.map(({ workedMs }) => workedMs)),
    cacheBytes: statSync(file).size
  })}\n`
)
process.exit(0)
