/**
 * Sleep, a pulled cable, a clock that is set while a pack runs: nothing is lost, and nothing that was finished is asked
 * for again.
 */
import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { watchNetwork } from '../../../../src-main/adapters/network-hints'
import { BRAND, DAY, only, twice, packFixture } from './pack-fixture'

const HOUR = 3_600_000
type World = ReturnType<typeof packFixture>
type Run = Awaited<ReturnType<World['start']>>

/** The real watch over a system that the test plays; a hint finds the service there again when it is. */
function system(w: World, run: Run) {
  const powerMonitor = new EventEmitter()
  const net = { online: true, isOnline: () => net.online }
  const state = { service: true, hints: 0 }
  const line = (to: 'up' | 'down'): void => {
    w.state.line = to
    w.state.unplugged = to === 'down'
    run.packs.connectivityChanged()
  }
  const end = watchNetwork({
    net,
    powerMonitor: powerMonitor as never,
    clock: w.clock,
    random: () => 0.5,
    onResume: () => undefined,
    onNetworkHint: () => {
      state.hints++
      if (state.service) line('up')
    }
  })
  onTestFinished(end)
  return { powerMonitor, net, state, line }
}
async function begun(confirm = 58) {
  const w = packFixture({ callsPerSecond: 10 })
  const run = await w.start()
  const started = await run.packs.start({ title: 'A pack', scopes: [BRAND], confirmedCalls: confirm })
  if (!started.ok) throw new Error(started.failure.code)
  await w.clock.advance(2000)
  expect(only(run).done).toBeGreaterThan(5)
  return { w, run, ...system(w, run) }
}
/**
 * Everything is there, nothing failed, and only what was lost on the line was sent again, each as often as it was lost.
 */
async function endsWell(w: World, run: Run, lost: readonly string[]): Promise<void> {
  await w.clock.advance(120_000)
  expect(only(run)).toMatchObject({ state: 'done', failed: [], calls: w.seen.length + w.unsent.length })
  expect(w.store.writes).toBe(58)
  expect(new Set(w.seen).size).toBe(58)
  expect([...twice(w.seen)].sort()).toEqual([...lost].sort())
}

test.each([
  ['an hour', HOUR],
  ['a weekend', 60 * HOUR],
  ['a month', 30 * DAY]
])('a pack continues after the machine slept for %s', async (_name, ms) => {
  const { w, run, powerMonitor, net, state, line } = await begun()
  // no timer runs and no time passes for the program; its calls are gone when it wakes
  powerMonitor.emit('suspend')
  w.clock.setWall(ms)
  const lost = w.cut()
  expect(lost.length).toBeGreaterThan(0)
  net.online = false
  state.service = false
  line('down')
  powerMonitor.emit('resume')
  await w.clock.advance(8000)
  // woken without a network: it looked once; what had its turn already is tried, and nothing else
  expect([state.hints, only(run).waitingFor]).toEqual([1, 'offline'])
  expect(w.unsent.length).toBeLessThanOrEqual(w.rules.concurrent)
  net.online = true
  state.service = true
  await endsWell(w, run, lost)
})

test('a pack does not notice sleep when the connection survives', async () => {
  const { w, run, powerMonitor } = await begun()
  powerMonitor.emit('suspend')
  w.clock.setWall(8 * HOUR)
  powerMonitor.emit('resume')
  await endsWell(w, run, [])
})

test('repeated disconnections during calls cost only the calls in flight', async () => {
  const { w, run, state, line } = await begun()
  const lost: string[] = []
  for (let n = 0; n < 6; n++) {
    state.service = false
    lost.push(...w.cut())
    line('down')
    await w.clock.advance(3000)
    state.service = true
    line('up')
    while (w.inTheAir === 0) await w.clock.advance(7)
  }
  expect(lost.length).toBeGreaterThan(3)
  await endsWell(w, run, lost)
})

test.each([
  ['back', -3 * DAY],
  ['far back', -400 * DAY],
  ['forward', 3 * DAY],
  ['far forward', 400 * DAY]
])('a clock set %s during a pack repeats no call', async (_name, ms) => {
  const { w, run } = await begun()
  w.clock.setWall(ms)
  await w.clock.advance(1000)
  w.clock.setWall(-ms)
  await w.clock.advance(1000)
  w.clock.setWall(ms)
  await endsWell(w, run, [])
})

test.each([
  ['back', -3 * DAY],
  ['far back', -400 * DAY],
  ['forward', 3 * DAY],
  ['far forward', 400 * DAY]
])('a clock set %s and a restart repeat only the calls in flight', async (_name, ms) => {
  const { w, run } = await begun()
  w.clock.setWall(ms)
  await w.clock.advance(1500)
  const lost = w.cut()
  w.kill(run)
  const again = await w.start()
  await endsWell(w, again, lost)
})
