import { describe, expect, test } from 'vitest'
import { settled } from '../../../fakes/clock'
import { BRAND, DAY, GENERATION, MODEL, only, twice, packFixture } from './pack-fixture'
import { connectivityOf } from '@main/services/packs/pack-waiting'
import { createCatalogueStorage } from '@main/services/packs/storage'
import type { Result } from '@contract/failures'
import { StoreFailure } from '@shared/ports/stores/store-failure'

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}
const start = (
  run: Awaited<ReturnType<ReturnType<typeof packFixture>['start']>>,
  scopes = [GENERATION],
  languages?: ('en' | 'ru')[]
) => run.packs.start({ title: 'A pack', scopes, ...(languages ? { languages } : {}) }).then(value)

describe('a list that may be truncated', () => {
  test('is reported in the plan and in the finished pack, also after a restart', async () => {
    const fixture = packFixture()
    fixture.state.engines = 50
    const run = await fixture.start()
    expect(value(await run.plan.plan({ scopes: [GENERATION] }))).toMatchObject({ exact: false, maybeMore: 0 })
    await start(run, [GENERATION])
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', calls: 101, maybeMore: 1 })
    expect(value(await run.plan.plan({ scopes: [GENERATION] }))).toMatchObject({ calls: 0, exact: true, maybeMore: 1 })
    await run.packs.close()
    expect(only(await fixture.start())).toMatchObject({ state: 'done', maybeMore: 1 })
  })
  test('is not reported in a pack of other lists', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    await start(run, [MODEL])
    await fixture.clock.advance(60_000)
    expect(only(run)).not.toHaveProperty('maybeMore')
  })
})

describe('the plan equals the calls', () => {
  test.each([
    ['generation', GENERATION, 1 + 2 * 4],
    ['model', MODEL, 1 + 2 * 9],
    ['brand', BRAND, 1 + 3 * (1 + 2 * 9)]
  ] as const)('for a %s, with an empty cache', async (_name, scope, calls) => {
    const fixture = packFixture()
    const run = await fixture.start()
    await start(run, [scope])
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: calls, total: calls, calls, failed: [], secondsLeft: 0 })
    expect(fixture.seen).toHaveLength(calls)
    expect(run.budget.snapshot('vehicleDatabase').used).toBe(calls)
    expect(twice(fixture.seen)).toEqual([])
  })
  test('for two languages, with stale lists and some stored engines', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    await start(run, [MODEL])
    await fixture.clock.advance(60_000)
    await run.packs.dismiss(only(run).id)
    fixture.seen.length = 0
    await fixture.clock.advance(8 * DAY) // lists live 7 days, engines 14
    const plan = value(await run.plan.plan({ scopes: [MODEL], languages: ['en', 'ru'] }))
    expect(plan).toMatchObject({
      calls: 3 + 3 + 8,
      exact: true,
      engines: 8,
      alreadyHere: 8,
      perLanguage: [
        { language: 'en', calls: 3 },
        { language: 'ru', calls: 11 }
      ]
    })
    await start(run, [MODEL], ['en', 'ru'])
    await fixture.clock.advance(60_000)
    expect(fixture.seen).toHaveLength(plan.calls)
    expect(only(run)).toMatchObject({ state: 'done', calls: plan.calls, done: plan.calls, total: plan.calls })
    expect(value(await run.plan.plan({ scopes: [MODEL], languages: ['en', 'ru'] }))).toMatchObject({
      calls: 0,
      exact: true,
      alreadyHere: 8,
      seconds: 0
    })
  })
  test('with an empty cache: a minimum first, and the exact number after the lists', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    expect(value(await run.plan.plan({ scopes: [GENERATION] }))).toMatchObject({ calls: 1, exact: false })
    await fixture.store.write(
      'p',
      'engines',
      { generation_id: '11' as never },
      'en',
      [{ id: '1101' }, { id: '1102' }] as never,
      fixture.clock.now()
    )
    expect(value(await run.plan.plan({ scopes: [GENERATION] }))).toMatchObject({
      calls: 4,
      exact: true,
      shareOfLimit: 4 / 3600,
      seconds: 1
    })
    expect(fixture.seen).toHaveLength(0)
  })
  test('a pack of stored records costs nothing and is done at once', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(60_000)
    fixture.seen.length = 0
    const again = await start(run)
    await fixture.clock.advance(1000)
    expect(only(run, again.id)).toMatchObject({ state: 'done', calls: 0, total: 0 })
    expect(fixture.seen).toHaveLength(0)
  })
})

describe('a pack started again', () => {
  test('replaces the finished pack of the same choice, so that no two have one name', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    const first = await start(run)
    await fixture.clock.advance(60_000)
    const again = await start(run)
    expect(run.packs.all().map(({ id }) => id)).toEqual([again.id])
    await fixture.clock.advance(60_000)
    await run.packs.close()
    expect((await fixture.start()).packs.all().map(({ id }) => id)).toEqual([again.id])
    expect(first.id).not.toBe(again.id)
  })
  test('leaves unfinished packs, other choices and other languages', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    const unfinished = await start(run)
    const ids = [unfinished.id, (await start(run)).id]
    await fixture.clock.advance(60_000)
    ids.push((await start(run, [MODEL])).id, (await start(run, [GENERATION], ['ru'])).id)
    expect(run.packs.all().map(({ id }) => id)).toEqual(ids)
  })
})

test('sent calls are stored before the end of the program, and the next start repeats none', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  await start(run, [BRAND])
  await fixture.clock.advance(50)
  expect(fixture.inTheAir).toBeGreaterThan(0)
  const closing = run.packs.close()
  await fixture.clock.advance(1000)
  await closing
  const [sent, timers] = [fixture.seen.length, fixture.clock.timers]
  expect([fixture.inTheAir, fixture.store.writes]).toEqual([0, sent])
  await fixture.clock.advance(5000)
  expect([fixture.clock.timers, run.reported.length]).toEqual([timers, 0])
  const again = await fixture.start()
  await fixture.clock.advance(60_000)
  expect(only(again)).toMatchObject({ state: 'done' })
  expect(twice(fixture.seen)).toEqual([])
})

describe('pause, resume, cancel', () => {
  test('pausing cancels unsent calls and stores sent ones, and resuming repeats nothing', async () => {
    const fixture = packFixture({ callsPerSecond: 5 })
    const run = await fixture.start()
    const { id } = await start(run, [BRAND])
    await fixture.clock.advance(3000)
    const before = fixture.seen.length
    expect(before).toBeGreaterThan(5)
    expect(value(await run.packs.pause(id))).toMatchObject({ state: 'paused' })
    expect(run.budget.snapshot('vehicleDatabase').waiting).toBe(0)
    await fixture.clock.advance(10 * 60_000)
    expect(fixture.seen).toHaveLength(before)
    expect(only(run)).toMatchObject({ state: 'paused', done: before, calls: before })
    expect(value(await run.packs.resume(id)).state).toBe('running')
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', calls: 58, done: 58, total: 58 })
    expect([fixture.seen.length, twice(fixture.seen)]).toEqual([58, []])
  })
  test('pausing and resuming many times at any moment costs no further call', async () => {
    const fixture = packFixture({ callsPerSecond: 7 })
    const run = await fixture.start()
    const { id } = await start(run, [BRAND])
    for (let i = 0; i < 60; i++) {
      await fixture.clock.advance((i * 37) % 190)
      await run.packs.pause(id)
      if (i % 3 === 0) await fixture.clock.advance((i * 11) % 60)
      await run.packs.resume(id)
    }
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58 })
    expect([fixture.seen.length, twice(fixture.seen)]).toEqual([58, []])
  })
  test('cancelling keeps stored records; dismissing removes only the entry of the pack', async () => {
    const fixture = packFixture({ callsPerSecond: 5 })
    const run = await fixture.start()
    const { id } = await start(run)
    await fixture.clock.advance(1500)
    expect(value(await run.packs.cancel(id))).toMatchObject({ state: 'cancelled' })
    await fixture.clock.advance(5000)
    const spent = fixture.seen.length
    expect(await run.packs.dismiss(id)).toEqual({ ok: true, value: null })
    expect(run.packs.all()).toEqual([])
    expect(value(await run.plan.plan({ scopes: [GENERATION] })).calls).toBe(9 - spent)
  })
  test('a running pack cannot be dismissed, and an unknown one cannot be paused', async () => {
    const fixture = packFixture()
    const run = await fixture.start()
    const { id } = await start(run)
    expect(await run.packs.dismiss(id)).toMatchObject({ failure: { code: 'invalid-input' } })
    expect(await run.packs.pause('nothing')).toMatchObject({ failure: { code: 'invalid-input' } })
    expect(await run.packs.start({ title: '', scopes: [] })).toMatchObject({ failure: { code: 'invalid-input' } })
    fixture.state.profile = null
    expect(await run.packs.start({ title: '', scopes: [GENERATION] })).toMatchObject({
      failure: { code: 'not-connected' }
    })
    expect(run.packs.all()).toEqual([])
  })
  test('packs run one at a time, in the order of their start', async () => {
    const fixture = packFixture({ callsPerSecond: 5 })
    const run = await fixture.start()
    const first = await start(run)
    const second = await start(run, [{ kind: 'generation', id: '12' }])
    await fixture.clock.advance(500)
    expect(run.packs.all().map(({ state, waitingFor }) => [state, waitingFor])).toEqual([
      ['running', null],
      ['waiting', null]
    ])
    await run.packs.pause(first.id)
    await fixture.clock.advance(500)
    expect(run.packs.all().map(({ state }) => state)).toEqual(['paused', 'running'])
    await run.packs.resume(first.id)
    expect(only(run, second.id).state).toBe('running')
    await fixture.clock.advance(60_000)
    expect(run.packs.all().map(({ state, calls }) => [state, calls])).toEqual([
      ['done', 9],
      ['done', 9]
    ])
    expect(twice(fixture.seen)).toEqual([])
  })
})

describe('after a kill and a restart', () => {
  test('a pack continues by itself and repeats no finished call, whenever it is killed', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let run = await fixture.start()
    await start(run, [BRAND], ['en', 'ru'])
    let finished = fixture.store.writes
    for (let i = 1; i <= 25; i++) {
      await fixture.clock.advance((i * 173) % 700)
      fixture.kill(run)
      expect(fixture.store.writes).toBeGreaterThanOrEqual(finished)
      finished = fixture.store.writes
      run = await fixture.start()
    }
    await fixture.clock.advance(600_000)
    const total = 58 + 10 + 24
    expect(only(run)).toMatchObject({ state: 'done', done: total, total })
    // a call in flight at the kill never finished; all others were made once
    expect(fixture.store.writes).toBe(total)
    expect(new Set(fixture.seen).size).toBe(total)
    expect(fixture.seen.length - total).toBeLessThanOrEqual(25 * 3)
    expect(run.budget.snapshot('vehicleDatabase').used).toBeGreaterThanOrEqual(fixture.seen.length)
  })
  test('a pack counts exactly its own calls, whenever it is killed and whatever a person fetches meanwhile', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    // fails now and then, and is asked again
    fixture.faults((path, nth) => (path === '/vdb/engines/view/1102' && nth === 1 ? 200 : undefined))
    let run = await fixture.start()
    await start(run, [MODEL])
    for (let i = 1; i <= 20; i++) {
      await fixture.clock.advance((i * 173) % 400)
      if (i === 5)
        for (const engine_id of ['1203', '1204'])
          await fixture.store.write(
            'p',
            'engine',
            { engine_id: engine_id as never },
            'en',
            { id: engine_id } as never,
            fixture.clock.now()
          )
      fixture.kill(run)
      run = await fixture.start()
      for (let n = 0; n < 5; n++) await settled()
      expect(only(run).calls, `kill ${i}`).toBe(fixture.seen.length)
    }
    await fixture.clock.advance(600_000)
    expect(only(run)).toMatchObject({ state: 'done', calls: fixture.seen.length, failed: [] })
  })
  test('each pack has its own count when another ran in its place', async () => {
    const fixture = packFixture({ callsPerSecond: 5 })
    let run = await fixture.start()
    const first = await start(run, [MODEL])
    const second = await start(run, [{ kind: 'generation', id: '12' }])
    await fixture.clock.advance(1500)
    const ofFirst = fixture.seen.length
    await run.packs.pause(first.id)
    await fixture.clock.advance(1000)
    fixture.kill(run)
    run = await fixture.start()
    expect([first, second].map(({ id }) => only(run, id).calls)).toEqual([ofFirst, fixture.seen.length - ofFirst])
    expect(fixture.seen.length).toBeGreaterThan(ofFirst)
  })
  test('a pack makes its calls although their count cannot be written', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    const run = await fixture.start()
    await start(run)
    const setValue = fixture.person.setValue.bind(fixture.person)
    fixture.person.setValue = (name, value) =>
      name === 'packs-calls' ? Promise.reject(new StoreFailure('full', 'no room')) : setValue(name, value)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', calls: 9 })
    expect(fixture.log.lines.some(({ event }) => event === 'packs.calls')).toBe(true)
  })
  test('a pack has its count, its failures and its pause', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path) => (path === '/vdb/engines/view/1102' ? 404 : undefined))
    let run = await fixture.start()
    const { id } = await start(run)
    await fixture.clock.advance(2000)
    const before = only(run)
    expect(before).toMatchObject({ state: 'done', done: 8, total: 9, calls: 9 })
    fixture.kill(run)
    run = await fixture.start()
    await fixture.clock.advance(60_000)
    expect(only(run)).toEqual(before)
    expect(fixture.seen).toHaveLength(9)
    const other = await start(run, [{ kind: 'generation', id: '12' }])
    await run.packs.pause(other.id)
    fixture.kill(run)
    run = await fixture.start()
    await fixture.clock.advance(60_000)
    expect([id, other.id].map((one) => only(run, one).state)).toEqual(['done', 'paused'])
  })
  test('a pack repeats nothing after the clock was set back meanwhile', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let run = await fixture.start()
    await start(run)
    await fixture.clock.advance(500)
    fixture.clock.setWall(-3 * DAY)
    await fixture.clock.advance(200)
    fixture.kill(run)
    run = await fixture.start()
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done' })
    expect(fixture.seen.length - new Set(fixture.seen).size).toBeLessThanOrEqual(3)
    expect(fixture.store.writes).toBe(9)
  })
  test('an unreadable list of packs is empty, and broken entries affect only themselves', async () => {
    const fixture = packFixture()
    let run = await fixture.start()
    await start(run)
    await fixture.clock.advance(5000)
    const [good] = (await fixture.person.value('packs')) as object[]
    await fixture.person.setValue('packs', [null, 7, { id: 'x' }, good, { ...good, languages: ['xx'] }])
    fixture.kill(run)
    run = await fixture.start()
    expect(run.packs.all()).toHaveLength(1)
    await fixture.person.setValue('packs', 'nonsense')
    expect((await fixture.start()).packs.all()).toEqual([])
  })
})

test('a pack is paused when the storage is cleared, and fetches all of it when it is resumed', async () => {
  const fixture = packFixture({ callsPerSecond: 10 })
  const run = await fixture.start()
  await start(run, [BRAND])
  await fixture.clock.advance(2000)
  const storage = createCatalogueStorage({
    store: { statistics: async () => fixture.store.statistics(), clear: (profile) => fixture.store.clear(profile) },
    log: fixture.log,
    profile: () => 'p',
    maxBytes: () => 1,
    pictureBases: () => [],
    pausePacks: () => run.packs.pauseAll()
  })
  expect(await storage.clear()).toMatchObject({ ok: true })
  await fixture.clock.advance(60_000)
  const paused = only(run)
  expect(paused).toMatchObject({ state: 'paused', waitingFor: null })
  expect(paused.done).toBeGreaterThan(5)
  await run.packs.resume(paused.id)
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done', done: 58, total: 58 })
  expect(value(await run.plan.plan({ scopes: [BRAND] }))).toMatchObject({ calls: 0, exact: true })
})

describe('limits', () => {
  test('a pack stops at the reserve, reports until when, and continues by itself; the service never answers 429', async () => {
    const fixture = packFixture({ limit: 20, windowMs: 60_000, callsPerSecond: 10 })
    const run = await fixture.start()
    await start(run, [BRAND])
    for (let n = 0; n < 10; n++) await fixture.clock.advance(1000)
    const waiting = only(run)
    expect(waiting).toMatchObject({ state: 'waiting', waitingFor: 'reserve', calls: 14, done: 14 })
    expect(Date.parse(waiting.resumesAt!)).toBeGreaterThan(fixture.clock.now())
    expect(waiting.secondsLeft).toBeGreaterThan(60)
    // the reserve is there for a person
    for (let i = 0; i < 6; i++)
      expect((await Promise.all([fixture.click(run, `${i}`), fixture.clock.advance(100)]))[0].ok).toBe(true)
    await fixture.clock.advance(10 * 60_000)
    expect(only(run)).toMatchObject({ state: 'done', calls: 58 })
    for (const at of fixture.times)
      expect(fixture.times.filter((t) => t >= at && t < at + 60_000).length).toBeLessThanOrEqual(20)
  })
  test('a 429 for another user of the key stops the pack; one probe is sent after its end', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let stopUntil = 0
    fixture.faults(() => (fixture.clock.trueTime < stopUntil ? 429 : undefined))
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(2000)
    stopUntil = fixture.clock.trueTime + 1000
    await fixture.clock.advance(1500)
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'limit' })
    const refused = fixture.seen.length - only(run).done
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(3)
    // a sixth of the window, when the service does not say
    await fixture.clock.advance(590_000)
    expect(fixture.seen.length - only(run).done).toBe(refused)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58, calls: 58 + refused, failed: [] })
    expect(fixture.seen.length).toBe(58 + refused)
  })
  test('a click goes first while the pack waits a moment', async () => {
    const fixture = packFixture({ concurrent: 2, callsPerSecond: 50 })
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(300)
    const before = fixture.seen.length
    const click = fixture.click(run)
    await settled()
    expect(fixture.seen.slice(before)).toContain('en /vdb/engines/view/99')
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'person' })
    await fixture.clock.advance(1900)
    expect((await click).ok).toBe(true)
    expect(fixture.seen.length - before).toBeLessThanOrEqual(3)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58 })
  })
  test('a pack never uses the reserve of people', async () => {
    const fixture = packFixture({ limit: 10, reservePercent: 90 })
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(30_000)
    expect(fixture.seen).toHaveLength(1)
    expect(only(run)).toMatchObject({ waitingFor: 'reserve' })
  })
})

describe('a bad connection', () => {
  test('without a connection a pack waits, spends nothing, and continues with the first success', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let cut = false
    fixture.faults(() => (cut ? 'offline' : undefined))
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(2000)
    cut = true
    await fixture.clock.advance(500)
    fixture.state.line = 'down'
    run.packs.connectivityChanged()
    const spent = fixture.seen.length
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'offline', secondsLeft: null, failed: [] })
    await fixture.clock.advance(3 * 3_600_000)
    expect(fixture.seen).toHaveLength(spent)
    cut = false
    fixture.state.line = 'up'
    run.packs.connectivityChanged()
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58, failed: [] })
    expect(fixture.seen.length - 58).toBeLessThanOrEqual(3)
  })
  test('calls that were certainly not sent count neither in the pack nor in the ledger, also after a restart', async () => {
    const fixture = packFixture({ concurrent: 2 })
    let cut = true
    fixture.faults(() => (cut ? 'unsent' : undefined))
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(5000)
    expect(fixture.seen.length).toBeGreaterThan(0)
    expect([only(run).calls, run.budget.snapshot('vehicleDatabase').used]).toEqual([0, 0])
    fixture.kill(run)
    cut = false
    fixture.state.line = 'up'
    const again = await fixture.start()
    await fixture.clock.advance(60_000)
    expect(only(again)).toMatchObject({ state: 'done', calls: 9 })
    expect(again.budget.snapshot('vehicleDatabase').used).toBe(9)
  })
  test('calls cancelled by a change of the key do not mean a lost network: the pack continues by itself', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path, nth) => (path === '/vdb/engines/view/1102' && nth === 1 ? 'cancelled' : undefined))
    const run = await fixture.start()
    await start(run)
    for (let n = 0; n < 100 && only(run).state !== 'done'; n++) {
      await fixture.clock.advance(100)
      expect(only(run).waitingFor).not.toBe('offline')
    }
    expect(only(run)).toMatchObject({ state: 'done', done: 9, failed: [] })
  })
  test('a pack reports its present reason to wait: a key refused while offline, and the reverse', async () => {
    const fixture = packFixture()
    fixture.state.line = 'down'
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(1000)
    const says = (line: 'down' | 'refused') => {
      fixture.state.line = line
      run.packs.connectivityChanged()
      return only(run).waitingFor
    }
    expect([only(run).waitingFor, says('refused'), says('down')]).toEqual(['offline', 'refused', 'offline'])
  })
  test('a pack started without a connection spends nothing', async () => {
    const fixture = packFixture()
    fixture.state.line = 'down'
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(60_000)
    expect([fixture.seen.length, only(run).waitingFor]).toEqual([0, 'offline'])
  })
  test('a refusal stops a pack until a person resumes it', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let refused = true
    fixture.faults(() => (refused ? 401 : undefined))
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(500)
    fixture.state.line = 'refused'
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'refused', resumesAt: null })
    await fixture.clock.advance(3_600_000)
    expect(fixture.seen).toHaveLength(1)
    refused = false
    fixture.state.line = 'up'
    run.budget.resumeBackground('vehicleDatabase')
    run.packs.connectivityChanged()
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', failed: [], done: 9, calls: 10 })
  })
  test('a portal that answers everything fails no item: the pack waits for another answer', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let portal = false
    fixture.faults(() => (portal ? 200 : undefined))
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(2000)
    portal = fixture.state.nothingAnswers = true
    const before = fixture.seen.length
    await fixture.clock.advance(20 * 60_000)
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'offline', failed: [] })
    expect(fixture.seen.length - before).toBeLessThanOrEqual(3)
    portal = fixture.state.nothingAnswers = false
    fixture.state.line = 'up'
    run.packs.connectivityChanged()
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58, failed: [] })
  })
  test('a pack retries a service that fails everywhere at growing intervals, and reports it', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    let broken = false
    fixture.faults(() => (broken ? 500 : undefined))
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(2000)
    broken = true
    const before = fixture.seen.length
    await fixture.clock.advance(20 * 60_000)
    expect(only(run)).toMatchObject({ state: 'waiting', waitingFor: 'service', failed: [], secondsLeft: null })
    expect(only(run).resumesAt).not.toBeNull()
    expect(fixture.seen.length - before).toBeLessThan(12)
    broken = false
    await fixture.clock.advance(20 * 60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58, failed: [] })
  })
  test('a pack follows the connection state', () => {
    const said = (state: Parameters<typeof connectivityOf>[0]['state'], backgroundPaused = false) =>
      connectivityOf({ state, backgroundPaused })
    expect([
      said('online'),
      said('demo'),
      said('limited'),
      said('offline'),
      said('bad-key'),
      said('unauthorised'),
      said('no-key'),
      said('online', true)
    ]).toEqual(['up', 'up', 'up', 'down', 'refused', 'refused', 'refused', 'refused'])
  })
})

describe('an item that fails', () => {
  test.each([
    [500, 'server-error'],
    [200, 'not-the-service']
  ] as const)(
    'with a constant %i is retried once at the end, then listed by name with the reason',
    async (status, code) => {
      const fixture = packFixture({ callsPerSecond: 10 })
      fixture.faults((path) => (path === '/vdb/engines/view/1102' ? status : undefined))
      const run = await fixture.start()
      await start(run)
      await fixture.clock.advance(600_000)
      const pack = only(run)
      expect(pack).toMatchObject({ state: 'done', done: 8, total: 9, calls: 10 })
      expect(pack.failed).toEqual([{ title: 'Engine 2', failure: expect.objectContaining({ code }) as unknown }])
      expect(fixture.seen.filter((one) => one.includes('view/1102')).length).toBe(2)
      expect(pack.calls).toBe(fixture.seen.length)
      // the second try came after everything else
      expect(fixture.seen.at(-1)).toBe('en /vdb/engines/view/1102')
      // and at no time did it wait for the network
      expect(run.reported.flat().filter(({ waitingFor }) => waitingFor !== null)).toEqual([])
    }
  )
  test('costs two calls, also among many, and the pack ends', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path) => (path.startsWith('/vdb/engines/view/11') ? 200 : undefined))
    const run = await fixture.start()
    await start(run, [MODEL])
    await fixture.clock.advance(600_000)
    expect(only(run)).toMatchObject({
      state: 'done',
      done: 15,
      total: 19,
      calls: 19 + 4,
      failed: Array(4).fill({ failure: { code: 'not-the-service' } })
    })
  })
  test('because the engine is no longer listed is reported once and not retried', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path) => (path === '/vdb/engines/view/1102' ? 404 : undefined))
    const run = await fixture.start()
    await start(run, [MODEL])
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({
      state: 'done',
      calls: 19,
      done: 18,
      failed: [{ failure: { code: 'not-found', status: 404 } }]
    })
    await start(run)
    await fixture.clock.advance(60_000)
    expect(fixture.seen).toHaveLength(19)
    expect(only(run, 'pack-2')).toMatchObject({ state: 'done', calls: 0, failed: [{ title: 'Gen 1 Engine 2' }] })
  })
  test('does not affect the rest when it is a list', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path) => (path === '/vdb/engines/11' ? 400 : undefined))
    const run = await fixture.start()
    await start(run, [MODEL])
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({
      state: 'done',
      calls: 11,
      done: 10,
      total: 11,
      failed: [{ title: 'Gen 1', failure: { code: 'bad-request' } }]
    })
  })
  test('is retried when a person requests it', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    fixture.faults((path, nth) => (path === '/vdb/engines/view/1102' && nth <= 2 ? 500 : undefined))
    const run = await fixture.start()
    const { id } = await start(run)
    await fixture.clock.advance(600_000)
    const before = fixture.seen.length
    await run.packs.resume(id)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 9, failed: [] })
    expect(fixture.seen.length - before).toBe(1)
  })
  test('costs no further call when the store restarts: its answer is stored afterwards', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(2000)
    fixture.store.broken = new StoreFailure('crashed', 'the worker ended')
    await fixture.clock.advance(2000)
    fixture.store.broken = null
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58, calls: 58, failed: [] })
    expect(fixture.seen).toHaveLength(58)
  })
  test('pauses the pack at once when the store cannot be written, without a further call', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    const run = await fixture.start()
    const { id } = await start(run, [BRAND])
    await fixture.clock.advance(2000)
    fixture.store.broken = new Error('disk full')
    const before = fixture.seen.length
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({
      state: 'paused',
      failed: [{ title: 'A pack', failure: { code: 'store-failed' } }]
    })
    expect(fixture.seen.length - before).toBeLessThanOrEqual(3)
    fixture.store.broken = null
    await run.packs.resume(id)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58 })
  })
})

describe('broadcasts to the window', () => {
  test('report growing progress at most five times a second, and end with "done"', async () => {
    const fixture = packFixture({ callsPerSecond: 100 })
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(60_000)
    const done = run.reported.map((all) => all[0]!.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(run.reported.at(-1)![0]).toMatchObject({ state: 'done', done: 58 })
    expect(run.reported.length).toBeLessThanOrEqual(2 + (58 / 99) * 5 + 3)
  })
  test('leave out packs of another service, which do not run, and continue when it returns', async () => {
    const fixture = packFixture({ callsPerSecond: 10 })
    const run = await fixture.start()
    await start(run, [BRAND])
    await fixture.clock.advance(1000)
    fixture.state.profile = 'other'
    run.packs.profileChanged()
    await settled()
    const before = fixture.seen.length
    await fixture.clock.advance(60_000)
    expect([run.packs.all(), fixture.seen.length]).toEqual([[], before])
    fixture.state.profile = 'p'
    run.packs.profileChanged()
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', done: 58 })
  })
  test('report the readiness of a place, from complete to absent', async () => {
    const fixture = packFixture({ callsPerSecond: 5 })
    const run = await fixture.start()
    await start(run)
    await fixture.clock.advance(900) // the list and three answers
    const entries = value(await run.plan.readiness({ scopes: [GENERATION] }))
    expect(entries.map(({ state }) => state).sort()).toEqual(expect.arrayContaining(['absent', 'complete']))
    expect(entries.find(({ state }) => state === 'absent')).toMatchObject({
      missing: ['detail', 'performance'],
      fetchedAt: null
    })
  })
})
