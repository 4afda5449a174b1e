/**
 * Sleep, a pulled cable, a clock that is set while a pack runs: nothing is lost, and nothing that was finished is asked
 * for again.
 */
import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { watchNetwork } from '@main/adapters/network-hints'
import { BRAND, DAY, only, twice, packFixture } from './pack-fixture'

const HOUR = 3_600_000
type World = ReturnType<typeof packFixture>
type Run = Awaited<ReturnType<World['start']>>

/** The real watch over a system that the test plays; a hint finds the service there again when it is. */
function system(fixture: World, run: Run) {
  const powerMonitor = new EventEmitter()
  const net = { online: true, isOnline: () => net.online }
  const state = { service: true, hints: 0 }
  const line = (to: 'up' | 'down'): void => {
    fixture.state.line = to
    fixture.state.unplugged = to === 'down'
    run.packs.connectivityChanged()
  }
  const end = watchNetwork({
    net,
    powerMonitor: powerMonitor as never,
    clock: fixture.clock,
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
  const fixture = packFixture({ callsPerSecond: 10 })
  const run = await fixture.start()
  const started = await run.packs.start({ title: 'A pack', scopes: [BRAND], confirmedCalls: confirm })
  if (!started.ok) throw new Error(started.failure.code)
  await fixture.clock.advance(2000)
  expect(only(run).done).toBeGreaterThan(5)
  return { fixture, run, ...system(fixture, run) }
}
/**
 * Everything is there, nothing failed, and only what was lost on the line was sent again, each as often as it was lost.
 */
async function endsWell(fixture: World, run: Run, lost: readonly string[]): Promise<void> {
  await fixture.clock.advance(120_000)
  expect(only(run)).toMatchObject({ state: 'done', failed: [], calls: fixture.seen.length + fixture.unsent.length })
  expect(fixture.store.writes).toBe(58)
  expect(new Set(fixture.seen).size).toBe(58)
  expect([...twice(fixture.seen)].sort()).toEqual([...lost].sort())
}

test.each([
  ['an hour', HOUR],
  ['a weekend', 60 * HOUR],
  ['a month', 30 * DAY]
])('a pack continues after the machine slept for %s', async (_name, ms) => {
  const { fixture, run, powerMonitor, net, state, line } = await begun()
  // no timer runs and no time passes for the program; its calls are gone when it wakes
  powerMonitor.emit('suspend')
  fixture.clock.setWall(ms)
  const lost = fixture.cut()
  expect(lost.length).toBeGreaterThan(0)
  net.online = false
  state.service = false
  line('down')
  powerMonitor.emit('resume')
  await fixture.clock.advance(8000)
  // woken without a network: it looked once; what had its turn already is tried, and nothing else
  expect([state.hints, only(run).waitingFor]).toEqual([1, 'offline'])
  expect(fixture.unsent.length).toBeLessThanOrEqual(fixture.rules.concurrent)
  net.online = true
  state.service = true
  await endsWell(fixture, run, lost)
})

test('a pack does not notice sleep when the connection survives', async () => {
  const { fixture, run, powerMonitor } = await begun()
  powerMonitor.emit('suspend')
  fixture.clock.setWall(8 * HOUR)
  powerMonitor.emit('resume')
  await endsWell(fixture, run, [])
})

test('repeated disconnections during calls cost only the calls in flight', async () => {
  const { fixture, run, state, line } = await begun()
  const lost: string[] = []
  for (let n = 0; n < 6; n++) {
    state.service = false
    lost.push(...fixture.cut())
    line('down')
    await fixture.clock.advance(3000)
    state.service = true
    line('up')
    while (fixture.inTheAir === 0) await fixture.clock.advance(7)
  }
  expect(lost.length).toBeGreaterThan(3)
  await endsWell(fixture, run, lost)
})

test.each([
  ['back', -3 * DAY],
  ['far back', -400 * DAY],
  ['forward', 3 * DAY],
  ['far forward', 400 * DAY]
])('a clock set %s during a pack repeats no call', async (_name, ms) => {
  const { fixture, run } = await begun()
  fixture.clock.setWall(ms)
  await fixture.clock.advance(1000)
  fixture.clock.setWall(-ms)
  await fixture.clock.advance(1000)
  fixture.clock.setWall(ms)
  await endsWell(fixture, run, [])
})

test.each([
  ['back', -3 * DAY],
  ['far back', -400 * DAY],
  ['forward', 3 * DAY],
  ['far forward', 400 * DAY]
])('a clock set %s and a restart repeat only the calls in flight', async (_name, ms) => {
  const { fixture, run } = await begun()
  fixture.clock.setWall(ms)
  await fixture.clock.advance(1500)
  const lost = fixture.cut()
  fixture.kill(run)
  const again = await fixture.start()
  await endsWell(fixture, again, lost)
})
