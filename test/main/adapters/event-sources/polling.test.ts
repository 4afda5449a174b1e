import { beforeEach, describe, expect, it } from 'vitest'
import { PollingSource, type PollingSettings } from '@main/adapters/event-sources/polling'
import type { Delivery, RawEvent } from '@shared/feed/events'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport, type Request } from '../../../fakes/transport'

const EVERY = 300_000

describe('polling', () => {
  let clock: FakeClock
  let line: FakeTransport
  let budget: FakeCallBudget
  let families: string[]
  let memory: Map<string, unknown>
  let settings: PollingSettings
  let tickets: Record<string, unknown>[]
  let source: PollingSource
  let got: RawEvent[]
  let answer: () => Delivery
  let connected: boolean
  let log: FakeLog
  let memoryFails: boolean

  const path = (request: Request): string => request.url.replace('https://service.example/api', '')
  beforeEach(() => {
    clock = new FakeClock()
    line = new FakeTransport()
    budget = new FakeCallBudget()
    families = []
    memory = new Map()
    got = []
    connected = true
    memoryFails = false
    log = new FakeLog()
    answer = () => ({ outcome: 'stored' })
    tickets = [{ id: 'T-1', status: 'open', updated: '1' }]
    settings = {
      enabled: true,
      everyMs: EVERY,
      timeoutMs: 1000,
      maxBytes: 1_000_000,
      paths: {
        ticket: { list: '/support/tickets?per_page=20&page={page}', item: '/support/tickets/{id}' },
        project: { list: '', item: '' }
      }
    }
    line.always((request) => {
      const id = /\/support\/tickets\/([^/?]+)$/.exec(request.url)?.[1]
      if (id) request.answer(200, { ...tickets.find((one) => one['id'] === id), full: true })
      else request.answer(200, { tickets })
    })
    source = new PollingSource({
      transport: line,
      clock,
      log,
      random: () => 0,
      settings: () => settings,
      language: () => 'en',
      budget: {
        acquire: (family, priority, signal, account) => {
          families.push(`${family} ${priority}`)
          return budget.acquire(family, priority, signal, account)
        }
      },
      access: () =>
        Promise.resolve(
          connected
            ? {
                profile: 'p1',
                baseUrl: 'https://service.example/api',
                apiKey: 'a hidden key',
                account: 'account-of-the-key'
              }
            : null
        ),
      memory: {
        read: (name) =>
          memoryFails ? Promise.reject(new Error('cannot be read')) : Promise.resolve(memory.get(name) ?? null),
        write: (name, value) => Promise.resolve(void memory.set(name, structuredClone(value)))
      }
    })
  })
  const start = async (): Promise<void> => {
    await source.start((event) => {
      const delivery = answer()
      if (delivery.outcome === 'stored') got.push(event)
      return Promise.resolve(delivery)
    })
    await settled()
  }
  const next = (): Promise<void> => clock.advance(EVERY * 2)
  const kinds = (): string[] => got.map(({ kind }) => kind)

  it('makes no calls while it is switched off', async () => {
    settings = { ...settings, enabled: false }
    await start()
    await next()
    expect(line.requests).toEqual([])
    expect(source.status().state).toBe('off')
  })

  it('reports no existing entries, but later changes', async () => {
    await start()
    expect(source.status()).toMatchObject({ state: 'listening', at: 'https://service.example/api' })
    expect(got).toEqual([])
    tickets = [
      { id: 'T-2', status: 'open', updated: '2' },
      { id: 'T-1', status: 'closed', updated: '2' }
    ]
    await clock.advance(EVERY)
    expect(kinds()).toEqual(['ticket_created', 'ticket_closed'])
    expect(JSON.parse(Buffer.from(got[1]!.body).toString())).toEqual({
      id: 'T-1',
      status: 'closed',
      updated: '2',
      full: true
    })
    await clock.advance(EVERY)
    expect(got).toHaveLength(2)
  })

  it('removes the key from repeated content', async () => {
    await start()
    tickets = [{ id: 'T-2', status: 'open', note: 'key: a hidden key' }]
    await clock.advance(EVERY)
    expect(JSON.parse(Buffer.from(got[0]!.body).toString())).toMatchObject({ note: 'key: ••••' })
  })

  it.each([
    [429, 'limit'],
    [401, 'refused'],
    [404, 'protocol'],
    [500, 'protocol']
  ] as const)(
    'treats an error %i in the body of a 200 as a failure, and reports the change later',
    async (code, problem) => {
      await start()
      tickets = [{ id: 'T-2', status: 'open', updated: '2' }]
      let broken = true
      line.always((request) => {
        if (!request.url.endsWith('/T-2')) request.answer(200, { tickets })
        else if (broken) request.answer(200, { error: { code, message: 'words' } })
        else request.answer(200, { ...tickets[0], full: true })
      })
      await clock.advance(EVERY)
      expect([got, source.status().problem?.code, budget.settled.at(-1)!.status]).toEqual([
        [],
        problem,
        code === 404 ? 500 : code
      ])
      broken = false
      await clock.advance(EVERY * 3)
      expect(got.map(({ body }) => JSON.parse(Buffer.from(body).toString()) as unknown)).toEqual([
        { ...tickets[0], full: true }
      ])
    }
  )

  it('counts its calls for the active key', async () => {
    await start()
    expect(budget.accounts).toEqual(['account-of-the-key'])
  })

  it('reports a closed ticket as reopened, and a reply apart from its status', async () => {
    tickets = [{ id: 'T-1', status: 'closed', messages: [1] }]
    await start()
    tickets = [{ id: 'T-1', status: 'open', messages: [1, 2] }]
    await clock.advance(EVERY)
    expect(kinds()).toEqual(['message_created', 'ticket_reopened'])
  })

  it('remembers seen entries over a restart', async () => {
    await start()
    await source.stop()
    tickets = [{ id: 'T-1', status: 'answered' }]
    await start()
    expect(kinds()).toEqual(['ticket_answered'])
  })

  it('polls at once on request, with the stated minimum of calls', async () => {
    expect(source.askCalls()).toBeNull()
    await start()
    expect(source.askCalls()).toBe(1)
    const before = line.requests.length
    tickets = [{ id: 'T-1', status: 'answered' }]
    source.askNow()
    await clock.advance(0)
    expect(kinds()).toEqual(['ticket_answered'])
    // the list, and the one that changed
    expect(line.requests).toHaveLength(before + 2)
    // by itself as before: one round an interval
    await clock.advance(EVERY)
    expect(line.requests).toHaveLength(before + 3)
    await source.stop()
    source.askNow()
    await clock.advance(EVERY * 3)
    expect(line.requests).toHaveLength(before + 3)
  })

  it('keeps entries that could not be stored', async () => {
    await start()
    tickets = [{ id: 'T-1', status: 'answered' }]
    answer = () => ({ outcome: 'not-stored', reason: 'store' })
    await clock.advance(EVERY)
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'store' } })
    answer = () => ({ outcome: 'stored' })
    await next()
    expect(kinds()).toEqual(['ticket_answered'])
  })

  it('does not count a call that was certainly not sent', async () => {
    line.always((request) => request.fail('offline', { unsent: true }))
    await start()
    expect(budget.settled).toEqual([{ status: null, unsent: true }])
    line.always((request) => request.fail('offline'))
    await next()
    expect(budget.settled.at(-1)).toEqual({ status: null })
  })

  it('counts tickets as Support and projects as File Tuning, as background calls', async () => {
    settings = {
      ...settings,
      paths: { ...settings.paths, project: { list: '/projects', item: '/projects/view/{id}' } }
    }
    await start()
    expect(families).toEqual(['support refresh', 'fileTuning refresh'])
    expect(budget.settled).toEqual([
      { status: 200, retryAfterMs: null },
      { status: 200, retryAfterMs: null }
    ])
  })

  it('waits for the stated time after a limit', async () => {
    line.always((request) => request.answer(429, {}, { retryAfter: '1800' }))
    await start()
    expect(source.status()).toMatchObject({
      state: 'failing',
      problem: { code: 'limit' },
      retryAtMs: clock.now() + 1_800_000
    })
    await clock.advance(1_799_000)
    expect(line.requests).toHaveLength(1)
  })

  it('reports calls that cannot be counted as a failure of the store', async () => {
    budget.refusals = [{ ok: false, reason: 'ledger', retryAtMs: clock.now() + 1000 }]
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'store' } })
    expect(line.requests).toHaveLength(0)
  })

  it.each([
    ['a limit', 429],
    ['a failure', 503]
  ])('waits for at most an hour after %s for which the service states days', async (_name, status) => {
    line.always((request) => request.answer(status, {}, { retryAfter: '259200' }))
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', retryAtMs: clock.now() + 3_600_000 })
    await clock.advance(3_600_000)
    expect(line.requests).toHaveLength(2)
  })

  it.each<[string, (request: Request) => void, string]>([
    ['a key without Support', (r) => r.answer(401, {}), 'refused'],
    ['no network', (r) => r.fail('offline'), 'unreachable'],
    ['a page of a portal', (r) => r.answer(200, '<html>'), 'not-the-service'],
    ['an order to go elsewhere', (r) => r.fail('redirected'), 'redirected'],
    ['another list', (r) => r.answer(200, { items: [] }), 'not-the-service'],
    ['an answer above the cap', (r) => r.answer(200, '', { tooLarge: true }), 'too-large'],
    ['a failure', (r) => r.answer(500, {}), 'protocol']
  ])('reports a problem: %s', async (_what, reply, code) => {
    line.always(reply)
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code } })
    expect(await source.test()).toMatchObject({ ok: false, problem: { code } })
  })

  it('waits for a connection', async () => {
    connected = false
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'not-connected' } })
    connected = true
    await next()
    expect(source.status().state).toBe('listening')
  })

  it.each([
    ['/files/purchase/{id}/7', '/support/tickets/{id}'],
    ['/support/tickets', '/support/tickets/close/{id}'],
    ['/support/tickets', '/support/tickets/reopen/{id}'],
    ['/support/tickets/../../files/purchase/1/2', ''],
    ['//elsewhere.example/tickets', ''],
    ['/support/tickets?page={page}&next=/files/purchase', '']
  ])('calls no path with side effects, even from the settings: %s %s', async (list, item) => {
    settings = { ...settings, paths: { ...settings.paths, ticket: { list, item } } }
    await start()
    tickets = [{ id: 'T-1', status: 'closed' }]
    await next()
    for (const request of line.requests) expect(path(request)).toMatch(/^\/support\/tickets$/)
  })

  it('builds no path from an id of a body', async () => {
    await start()
    tickets = [
      { id: 'close/7', status: 'open' },
      { id: 'reopen', status: 'open' },
      { id: '../../files/purchase/1/2', status: 'open' }
    ]
    await clock.advance(EVERY)
    for (const request of line.requests) expect(path(request)).toMatch(/^\/support\/tickets\?per_page=20&page=\d$/)
    expect(JSON.stringify(log.lines)).not.toContain('hidden')
  })

  it('requests further pages, up to a limit', async () => {
    line.always((request) =>
      request.answer(200, { tickets, pagination: { current_page: 1, next_page: 2, last_page: 900 } })
    )
    await start()
    expect(line.requests.map(path)).toEqual([1, 2, 3, 4, 5].map((n) => `/support/tickets?per_page=20&page=${n}`))
  })

  /** A round with many answers takes many turns. */
  const answered = async (): Promise<void> => {
    for (let n = 0; n < 50; n++) await settled()
  }
  const pass = (ms: number): Promise<void> => clock.advance(ms).then(answered)
  const begin = (): Promise<void> => start().then(answered)
  const kept = (from: number, count: number, more: Record<string, unknown> = {}) =>
    Array.from({ length: count }, (_, n) => ({ id: `T-${from + n}`, status: 'open', ...more }))
  /** Twenty a page, what changed last first, as the service has it. */
  const paged = (all: () => readonly Record<string, unknown>[], broken = 0): void =>
    line.always((request) => {
      const page = Number(/page=(\d+)$/.exec(request.url)?.[1] ?? 0)
      if (page === 0) request.answer(404, {})
      else if (page === broken) request.fail('offline')
      else
        request.answer(200, {
          tickets: all().slice((page - 1) * 20, page * 20),
          pagination: page * 20 < all().length ? { current_page: page, next_page: page + 1 } : undefined
        })
    })

  describe('a batch of events', () => {
    const bulk = (): (boolean | undefined)[] => got.map(({ catchUp }) => catchUp)

    it('is a catch-up after a start, after sleep and after failures, and not in a working day', async () => {
      await begin()
      await source.stop()
      tickets = [{ id: 'T-1', status: 'answered' }]
      await begin()
      tickets = [{ id: 'T-1', status: 'pending' }]
      await pass(EVERY)
      expect(bulk()).toEqual([true, undefined])
      tickets = [{ id: 'T-1', status: 'answered' }]
      clock.sleep(EVERY * 2)
      await pass(EVERY)
      expect(bulk()).toEqual([true, undefined, true])
      const well = line.requests.length
      line.always((request) => request.fail('offline'))
      await pass(EVERY)
      expect(line.requests).toHaveLength(well + 1)
      line.always((request) => request.answer(200, { tickets: [{ id: 'T-1', status: 'closed' }] }))
      await pass(EVERY * 2)
      expect(bulk()).toEqual([true, undefined, true, true])
    })

    it('is one catch-up over all its rounds', async () => {
      let all = kept(0, 30)
      paged(() => all)
      await begin()
      all = kept(0, 30, { updated: 'later' })
      clock.sleep(EVERY * 2)
      await pass(EVERY)
      expect(got).toHaveLength(20)
      await pass(EVERY)
      expect(bulk()).toEqual(Array(30).fill(true))
    })
  })

  describe('the time up to which the events are complete', () => {
    const knows = (): [atMs: number | null, caughtUp: boolean] => [source.knownAt()?.wallMs ?? null, source.catchesUp()]

    it('is the last round that reached a known entry, also after a restart', async () => {
      await begin()
      const began = clock.now()
      expect(knows()).toEqual([began, false])
      await pass(EVERY / 2)
      expect(knows()).toEqual([began, false])
      await pass(EVERY / 2)
      expect(knows()).toEqual([began + EVERY, true])
      await source.stop()
      await pass(EVERY * 3)
      await begin()
      expect(knows()).toEqual([clock.now(), true])
    })

    it('leaves a gap when more changed than one round can request', async () => {
      let all = kept(0, 150)
      paged(() => all)
      await begin()
      await pass(EVERY)
      expect(knows()).toEqual([clock.now(), true])
      const known = clock.now()
      all = kept(0, 150, { updated: 'later' })
      // twenty a round out of the hundred that can be seen
      for (let n = 0; n < 4; n++) {
        await pass(EVERY)
        expect(knows()).toEqual([known, true])
      }
      await pass(EVERY)
      expect(got).toHaveLength(100)
      expect(knows()).toEqual([clock.now(), false])
      await pass(EVERY)
      expect(knows()).toEqual([clock.now(), true])
    })

    it('leaves no gap when one round can request all changes', async () => {
      let all = kept(0, 150)
      paged(() => all)
      await begin()
      all = [...kept(200, 30), ...all]
      for (let n = 0; n < 3; n++) await pass(EVERY)
      expect(got).toHaveLength(30)
      expect(knows()).toEqual([clock.now(), true])
    })

    it('leaves a gap when the memory is gone, and requests no page while it cannot be read', async () => {
      await begin()
      await source.stop()
      tickets = [{ id: 'T-1', status: 'answered' }]
      memoryFails = true
      await begin()
      expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'store' } })
      memoryFails = false
      await pass(EVERY * 2)
      expect([kinds(), knows()]).toEqual([['ticket_answered'], [clock.now(), true]])
      await source.stop()
      memory.clear()
      await begin()
      expect(knows()).toEqual([clock.now(), false])
    })

    it('stores nothing of a first round that broke off', async () => {
      const all = kept(0, 60)
      paged(() => all, 2)
      await begin()
      paged(() => all)
      await pass(EVERY * 2)
      expect([got, source.status().state]).toEqual([[], 'listening'])
    })

    it('does not advance while one of two lists fails, unless the key never had the right; the other list continues', async () => {
      settings = { ...settings, paths: { ...settings.paths, project: { list: '/projects', item: '' } } }
      let refused = true
      let projects: Record<string, unknown>[] = [{ id: 7, status: 'Waiting' }]
      line.always((request) => {
        if (request.url.includes('/projects')) request.answer(200, { projects })
        else if (refused) request.answer(401, {})
        else request.answer(200, { tickets })
      })
      await begin()
      for (let n = 0; n < 12; n++) {
        projects = [{ id: 7, status: `Step ${n}` }]
        await pass(EVERY)
        expect([got.length, source.status().state, source.status().problem?.code, source.knownAt()?.wallMs]).toEqual([
          n + 1,
          'listening',
          'refused',
          clock.now()
        ])
      }
      // asked ever more seldom, and never more often than was chosen
      expect(line.requests.filter(({ url }) => url.includes('tickets')).length).toBeLessThanOrEqual(5)
      refused = false
      await pass(EVERY * 8)
      expect(source.status()).toMatchObject({ state: 'listening', problem: null })
      refused = true
      const known = clock.now()
      projects = [{ id: 7, status: 'Finished' }]
      await pass(EVERY)
      expect([got.length, source.status().state, source.knownAt()?.wallMs]).toEqual([13, 'failing', known])
    })
  })

  it('polls at growing intervals while it fails, never more often than chosen, and as chosen afterwards', async () => {
    line.always((request) => request.fail('offline'))
    await start()
    const pauses: number[] = []
    for (let n = 0; n < 6; n++) {
      const pause = (source.status().retryAtMs ?? 0) - clock.now()
      pauses.push(pause / EVERY)
      const asked = line.requests.length
      await clock.advance(pause - 1)
      expect(line.requests).toHaveLength(asked)
      await clock.advance(1)
      expect(line.requests).toHaveLength(asked + 1)
    }
    expect(pauses).toEqual([1, 2, 4, 4, 4, 4])
    line.always((request) => request.answer(200, { tickets }))
    await clock.advance(EVERY * 4)
    expect(source.status()).toMatchObject({ state: 'listening', retryAtMs: clock.now() + EVERY })
  })

  it('stops within a call', async () => {
    line.always(() => undefined)
    await start()
    await source.stop()
    expect(line.requests[0]?.signal?.aborted).toBe(true)
    expect(source.status().state).toBe('off')
  })
})
