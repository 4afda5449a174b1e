import { expect, test } from 'vitest'
import { watchNetwork } from '@main/adapters/network-hints'
import type { Clock } from '@shared/ports/system/clock'

function setUp() {
  let timers: { delayMs: number; then: () => void }[] = []
  const clock: Clock = {
    now: () => 0,
    monotonic: () => 0,
    after: (delayMs, then) => {
      const timer = { delayMs, then }
      timers.push(timer)
      return () => void (timers = timers.filter((t) => t !== timer))
    }
  }
  const woken: (() => void)[] = []
  const system = { online: true }
  let hints = 0
  let backs = 0
  const end = watchNetwork({
    net: { isOnline: () => system.online },
    powerMonitor: { on: ((_event: string, listener: () => void) => woken.push(listener)) as never },
    clock,
    random: () => 0.5,
    onResume: () => backs++,
    onNetworkHint: () => hints++
  })
  const pass = (delayMs: number): void => {
    const due = timers.filter((t) => t.delayMs === delayMs)
    timers = timers.filter((t) => t.delayMs !== delayMs)
    for (const { then } of due) then()
  }
  return {
    system,
    woken,
    end,
    pass,
    hints: () => hints,
    backs: () => backs,
    waiting: () => timers.map((t) => t.delayMs)
  }
}

test('hints once when the network returns, not while it stays up or down', () => {
  const { system, pass, hints } = setUp()
  pass(5000)
  system.online = false
  pass(5000)
  pass(5000)
  pass(2500)
  expect(hints()).toBe(0)
  system.online = true
  pass(5000)
  pass(2500)
  pass(5000)
  pass(2500)
  expect(hints()).toBe(1)
})

test('hints at once after wake-up or network, and delays the calls', () => {
  const { system, woken, pass, hints, backs } = setUp()
  woken[0]!()
  expect([backs(), hints()]).toEqual([1, 0])
  system.online = false
  pass(5000)
  system.online = true
  pass(5000)
  expect([backs(), hints()]).toEqual([2, 0])
  pass(2500)
  expect([backs(), hints()]).toEqual([2, 1])
})

test('hints again when the network returns after the wake-up', () => {
  const { system, woken, pass, hints } = setUp()
  system.online = false
  woken[0]!()
  pass(2500)
  system.online = true
  pass(5000)
  pass(2500)
  expect(hints()).toBe(2)
})

test('hints once after wake-up, and never after the end', () => {
  const { woken, pass, hints, end, waiting } = setUp()
  woken[0]!()
  woken[0]!()
  pass(2500)
  expect(hints()).toBe(1)
  woken[0]!()
  end()
  expect(waiting()).toEqual([])
})
