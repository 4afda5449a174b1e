/** A yes is for a number of calls: a pack that turns out to need more asks before it spends more. */
import { describe, expect, test } from 'vitest'
import { BRAND, GENERATION, MODEL, only, twice, packFixture } from './pack-fixture'
import type { Result } from '@contract/failures'
import type { ScopeInput } from '@contract/channels/packs'

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}
type Run = Awaited<ReturnType<ReturnType<typeof packFixture>['start']>>
/** As the window does: the number the plan tells is what a click says yes to. */
async function start(run: Run, scopes: readonly ScopeInput[], languages?: ('en' | 'ru')[]) {
  const plan = value(await run.plan.plan({ scopes, ...(languages ? { languages } : {}) }))
  return {
    plan,
    pack: value(
      await run.packs.start({
        title: 'A pack',
        scopes,
        confirmedCalls: plan.calls,
        ...(languages ? { languages } : {})
      })
    )
  }
}

test('a plan names unknown lists and the calls to fetch them', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  expect(value(await run.plan.plan({ scopes: [BRAND] }))).toMatchObject({ calls: 1, exact: false, toKnow: 1 })
  expect(value(await run.plan.plan({ scopes: [BRAND], languages: ['en', 'ru'] }))).toMatchObject({
    calls: 2,
    exact: false,
    toKnow: 1
  })
  await fixture.store.write(
    'p',
    'models',
    { manufacturer_id: '1' as never },
    'en',
    [{ id: '1' }, { id: '2' }] as never,
    fixture.clock.now()
  )
  expect(value(await run.plan.plan({ scopes: [BRAND, GENERATION] }))).toMatchObject({
    calls: 3,
    exact: false,
    toKnow: 3
  })
  await fixture.store.write(
    'p',
    'engines',
    { generation_id: '11' as never },
    'en',
    [{ id: '1101' }] as never,
    fixture.clock.now()
  )
  expect(value(await run.plan.plan({ scopes: [GENERATION] }))).toMatchObject({ calls: 2, exact: true, toKnow: 0 })
})

test('a pack pauses when its exact number exceeds the limit, reports it, and continues after a confirmation', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 20
  const run = await fixture.start()
  const { plan, pack } = await start(run, [BRAND])
  expect(plan).toMatchObject({ calls: 1, exact: false })
  await fixture.clock.advance(60_000)
  // one list of models, three of generations, six of engines; then it knows
  expect(only(run)).toMatchObject({ state: 'paused', calls: 10, done: 10, total: 58, asks: { calls: 58, exact: true } })
  expect(fixture.seen).toHaveLength(10)
  await fixture.clock.advance(3_600_000)
  expect(fixture.seen).toHaveLength(10)
  expect(value(await run.packs.resume(pack.id))).toMatchObject({ state: 'running' })
  expect(only(run).asks).toBeUndefined()
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done', calls: 58, total: 58 })
  expect(twice(fixture.seen)).toEqual([])
})

test('a pack below the limit needs no confirmation, and a confirmed number is its own limit', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 58
  const run = await fixture.start()
  value(await run.packs.start({ title: 'x', scopes: [BRAND], confirmedCalls: 30 }))
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done', calls: 58 })
  const second = packFixture()
  second.state.confirmAbove = 1
  const other = await second.start()
  value(await other.packs.start({ title: 'x', scopes: [BRAND], confirmedCalls: 58 }))
  await second.clock.advance(60_000)
  expect(only(other)).toMatchObject({ state: 'done', calls: 58 })
})

test('a pack fetches no lists beyond the confirmed number; each confirmation is for the displayed number', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 3
  const run = await fixture.start()
  const { pack } = await start(run, [BRAND])
  await fixture.clock.advance(10_000)
  const asked = only(run).asks!
  expect(asked).toMatchObject({ exact: false })
  expect(fixture.seen.length).toBeLessThanOrEqual(3)
  expect(asked.calls).toBeGreaterThan(3)
  await run.packs.resume(pack.id)
  await fixture.clock.advance(10_000)
  expect(fixture.seen.length).toBeLessThanOrEqual(asked.calls)
  for (let n = 0; n < 10 && only(run).state === 'paused'; n++) {
    await run.packs.resume(pack.id)
    await fixture.clock.advance(60_000)
  }
  expect(only(run)).toMatchObject({ state: 'done', calls: 58 })
  expect(fixture.seen).toHaveLength(58)
})

test('a pending question survives a restart, and another pack runs meanwhile', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 10
  let run = await fixture.start()
  const { pack } = await start(run, [MODEL])
  const { pack: small } = await start(run, [{ kind: 'generation', id: '31' }])
  await fixture.clock.advance(60_000)
  expect([pack.id, small.id].map((id) => only(run, id).state)).toEqual(['paused', 'done'])
  fixture.kill(run)
  run = await fixture.start()
  await fixture.clock.advance(60_000)
  expect(only(run, pack.id)).toMatchObject({ state: 'paused', asks: { calls: 19, exact: true } })
  await run.packs.resume(pack.id)
  await fixture.clock.advance(300)
  fixture.kill(run)
  run = await fixture.start()
  await fixture.clock.advance(60_000)
  // the yes is remembered as well
  expect(only(run, pack.id)).toMatchObject({ state: 'done', total: 19 })
})

test('a pack of an older version runs without a confirmation', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 5
  let run = await fixture.start()
  await start(run, [GENERATION])
  await fixture.clock.advance(1)
  fixture.kill(run)
  const records = (await fixture.person.value('packs')) as Record<string, unknown>[]
  await fixture.person.setValue(
    'packs',
    records.map(({ confirmed: _, ...record }) => record)
  )
  run = await fixture.start()
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done' })
})

test('a cancelled pack that waited for a confirmation starts again unconfirmed', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 5
  const run = await fixture.start()
  const { pack } = await start(run, [GENERATION])
  await fixture.clock.advance(10_000)
  expect(only(run).asks).toEqual({ calls: 9, exact: true })
  await run.packs.cancel(pack.id)
  expect(only(run).asks).toBeUndefined()
  await run.packs.resume(pack.id)
  await fixture.clock.advance(10_000)
  expect(only(run)).toMatchObject({ state: 'paused', asks: { calls: 9 }, calls: 1 })
})

test.each([
  [1000, 20],
  [100, 20],
  [2500, 50]
])(
  'with %i calls an hour, %i more than confirmed need no second confirmation, and one more does',
  async (limit, extra) => {
    for (const missing of [extra, extra + 1]) {
      const fixture = packFixture({ limit })
      const run = await fixture.start()
      value(await run.packs.start({ title: 'x', scopes: [BRAND], confirmedCalls: 58 - missing }))
      await fixture.clock.advance(60_000)
      expect(only(run).asks).toEqual(missing > extra ? { calls: 58, exact: true } : undefined)
      expect(only(run).state).toBe(missing > extra ? 'paused' : 'done')
    }
  }
)
test('a small pack runs without a second confirmation', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  // 58 requests after a yes to one: less than 2 % of 3600 more
  expect((await start(run, [BRAND])).plan.calls).toBe(1)
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done', calls: 58 })
})
test('a pack that exceeds the confirmation by more than 2 % of the limit asks before its first detail', async () => {
  const fixture = packFixture()
  fixture.state.engines = 9
  const run = await fixture.start()
  // 1 + 3 + 6 lists and 54 engines of two requests
  await start(run, [BRAND])
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'paused', calls: 10, asks: { calls: 118, exact: true } })
  expect(fixture.seen).toHaveLength(10)
})
test('without a limit of the key only the setting applies', async () => {
  const fixture = packFixture({ limit: 0 })
  fixture.state.confirmAbove = 56
  const run = await fixture.start()
  await start(run, [BRAND])
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'paused', asks: { calls: 58, exact: true } })
  const second = packFixture({ limit: 0 })
  const other = await second.start()
  await start(other, [BRAND])
  await second.clock.advance(60_000)
  expect(only(other)).toMatchObject({ state: 'done' })
})
test('a pack may make a few calls more than its button names', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  expect((await start(run, [MODEL])).plan.calls).toBe(1)
  await fixture.clock.advance(60_000)
  expect(only(run)).toMatchObject({ state: 'done', calls: 19 })
})

test('fetching the unknown lists of a plan costs the stated calls, each list once, and makes the plan exact', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  const learn = async () => {
    let answered = false
    const answer = run.plan
      .fetchMissingLists({ scopes: [BRAND], languages: ['en', 'ru'] })
      .finally(() => (answered = true))
    while (!answered) await fixture.clock.advance(100)
    return value(await answer)
  }
  expect(await learn()).toMatchObject({ exact: false, toKnow: 3 })
  expect(fixture.seen).toHaveLength(1)
  expect(await learn()).toMatchObject({ exact: false, toKnow: 6 })
  expect(await learn()).toMatchObject({ exact: true, engines: 24 })
  expect(fixture.seen).toHaveLength(10)
  expect(twice(fixture.seen)).toEqual([])
})
test('fetching lists for a plan stops at the first failed one, and on request', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  fixture.faults((path) => (path.startsWith('/vdb/models/') ? 400 : undefined))
  const answer = run.plan.fetchMissingLists({ scopes: [BRAND, MODEL] })
  await fixture.clock.advance(10_000)
  expect(await answer).toMatchObject({ ok: false, failure: { code: 'bad-request' } })
  expect(fixture.seen).toHaveLength(1)
  expect(await run.plan.fetchMissingLists({ scopes: [MODEL] }, { signal: AbortSignal.abort() })).toMatchObject({
    ok: false,
    failure: { code: 'cancelled' }
  })
  expect(fixture.seen).toHaveLength(1)
})

test('neither a plan nor a list of stored engines names withheld records', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  fixture.state.withheld = true
  const withheld = { ok: false, failure: { code: 'withheld', params: { reason: 'ended' } } }
  expect(await run.plan.plan({ scopes: [BRAND] })).toEqual(withheld)
  expect(await run.plan.readiness({ scopes: [BRAND] })).toEqual(withheld)
  expect(await run.plan.fetchMissingLists({ scopes: [BRAND] })).toEqual(withheld)
  expect(fixture.seen).toEqual([])
})

test('a pack sends a call only after its own count is on disk', async () => {
  const fixture = packFixture()
  const run = await fixture.start()
  const held: (() => void)[] = []
  const write = fixture.person.setValue.bind(fixture.person)
  fixture.person.setValue = (name, value) =>
    name === 'packs-calls'
      ? new Promise<void>((resolve) => held.push(() => resolve(write(name, value))))
      : write(name, value)
  value(await run.packs.start({ title: 'x', scopes: [GENERATION], confirmedCalls: 9 }))
  await fixture.clock.advance(1000)
  expect([held.length, fixture.seen.length]).toEqual([1, 0])
  held[0]!()
  await fixture.clock.advance(1000)
  expect(fixture.seen).toHaveLength(1)
})

test('a pack fetches lists first and asks once, with the exact number, before the first detail', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 300
  const run = await fixture.start()
  // as many lists as were above the little that needs no second yes
  const brands: ScopeInput[] = [BRAND, ...['4', '5', '6', '7', '8'].map((id): ScopeInput => ({ kind: 'model', id }))]
  const { plan, pack } = await start(run, brands, ['en', 'ru'])
  expect(plan).toMatchObject({ calls: 12, exact: false })
  const questions: unknown[] = []
  for (let n = 0; n < 600; n++) {
    await fixture.clock.advance(100)
    const { asks } = only(run)
    if (asks && questions.push(asks) < 5) await run.packs.resume(pack.id)
  }
  // lists: 1 + 8 + 16 in two languages; 16 generations of 4 engines with two details and a performance each
  expect(questions).toEqual([{ calls: 50 + 16 * 4 * 3, exact: true }])
  expect(fixture.seen.slice(0, 50).filter((one) => /view|performance/.test(one))).toEqual([])
  expect(only(run)).toMatchObject({ state: 'done', calls: 242, done: 242, total: 242 })
  expect(twice(fixture.seen)).toEqual([])
})

test('the total of a pack is final before its first detail, also without a question', async () => {
  const fixture = packFixture({ callsPerSecond: 20 })
  const run = await fixture.start()
  value(await run.packs.start({ title: 'x', scopes: [BRAND], confirmedCalls: 58 }))
  for (let n = 0; n < 400 && only(run).state !== 'done'; n++) {
    await fixture.clock.advance(10)
    const { listing, total, secondsLeft } = only(run)
    if (listing) expect(secondsLeft).toBeNull()
    else expect(total).toBe(58)
    if (fixture.seen.some((one) => /view|performance/.test(one))) expect([listing, total]).toEqual([undefined, 58])
  }
  expect(only(run).state).toBe('done')
})

test('a pack retries a failed list before the question, so that its number is exact', async () => {
  const fixture = packFixture()
  fixture.state.confirmAbove = 20
  fixture.faults((path, nth) => (path === '/vdb/engines/11' && nth <= 1 ? 500 : undefined))
  const run = await fixture.start()
  await start(run, [BRAND])
  await fixture.clock.advance(120_000)
  expect(only(run)).toMatchObject({ state: 'paused', done: 10, asks: { calls: 58, exact: true } })
  expect(fixture.seen.filter((one) => /view|performance/.test(one))).toEqual([])
})

describe('the ceiling of a pack', () => {
  test('refuses a pack whose plan is above it, without a call', async () => {
    const fixture = packFixture()
    fixture.state.mostCalls = 57
    const run = await fixture.start()
    expect(await run.packs.start({ title: 'x', scopes: [BRAND], confirmedCalls: 58 })).toEqual({
      ok: false,
      failure: { code: 'pack-too-large', params: { most: 57 } }
    })
    expect([run.packs.all(), fixture.seen]).toEqual([[], []])
  })
  test('stops a pack that turns out to be larger before its first detail, also after a confirmation', async () => {
    const fixture = packFixture({ limit: 1000 })
    fixture.state.mostCalls = 57
    const run = await fixture.start()
    const { pack } = await start(run, [BRAND])
    await fixture.clock.advance(60_000)
    const stopped = {
      state: 'paused',
      failed: [{ title: 'A pack', failure: { code: 'pack-too-large', params: { most: 57 } } }]
    }
    expect(only(run)).toMatchObject(stopped)
    expect(only(run).asks).toBeUndefined()
    expect(fixture.seen.filter((one) => /view|performance/.test(one))).toEqual([])
    const spent = fixture.seen.length
    await run.packs.resume(pack.id)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject(stopped)
    expect(fixture.seen).toHaveLength(spent)
    // raised, it asks as any other, and nothing of the refusal is left
    fixture.state.mostCalls = 58
    await run.packs.resume(pack.id)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'paused', failed: [], asks: { calls: 58, exact: true } })
    await run.packs.resume(pack.id)
    await fixture.clock.advance(60_000)
    expect(only(run)).toMatchObject({ state: 'done', failed: [], calls: 58 })
  })
  test('of 0 allows no pack at all', async () => {
    const fixture = packFixture()
    fixture.state.mostCalls = 0
    const run = await fixture.start()
    expect(await run.packs.start({ title: 'x', scopes: [GENERATION] })).toMatchObject({
      ok: false,
      failure: { code: 'pack-too-large', params: { most: 0 } }
    })
  })
})
