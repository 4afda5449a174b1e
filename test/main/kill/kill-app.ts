/**
 * Power cuts while packs run and people browse: nothing finished is lost, nothing finished is paid for twice, and no
 * call goes uncounted.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished } from 'vitest'
import { FileCallBudget } from '../../../src-main/adapters/call-budget'
import { systemClock } from '../../../src-main/adapters/clock'
import { openCatalogueStore, openUserStore, type WorkerOptions } from '../../../src-main/adapters/sqlite'
import { CACHE_SCHEMA } from '../../../src-main/adapters/sqlite/cache/schema'
import { openForWriting } from '../../../src-main/adapters/sqlite/db/open-database'
import { USER_SCHEMA } from '../../../src-main/adapters/sqlite/user/schema'
import { addressOf, type EndpointName } from '@shared/catalogue/endpoints'
import type { LanguageCode } from '@shared/text/languages'
import { FakeLog } from '../../fakes/log'
import { random, type Random } from '../../helpers/random'
import { startTestService, type TestService } from '../../service'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'
import { builtChild } from './built-child'
import { ACCOUNT, PROFILE, RULES, type ChildPlan, type Confirmed } from './kill-plan'

const LANES = 2
const LANGUAGES: readonly LanguageCode[] = ['en', 'es', 'ru', 'lt']
/** The catalogue in so many packs, each killed so often; then the same in the next language. */
const TURNS = 5
const KILLS_A_TURN = 5

type Answer = Extract<Confirmed, { kind: 'answer' }>

/** When to kill: so long after its start, or after so many confirmations; the latter whatever the machine's pace. */
type Moment = { readonly afterStartMs: number } | { readonly confirmations: number; readonly thenMs: number }

/** Runs a desk until some moment, then ends it without warning. What it confirmed until then, in its order. */
async function runAndKill(script: string, plan: ChildPlan, moment: Moment): Promise<Confirmed[]> {
  const child = spawn(process.execPath, [script, JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const killIn = (ms: number): void => void setTimeout(() => child.kill('SIGKILL'), ms)
  if ('afterStartMs' in moment) killIn(moment.afterStartMs)
  let said = ''
  let aimed = 'afterStartMs' in moment
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (aimed || !('confirmations' in moment) || said.split('"answer"').length <= moment.confirmations) return
    aimed = true
    killIn(moment.thenMs)
  })
  await once(child, 'close')
  expect(child.signalCode).toBe('SIGKILL')
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Confirmed)
}

/** The same answer whoever asked for it; figures of a pair are the same in all languages. */
const keyOf = (name: EndpointName, address: string, language: string): string =>
  `${name === 'performance' ? '*' : language} ${address}`
const keyOfAnswer = ({ name, params, language }: Answer): string =>
  keyOf(name, addressOf(name, params as never), language)

/** Set when one lane has failed: the other ends too. */
let failed = false

/** Kills a desk so often. @throws when it lost something, repeated something or did not count a call */
export async function killApp(kills: number): Promise<void> {
  failed = false
  const built = dirname(await builtChild(join(import.meta.dirname, 'app-child.ts')))
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    oneLane(built, lane, kills / LANES).catch((error: unknown) => {
      failed = true
      throw error
    })
  )
  await Promise.allSettled(lanes)
  const results = await Promise.all(lanes)
  const sum = (of: keyof (typeof results)[number]): number => results.reduce((all, one) => all + one[of], 0)
  expect(sum('kills')).toBe(kills)
  // killed in the middle of work, and not of idleness
  expect(sum('busy')).toBeGreaterThan(kills / 2)
  expect(sum('answers')).toBeGreaterThan(kills * 3)
  console.info(
    `${sum('kills')} kills: ${sum('answers')} answers and ${sum('notes')} notes confirmed, ${sum('calls')} calls seen, ${sum('ledger')} on the ledger, ${sum('asked')} asked again because their kill came first`
  )
}

async function oneLane(built: string, lane: number, kills: number) {
  const service = await startTestService({ now: Date.now })
  onTestFinished(() => service.close())
  const folder = temporaryFolder()
  const r = random(4200 + lane)
  const work = await workOf(service)
  const finished = new Map<string, Answer>()
  const notes = new Map<string, Set<string>>()
  const everAsked = new Set<string>()
  const count = { kills: 0, busy: 0, answers: 0, notes: 0, calls: 0, ledger: 0, asked: 0 }
  for (; count.kills < kills && !failed; count.kills++) {
    const before = service.log.entries.length
    const plan: ChildPlan = {
      folder,
      baseUrl: service.baseUrl,
      key: service.key,
      seed: lane * 10_000 + count.kills,
      language: LANGUAGES[Math.floor(count.kills / (TURNS * KILLS_A_TURN)) % LANGUAGES.length]!,
      pausePacksOnUserActivity: r.chance(0.1),
      ...work(Math.floor(count.kills / KILLS_A_TURN) % TURNS, r)
    }
    const moment: Moment = r.chance(0.15)
      ? { afterStartMs: r.int(20, 400) }
      : { confirmations: r.int(1, 25), thenMs: r.int(0, 30) }
    const confirmed = await runAndKill(join(built, 'child.mjs'), plan, moment)
    const where = `lane ${lane}, kill ${count.kills}`

    // never asked twice: no finished call again, and within a run no call a second time, whoever asks
    const requests = service.log.entries.slice(before).filter(({ name }) => name !== null && name !== 'media')
    const now = new Set<string>()
    for (const { name, path, headers } of requests) {
      const key = keyOf(name as EndpointName, path, headers['x-lang'] ?? '')
      expect(finished.has(key), `${where}: ${key} was finished and is asked again`).toBe(false)
      expect(now.has(key), `${where}: ${key} was asked twice in one run`).toBe(false)
      if (everAsked.has(key)) count.asked++
      now.add(key)
      everAsked.add(key)
    }
    if (requests.length > 0) count.busy++

    const fresh: Answer[] = []
    for (const one of confirmed) {
      expect(one.kind === 'problem' ? one.text : '', where).toBe('')
      if (one.kind === 'answer') {
        if (!finished.has(keyOfAnswer(one))) fresh.push(one)
        finished.set(keyOfAnswer(one), one)
      } else if (one.kind === 'noting') notes.get(one.engine)?.add(one.text)
      else if (one.kind === 'note') notes.set(one.engine, new Set([one.text]))
    }
    await isSound(folder, built, fresh, notes, where)

    const budget = new FileCallBudget({
      directory: join(folder, 'calls'),
      clock: systemClock(),
      log: new FakeLog(),
      rules: () => RULES
    })
    budget.use(ACCOUNT)
    count.ledger = budget.snapshot('vehicleDatabase').used
    budget.close()
    count.calls = service.log.count()
    expect(count.ledger, `${where}: the ledger is below what the service saw`).toBeGreaterThanOrEqual(count.calls)
    // and not far above: what was permitted and never sent is at most one per place on the line and kill
    expect(count.ledger - count.calls).toBeLessThanOrEqual((count.kills + 1) * RULES.concurrent)
  }
  await isSound(folder, built, [...finished.values()], notes, `lane ${lane}, at the end`)
  count.answers = finished.size
  count.notes = notes.size
  return count
}

/** Both files are whole, and hold what was confirmed. */
async function isSound(
  folder: string,
  built: string,
  answers: readonly Answer[],
  notes: ReadonlyMap<string, ReadonlySet<string>>,
  where: string
): Promise<void> {
  for (const [file, layout] of [
    ['cache.db', CACHE_SCHEMA],
    ['person.db', USER_SCHEMA]
  ] as const) {
    const { sql } = openForWriting(join(folder, file), layout, { nowMs: 0 })
    expect(sql.all('PRAGMA integrity_check'), `${where}: ${file}`).toEqual([['ok']])
    sql.close()
  }
  const startWorker = (plan: WorkerOptions): Worker => new Worker(join(built, 'worker.mjs'), { workerData: plan })
  const parts = (file: string) => ({
    file: join(folder, file),
    startWorker,
    clock: systemClock(),
    log: new FakeLog(),
    checkAfterMs: null,
    onFinding: (finding: unknown) => expect(finding, where).toBeUndefined()
  })
  const store = openCatalogueStore(parts('cache.db'))
  const person = openUserStore(parts('person.db'))
  try {
    const held = await Promise.all(
      answers.map((one) => store.read(PROFILE, one.name, one.params as never, one.language))
    )
    for (const [index, one] of answers.entries()) {
      expect(held[index], `${where}: ${keyOfAnswer(one)} was finished and is lost`).not.toBeNull()
      if (one.name !== 'performance') expect(held[index]!.language, `${where}: ${keyOfAnswer(one)}`).toBe(one.language)
    }
    for (const [engine, texts] of notes)
      expect([...texts], `${where}: note on ${engine}`).toContain((await person.note(PROFILE, engine as never))?.text)
  } finally {
    await Promise.all([store.close(), person.close()])
  }
}

/**
 * Manufacturers for one pack after the other, and places to browse: mostly what the pack is just fetching, so that both
 * want the same.
 */
async function workOf(service: TestService) {
  const catalogue = await service.catalogue()
  const makers = [...catalogue.manufacturers.keys()]
  const generationsOf = (maker: bigint): bigint[] =>
    catalogue.modelsOf(maker).flatMap(({ id }) => catalogue.generationsOf(id).map((generation) => generation.id))
  const all = [...catalogue.generations.keys()]
  return (turn: number, r: Random): Pick<ChildPlan, 'scopes' | 'places'> => {
    const chosen = makers.filter((_, index) => index % TURNS === turn)
    const near = chosen.flatMap(generationsOf)
    return {
      scopes: chosen.map((id) => ({ kind: 'manufacturer', id: `${id}` })),
      places: Array.from({ length: 150 }, () => {
        const generation = r.pick(r.chance(0.8) ? near : all)
        return { generation: `${generation}`, engine: `${r.pick(catalogue.enginesOf(generation)).id}` }
      })
    }
  }
}
