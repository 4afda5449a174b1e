import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { RelaySource, type RelaySettings } from '@main/adapters/event-sources/relay'
import type { Delivery, RawEvent } from '@shared/feed/events'
import type { Clock } from '@shared/ports/system/clock'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

describe('the event stream of a relay', () => {
  let server: Server
  let settings: RelaySettings
  let source: RelaySource
  let log: FakeLog
  let lastId: string | null
  let got: RawEvent[]
  let asked: IncomingMessage[]
  let open: ServerResponse[]
  let serve: (request: IncomingMessage, response: ServerResponse) => void
  let answer: () => Delivery
  let token: string | null

  beforeEach(async () => {
    got = []
    asked = []
    open = []
    lastId = null
    token = 'a hidden token'
    answer = () => ({ outcome: 'stored' })
    serve = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      open.push(response)
    }
    server = createServer((request, response) => {
      asked.push(request)
      serve(request, response)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    settings = {
      enabled: true,
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream?channel=hidden`,
      kindFrom: 'event',
      maxBodyBytes: 10_000
    }
    log = new FakeLog()
    source = make(systemClock())
  })
  const make = (clock: Clock): RelaySource =>
    new RelaySource({
      fetch: (url, init) => fetch(url, init),
      clock,
      log,
      random: () => 0,
      settings: () => settings,
      token: () => Promise.resolve(token),
      lastId: { read: () => Promise.resolve(lastId), write: (id) => Promise.resolve(void (lastId = id)) }
    })
  afterEach(async () => {
    await source.stop()
    server.closeAllConnections()
    server.close()
  })
  const start = async (): Promise<ServerResponse> => {
    const before = open.length
    await source.start(async (event) => {
      const delivery = answer()
      if (delivery.outcome === 'stored') got.push(event)
      return delivery
    })
    await expect.poll(() => open.length).toBeGreaterThan(before)
    await expect.poll(() => source.status().state).toBe('listening')
    return open.at(-1)!
  }
  const texts = (): string[] => got.map(({ kind, body }) => `${kind} ${Buffer.from(body).toString()}`)

  it('uses the event name as the kind, with any chunks', async () => {
    const stream = await start()
    const whole = Buffer.from(
      'id: 7\nevent: ticket_answered\ndata: {"text":"ä🚗"}\n\n: still here\n\nevent: project_update\ndata: {"a":\ndata: 1}\n\n'
    )
    for (const byte of whole) stream.write(Buffer.from([byte]))
    await expect.poll(texts).toEqual(['ticket_answered {"text":"ä🚗"}', 'project_update {"a":\n1}'])
    expect(got[0]?.headers).toEqual({ 'event-id': '7', event: 'ticket_answered' })
    expect(asked[0]?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer a hidden token' })
    expect(source.status()).toMatchObject({ at: settings.address.replace(/\/stream.*/, ''), warnings: ['plain'] })
  })

  it.each([
    ['a token', 'a hidden token', [], true],
    ['no token, which anybody could say the same', null, ['no-login'], false]
  ] as const)('reports whether the relay checked %s', async (_what, shown, warning, login) => {
    token = shown
    const stream = await start()
    expect(source.status().warnings).toEqual([...warning, 'plain'])
    stream.write('data: 1\n\n')
    await expect.poll(() => got[0]?.login).toBe(login)
  })

  it('opens an envelope according to the settings', async () => {
    settings = { ...settings, kindFrom: 'envelope' }
    const stream = await start()
    stream.write(
      'data: {"headers":{"X-TF-EVENT":"ticket_closed"},"kind":"ticket_closed","body":{"id":9223372036854775807}}\n\n'
    )
    await expect.poll(texts).toEqual(['ticket_closed {"id":9223372036854775807}'])
    expect(got[0]?.headers['x-tf-event']).toBe('ticket_closed')
  })

  it('keeps bytes that are not UTF-8', async () => {
    const stream = await start()
    const body = Buffer.concat([
      Buffer.from('{"text":"M'),
      Buffer.from([0xfc, 0xff, 0x00, 0x80]),
      Buffer.from('ller"}')
    ])
    stream.write(Buffer.concat([Buffer.from('event: größe\ndata: '), body, Buffer.from('\n\n')]))
    await expect.poll(() => got.length).toBe(1)
    expect(got[0]).toMatchObject({ kind: 'größe', headers: { event: 'größe' } })
    expect(Buffer.from(got[0]!.body).equals(body)).toBe(true)
    settings = { ...settings, kindFrom: 'envelope' }
    const envelope = Buffer.concat([Buffer.from('{"kind":"a","body":"'), Buffer.from([0xff]), Buffer.from('"}')])
    stream.write(Buffer.concat([Buffer.from('data: '), envelope, Buffer.from('\n\n')]))
    await expect.poll(() => got.length).toBe(2)
    expect(got[1]?.kind).toBe('')
    expect(Buffer.from(got[1]!.body).equals(envelope)).toBe(true)
  })

  it('resumes after a broken connection', async () => {
    const stream = await start()
    stream.write('retry: 1000\n\nid: 41\ndata: 1\n\n')
    await expect.poll(() => lastId).toBe('41')
    stream.destroy()
    await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'unreachable' } })
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]?.headers['last-event-id']).toBe('41')
    await expect.poll(() => open.length).toBe(2)
    open[1]?.write('id: 42\ndata: 2\n\n')
    await expect.poll(texts).toEqual([' 1', ' 2'])
    expect(got[1]?.catchUp).toBe(true)
  })

  it('advances only past stored events', async () => {
    let tries = 0
    answer = () => (++tries < 2 ? { outcome: 'not-stored', reason: 'store' } : { outcome: 'stored' })
    const stream = await start()
    stream.write('id: 1\ndata: x\n\n')
    await expect.poll(() => source.status().problem?.code).toBe('store')
    expect(lastId).toBeNull()
    await expect.poll(() => lastId).toBe('1')
    expect(source.status().problem).toBeNull()
  })

  it.each<[string, number, string, unknown]>([
    ['a login that is refused', 401, 'text/event-stream', { code: 'refused', params: { status: 401 } }],
    ['a page instead of a stream', 200, 'text/html', { code: 'not-a-stream' }],
    ['a failing relay', 502, 'text/plain', { code: 'protocol', params: { status: 502 } }]
  ])('reports a problem: %s', async (_what, status, type, problem) => {
    serve = (_request, response) => void response.writeHead(status, { 'content-type': type }).end('x')
    expect(await source.test()).toEqual({ ok: false, problem })
    await source.start(() => Promise.resolve({ outcome: 'stored' }))
    await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem })
    expect(source.status().retryAtMs).not.toBeNull()
  })

  it.each(['another host', 'another path of the same one'])(
    'does not follow a redirect, so that the token goes nowhere else: %s',
    async (where) => {
      const seen: IncomingMessage[] = []
      const stream = (request: IncomingMessage, response: ServerResponse): void => {
        seen.push(request)
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      }
      const elsewhere = createServer(stream).listen(0, '127.0.0.1')
      await new Promise((resolve) => elsewhere.once('listening', resolve))
      try {
        const location =
          where === 'another host'
            ? `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/stream`
            : '/elsewhere'
        serve = (request, response) =>
          request.url === '/elsewhere' ? stream(request, response) : void response.writeHead(302, { location }).end()
        expect(await source.test()).toEqual({ ok: false, problem: { code: 'redirected' } })
        await source.start(() => Promise.resolve({ outcome: 'stored' }))
        await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'redirected' } })
        expect(asked).toHaveLength(2)
        expect(seen).toEqual([])
      } finally {
        elsewhere.closeAllConnections()
        elsewhere.close()
      }
    }
  )

  describe('with a fake clock', () => {
    let clock: FakeClock
    beforeEach(async () => {
      clock = new FakeClock()
      source = make(clock)
      await source.start(() => Promise.resolve({ outcome: 'stored' }))
    })
    const state = () => expect.poll(() => source.status().state)
    /** Waits for the failure, says how long the pause is, and lets it pass. */
    async function pause(): Promise<number> {
      await state().toBe('failing')
      const ms = (source.status().retryAtMs ?? 0) - clock.now()
      const before = asked.length
      await clock.advance(ms - 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(asked).toHaveLength(before)
      await clock.advance(1)
      await expect.poll(() => asked.length).toBe(before + 1)
      return ms
    }

    it('doubles its pauses, from the time the relay states, also when each connection ends at once, and starts over after a longer one', async () => {
      await state().toBe('listening')
      open[0]?.write('retry: 4000\n\n')
      await new Promise((resolve) => setTimeout(resolve, 50))
      const listening = serve
      serve = (_request, response) => void response.writeHead(502).end()
      open[0]?.end()
      expect([await pause(), await pause(), await pause()]).toEqual([2000, 4000, 8000])
      serve = (_request, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end()
      expect([await pause(), await pause(), await pause(), await pause()]).toEqual([16_000, 32_000, 60_000, 60_000])
      await state().toBe('failing')
      serve = listening
      await pause()
      await state().toBe('listening')
      await clock.advance(60_000)
      open.at(-1)?.end()
      expect(await pause()).toBe(2000)
    })

    it('gives up a relay that does not respond or goes silent', async () => {
      await state().toBe('listening')
      await clock.advance(299_000)
      expect(source.status().state).toBe('listening')
      serve = () => undefined
      await clock.advance(1000)
      await pause()
      await clock.advance(19_000)
      expect(source.status().state).toBe('connecting')
      await clock.advance(1000)
      await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'timeout' } })
    })
  })

  it('gives up an endless event and stores no more than the limit', async () => {
    const stream = await start()
    stream.write(`data: ${'x'.repeat(400_000)}`)
    await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'too-large' } })
  })

  it.each(['\n', '\r\n', '\r'])('refuses an event that is too large, and takes what follows (%j)', async (end) => {
    const refused: number[] = []
    await source.start(async (event) => {
      const isTooLarge = event.body.byteLength > settings.maxBodyBytes
      if (isTooLarge) refused.push(event.body.byteLength)
      else got.push(event)
      return isTooLarge ? { outcome: 'refused', reason: 'too-large' } : { outcome: 'stored' }
    })
    await expect.poll(() => source.status().state).toBe('listening')
    const lines = Array.from({ length: 40 }, () => `data: ${'x'.repeat(1000)}`)
    const large = ['id: 7', 'event: ticket_closed', ...lines, 'id: 8', '', ''].join(end)
    const next = ['event: ticket_opened', 'data: {"id":1}', 'id: 9', '', ''].join(end)
    for (const part of `${large}${next}`.match(/[^]{1,999}/g) ?? []) open[0]!.write(part)
    await expect.poll(texts).toEqual(['ticket_opened {"id":1}'])
    expect(refused).toHaveLength(1)
    await expect.poll(() => lastId).toBe('9')
    expect(asked).toHaveLength(1)
  })

  it('stores events that arrive with its stop, and none afterwards', async () => {
    const stream = await start()
    await source.stop()
    stream.write('data: 1\n\n')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(got).toEqual([])
    expect(source.status().state).toBe('off')
  })

  it('logs neither token nor query', async () => {
    serve = (_request, response) => void response.writeHead(500).end()
    await source.start(() => Promise.resolve({ outcome: 'stored' }))
    await expect.poll(() => log.lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(log.lines)).not.toMatch(/hidden/)
  })
})
