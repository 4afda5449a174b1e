/**
 * The program without a window, in its own process: the services, the ledger, both stores in their worker threads and
 * the API client over HTTP. It takes packs, browses as fast as it may, and reports finished work on its output. It is
 * killed at some moment.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { FileCallBudget } from '../../../src-main/adapters/call-budget'
import { createApiClient, fetchTransport } from '../../../src-main/adapters/api-client'
import { systemClock } from '../../../src-main/adapters/clock'
import { openCatalogueStore, openUserStore, type WorkerOptions } from '../../../src-main/adapters/sqlite'
import { DriftRegister } from '../../../src-main/shared/catalogue/reader/drift'
import { addressOf } from '../../../src-main/shared/catalogue/endpoints'
import { createStepFetcher } from '../../../src-main/services/packs/fetch-step'
import { createCachedStepReader } from '../../../src-main/services/packs/cached-steps'
import { createPackRecords } from '../../../src-main/services/packs/pack-records'
import { PackQueue } from '../../../src-main/services/packs/pack-queue'
import { cachedCatalogue } from '../../fakes/cached-catalogue'
import { random } from '../../helpers/random'
import { ACCOUNT, POLICY, PROFILE, RULES, type ChildPlan, type Confirmed } from './kill-plan'
import { writeLine } from './write-line'

const plan = JSON.parse(process.argv[2] ?? '') as ChildPlan
const r = random(plan.seed)
const confirm = (what: Confirmed): void => writeLine(JSON.stringify(what))
const problem = (event: string, about?: unknown): void =>
  confirm({
    kind: 'problem',
    text: `${event} ${JSON.stringify(about, (_, value: unknown) => (value instanceof Error ? value.message : value))}`
  })
const log = { info() {}, warn: problem, error: problem }
const clock = systemClock()
const startWorker = (of: WorkerOptions): Worker =>
  new Worker(new URL('./worker.mjs', import.meta.url), { workerData: of })
const parts = (name: string) => ({
  file: join(plan.folder, name),
  startWorker,
  clock,
  log,
  checkAfterMs: null,
  onFinding: (finding: unknown) => problem('finding', finding)
})
const store = openCatalogueStore(parts('cache.db'))
const person = openUserStore(parts('person.db'))
const budget = new FileCallBudget({ directory: join(plan.folder, 'calls'), clock, log, rules: () => RULES })
budget.use(ACCOUNT)
const api = createApiClient({
  transport: fetchTransport((url, init) => fetch(url, init)),
  budget,
  clock,
  log,
  drift: new DriftRegister(),
  random: Math.random,
  access: async () => ({ profile: PROFILE, baseUrl: plan.baseUrl, apiKey: plan.key, account: ACCOUNT }),
  settings: () => ({ timeoutMs: 15 * 60_000, maxBytes: 4_000_000 })
})
const inForce = { profile: () => PROFILE, language: () => plan.language }
const asker = cachedCatalogue({
  ...inForce,
  api,
  // a person's clicks here must not hold the packs up all the time
  onUserCall: () => plan.pausePacksOnUserActivity && packs.userActive(),
  store,
  clock,
  log,
  policy: () => POLICY,
  onAnswer() {},
  mayRefresh: () => true,
  onUpdated() {},
  onStoreFailure: (error) => problem('not kept', error)
})
const packs: PackQueue = new PackQueue({
  ...inForce,
  store,
  readCachedSteps: createCachedStepReader(store),
  clock,
  log,
  newId: () => `${plan.seed} ${clock.now()}`,
  records: createPackRecords({ userStore: person, log }),
  connectivity: () => 'up',
  confirmAboveCalls: () => Infinity,
  maxCalls: () => Infinity,
  policy: () => POLICY,
  budget: () => budget.snapshot('vehicleDatabase'),
  rules: () => RULES,
  // said only when the answer is on disk
  fetchStep: async (name, params, language, options) => {
    const fetched = await fetchStep(name, params, language, options)
    if (fetched.ok) confirm({ kind: 'answer', name, params: params as Record<string, string>, language })
    else if (fetched.failure.code !== 'cancelled') problem('pack', fetched.failure)
    return fetched
  },
  changed: (all) => {
    for (const pack of all) if (pack.state === 'done') confirm({ kind: 'pack', id: pack.id })
  }
})
const fetchStep = createStepFetcher({
  catalogue: asker,
  store,
  clock,
  profile: () => PROFILE,
  onAnswer() {},
  onStored() {}
})

async function browse(who: 0 | 1): Promise<void> {
  for (;;) {
    const place = r.pick(plan.places)
    const [name, params] = r.pick([
      ['engines', { generation_id: place.generation }],
      ['engine', { engine_id: place.engine }],
      ['performance', { generation_id: place.generation, engine_id: place.engine }]
    ] as const)
    const asked = await asker.query(name, params as never, { priority: 'click' })
    // the texts of another language may be shown at once while these are on their way
    if (asked.ok && (name === 'performance' || asked.value.language === plan.language))
      confirm({ kind: 'answer', name, params, language: plan.language })
    else if (!asked.ok) problem(`browse ${addressOf(name, params as never)}`, asked.failure)
    if (Number(place.engine) % 2 === who && r.chance(0.6)) {
      const text = `note ${r.int(1, 1_000_000)}`
      confirm({ kind: 'noting', engine: place.engine, text })
      await person.setNote(PROFILE, place.engine as never, text)
      confirm({ kind: 'note', engine: place.engine, text })
    }
    await new Promise((resolve) => setTimeout(resolve, r.int(0, 15)))
  }
}

await Promise.all([store.open(), person.open(), packs.open()])
confirm({ kind: 'ready' })
if (packs.all().every(({ state }) => state === 'done')) {
  const started = await packs.start({ title: 'pack', scopes: plan.scopes, languages: [plan.language] })
  if (!started.ok) problem('start', started.failure)
  else confirm({ kind: 'started', id: started.value.id })
}
await Promise.all([browse(0), browse(1)])
