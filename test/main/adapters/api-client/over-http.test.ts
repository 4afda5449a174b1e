/** API client, budget, ledger and line together, against a small service over real HTTP. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FileCallBudget } from '@main/adapters/call-budget'
import { createApiClient, fetchTransport } from '@main/adapters/api-client'
import { systemClock } from '@main/adapters/clock'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import { ENDPOINTS, type EndpointName } from '@shared/catalogue/endpoints'
import type { CatalogueApi } from '@shared/ports/network/api-client'
import { FakeLog } from '../../../fakes/log'

const KEY = 'k-1234567890'
const BIG = ['9007199254740993', '9223372036854775807', '-9223372036854775808', '0'] as const
const FIELDS: Record<EndpointName, readonly string[]> = {
  subscription: [],
  types: ['id'],
  type: ['id'],
  manufacturers: ['id', 'vehicle_type_id'],
  manufacturer: ['id', 'vehicle_type_id'],
  models: ['id', 'manufacturer_id'],
  model: ['id', 'manufacturer_id'],
  generations: ['id', 'manufacturer_id', 'model_id'],
  generation: ['id', 'manufacturer_id', 'model_id'],
  engines: ['id'],
  engine: ['id'],
  engineSearch: ['id'],
  performance: ['id'],
  search: ['type_id', 'manufacturer_id', 'model_id', 'generation_id', 'engine_id']
}
const isMany = (name: EndpointName): boolean => ENDPOINTS[name].kind === 'list' || ENDPOINTS[name].kind === 'search'

let server: Server
let base = ''
let reply: (url: URL) => { status?: number; body: string } = () => ({ body: '[]' })
const seen: { url: URL; headers: Record<string, unknown> }[] = []
const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
let budget: FileCallBudget
let api: CatalogueApi

beforeAll(async () => {
  server = createServer((q, r) => {
    const url = new URL(q.url ?? '', 'http://x')
    seen.push({ url, headers: q.headers })
    const { status = 200, body } =
      q.headers['x-api-key'] === KEY
        ? reply(url)
        : { status: 403, body: '{"error":{"code":403,"message":"Invalid API key"}}' }
    r.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/prefix`
  const clock = systemClock()
  const rules = () => ({ limit: 500, windowMs: 3_600_000, reservePercent: 30, callsPerSecond: 1000, concurrent: 4 })
  budget = new FileCallBudget({ directory: join(folder, 'calls'), clock, log: new FakeLog(), rules })
  budget.use('p')
  api = createApiClient({
    transport: fetchTransport((url, init) => fetch(url, init)),
    budget,
    clock,
    log: new FakeLog(),
    drift: new DriftRegister(),
    random: () => 0,
    access: () => Promise.resolve({ profile: 'p', baseUrl: base, apiKey: KEY }),
    settings: () => ({ timeoutMs: 15 * 60_000, maxBytes: 1_000_000 })
  })
})
afterAll(() => {
  budget.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => void (seen.length = 0))

const ask = (name: EndpointName, params: object) =>
  api.call(name, params as never, { language: 'zh-hans', priority: 'click' })

describe('ids', () => {
  test.each(BIG)('%s stays exact in every id field of every answer', async (id) => {
    for (const name of Object.keys(FIELDS) as EndpointName[]) {
      if (FIELDS[name].length === 0) continue
      const record = `{${FIELDS[name].map((field) => `"${field}":${id}`).join()}}`
      reply = () => ({ body: isMany(name) ? `[${record}]` : record })
      const params = {
        type_id: id,
        vehicle_type_id: id,
        manufacturer_id: id,
        model_id: id,
        generation_id: id,
        engine_id: id,
        query: `any ${id}`
      }
      const answer = await ask(name, params)
      const data = answer.ok ? (answer.data as unknown) : null
      const got = (Array.isArray(data) ? (data as unknown[])[0] : data) as Record<string, unknown>
      for (const field of FIELDS[name]) expect(got[field], `${name}.${field}`).toBe(id)
    }
  })
  test.each(BIG)('%s stays exact in every address', async (id) => {
    reply = () => ({ status: 404, body: '{"error":{"code":404,"message":"-"}}' })
    const params = {
      type_id: id,
      vehicle_type_id: id,
      manufacturer_id: id,
      model_id: id,
      generation_id: id,
      engine_id: id,
      query: 'abc'
    }
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) await ask(name, params)
    expect(seen.map(({ url }) => url.pathname)).toEqual(
      Object.values(ENDPOINTS).map(({ path }) => `/some/prefix${path.replace(/\{\w+\}/g, id)}`)
    )
  })
})

test.each(['2.0 TDI+', 'C/D+', 'B&B', 'a#b', '100 %', 'q=1&x', 'Škoda', 'Лада', '大众汽', '  trimmed  '])(
  'the search text %j arrives as typed, with key and language in the headers',
  async (query) => {
    reply = () => ({ body: '[]' })
    await ask('engineSearch', { query, fuel: 'Диз/ель & co' })
    await ask('search', { query })
    for (const { url, headers } of seen) {
      expect(url.searchParams.get('query')).toBe(query.trim())
      expect(headers).toMatchObject({ 'x-api-key': KEY, 'x-lang': 'zh-hans', accept: 'application/json' })
      expect(url.href).not.toContain(KEY)
    }
    expect(seen.map(({ url }) => [url.pathname, url.searchParams.get('fuel')])).toEqual([
      ['/some/prefix/vdb/engines/search', 'Диз/ель & co'],
      ['/some/prefix/vdb/search', null]
    ])
  }
)

describe('a port that is closed', () => {
  const closing = async (): Promise<{ base: string; close(): Promise<void>; seen(): number }> => {
    let arrived = 0
    const own = createServer((_q, r) => {
      arrived++
      r.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    }).listen(0, '127.0.0.1')
    await once(own, 'listening')
    return {
      base: `http://127.0.0.1:${(own.address() as AddressInfo).port}`,
      seen: () => arrived,
      async close() {
        own.closeAllConnections()
        own.close()
        await once(own, 'close')
      }
    }
  }
  const gateTo = (baseUrl: string): CatalogueApi =>
    createApiClient({
      transport: fetchTransport((url, init) => fetch(url, init)),
      budget,
      clock: systemClock(),
      log: new FakeLog(),
      drift: new DriftRegister(),
      random: () => 0,
      access: () => Promise.resolve({ profile: 'p', baseUrl, apiKey: KEY }),
      settings: () => ({ timeoutMs: 15 * 60_000, maxBytes: 1_000_000 })
    })
  const click = { language: 'en', priority: 'click' } as const
  const used = (): number => budget.snapshot('vehicleDatabase').used

  test('leaves the count unchanged, also after retries', async () => {
    const service = await closing()
    await service.close()
    const [before, closed] = [used(), gateTo(service.base)]
    let spent = 0
    for (let i = 0; i < 3; i++)
      expect(
        await closed.call(
          'types',
          {},
          { ...click, progress: { onSpent: () => void spent++, onNotSent: () => void spent-- } }
        )
      ).toEqual({ ok: false, failure: { code: 'offline', unconnected: true } })
    expect([used() - before, spent, service.seen()]).toEqual([0, 0, 0])
  })
  test('counts one call at most after it was open, which may have been sent over the old connection', async () => {
    const service = await closing()
    const [before, there] = [used(), gateTo(service.base)]
    await there.call('types', {}, click)
    await service.close()
    for (let i = 0; i < 3; i++)
      expect(await there.call('types', {}, click)).toEqual({
        ok: false,
        failure: { code: 'offline', unconnected: true }
      })
    expect(service.seen()).toBe(1)
    expect(used() - before).toBe(2)
  })
})

test('a connection that breaks after the request was sent stays counted', async () => {
  const breaking = createServer((q) => q.socket.destroy()).listen(0, '127.0.0.1')
  await once(breaking, 'listening')
  const before = budget.snapshot('vehicleDatabase').used
  const answer = await api.call(
    'types',
    {},
    {
      language: 'lv',
      priority: 'prefetch',
      access: { profile: 'p', baseUrl: `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`, apiKey: KEY }
    }
  )
  expect([answer.ok, budget.snapshot('vehicleDatabase').used - before]).toEqual([false, 1])
  breaking.close()
})

test('the service and the ledger count the same number', async () => {
  reply = () => ({ status: 500, body: '' })
  const before = budget.snapshot('vehicleDatabase').used
  const [one, two] = await Promise.all([ask('types', {}), ask('types', {})])
  expect([one.ok, two.ok, seen.length]).toEqual([false, false, 6])
  expect(budget.snapshot('vehicleDatabase').used - before).toBe(6)
})
