import { describe, expect, test, vi } from 'vitest'
import { settled } from '../../../fakes/clock'
import { ACCOUNT, desk, permitOf, spend } from './budget-helpers'
import type { CallPermit, CallPriority, PermitResult } from '@shared/ports/network/call-budget'

const FAMILY = 'vehicleDatabase'

describe('limit', () => {
  test('lets the user use all calls, then reports when there is room again', async () => {
    const d = desk()
    const budget = d.start()
    await spend(budget, 10)
    const retryAtMs = d.clock.now() + 60_250
    expect(await budget.acquire(FAMILY, 'click')).toEqual({ ok: false, reason: 'limit', retryAtMs })
    expect(await budget.acquire(FAMILY, 'visible')).toEqual({ ok: false, reason: 'limit', retryAtMs })
    expect(budget.snapshot(FAMILY)).toEqual({
      used: 10,
      limit: 10,
      resetAtMs: retryAtMs,
      leftForBackground: 0,
      stopped: false,
      waiting: 0
    })
    await d.clock.advance(60_250)
    await spend(budget)
  })
  test('stops background work at the reserve, at any age', async () => {
    const d = desk()
    const budget = d.start()
    expect(budget.snapshot(FAMILY).leftForBackground).toBe(7)
    await spend(budget, 7, 'prefetch')
    expect(await budget.acquire(FAMILY, 'prefetch')).toMatchObject({ ok: false, reason: 'limit' })
    expect(await budget.acquire(FAMILY, 'refresh')).toMatchObject({ ok: false, reason: 'limit' })
    await spend(budget, 3)
    expect(await budget.acquire(FAMILY, 'click')).toMatchObject({ ok: false, reason: 'limit' })
  })
  test('of 0 means unlimited, but calls are recorded', async () => {
    const d = desk({ limit: 0 })
    const budget = d.start()
    await spend(budget, 50, 'prefetch')
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 50, limit: 0 })
    expect(budget.snapshot(FAMILY).leftForBackground).toBeGreaterThan(1e6)
  })
  test('set lower while running holds at once', async () => {
    const d = desk()
    const budget = d.start()
    await spend(budget, 5)
    d.rules.limit = 5
    expect(await budget.acquire(FAMILY, 'click')).toMatchObject({ reason: 'limit' })
  })
  test('is separate for each family', async () => {
    const d = desk()
    const budget = d.start()
    await spend(budget, 10)
    expect((await budget.acquire('support', 'click')).ok).toBe(true)
  })
  test('is separate for each account, also for a key being tried', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click', undefined, 'another-key')).settle({ status: 403 })
    expect(budget.snapshot(FAMILY).used).toBe(0)
    budget.use('another-key')
    expect(budget.snapshot(FAMILY).used).toBe(1)
  })
})

describe('queue', () => {
  /** Order in which callers are served when one place at a time becomes free. */
  async function order(
    asked: readonly { name: string; priority: CallPriority; afterMs?: number }[]
  ): Promise<string[]> {
    const d = desk({ concurrent: 1, limit: 1000 })
    const budget = d.start()
    const first = permitOf(await budget.acquire(FAMILY, 'click'))
    const served: string[] = []
    for (const { name, priority, afterMs = 0 } of asked) {
      void budget.acquire(FAMILY, priority).then((result) => {
        served.push(name)
        permitOf(result).settle({ status: 200 })
      })
      await d.clock.advance(afterMs)
    }
    expect(budget.snapshot(FAMILY).waiting).toBe(asked.length)
    first.settle({ status: 200 })
    await settled()
    return served
  }
  test('orders click, visible, prefetch, refresh, command and pack, then by arrival', async () => {
    expect(
      await order([
        { name: 'k', priority: 'pack' },
        { name: 'm', priority: 'command' },
        { name: 'r', priority: 'refresh' },
        { name: 'p1', priority: 'prefetch' },
        { name: 'v', priority: 'visible' },
        { name: 'p2', priority: 'prefetch' },
        { name: 'c1', priority: 'click' },
        { name: 'c2', priority: 'click' }
      ])
    ).toEqual(['c1', 'c2', 'v', 'p1', 'p2', 'r', 'm', 'k'])
  })
  test('raises long waiting calls up to visible, never above a click', async () => {
    expect(
      await order([
        { name: 'old refresh', priority: 'refresh', afterMs: 25_000 },
        { name: 'prefetch', priority: 'prefetch' },
        { name: 'visible', priority: 'visible' },
        { name: 'click', priority: 'click' }
      ])
    ).toEqual(['click', 'old refresh', 'visible', 'prefetch'])
  })
  test('limits concurrent calls', async () => {
    const d = desk({ concurrent: 3 })
    const budget = d.start()
    const results: PermitResult[] = []
    for (let i = 0; i < 5; i++) void budget.acquire(FAMILY, 'click').then((r) => results.push(r))
    await settled()
    expect(results).toHaveLength(3)
    permitOf(results[0]!).settle({ status: 500 })
    await settled()
    expect(results).toHaveLength(4)
  })
  test('reserves one place and one start a second for the user', async () => {
    const d = desk({ concurrent: 2, callsPerSecond: 2, limit: 100 })
    const budget = d.start()
    const background: PermitResult[] = []
    for (let i = 0; i < 3; i++) void budget.acquire(FAMILY, 'pack').then((r) => background.push(r))
    await settled()
    expect(background).toHaveLength(1)
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 200 })
    permitOf(background[0]!).settle({ status: 200 })
    await d.clock.advance(999)
    expect(background).toHaveLength(1)
    // the waiting background call has set an alarm that a click must not wait for
    let clicked = false
    void budget.acquire(FAMILY, 'click').then(() => (clicked = true))
    await d.clock.advance(1)
    expect([clicked, background.length]).toEqual([true, 1])
  })
  test('delays no visible call behind a long waiting background call', async () => {
    const d = desk({ concurrent: 2, callsPerSecond: 2, limit: 100, windowMs: 3_600_000 })
    const budget = d.start()
    const pack = permitOf(await budget.acquire(FAMILY, 'pack'))
    const served: string[] = []
    const wait = (name: string, priority: CallPriority): Promise<CallPermit> =>
      budget.acquire(FAMILY, priority).then((result) => (served.push(name), permitOf(result)))
    const aged = wait('aged', 'pack')
    await d.clock.advance(41_000)
    // a slot for the user is free
    const visible = await Promise.race([wait('visible', 'visible'), settled()])
    expect(served).toEqual(['visible'])
    visible!.settle({ status: 200 })
    pack.settle({ status: 200 })
    // the background must wait for its start, the user needs not
    const next = await Promise.race([wait('next', 'visible'), settled()])
    expect(served).toEqual(['visible', 'next'])
    next!.settle({ status: 200 })
    await d.clock.advance(1000)
    ;(await aged).settle({ status: 200 })
    expect(served).toEqual(['visible', 'next', 'aged'])
  })
  test('limits calls per second', async () => {
    const d = desk({ callsPerSecond: 2, limit: 100 })
    const budget = d.start()
    let served = 0
    for (let i = 0; i < 5; i++)
      void budget.acquire(FAMILY, 'click').then((r) => {
        served++
        permitOf(r).settle({ status: 200 })
      })
    await d.clock.advance(999)
    expect(served).toBe(2)
    await d.clock.advance(1)
    expect(served).toBe(4)
    await d.clock.advance(1000)
    expect(served).toBe(5)
  })
  test('spends nothing for a cancelled wait and starts the next call', async () => {
    const d = desk({ concurrent: 1 })
    const budget = d.start()
    const first = permitOf(await budget.acquire(FAMILY, 'click'))
    const leaver = new AbortController()
    const left = budget.acquire(FAMILY, 'click', leaver.signal)
    const next = budget.acquire(FAMILY, 'prefetch')
    leaver.abort()
    expect(await left).toEqual({ ok: false, reason: 'cancelled' })
    expect(await budget.acquire(FAMILY, 'click', AbortSignal.abort())).toEqual({ ok: false, reason: 'cancelled' })
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 1, waiting: 1 })
    first.settle({ status: 200 })
    expect((await next).ok).toBe(true)
    expect(budget.snapshot(FAMILY).used).toBe(2)
  })
  test('is cleared for another account', async () => {
    const d = desk({ concurrent: 1 })
    const budget = d.start()
    await budget.acquire(FAMILY, 'click')
    const waiting = budget.acquire(FAMILY, 'click')
    budget.use('another-key')
    expect(await waiting).toEqual({ ok: false, reason: 'cancelled' })
  })
})

describe('pause', () => {
  test('refuses all but clicks, also waiting calls, until resumed', async () => {
    const d = desk({ concurrent: 1 })
    const budget = d.start()
    const first = permitOf(await budget.acquire(FAMILY, 'click'))
    const waiting = budget.acquire(FAMILY, 'refresh')
    budget.pauseBackground(FAMILY)
    expect(await waiting).toEqual({ ok: false, reason: 'paused' })
    for (const priority of ['visible', 'prefetch', 'refresh'] as const)
      expect(await budget.acquire(FAMILY, priority)).toEqual({ ok: false, reason: 'paused' })
    first.settle({ status: 403 })
    await spend(budget)
    budget.resumeBackground(FAMILY)
    await spend(budget, 1, 'prefetch')
  })
  test('also applies before the first call, and ends with the account', async () => {
    const d = desk()
    const budget = d.start()
    budget.pauseBackground(FAMILY)
    expect(await budget.acquire(FAMILY, 'visible')).toEqual({ ok: false, reason: 'paused' })
    budget.use('another-key')
    expect((await budget.acquire(FAMILY, 'visible')).ok).toBe(true)
    budget.use(ACCOUNT)
    expect((await budget.acquire(FAMILY, 'visible')).ok).toBe(true)
  })
})

describe('429', () => {
  test('stops the family and its waiting calls for the stated time', async () => {
    const d = desk({ concurrent: 1 })
    const budget = d.start()
    const first = permitOf(await budget.acquire(FAMILY, 'click'))
    const waiting = budget.acquire(FAMILY, 'click')
    first.settle({ status: 429, retryAfterMs: 30_000 })
    const retryAtMs = d.clock.now() + 30_000
    expect(await waiting).toEqual({ ok: false, reason: 'limit', retryAtMs })
    expect(await budget.acquire(FAMILY, 'click')).toEqual({ ok: false, reason: 'limit', retryAtMs })
    expect(budget.snapshot(FAMILY)).toMatchObject({
      used: 1,
      stopped: true,
      resetAtMs: retryAtMs,
      leftForBackground: 0
    })
  })
  test('then allows one probe, while other calls wait for its result', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 429, retryAfterMs: 30_000 })
    await d.clock.advance(30_000)
    expect(budget.snapshot(FAMILY).stopped).toBe(false)
    const probe = permitOf(await budget.acquire(FAMILY, 'click'))
    const answers: PermitResult[] = []
    for (let i = 0; i < 3; i++) void budget.acquire(FAMILY, 'click').then((r) => answers.push(r))
    await settled()
    expect(answers).toEqual([])
    probe.settle({ status: 200 })
    await settled()
    expect(answers.map((r) => r.ok)).toEqual([true, true, true])
  })
  test('ignores a success of the subscription: the next call is the probe', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 429, retryAfterMs: 30_000 })
    await d.clock.advance(30_000)
    const subscription = permitOf(await budget.acquire(FAMILY, 'click'))
    const answers: PermitResult[] = []
    for (let i = 0; i < 4; i++) void budget.acquire(FAMILY, 'click').then((r) => answers.push(r))
    subscription.settle({ status: 200, unlimited: true })
    await settled()
    expect(answers).toHaveLength(1)
    permitOf(answers[0]!).settle({ status: 429 })
    await settled()
    expect(answers.map((r) => r.ok)).toEqual([true, false, false, false])
  })
  test('doubles the pause when a probe is refused without a stated time', async () => {
    const d = desk({ windowMs: 3_600_000 })
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 429 })
    const stops: number[] = []
    for (let i = 0; i < 4; i++) {
      stops.push(budget.snapshot(FAMILY).resetAtMs! - d.clock.now())
      await d.clock.advance(stops.at(-1)!)
      permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 429 })
    }
    // up to a whole window
    expect(stops.map((stop) => Math.round(stop / 1000))).toEqual([600, 1200, 2400, 3600])
  })
  test('pauses again when a probe is refused', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await budget.acquire(FAMILY, 'click')).settle({ status: 429, retryAfterMs: 1000 })
    await d.clock.advance(1000)
    const probe = permitOf(await budget.acquire(FAMILY, 'click'))
    const waiting = budget.acquire(FAMILY, 'click')
    probe.settle({ status: 429, retryAfterMs: 5000 })
    expect(await waiting).toMatchObject({ ok: false, reason: 'limit' })
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 2, stopped: true })
  })
})

describe('listeners', () => {
  test('receive one event for a burst, and one when calls leave the window', async () => {
    const d = desk({ limit: 100 })
    const budget = d.start()
    const used: number[] = []
    budget.onChange((family) => used.push(budget.snapshot(family).used))
    await d.clock.advance(1000)
    used.length = 0
    await spend(budget, 20)
    await d.clock.advance(200)
    expect(used).toEqual([20])
    await d.clock.advance(70_000)
    expect(used.at(-1)).toBe(0)
    const before = used.length
    expect(before).toBeLessThanOrEqual(4)
    await d.clock.advance(600_000)
    expect(used.length).toBe(before) // and nothing ticks when nothing is used
  })
  test('end with their removal and with the budget', async () => {
    const d = desk()
    const budget = d.start()
    const listener = vi.fn()
    budget.onChange(listener)()
    await spend(budget)
    await d.clock.advance(1000)
    expect(listener).not.toHaveBeenCalled()
    budget.close()
    expect(d.clock.timers).toBe(0)
    expect(await budget.acquire(FAMILY, 'click')).toEqual({ ok: false, reason: 'cancelled' })
  })
})

describe('429, with stops for each method', () => {
  const ask = (budget: ReturnType<ReturnType<typeof desk>['start']>, method: string) =>
    budget.acquire(FAMILY, 'click', undefined, undefined, method)

  test('by default stops every method of the family', async () => {
    const budget = desk().start()
    permitOf(await ask(budget, 'engine')).settle({ status: 429, retryAfterMs: 30_000 })
    expect(await ask(budget, 'types')).toMatchObject({ ok: false, reason: 'limit' })
    expect(budget.snapshot(FAMILY).stopped).toBe(true)
  })
  test('stops only the refused method, which then starts with a probe', async () => {
    const d = desk({ stopPerMethod: true })
    const budget = d.start()
    permitOf(await ask(budget, 'engine')).settle({ status: 429, retryAfterMs: 30_000 })
    expect(await ask(budget, 'engine')).toEqual({ ok: false, reason: 'limit', retryAtMs: d.clock.now() + 30_000 })
    expect(budget.snapshot(FAMILY)).toMatchObject({ used: 1, stopped: false })
    permitOf(await ask(budget, 'types')).settle({ status: 200 })
    expect(await ask(budget, 'engine')).toMatchObject({ ok: false })
    await d.clock.advance(30_000)
    const probe = permitOf(await ask(budget, 'engine'))
    const second = ask(budget, 'engine')
    await settled()
    expect(budget.snapshot(FAMILY).waiting).toBe(1)
    probe.settle({ status: 200 })
    permitOf(await second).settle({ status: 200 })
  })
  test('stops the family for a call without a method and for a pause from before a restart', async () => {
    const d = desk({ stopPerMethod: true })
    const budget = d.start()
    permitOf(await ask(budget, 'engine')).settle({ status: 429, retryAfterMs: 30_000 })
    budget.close()
    const next = d.start()
    expect(await ask(next, 'types')).toMatchObject({ ok: false, reason: 'limit' })
    await d.clock.advance(30_000)
    permitOf(await ask(next, 'types')).settle({ status: 200 })
    permitOf(await next.acquire(FAMILY, 'click')).settle({ status: 429, retryAfterMs: 5000 })
    expect(await ask(next, 'types')).toMatchObject({ ok: false, reason: 'limit' })
  })
  test('keeps a pause of the family that started before the setting', async () => {
    const d = desk()
    const budget = d.start()
    permitOf(await ask(budget, 'engine')).settle({ status: 429, retryAfterMs: 30_000 })
    d.rules.stopPerMethod = true
    expect(await ask(budget, 'types')).toMatchObject({ ok: false, reason: 'limit' })
  })
})
