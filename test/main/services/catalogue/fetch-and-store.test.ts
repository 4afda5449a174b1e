/** A user and a pack fetch the same, with the real API client. */
import { describe, expect, test, vi } from 'vitest'
import { createApiClient } from '@main/adapters/api-client'
import { createStepFetcher, type StepFetchOptions } from '@main/services/packs/fetch-step'
import type { WriteOptions } from '@shared/ports/stores/catalogue-store'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { EndpointName, Endpoints } from '@shared/catalogue/endpoints'
import type { LanguageCode } from '@shared/text/languages'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { cachedCatalogue } from '../../../fakes/cached-catalogue'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeCatalogueStore } from '../../../fakes/store'
import { FakeTransport } from '../../../fakes/transport'

const DETAIL = { id: '5', name: 'Engine 5', options: [], remap_stages: [], read_tools: [], read_methods: [] }
const FIGURES = { id: 1, top_speed: 200 }
const ENGINE = { engine_id: '5' as never }
const PAIR = { generation_id: '4' as never, engine_id: '5' as never }

/** A store whose reads and writes take as long as a test wants: what a read sees is what was there when it began. */
class SlowStore extends FakeCatalogueStore {
  readMs = 0
  writeMs = 0
  readonly clock: FakeClock
  constructor(clock: FakeClock) {
    super()
    this.clock = clock
  }
  #wait(ms: number): Promise<void> {
    return ms === 0 ? Promise.resolve() : new Promise((resolve) => void this.clock.after(ms, resolve))
  }
  override async read<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ) {
    const found = await super.read(profile, name, params, language)
    await this.#wait(this.readMs)
    return found
  }
  override async write<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    answer: Endpoints[N]['result'] | null,
    atMs: number,
    how?: WriteOptions
  ): Promise<void> {
    await this.#wait(this.writeMs)
    await super.write(profile, name, params, language, answer, atMs, how)
  }
}

function desk() {
  const clock = new FakeClock()
  const store = new SlowStore(clock)
  const transport = new FakeTransport()
  const log = new FakeLog()
  const state = { profile: 'p1', language: 'en' as LanguageCode, hasWrongPath: false }
  const notKept: unknown[] = []
  const api = createApiClient({
    transport,
    clock,
    log,
    budget: new FakeCallBudget(),
    drift: new DriftRegister(),
    random: () => 0.5,
    settings: () => ({ timeoutMs: 60_000, maxBytes: 100_000 }),
    access: async () => ({ profile: state.profile, baseUrl: 'https://service.example', apiKey: 'key-of-the-test' })
  })
  const inForce = { profile: () => state.profile, language: () => state.language }
  const asker = cachedCatalogue({
    ...inForce,
    hasWrongPath: () => state.hasWrongPath,
    api,
    store,
    clock,
    log,
    policy: () => ({ listMs: 1e9, engineMs: 1e9, emptyMs: 1e9 }),
    mayRefresh: () => true,
    onAnswer: () => {},
    onUpdated: () => {},
    onStoreFailure: (error) => void notKept.push(error)
  })
  const fetchStep = createStepFetcher({
    catalogue: asker,
    store,
    clock,
    profile: inForce.profile,
    onAnswer: () => {},
    onStored: () => {}
  })
  const pack = (more: Partial<StepFetchOptions> = {}): StepFetchOptions => ({
    priority: 'pack',
    signal: new AbortController().signal,
    onSpent: async () => {},
    onUnsent: async () => {},
    enough: () => true,
    ...more
  })
  return {
    clock,
    store,
    transport,
    state,
    asker,
    notKept,
    person: () => asker.query('engine', ENGINE),
    pack: (more?: Partial<StepFetchOptions>) => fetchStep('engine', ENGINE, state.language, pack(more) as never),
    fetchStep,
    options: pack
  }
}

test('a query during the write joins it and makes no call', async () => {
  const d = desk()
  d.store.writeMs = 1000
  const fetched = d.pack()
  await settled()
  d.transport.requests[0]!.answer(200, DETAIL)
  await settled()
  const asked = d.person()
  const again = d.pack()
  await d.clock.advance(999)
  expect(d.transport.requests).toHaveLength(1)
  await d.clock.advance(1)
  expect(await fetched).toMatchObject({ ok: true, here: false, data: { id: '5' } })
  expect(await asked).toMatchObject({ ok: true, value: { data: { id: '5' } } })
  expect(await again).toMatchObject({ ok: true, data: { id: '5' } })
  expect([d.transport.requests.length, d.store.writes]).toEqual([1, 1])
})

test('a 404 does not empty the stored list of types', async () => {
  const d = desk()
  const ask = () => d.asker.query('types', {}, { refresh: true })
  const missing = { error: { code: 404, message: "Resource doesn't exist" } }
  const first = ask()
  await settled()
  d.transport.requests[0]!.answer(404, missing)
  expect(await first).toMatchObject({ ok: true, value: { data: [] } })
  const filled = ask()
  await settled()
  d.transport.requests[1]!.answer(200, [{ id: 2, name: 'Cars & vans' }])
  await filled
  const gone = ask()
  await settled()
  d.transport.requests[2]!.answer(404, missing)
  expect(await gone).toMatchObject({
    value: { refreshFailure: { code: 'not-the-service', params: { reason: 'path' } } }
  })
  expect(await d.asker.query('types', {})).toMatchObject({ ok: true, value: { data: [{ name: 'Cars & vans' }] } })
})

test.each([
  ['models', { manufacturer_id: '7' }],
  ['engine', ENGINE]
] as const)('a 404 of %s at a wrong path is not stored', async (name, params) => {
  const d = desk()
  const missing = { error: { code: 404, message: "Resource doesn't exist" } }
  d.state.hasWrongPath = true
  const first = d.asker.query(name, params as never)
  await settled()
  d.transport.requests[0]!.answer(404, missing)
  expect([await first, d.store.writes]).toMatchObject([
    { ok: false, failure: { code: 'not-the-service', params: { reason: 'path' } } },
    0
  ])
  d.state.hasWrongPath = false
  const again = d.asker.query(name, params as never)
  await settled()
  d.transport.requests[1]!.answer(404, missing)
  await again
  expect(d.store.writes).toBe(1)
})

test.each(['person', 'pack'] as const)(
  'a %s whose read began before the write and ended after it makes no second call',
  async (who) => {
    const d = desk()
    const first = d.pack()
    await settled()
    d.store.readMs = 500
    const late = d[who]()
    d.store.readMs = 0
    d.transport.requests[0]!.answer(200, DETAIL)
    await settled()
    expect(await first).toMatchObject({ ok: true })
    await d.clock.advance(500)
    expect(await late).toMatchObject({ ok: true })
    expect(d.transport.requests).toHaveLength(1)
  }
)

test('a query of another profile does not join a running call', async () => {
  const d = desk()
  const [first] = [d.person(), await settled()]
  d.state.profile = 'p2'
  const second = d.person()
  await settled()
  expect(d.transport.requests).toHaveLength(2)
  d.transport.requests[0]!.answer(200, { ...DETAIL, name: 'of p1' })
  d.transport.requests[1]!.answer(200, { ...DETAIL, name: 'of p2' })
  await settled()
  expect([await first, await second]).toMatchObject([
    { ok: true, value: { data: { name: 'of p1' } } },
    { ok: true, value: { data: { name: 'of p2' } } }
  ])
})

test('a refresh during a running call joins it', async () => {
  const d = desk()
  await d.store.write('p1', 'engine', ENGINE, 'en', DETAIL as never, d.clock.now() - 1000)
  const first = d.asker.query('engine', ENGINE, { refresh: true })
  await settled()
  d.store.readMs = 500
  const late = d.asker.query('engine', ENGINE, { refresh: true })
  d.store.readMs = 0
  d.transport.requests[0]!.answer(200, { ...DETAIL, name: 'Renamed' })
  await settled()
  expect(await first).toMatchObject({ ok: true, value: { source: 'service' } })
  await d.clock.advance(500)
  expect(await late).toMatchObject({ ok: true, value: { data: { name: 'Renamed' } } })
  expect(d.transport.requests).toHaveLength(1)
  // and asked for later it is a call
  void d.asker.query('engine', ENGINE, { refresh: true })
  await settled()
  expect(d.transport.requests).toHaveLength(2)
})

test('a running call for the figures of a pair serves every language', async () => {
  const d = desk()
  const first = d.fetchStep('performance', PAIR, 'ru', d.options() as never)
  await settled()
  const second = d.asker.query('performance', PAIR)
  await settled()
  expect(d.transport.requests).toHaveLength(1)
  d.transport.requests[0]!.answer(200, FIGURES)
  await settled()
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true, value: { data: { top_speed: 200 } } }])
})

test('an answer whose caller left during the write is stored', async () => {
  const d = desk()
  d.store.writeMs = 1000
  const leave = new AbortController()
  const left = d.asker.query('engine', ENGINE, { signal: leave.signal })
  await settled()
  d.transport.requests[0]!.answer(200, DETAIL)
  await settled()
  leave.abort()
  expect(await left).toMatchObject({ ok: false, failure: { code: 'cancelled' } })
  const back = d.person()
  await d.clock.advance(1000)
  expect(await back).toMatchObject({ ok: true })
  expect([d.transport.requests.length, d.store.writes]).toEqual([1, 1])
})

describe('a long list', () => {
  const PLACE = { generation_id: '4' as never }
  const LIST = Array.from({ length: 1001 }, (_, i) => ({ id: String(i + 1), name: `Engine ${i}` }))

  test('reaches a person before it is stored; another query gets it without a call, and a pack waits', async () => {
    const d = desk()
    d.store.writeMs = 1000
    const asked = d.asker.query('engines', PLACE, { takesUnstored: true })
    await settled()
    d.transport.requests[0]!.answer(200, LIST)
    expect((await asked).ok).toBe(true)
    const packed = vi.fn()
    const fetched = d.fetchStep('engines', PLACE, 'en', d.options() as never).then(packed)
    expect((await d.asker.query('engines', PLACE, { takesUnstored: true })).ok).toBe(true)
    await d.clock.advance(999)
    expect([d.store.writes, packed.mock.calls.length]).toEqual([0, 0])
    await d.clock.advance(1)
    await fetched
    expect([d.transport.requests.length, d.store.writes]).toEqual([1, 1])
  })

  test('that cannot be stored is reported once to each caller', async () => {
    const d = desk()
    d.store.broken = new StoreFailure('full', 'no room')
    const asked = d.asker.query('engines', PLACE, { takesUnstored: true })
    await settled()
    d.transport.requests[0]!.answer(200, LIST)
    expect((await asked).ok).toBe(true)
    await settled()
    expect(d.notKept).toHaveLength(1)
  })
})

test("a pack's answer is written once the store recovers, and serves other queries meanwhile", async () => {
  const d = desk()
  d.store.broken = new StoreFailure('crashed', 'gone')
  const fetched = d.pack()
  await settled()
  d.transport.requests[0]!.answer(200, DETAIL)
  await settled()
  const asked = d.person()
  await d.clock.advance(400)
  d.store.broken = null
  await d.clock.advance(200)
  expect([await fetched, await asked]).toMatchObject([{ ok: true }, { ok: true }])
  expect([d.transport.requests.length, d.notKept.length]).toEqual([1, 0])
})

test('returns an answer that cannot be stored, reports it, and does not count it as finished in a pack', async () => {
  const d = desk()
  d.store.broken = new StoreFailure('full', 'no room')
  const asked = d.person()
  await settled()
  const fetched = d.pack()
  const rejected = expect(fetched).rejects.toThrow('no room')
  await settled()
  d.transport.requests[0]!.answer(200, DETAIL)
  await settled()
  expect(await asked).toMatchObject({ ok: true, value: { data: { id: '5' } } })
  await rejected
  expect([d.transport.requests.length, d.notKept.length]).toEqual([1, 1])
})

test('writes the answer of a pack’s own call at most four times', async () => {
  const d = desk()
  let writes = 0
  d.store.write = () => (writes++, Promise.reject(new StoreFailure('busy', 'as the test asks')))
  const fetched = d.pack()
  const refused = expect(fetched).rejects.toMatchObject({ code: 'busy' })
  await settled()
  d.transport.requests[0]!.answer(200, DETAIL)
  await d.clock.advance(60_000)
  await refused
  expect(writes).toBe(4)
})

test('cancels a call of the previous profile and stores nothing for the new one', async () => {
  const d = desk()
  d.store.readMs = 100
  const asked = d.person()
  d.state.profile = 'p2'
  await d.clock.advance(100)
  expect(await asked).toMatchObject({ ok: false, failure: { code: 'cancelled' } })
  expect([d.transport.requests.length, d.store.writes]).toEqual([0, 0])
})

test('stores the received body beside the record, for a person and for a pack', async () => {
  const text = '{"id":"5","power":1.0}'
  for (const who of ['person', 'pack'] as const) {
    const d = desk()
    const asked = d[who]()
    await settled()
    d.transport.requests[0]!.answer(200, text)
    await asked
    expect(await d.store.body('p1', 'engine', ENGINE, 'en')).toMatchObject({ text, bytes: text.length })
  }
})

test('the last read before the call replaces it; an unreadable store prevents it', async () => {
  const d = desk()
  await d.store.write('p1', 'engine', ENGINE, 'en', DETAIL as never, d.clock.now())
  expect(await d.pack({ enough: () => true })).toMatchObject({ ok: true, here: true, data: { id: '5' } })
  expect(d.transport.requests).toHaveLength(0)
  // cached but incomplete, so it is requested
  void d.pack({ enough: () => false })
  await settled()
  expect(d.transport.requests).toHaveLength(1)
})

test('sends a call only after the ledger is written', async () => {
  const d = desk()
  let written = (): void => {}
  void d.pack({ onSpent: () => new Promise((resolve) => (written = resolve)) })
  await settled()
  expect(d.transport.requests).toHaveLength(0)
  written()
  await settled()
  expect(d.transport.requests).toHaveLength(1)
})

test('never stores an error in the body of a 200: a stored list keeps its entries, a stored engine is not marked as gone', async () => {
  const d = desk()
  const list = { generation_id: '4' as never }
  d.transport.always((r) =>
    r.answer(200, r.url.includes('/view/') ? DETAIL : [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 5 }])
  )
  await d.asker.query('engines', list)
  await d.person()
  for (const code of [400, 401, 403, 404, 429, 500]) {
    d.transport.always((r) => r.answer(200, { error: { code, message: 'words of the service' } }))
    const [engines, engine] = await Promise.all([
      d.asker.query('engines', list, { refresh: true }),
      d.asker.query('engine', ENGINE, { refresh: true })
    ])
    for (const answer of [engines, engine])
      expect(answer, `${code}`).toMatchObject({
        ok: true,
        value: { source: 'desk', refreshFailure: { serviceMessage: 'words of the service' } }
      })
    const stored = [await d.store.read('p1', 'engines', list, 'en'), await d.store.read('p1', 'engine', ENGINE, 'en')]
    expect([(stored[0]!.data as unknown[]).length, stored[1]!.goneSinceMs], `${code}`).toEqual([4, null])
  }
})
