/** One computer of a shop as a process of its own, with the parts of the program that share a key. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { FileCallBudget } from '../../../src-main/adapters/call-budget'
import { SharedCallBudget } from '../../../src-main/adapters/call-budget/shared/shared-call-budget'
import { systemClock } from '../../../src-main/adapters/clock'
import { redisServers } from '../../../src-main/adapters/workspace'
import { SharedAnswers } from '../../../src-main/services/catalogue/shared-answers'
import { Workspace } from '../../../src-main/services/workspace/workspace'
import type { BudgetRules } from '@shared/connection/rate-limit'
import type { ApiResult, CatalogueApi } from '@shared/ports/network/api-client'
import { writeLine } from '../kill/write-line'
import type { ShopLine, ShopPlan } from './shop-plan'

const plan = JSON.parse(process.argv[2] ?? '') as ShopPlan
const { key, passphrase } = JSON.parse(await text(process.stdin)) as { key: string; passphrase: string }
const FAMILY = 'vehicleDatabase'
const DAY_MS = 86_400_000
const say = (line: ShopLine): void => writeLine(JSON.stringify(line))

mkdirSync(plan.folder, { recursive: true })
const real = systemClock()
const clock = { ...real, now: () => real.now() + plan.skewMs }
const log = { info() {}, warn() {}, error() {} }
const rules = (): BudgetRules => ({
  limit: plan.limit,
  windowMs: plan.windowMs,
  reservePercent: 20,
  callsPerSecond: 50,
  concurrent: 10
})
const parts = { directory: plan.folder, clock, log, rules }
const budget = new SharedCallBudget({
  ...parts,
  local: new FileCallBudget(parts),
  sharedNameOf: () => 'service and key'
})
budget.use('key')
const workspace = new Workspace({
  servers: () =>
    Promise.resolve(
      redisServers({
        contacted: () => {},
        computerFile: join(plan.folder, 'computer'),
        clock,
        log,
        random: () => Math.random()
      })
    ),
  rules: () => ({
    enabled: plan.server !== null,
    address: plan.server ?? '',
    user: '',
    name: plan.name,
    authorityFile: '',
    sharesPresence: false
  }),
  secrets: {
    read: (name) => Promise.resolve(name === 'workspace-passphrase' ? passphrase : null),
    locked: () => Promise.resolve(false),
    put: () => Promise.resolve('sealed'),
    remove: () => Promise.resolve(),
    storageOf: () => Promise.resolve('sealed')
  },
  clock,
  log,
  random: () => Math.random(),
  version: '1',
  changed: ({ state, computers }) => say({ kind: 'state', state, computers: computers.length }),
  usage: () => budget.usage(FAMILY),
  leaving: () => budget.useWorkspace(null)
})
workspace.onChange(() => void budget.useWorkspace(workspace.engine))
workspace.start()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function call(path: string, priority: 'click' | 'pack'): Promise<Response | null> {
  const from = clock.monotonic()
  const permit = await budget.acquire(FAMILY, priority)
  const waitedMs = clock.monotonic() - from
  const fromMs = clock.now()
  if (!permit.ok) {
    say({ kind: 'call', priority, waitedMs, fromMs, untilMs: fromMs, status: null })
    return null
  }
  const answer = await fetch(`${plan.service}${path}`, { headers: { 'x-api-key': key } }).catch(() => null)
  const untilMs = clock.now()
  const status = answer?.status ?? null
  const retryAfter = Number(answer?.headers.get('retry-after') ?? 0) * 1000
  permit.permit.settle({ status, ...(status === 429 ? { retryAfterMs: Math.max(1000, retryAfter) } : {}) })
  say({ kind: 'call', priority, waitedMs, fromMs, untilMs, status })
  return answer
}

async function callAtRandom(): Promise<never> {
  for (;;) {
    const priority = Math.random() < 0.5 ? 'click' : 'pack'
    await (await call(priority === 'click' ? '/vdb/types' : '/vdb/manufacturers/1', priority))?.arrayBuffer()
    await pause(Math.random() * 2 * plan.pauseMs)
  }
}

async function openEngines(): Promise<void> {
  const api = {
    async call(_name: string, { engine_id: id }: { readonly engine_id: string }): Promise<ApiResult<unknown>> {
      const answer = await call(`/vdb/engines/view/${id}`, 'click')
      if (!answer?.ok) return { ok: false, failure: { code: 'limit' } }
      return { ok: true, data: await answer.json(), fetchedAtMs: clock.now() }
    }
  } as unknown as CatalogueApi
  const answers = new SharedAnswers({
    api,
    clock,
    log,
    policy: () => ({ listMs: DAY_MS, engineMs: DAY_MS, emptyMs: DAY_MS }),
    engine: () => workspace.engine,
    computerName: () => plan.name,
    sharedName: () => budget.sharedName
  })
  for (const id of plan.engines) {
    const from = clock.monotonic()
    const { ok } = await answers.call('engine', { engine_id: id } as never, { language: 'en', priority: 'click' })
    say({ kind: 'opened', waitedMs: clock.monotonic() - from, ok })
    await pause(Math.random() * 2 * plan.pauseMs)
  }
  say({ kind: 'done' })
  await workspace.close()
  process.exit(0)
}

if (plan.engines.length === 0) {
  // a computer that has never joined counts for itself alone
  while (budget.useOf(FAMILY) === null) await pause(20)
  await callAtRandom()
}
// all start together
const ready = (): boolean => plan.server === null || workspace.state().state === 'joined'
while (!ready()) await pause(20)
await openEngines()
