import { beforeEach, describe, expect, it } from 'vitest'
import { IdleRefresh } from '@main/services/catalogue/idle-refresh'
import type { FetchStep } from '@main/services/packs/fetch-step'
import { addressOf } from '@shared/catalogue/endpoints'
import { toId, type EngineId, type GenerationId } from '@shared/catalogue/ids'
import { featureOf } from '@shared/diagnostics/usage'
import type { BudgetSnapshot } from '@shared/ports/network/call-budget'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { random } from '../../../helpers/random'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const engineIds = (count: number): EngineId[] => Array.from({ length: count }, (_, n) => toId<EngineId>(String(n + 1))!)

/** A computer with its stored records and a service that answers. */
class Desk {
  readonly clock = new FakeClock()
  readonly stored = new Map<string, number>()
  readonly values = new Map<string, unknown>()
  /** Wall clock of each call. */
  readonly calls: number[] = []
  readonly asked: string[] = []
  /** What the usage report counts the calls for. */
  readonly features = new Set<string>()
  ceiling = 20
  engines = engineIds(5)
  /** The list of engines, when it takes time. */
  listed: Promise<readonly EngineId[]> | null = null
  readonly generations = new Map<string, readonly GenerationId[]>()
  online = true
  budget: BudgetSnapshot = { used: 0, limit: 100, resetAtMs: null, leftForBackground: 70, stopped: false, waiting: 0 }
  /** Attempts of one call until the answer. */
  attempts = 1
  failure: 'limit' | 'offline' | null = null
  answer: Promise<void> = Promise.resolve()
  refresh = this.start()

  start(): IdleRefresh {
    const fetchStep = (async (name, params, _language, { priority, signal, onSpent, enough }) => {
      const [, , ...ids] = addressOf(name, params).split('/').slice(1)
      const key = [name, ...ids.filter((part) => part !== 'view')].join(' ')
      const checkedAtMs = this.stored.get(key)
      if (checkedAtMs !== undefined && enough({ data: {}, checkedAtMs } as never))
        return { ok: true, data: {}, here: true }
      for (let attempt = 0; attempt < this.attempts && !signal.aborted; attempt++) {
        await onSpent()
        this.calls.push(this.clock.now())
        this.features.add(featureOf('vehicleDatabase', priority, name))
      }
      await this.answer
      this.asked.push(key)
      if (this.failure) return { ok: false, failure: { code: this.failure } }
      this.stored.set(key, this.clock.now())
      return { ok: true, data: {}, here: false }
    }) as FetchStep
    this.refresh = new IdleRefresh({
      clock: this.clock,
      log: new FakeLog(),
      userStore: {
        value: (name) => Promise.resolve(this.values.get(name) ?? null),
        setValue: (name, value) => Promise.resolve(void this.values.set(name, value))
      },
      fetchStep,
      engines: () => this.listed ?? Promise.resolve(this.engines),
      generationsOf: (engine) => Promise.resolve(this.generations.get(engine) ?? [toId<GenerationId>('7')!]),
      language: () => 'en',
      policy: () => ({ listMs: 7 * DAY_MS, engineMs: 14 * DAY_MS, emptyMs: HOUR_MS }),
      budget: () => this.budget,
      mayCall: () => this.online,
      callsPerDay: () => this.ceiling
    })
    this.refresh.settingChanged()
    return this.refresh
  }
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= MINUTE_MS) await this.clock.advance(Math.min(left, MINUTE_MS))
  }
}

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})

describe('while nobody calls the service', () => {
  it('refreshes stale records after ten minutes without a person’s call, one call a minute', async () => {
    desk.stored.set('engine 1', desk.clock.now())
    await desk.pass(9 * MINUTE_MS)
    expect(desk.calls).toEqual([])
    await desk.pass(3 * MINUTE_MS)
    expect(desk.asked).toEqual(['performance 7 1', 'engine 2', 'performance 7 2'])
    await desk.pass(2 * HOUR_MS)
    expect(desk.calls).toHaveLength(9)
    expect([...desk.features]).toEqual(['background'])
  })
  it('refreshes the figures of each generation, and none of an engine without a known one', async () => {
    desk.generations.set('1', [])
    desk.generations.set('2', [toId<GenerationId>('8')!, toId<GenerationId>('9')!])
    desk.engines = engineIds(2)
    await desk.pass(HOUR_MS)
    expect(desk.asked).toEqual(['engine 1', 'engine 2', 'performance 8 2', 'performance 9 2'])
  })
  it.each<[string, (desk: Desk) => void]>([
    ['without a setting', (one) => (one.ceiling = 0)],
    ['offline', (one) => (one.online = false)],
    ['when more than a third of the limit is used', (one) => (one.budget = { ...one.budget, used: 31 })],
    ['after a 429', (one) => (one.budget = { ...one.budget, stopped: true })],
    ['at the reserve', (one) => (one.budget = { ...one.budget, leftForBackground: 0 })]
  ])('spends nothing %s', async (_when, change) => {
    change(desk)
    desk.refresh.settingChanged()
    await desk.pass(5 * HOUR_MS)
    expect(desk.calls).toEqual([])
  })
  it('has no timer when it is off', () => {
    expect(desk.clock.timers).toBe(1)
    desk.ceiling = 0
    desk.refresh.settingChanged()
    expect(desk.clock.timers).toBe(0)
  })
})

describe('stops', () => {
  it('for ten minutes when a person calls the service', async () => {
    await desk.pass(11 * MINUTE_MS)
    const before = desk.calls.length
    expect(before).toBeGreaterThan(0)
    desk.refresh.userActive()
    await desk.pass(9 * MINUTE_MS)
    expect(desk.calls).toHaveLength(before)
    await desk.pass(2 * MINUTE_MS)
    expect(desk.calls.length).toBeGreaterThan(before)
  })
  it('for an hour after a refusal', async () => {
    desk.failure = 'limit'
    await desk.pass(65 * MINUTE_MS)
    expect(desk.calls).toHaveLength(1)
    await desk.pass(10 * MINUTE_MS)
    expect(desk.calls).toHaveLength(2)
  })
  it('at the ceiling of a day, also over restarts and with retries', async () => {
    desk.engines = engineIds(100)
    desk.attempts = 3
    for (let start = 0; start < 4; start++) {
      await desk.pass(4 * HOUR_MS)
      await desk.refresh.close()
      desk.start()
    }
    expect(desk.calls).toHaveLength(20)
    await desk.pass(DAY_MS)
    expect(desk.calls).toHaveLength(40)
  })
  it('at the ceiling when the clock is set back', async () => {
    desk.engines = engineIds(100)
    await desk.pass(2 * HOUR_MS)
    desk.clock.setWall(-3 * DAY_MS)
    await desk.pass(2 * DAY_MS)
    expect(desk.calls).toHaveLength(20)
  })

  it('but not for years after the clock was years ahead', async () => {
    desk.engines = engineIds(100)
    desk.clock.setWall(9 * 365 * DAY_MS)
    await desk.pass(2 * HOUR_MS)
    desk.clock.setWall(-9 * 365 * DAY_MS)
    await desk.pass(2 * HOUR_MS)
    expect(desk.calls).toHaveLength(40)
  })
})

it('ends when its sent call is stored', async () => {
  const answer = Promise.withResolvers<void>()
  desk.answer = answer.promise
  await desk.pass(11 * MINUTE_MS)
  expect([desk.calls.length, desk.stored.size]).toEqual([1, 0])
  const ended = desk.refresh.close().then(() => desk.stored.size)
  await settled()
  answer.resolve()
  expect(await ended).toBe(1)
})

it('makes no call when it ends before the first one', async () => {
  const engines = Promise.withResolvers<readonly EngineId[]>()
  desk.listed = engines.promise
  await desk.pass(11 * MINUTE_MS)
  const ended = desk.refresh.close()
  engines.resolve(engineIds(5))
  await ended
  expect(desk.calls).toEqual([])
})

it('breaches neither the ceiling nor the reserve in thirty days of a shop', async () => {
  const r = random(30)
  desk.engines = engineIds(400)
  desk.ceiling = 25
  for (let minute = 0; minute < (30 * DAY_MS) / MINUTE_MS; minute++) {
    const used = r.int(0, 99)
    desk.budget = { ...desk.budget, used, leftForBackground: Math.max(0, 70 - used), stopped: r.chance(0.02) }
    const before = desk.calls.length
    if (r.chance(0.01)) desk.refresh.userActive()
    if (r.chance(0.0005)) {
      await desk.refresh.close()
      desk.start()
    }
    await desk.clock.advance(MINUTE_MS)
    await settled()
    if (desk.calls.length > before) expect(desk.budget.stopped).toBe(false)
    if (desk.calls.length > before) expect(used).toBeLessThanOrEqual(30)
  }
  const perDay = Map.groupBy(desk.calls, (at) => Math.floor((at - desk.calls[0]!) / DAY_MS))
  expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThanOrEqual(2 * 25)
  expect(desk.calls.length).toBeLessThanOrEqual(31 * 25)
  expect(desk.calls.length).toBeGreaterThan(300)
})
