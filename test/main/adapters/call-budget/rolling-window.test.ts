import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FileCallBudget } from '@main/adapters/call-budget'
import type { CallPermit, CallPriority } from '@shared/ports/network/call-budget'
import { desk } from './budget-helpers'

/** Small, quick, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const WINDOW_MS = 3_600_000
const LIMIT = 60
const PRIORITIES: readonly CallPriority[] = ['click', 'visible', 'prefetch', 'refresh']

/**
 * Simulated days of a desk: calls that take their time, kills in the middle of them, restarts of the machine, torn
 * lines, and a system clock set back and forward, running and off. The service counts by true time, each call at some
 * moment between its sending and its answer.
 */
test.each([1, 2, 3, 4, 5, 6])(
  'makes at most the allowed calls in any rolling hour of true time, whatever fails (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const upTo = (n: number): number => Math.floor(random() * n)
    const d = desk({ limit: LIMIT, windowMs: WINDOW_MS, concurrent: 4, callsPerSecond: 5, reservePercent: 30 })
    const arrivals: number[] = []
    let refused = 0
    let killed = 0
    let budget: FileCallBudget = d.start()
    let flying: { permit: CallPermit; sent: number }[] = []

    const land = ({ permit, sent }: { permit: CallPermit; sent: number }): void => {
      arrivals.push(sent + random() * (d.clock.trueTime - sent))
      permit.settle({ status: random() < 0.9 ? 200 : random() < 0.5 ? null : 500 })
    }
    const kill = (): void => {
      for (const { sent } of flying) arrivals.push(sent + random() * (d.clock.trueTime - sent))
      flying = []
      killed++
      budget.close()
      d.clock.kill()
      if (random() < 0.3) appendFileSync(d.ledger(), ['+ 9', '- 1', '\0\0', '. 12'][upTo(4)]!)
    }

    for (let step = 0; step < 2500; step++) {
      const dice = random()
      if (dice < 0.8) {
        // a burst, more in it than there is room for
        for (let i = upTo(6); i >= 0; i--) {
          void budget.acquire('vehicleDatabase', PRIORITIES[upTo(4)]!).then((result) => {
            if (result.ok) flying.push({ permit: result.permit, sent: d.clock.trueTime })
            else refused++
          })
        }
        await d.clock.advance(upTo(20_000))
      } else if (dice < 0.9) {
        await d.clock.advance(upTo(600_000))
      } else if (dice < 0.95) {
        d.clock.setWall((random() - 0.5) * 10 * WINDOW_MS)
      } else {
        kill()
        if (random() < 0.5) d.clock.setWall((random() - 0.3) * 10 * WINDOW_MS)
        await d.clock.advance(random() < 0.5 ? upTo(5000) : upTo(WINDOW_MS))
        if (random() < 0.3) d.clock.reboot()
        await d.clock.advance(upTo(10_000))
        budget = d.start()
      }
      const landing = flying.filter(() => random() < 0.6)
      flying = flying.filter((call) => !landing.includes(call))
      landing.forEach(land)
    }

    arrivals.sort((a, b) => a - b)
    let most = 0
    for (let from = 0, to = 0; to < arrivals.length; to++) {
      while (arrivals[from]! <= arrivals[to]! - WINDOW_MS) from++
      most = Math.max(most, to - from + 1)
    }
    expect(most).toBeLessThanOrEqual(LIMIT)
    // and the simulation is one that would show it
    expect(most).toBe(LIMIT)
    expect(arrivals.length).toBeGreaterThan(LIMIT * 10)
    expect(refused).toBeGreaterThan(500)
    expect(killed).toBeGreaterThan(50)
  }
)
