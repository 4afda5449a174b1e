import { request, Agent } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeDigests } from '../../../src-main/adapters/digests'
import { WebhookReceiver, type WebhookSettings } from '../../../src-main/adapters/event-sources/webhook'
import { systemClock } from '../../../src-main/adapters/clock'
import { FeedPipeline } from '../../../src-main/services/feed-pipeline'
import { PRESETS } from '@core/feed/presets'
import { FakeEventStore } from '../../fakes/event-store'
import { bytes, json, SECRET, sign, ticket } from '../../fakes/events'
import { FakeLog } from '../../fakes/log'

const MB = 1024 * 1024
const STANDARD: WebhookSettings = { enabled: true, host: '127.0.0.1', port: 0, path: '/events', hostNames: [], kindHeader: 'X-TF-EVENT', signature: 'hmac-sha256-base64', maxBodyBytes: 5 * MB }

describe('the webhook receiver', () => {
  let settings: WebhookSettings
  let store: FakeEventStore
  let log: FakeLog
  let secret: string | null
  let receiver: WebhookReceiver
  let pipeline: FeedPipeline
  const others: WebhookReceiver[] = []

  const make = (): WebhookReceiver => new WebhookReceiver({
    clock: systemClock(), log, random: () => 0, settings: () => settings, hasSecret: () => Promise.resolve(secret !== null),
    limits: { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 50 }
  })
  beforeEach(() => {
    settings = STANDARD
    store = new FakeEventStore()
    log = new FakeLog()
    secret = SECRET
    pipeline = new FeedPipeline({
      store, log, digests: nodeDigests, notifiers: [], mappings: () => PRESETS, secret: () => Promise.resolve(secret), maxBodyBytes: () => settings.maxBodyBytes,
      judgement: () => ({ signature: { scheme: settings.signature, header: 'X-TF-HMAC-SHA256', prefix: '' } }), delivered: () => undefined, stored: () => undefined
    })
    receiver = make()
  })
  afterEach(async () => {
    await Promise.all([receiver, ...others.splice(0)].map((one) => one.stop()))
  })
  const start = async (): Promise<URL> => {
    await receiver.start(pipeline.deliver)
    return new URL(receiver.status().at!)
  }

  interface Sent { path?: string; method?: string; headers?: Record<string, string>; body?: Buffer; agent?: Agent }
  function send(to: URL, { path = to.pathname, method = 'POST', headers = {}, body = json(ticket()), agent }: Sent = {}): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request({ host: to.hostname, port: to.port, path, method, ...(agent ? { agent } : {}), headers: { 'content-type': 'application/json', 'x-tf-event': 'ticket_answered', 'x-tf-hmac-sha256': sign(body), ...headers } }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)).on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
      })
      call.on('error', reject)
      call.end(method === 'POST' ? body : undefined)
    })
  }
  /** Writes raw bytes and answers what came back until the other side closed. */
  const speak = (to: URL, ...parts: readonly string[]): Promise<string> => new Promise((resolve, reject) => {
    const socket = connect(Number(to.port), to.hostname)
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text)).on('close', () => resolve(heard)).on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(heard) : reject(error)))
    for (const part of parts) socket.write(part)
  })

  it('does nothing while it is switched off', async () => {
    settings = { ...STANDARD, enabled: false }
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({ state: 'off', at: null })
  })

  it('listens on this machine alone and says where', async () => {
    const to = await start()
    expect(to.hostname).toBe('127.0.0.1')
    expect(to.pathname).toBe('/events')
    expect(receiver.status()).toMatchObject({ state: 'listening', warnings: [], problem: null })
  })

  it('takes a signed event and answers 200 with nothing in it', async () => {
    const answer = await send(await start())
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['x-powered-by'] ?? answer.headers['server']).toBeUndefined()
    expect(store.events).toMatchObject([{ kind: 'ticket_answered', source: 'webhook', trust: 'signed', subject: { type: 'ticket', id: 'T-100' } }])
  })

  it('answers only when the event is stored', async () => {
    const to = await start()
    const release = store.hold()
    let answered = false
    const answer = send(to).then((a) => { answered = true; return a })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(answered).toBe(false)
    release()
    expect((await answer).status).toBe(200)
  })

  it('confirms what comes twice and keeps it once', async () => {
    const to = await start()
    expect((await send(to)).status).toBe(200)
    expect((await send(to)).status).toBe(200)
    expect(store.events).toMatchObject([{ copies: 1 }])
  })

  it('asks the sender to come again when it cannot store', async () => {
    const to = await start()
    store.fail('full')
    expect(await send(to)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect((await send(to)).status).toBe(200)
  })

  it.each<[string, Sent, number]>([
    ['a wrong signature', { headers: { 'x-tf-hmac-sha256': sign(json({})) } }, 401],
    ['no signature', { headers: { 'x-tf-hmac-sha256': '' } }, 401],
    ['a signature of the body as another encoding would write it', { headers: { 'x-tf-hmac-sha256': sign(bytes(JSON.stringify(ticket(), null, 1))) } }, 401],
    ['a body that is not JSON', { body: bytes('{"a":') }, 400],
    ['an empty body', { body: bytes('') }, 400],
    ['another path', { path: '/' }, 404],
    ['a path that only begins alike', { path: '/events/x' }, 404],
    ['a GET', { method: 'GET' }, 405],
    ['the question a browser asks before a foreign page may post', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' } }, 405],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['plain text, which any page may post', { headers: { 'content-type': 'text/plain' } }, 415],
    ['no type at all', { headers: { 'content-type': '' } }, 415],
    ['a compressed body, which could grow', { headers: { 'content-encoding': 'gzip' } }, 415],
    ['another character set', { headers: { 'content-type': 'application/json; charset=iso-8859-1' } }, 415],
    ['the name of another site (DNS rebinding)', { headers: { host: 'elsewhere.example' } }, 403],
    ['another address as its name', { headers: { host: '10.1.2.3' } }, 403],
    ['a name that only begins like this machine', { headers: { host: '127.0.0.1.elsewhere.example' } }, 403]
  ])('refuses %s', async (_what, sent, status) => {
    const answer = await send(await start(), sent)
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(store.rows).toHaveLength(0)
  })

  it.each([
    ['application/json; charset=utf-8', {}], ['application/problem+json', {}], ['application/json', { host: 'localhost:1' }], ['application/json', { host: '[::1]:80' }]
  ])('takes %s %j', async (type, headers) => {
    expect((await send(await start(), { headers: { 'content-type': type, ...headers } })).status).toBe(200)
  })

  it('takes names of a tunnel in front only where they are allowed', async () => {
    settings = { ...STANDARD, hostNames: ['Desk.Tunnel.example'] }
    expect((await send(await start(), { headers: { host: 'desk.tunnel.example' } })).status).toBe(200)
  })

  it('refuses everything, and says why, while there is no secret', async () => {
    secret = null
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({ state: 'failing', problem: { code: 'no-secret' } })
    expect((await send(new URL(receiver.status().at!))).status).toBe(401)
    expect(await receiver.test()).toEqual({ ok: false, problem: { code: 'no-secret' } })
  })

  it('warns where nobody signs and where the network can reach it', async () => {
    settings = { ...STANDARD, host: '0.0.0.0', signature: 'none' }
    const to = await start()
    expect(receiver.status().warnings).toEqual(['network', 'plain', 'unsigned'])
    expect((await send(new URL(`http://127.0.0.1:${to.port}/events`), { headers: { 'x-tf-hmac-sha256': '' } })).status).toBe(200)
    expect((await send(new URL(`http://127.0.0.1:${to.port}/events`), { headers: { host: 'elsewhere.example' } })).status).toBe(403)
  })

  it('refuses a body above the cap by its announced length, without reading it', async () => {
    settings = { ...STANDARD, maxBodyBytes: 1000 }
    const heard = await speak(await start(), 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('refuses a body above the cap that does not say its length', async () => {
    settings = { ...STANDARD, maxBodyBytes: 1000 }
    const to = await start()
    const heard = await speak(to, 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n', ...Array.from({ length: 5 }, () => `100\r\n${'x'.repeat(256)}\r\n`))
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    expect(store.rows).toHaveLength(0)
  })

  it('keeps a body of the size of the cap byte for byte', async () => {
    const to = await start()
    const body = bytes(JSON.stringify({ id: 'T-1', subject: '🚗\u202e<script>', text: 'ä'.repeat(1000) }))
    const exact = Buffer.concat([body, Buffer.alloc(5 * MB - body.byteLength, 0x20)])
    expect((await send(to, { body: exact })).status).toBe(200)
    expect(Buffer.from((await store.raw(1))!.body).equals(exact)).toBe(true)
    expect((await send(to, { body: Buffer.concat([exact, bytes(' ')]) }).catch(() => ({ status: 413 }))).status).toBe(413)
  })

  it('does not wait for a head that never ends', async () => {
    expect(await speak(await start(), 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow:')).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('does not wait for a body that never ends', async () => {
    const heard = await speak(await start(), 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"')
    expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(store.rows).toHaveLength(0)
  })

  it('refuses a head above its size, two lengths at once, and what is no HTTP', async () => {
    const to = await start()
    expect(await speak(to, `POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\nx-big: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await speak(to, 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await speak(to, '\x16\x03\x01 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('goes on serving others while connections hang', async () => {
    const to = await start()
    const hanging = Array.from({ length: 20 }, () => speak(to, 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\n'))
    expect((await send(to)).status).toBe(200)
    await Promise.all(hanging)
  })

  it('holds no more connections than it can serve', async () => {
    const to = await start()
    const answers = await Promise.all(Array.from({ length: 300 }, () => speak(to, 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\n')))
    expect(answers.filter((heard) => heard === '').length).toBeGreaterThanOrEqual(40)
    expect((await send(to)).status).toBe(200)
  })

  it('says that its port is taken, and comes by it when it is free', async () => {
    const to = await start()
    settings = { ...STANDARD, port: Number(to.port) }
    const second = make()
    others.push(second)
    await second.start(pipeline.deliver)
    expect(second.status()).toMatchObject({ state: 'failing', problem: { code: 'port-in-use', params: { port: Number(to.port) } } })
    expect(await second.test()).toMatchObject({ ok: false, problem: { code: 'port-in-use' } })
    await receiver.stop()
    await expect.poll(() => second.status().state, { timeout: 5000 }).toBe('listening')
  })

  it('says that an address is not this machine’s', async () => {
    settings = { ...STANDARD, host: '203.0.113.7' }
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({ state: 'failing', problem: { code: 'address-unavailable', params: { host: '203.0.113.7' } } })
  })

  it('answers what it has in hand before it stops, and is off then', async () => {
    const to = await start()
    const release = store.hold()
    const answer = send(to)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const stopped = receiver.stop()
    release()
    expect((await answer).status).toBe(200)
    await stopped
    expect(receiver.status().state).toBe('off')
    await expect(send(to)).rejects.toThrow('ECONNREFUSED')
  })

  it('tests its address without being on', async () => {
    expect(await receiver.test()).toMatchObject({ ok: true })
    expect(receiver.status().state).toBe('off')
  })

  it('loses nothing of a burst over many connections', async () => {
    const to = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const answers = await Promise.all(Array.from({ length: 2000 }, (_, n) => send(to, { agent, body: json(ticket({ id: `T-${n}` })) })))
    agent.destroy()
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(store.events.map(({ subject }) => subject.id)).size).toBe(2000)
  })

  it('writes no address, body or header of a sender into the log', async () => {
    const to = await start()
    await send(to, { headers: { 'x-who': 'Header Name' } })
    await send(to, { headers: { 'x-tf-hmac-sha256': 'x' } })
    await send(to, { body: bytes('{"customer": "Customer Name"') })
    expect(JSON.stringify(log.lines)).not.toMatch(/Customer|Staff|Header Name|shared secret/)
  })
})
