import { beforeEach, describe, expect, it } from 'vitest'
import { PollingSource, type PollingSettings } from '../../../src-main/adapters/event-sources/polling'
import type { Delivery, RawEvent } from '@core/feed/events'
import { FakeCallBudget } from '../../fakes/call-budget'
import { FakeClock, settled } from '../../fakes/clock'
import { FakeLog } from '../../fakes/log'
import { FakeTransport, type Request } from '../../fakes/transport'

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

  const path = (request: Request): string => request.url.replace('https://service.example/api', '')
  beforeEach(() => {
    clock = new FakeClock()
    line = new FakeTransport()
    budget = new FakeCallBudget()
    families = []
    memory = new Map()
    got = []
    connected = true
    log = new FakeLog()
    answer = () => ({ outcome: 'stored' })
    tickets = [{ id: 'T-1', status: 'open', updated: '1' }]
    settings = {
      enabled: true, everyMs: EVERY, timeoutMs: 1000, maxBytes: 1_000_000,
      paths: { ticket: { list: '/support/tickets?per_page=20&page={page}', item: '/support/tickets/{id}' }, project: { list: '', item: '' } }
    }
    line.always((request) => {
      const id = /\/support\/tickets\/([^/?]+)$/.exec(request.url)?.[1]
      if (id) request.answer(200, { ...tickets.find((one) => one['id'] === id), full: true })
      else request.answer(200, { tickets })
    })
    source = new PollingSource({
      transport: line, clock, log, random: () => 0, settings: () => settings, language: () => 'en',
      budget: { acquire: (family, priority, signal) => { families.push(`${family} ${priority}`); return budget.acquire(family, priority, signal) } },
      access: () => Promise.resolve(connected ? { profile: 'p1', baseUrl: 'https://service.example/api', apiKey: 'a hidden key' } : null),
      memory: { read: (name) => Promise.resolve(memory.get(name) ?? null), write: (name, value) => Promise.resolve(void memory.set(name, structuredClone(value))) }
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

  it('asks nothing while it is switched off', async () => {
    settings = { ...settings, enabled: false }
    await start()
    await next()
    expect(line.requests).toEqual([])
    expect(source.status().state).toBe('off')
  })

  it('takes what is there at first as known, and tells what changes', async () => {
    await start()
    expect(source.status()).toMatchObject({ state: 'listening', at: 'https://service.example/api' })
    expect(got).toEqual([])
    tickets = [{ id: 'T-2', status: 'open', updated: '2' }, { id: 'T-1', status: 'closed', updated: '2' }]
    await clock.advance(EVERY)
    expect(kinds()).toEqual(['ticket_created', 'ticket_closed'])
    expect(JSON.parse(Buffer.from(got[1]!.body).toString())).toEqual({ id: 'T-1', status: 'closed', updated: '2', full: true })
    await clock.advance(EVERY)
    expect(got).toHaveLength(2)
  })

  it('tells a closed ticket that is open again as re-opened, and a reply apart from the status it brings', async () => {
    tickets = [{ id: 'T-1', status: 'closed', messages: [1] }]
    await start()
    tickets = [{ id: 'T-1', status: 'open', messages: [1, 2] }]
    await clock.advance(EVERY)
    expect(kinds()).toEqual(['message_created', 'ticket_reopened'])
  })

  it('remembers over a restart what it has seen', async () => {
    await start()
    await source.stop()
    tickets = [{ id: 'T-1', status: 'answered' }]
    await start()
    expect(kinds()).toEqual(['ticket_answered'])
  })

  it('forgets nothing that could not be stored', async () => {
    await start()
    tickets = [{ id: 'T-1', status: 'answered' }]
    answer = () => ({ outcome: 'not-stored', reason: 'store' })
    await clock.advance(EVERY)
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'store' } })
    answer = () => ({ outcome: 'stored' })
    await next()
    expect(kinds()).toEqual(['ticket_answered'])
  })

  it('counts tickets against the Support calls and projects against File Tuning, as background calls', async () => {
    settings = { ...settings, paths: { ...settings.paths, project: { list: '/projects', item: '/projects/view/{id}' } } }
    await start()
    expect(families).toEqual(['support refresh', 'fileTuning refresh'])
    expect(budget.settled).toEqual([{ status: 200, retryAfterMs: null }, { status: 200, retryAfterMs: null }])
  })

  it('waits as long as it is told to when the limit is reached', async () => {
    line.always((request) => request.answer(429, {}, { retryAfter: '1800' }))
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'limit' }, retryAtMs: clock.now() + 1_800_000 })
    await clock.advance(1_799_000)
    expect(line.requests).toHaveLength(1)
  })

  it.each<[string, (request: Request) => void, string]>([
    ['a key without Support', (r) => r.answer(401, {}), 'refused'], ['no network', (r) => r.fail('offline'), 'unreachable'], ['a page of a portal', (r) => r.answer(200, '<html>'), 'not-the-service'],
    ['another list', (r) => r.answer(200, { items: [] }), 'not-the-service'], ['an answer above the cap', (r) => r.answer(200, '', { tooLarge: true }), 'too-large'], ['a failure', (r) => r.answer(500, {}), 'protocol']
  ])('says what it met: %s', async (_what, reply, code) => {
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
    ['/files/purchase/{id}/7', '/support/tickets/{id}'], ['/support/tickets', '/support/tickets/close/{id}'], ['/support/tickets', '/support/tickets/reopen/{id}'],
    ['/support/tickets/../../files/purchase/1/2', ''], ['//elsewhere.example/tickets', ''], ['/support/tickets?page={page}&next=/files/purchase', '']
  ])('calls no path that could act, even when settings hold it: %s %s', async (list, item) => {
    settings = { ...settings, paths: { ...settings.paths, ticket: { list, item } } }
    await start()
    tickets = [{ id: 'T-1', status: 'closed' }]
    await next()
    for (const request of line.requests) expect(path(request)).toMatch(/^\/support\/tickets$/)
  })

  it('builds no path out of an id that a body chose', async () => {
    await start()
    tickets = [{ id: 'close/7', status: 'open' }, { id: 'reopen', status: 'open' }, { id: '../../files/purchase/1/2', status: 'open' }]
    await clock.advance(EVERY)
    for (const request of line.requests) expect(path(request)).toMatch(/^\/support\/tickets\?per_page=20&page=\d$/)
    expect(JSON.stringify(log.lines)).not.toContain('hidden')
  })

  it('asks for more pages as long as there are some, up to a bound', async () => {
    line.always((request) => request.answer(200, { tickets, pagination: { current_page: 1, next_page: 2, last_page: 900 } }))
    await start()
    expect(line.requests.map(path)).toEqual([1, 2, 3, 4, 5].map((n) => `/support/tickets?per_page=20&page=${n}`))
  })

  it('stops within a call', async () => {
    line.always(() => undefined)
    await start()
    await source.stop()
    expect(line.requests[0]?.signal?.aborted).toBe(true)
    expect(source.status().state).toBe('off')
  })
})
