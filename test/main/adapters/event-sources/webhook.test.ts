import { request, Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { WebhookReceiver, type WebhookReceiverDeps, type WebhookSettings } from '@main/adapters/event-sources/webhook'
import { addressPrefix } from '@main/adapters/event-sources/webhook/address-prefix'
import { listenAddresses } from '@main/adapters/event-sources/webhook/listen-addresses'
import { systemClock } from '@main/adapters/clock'
import { FeedPipeline } from '@main/services/feed/feed-pipeline'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import { verifySignature } from '@shared/feed/sources/signature'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { bytes, json, SECRET, sign, ticket } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'

const MB = 1024 * 1024
/** No sender is given up for being slow. */
const PATIENT = { headersTimeout: 10 * 60_000, requestTimeout: 10 * 60_000 }
const STANDARD: WebhookSettings = {
  enabled: true,
  host: '127.0.0.1',
  port: 0,
  path: '/events',
  hostNames: [],
  kindHeader: 'X-TF-EVENT',
  kindFrom: 'header',
  kindField: '/kind',
  signature: 'hmac-sha256-base64',
  signatureHeader: 'X-TF-HMAC-SHA256',
  signaturePrefix: '',
  maxBodyBytes: 5 * MB
}
/** Of a request whose signature could be one. */
const HEAD = `POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nx-tf-hmac-sha256: ${sign(bytes('another body'))}\r\n`
/** An address as the system lists it. */
const face = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({
    address,
    netmask: '',
    mac: '',
    internal: false,
    cidr: null,
    ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
    ...more
  }) as NetworkInterfaceInfo

describe('the webhook receiver', () => {
  let settings: WebhookSettings
  let store: FakeEventStore
  let log: FakeLog
  let secret: string | null
  let receiver: WebhookReceiver
  let pipeline: FeedPipeline
  const others: WebhookReceiver[] = []

  let keptPort: number | null
  let storeTakes: boolean
  let interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>
  const receiverParts = (): WebhookReceiverDeps => ({
    clock: systemClock(),
    log,
    random: () => 0,
    settings: () => settings,
    hasSecret: () => Promise.resolve(secret !== null),
    hmac: (body) => Promise.resolve(secret === null ? null : nodeDigests.hmacSha256(secret, body)),
    verify: (event) =>
      Promise.resolve(
        verifySignature(
          event,
          { scheme: settings.signature, header: settings.signatureHeader, prefix: settings.signaturePrefix },
          secret,
          nodeDigests
        )
      ),
    keptPort: { read: () => Promise.resolve(keptPort), write: (port) => Promise.resolve(void (keptPort = port)) },
    storeTakes: () => Promise.resolve(storeTakes),
    interfaces: () => interfaces,
    limits: PATIENT
  })
  /** Gives a sender up soon. On a slow machine that may be any sender. */
  const hasty = (): void => {
    receiver = new WebhookReceiver({
      ...receiverParts(),
      limits: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
    })
  }
  const make = (): WebhookReceiver => new WebhookReceiver(receiverParts())
  beforeEach(() => {
    settings = STANDARD
    store = new FakeEventStore()
    log = new FakeLog()
    secret = SECRET
    keptPort = null
    storeTakes = true
    interfaces = {}
    pipeline = new FeedPipeline({
      store,
      log,
      digests: nodeDigests,
      arrived: () => {},
      mappings: () => PRESETS,
      secret: () => Promise.resolve(secret),
      maxBodyBytes: () => settings.maxBodyBytes,
      trustPolicy: () => ({
        signature: { scheme: settings.signature, header: settings.signatureHeader, prefix: settings.signaturePrefix }
      }),
      onDelivered: () => undefined,
      onStored: () => undefined
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

  interface Sent {
    path?: string
    method?: string
    headers?: Record<string, string>
    body?: Buffer
    agent?: Agent
  }
  function send(
    to: URL,
    { path = to.pathname, method = 'POST', headers = {}, body = json(ticket()), agent }: Sent = {}
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: to.hostname,
          port: to.port,
          path,
          method,
          ...(agent ? { agent } : {}),
          headers: {
            'content-type': 'application/json',
            'x-tf-event': 'ticket_answered',
            'x-tf-hmac-sha256': sign(body),
            ...headers
          }
        },
        (response) => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('data', (chunk: string) => (text += chunk))
            .on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
        }
      )
      call.on('error', reject)
      call.end(method === 'POST' ? body : undefined)
    })
  }
  /** Writes raw bytes and answers what came back until the other side closed. */
  const speak = (to: URL, ...parts: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(to.port), to.hostname)
      let received = ''
      socket
        .setEncoding('utf8')
        .on('data', (text: string) => (received += text))
        .on('close', () => resolve(received))
        .on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(received) : reject(error)
        )
      for (const part of parts) socket.write(part)
    })

  it('does nothing while it is switched off', async () => {
    settings = { ...STANDARD, enabled: false }
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({ state: 'off', at: null })
  })

  it('listens on this computer only and reports its address', async () => {
    const to = await start()
    expect(to.hostname).toBe('127.0.0.1')
    expect(to.pathname).toBe('/events')
    expect(receiver.status()).toMatchObject({ state: 'listening', warnings: [], problem: null })
  })

  it('accepts a signed event with an empty 200', async () => {
    const answer = await send(await start())
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['x-powered-by'] ?? answer.headers['server']).toBeUndefined()
    expect(store.events).toMatchObject([
      { kind: 'ticket_answered', source: 'webhook', trust: 'signed', subject: { type: 'ticket', id: 'T-100' } }
    ])
  })

  it('answers only when the event is stored', async () => {
    const to = await start()
    const release = store.hold()
    let answered = false
    const answer = send(to).then((a) => {
      answered = true
      return a
    })
    await expect.poll(() => store.asked).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(answered).toBe(false)
    release()
    expect((await answer).status).toBe(200)
  })

  it('confirms a duplicate and stores it once', async () => {
    const to = await start()
    expect((await send(to)).status).toBe(200)
    expect((await send(to)).status).toBe(200)
    expect(store.events).toMatchObject([{ copies: 1 }])
  })

  it('asks the sender to retry when it cannot store', async () => {
    const to = await start()
    store.fail('full')
    expect(await send(to)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect((await send(to)).status).toBe(200)
  })

  it.each<[string, Sent, number]>([
    ['a wrong signature', { headers: { 'x-tf-hmac-sha256': sign(json({})) } }, 401],
    ['no signature', { headers: { 'x-tf-hmac-sha256': '' } }, 401],
    [
      'a signature of the body as another encoding would write it',
      { headers: { 'x-tf-hmac-sha256': sign(bytes(JSON.stringify(ticket(), null, 1))) } },
      401
    ],
    ['another path', { path: '/' }, 404],
    ['a path that only begins alike', { path: '/events/x' }, 404],
    ['a GET', { method: 'GET' }, 405],
    [
      'the question a browser asks before a foreign page may post',
      { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' } },
      405
    ],
    ['the name of another site (DNS rebinding)', { headers: { host: 'elsewhere.example' } }, 403],
    ['another address as its name', { headers: { host: '10.1.2.3' } }, 403],
    ['a port that is none behind its name', { headers: { host: 'localhost:99999' } }, 403],
    ['a name that only begins like this machine', { headers: { host: '127.0.0.1.elsewhere.example' } }, 403]
  ])('refuses %s', async (_what, sent, status) => {
    const answer = await send(await start(), sent)
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(store.rows).toHaveLength(0)
  })

  const NOT_JSON: readonly (readonly [string, Sent, number])[] = [
    ['a body that is not JSON', { body: bytes('{"a":') }, 400],
    ['an empty body', { body: bytes('') }, 400],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['plain text, which any page may post', { headers: { 'content-type': 'text/plain' } }, 415],
    ['no type at all', { headers: { 'content-type': '' } }, 415],
    [
      'a compressed body',
      { headers: { 'content-encoding': 'gzip' }, body: Buffer.from([0x1f, 0x8b, 8, 0, 0xff]) },
      415
    ],
    [
      'another character set',
      {
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        body: Buffer.from('{"text":"\u00e4"}', 'latin1')
      },
      415
    ]
  ]
  it.each(NOT_JSON)('keeps %s byte for byte if signed', async (_what, sent) => {
    expect((await send(await start(), sent)).status).toBe(200)
    expect(store.events).toMatchObject([{ kind: 'ticket_answered', trust: 'signed' }])
    expect(Buffer.from((await store.raw(1))!.body).equals(sent.body ?? json(ticket()))).toBe(true)
  })
  it.each(NOT_JSON)('refuses %s where unsigned events are accepted', async (_what, sent, status) => {
    settings = { ...STANDARD, signature: 'none' }
    expect((await send(await start(), sent)).status).toBe(status)
    expect(store.rows).toHaveLength(0)
  })

  it.each([
    ['application/json; charset=utf-8', {}],
    ['application/problem+json', {}],
    ['application/json', { host: 'localhost:1' }],
    ['application/json', { host: '[::1]:80' }]
  ])('accepts %s with %j', async (type, headers) => {
    expect((await send(await start(), { headers: { 'content-type': type, ...headers } })).status).toBe(200)
  })

  it('accepts names of a tunnel only if they are allowed', async () => {
    settings = { ...STANDARD, hostNames: ['Desk.Tunnel.example'] }
    expect((await send(await start(), { headers: { host: 'desk.tunnel.example' } })).status).toBe(200)
  })

  it('refuses everything without a secret, and reports it', async () => {
    secret = null
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({ state: 'failing', problem: { code: 'no-secret' } })
    expect((await send(new URL(receiver.status().at!))).status).toBe(401)
    expect(await receiver.test()).toEqual({ ok: false, problem: { code: 'no-secret' } })
  })

  it('warns of unsigned events and of access from the network', async () => {
    settings = { ...STANDARD, host: '0.0.0.0', signature: 'none' }
    const to = await start()
    expect(receiver.status().warnings).toEqual(['network', 'plain', 'unsigned'])
    expect(
      (await send(new URL(`http://127.0.0.1:${to.port}/events`), { headers: { 'x-tf-hmac-sha256': '' } })).status
    ).toBe(200)
    expect(
      (await send(new URL(`http://127.0.0.1:${to.port}/events`), { headers: { host: 'elsewhere.example' } })).status
    ).toBe(403)
  })

  it('refuses a body above the limit by its announced length, without reading it', async () => {
    settings = { ...STANDARD, maxBodyBytes: 1000 }
    const received = await speak(
      await start(),
      'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n'
    )
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('refuses a body above the limit without an announced length', async () => {
    settings = { ...STANDARD, maxBodyBytes: 1000 }
    const to = await start()
    const received = await speak(
      to,
      `${HEAD}transfer-encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 5 }, () => `100\r\n${'x'.repeat(256)}\r\n`)
    )
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
    expect(store.rows).toHaveLength(0)
  })

  it('accepts a body of the maximum size byte for byte', async () => {
    const to = await start()
    const body = bytes(JSON.stringify({ id: 'T-1', subject: '🚗\u202e<script>', text: 'ä'.repeat(1000) }))
    const exact = Buffer.concat([body, Buffer.alloc(5 * MB - body.byteLength, 0x20)])
    expect((await send(to, { body: exact })).status).toBe(200)
    expect(Buffer.from((await store.raw(1))!.body).equals(exact)).toBe(true)
    expect((await send(to, { body: Buffer.concat([exact, bytes(' ')]) }).catch(() => ({ status: 413 }))).status).toBe(
      413
    )
  })

  it('does not wait for an endless header', async () => {
    hasty()
    expect(await speak(await start(), 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow:')).toMatch(
      /^(HTTP\/1\.1 408 |$)/
    )
  })

  it('does not wait for an endless body', async () => {
    hasty()
    const received = await speak(await start(), `${HEAD}content-length: 100\r\n\r\n{"a"`)
    expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(store.rows).toHaveLength(0)
  })

  it('refuses a head above its limit, two lengths at once, and anything but HTTP', async () => {
    const to = await start()
    expect(await speak(to, `POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\nx-big: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /
    )
    expect(
      await speak(
        to,
        'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'
      )
    ).toMatch(/^HTTP\/1\.1 400 /)
    expect(await speak(to, '\x16\x03\x01 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('serves others while connections hang', async () => {
    const to = await start()
    const hanging = Array.from({ length: 20 }, () => connect(Number(to.port), to.hostname).on('error', () => undefined))
    await Promise.all(
      hanging.map(
        (socket) =>
          new Promise<void>((sent) => socket.write('POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\n', () => sent()))
      )
    )
    expect((await send(to)).status).toBe(200)
    for (const socket of hanging) socket.destroy()
  })

  it('limits its connections', async () => {
    hasty()
    const to = await start()
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => speak(to, 'POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\n'))
    )
    expect(answers.filter((received) => received === '').length).toBeGreaterThanOrEqual(40)
    await expect.poll(async () => (await send(to)).status).toBe(200)
  })

  it('reports that its port is in use, and uses it once it is free', async () => {
    const to = await start()
    settings = { ...STANDARD, port: Number(to.port) }
    const second = make()
    others.push(second)
    await second.start(pipeline.deliver)
    expect(second.status()).toMatchObject({
      state: 'failing',
      problem: { code: 'port-in-use', params: { port: Number(to.port) } }
    })
    expect(await second.test()).toMatchObject({ ok: false, problem: { code: 'port-in-use' } })
    await receiver.stop()
    await expect.poll(() => second.status().state).toBe('listening')
  })

  it('reports an address of another computer', async () => {
    settings = { ...STANDARD, host: '203.0.113.7' }
    await receiver.start(pipeline.deliver)
    expect(receiver.status()).toMatchObject({
      state: 'failing',
      problem: { code: 'address-unavailable', params: { host: '203.0.113.7' } }
    })
  })

  it('finishes its requests before it stops', async () => {
    const to = await start()
    const release = store.hold()
    const answer = send(to)
    await expect.poll(() => store.asked).toBe(1)
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

  it('refuses a request with two names', async () => {
    expect(await speak(await start(), `${HEAD}host: elsewhere.example\r\ncontent-length: 0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /
    )
  })

  it.each(['', 'x', 'sha256=abc'])('does not read a body with the malformed signature “%s”', async (signature) => {
    const given = signature === '' ? '' : `x-tf-hmac-sha256: ${signature}\r\n`
    const received = await speak(
      await start(),
      `POST /events HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${given}content-length: 5000000\r\n\r\n`
    )
    expect(received).toMatch(/^HTTP\/1\.1 401 /)
    expect(receiver.refusals()).toMatchObject([
      { reason: signature === '' ? 'signature-missing' : 'signature-malformed', count: 1 }
    ])
  })

  describe('under attack', () => {
    const crowd: Socket[] = []
    afterEach(() => crowd.splice(0).forEach((socket) => socket.destroy()))
    /** Opens a connection, says something, and opens another as soon as it is ended, until the test is over. */
    function hold(to: URL, ...said: readonly (string | Buffer)[]): void {
      const socket = connect(Number(to.port), to.hostname)
      crowd.push(socket)
      socket.on('error', () => undefined).on('connect', () => said.forEach((part) => socket.write(part)))
      socket.on('close', () => crowd.includes(socket) && setTimeout(() => crowd.length > 0 && hold(to, ...said), 1))
    }
    const slowly = (): void => {
      receiver = new WebhookReceiver({ ...receiverParts(), limits: {} })
    }

    it('serves events while someone holds all connections open', async () => {
      slowly()
      const to = await start()
      for (let n = 0; n < 300; n++) hold(to, 'P')
      await expect
        .poll(() => receiver.refusals().find(({ reason }) => reason === 'crowded')?.count ?? 0)
        .toBeGreaterThan(0)
      for (let n = 0; n < 20; n++) expect((await send(to, { body: json(ticket({ id: `T-${n}` })) })).status).toBe(200)
    })

    it('serves events while unfinished bodies fill all space', async () => {
      slowly()
      const to = await start()
      const half = Buffer.alloc(5 * MB - 4096, 0x61)
      for (let n = 0; n < 21; n++) hold(to, `${HEAD}content-length: ${5 * MB}\r\n\r\n`, half)
      await expect
        .poll(() => receiver.refusals().find(({ reason }) => reason === 'busy')?.count ?? 0)
        .toBeGreaterThan(0)
      for (let n = 0; n < 10; n++) expect((await send(to, { body: json(ticket({ id: `T-${n}` })) })).status).toBe(200)
    })
  })

  it.each<[string, Sent, string, string | null]>([
    ['the name of a tunnel', { headers: { host: 'desk.tunnel.example:8080' } }, 'host', 'desk.tunnel.example'],
    ['another path', { path: '/hook?key=1' }, 'path', '/hook'],
    ['a path that is none', { path: '/<b>' }, 'path', null],
    ['a GET', { method: 'GET' }, 'method', null],
    ['a wrong signature', { headers: { 'x-tf-hmac-sha256': sign(json({})) } }, 'signature', null]
  ])('counts %s with its reason and its time', async (_what, sent, reason, asked) => {
    const to = await start()
    let reported = 0
    receiver.onStatus(() => reported++)
    await send(to, sent)
    await send(to, sent)
    await expect.poll(() => reported).toBe(1)
    expect(receiver.refusals()).toEqual([{ reason, count: 2, asked, lastAtMs: expect.any(Number) as number }])
  })

  it('counts unsigned events that are no JSON, by their type and by their body', async () => {
    settings = { ...STANDARD, signature: 'none' }
    const to = await start()
    await send(to, { headers: { 'content-type': 'text/plain' } })
    await send(to, { body: bytes('{"a":') })
    expect(
      receiver
        .refusals()
        .map(({ reason, count }) => [reason, count])
        .sort()
    ).toEqual([
      ['not-json', 1],
      ['type', 1]
    ])
  })

  it('distinguishes a call by https from anything but HTTP', async () => {
    const to = await start()
    await speak(to, '\x16\x03\x01 hello\r\n\r\n')
    await speak(to, 'hello\r\n\r\n')
    expect(
      receiver
        .refusals()
        .map(({ reason }) => reason)
        .sort()
    ).toEqual(['not-http', 'tls'])
  })

  it('does not run while nothing can be stored, and starts once something can', async () => {
    const to = await start()
    store.fail('full')
    expect((await send(to)).status).toBe(503)
    expect(receiver.status()).toMatchObject({ state: 'failing', problem: { code: 'store' }, at: to.href })
    expect(receiver.refusals()).toMatchObject([{ reason: 'store', count: 1 }])
    expect((await send(to)).status).toBe(200)
    expect(receiver.status()).toMatchObject({ state: 'listening', problem: null })
  })

  it('checks by itself whether events can be stored again', async () => {
    const to = await start()
    store.fail('full')
    storeTakes = false
    await send(to)
    const first = receiver.status().retryAtMs!
    await expect.poll(() => receiver.status().retryAtMs).toBeGreaterThan(first)
    storeTakes = true
    await expect.poll(() => receiver.status().state).toBe('listening')
  })

  it('reports a locked secret as long as it is locked', async () => {
    let given = false
    receiver = new WebhookReceiver({
      ...receiverParts(),
      hasSecret: () => Promise.resolve(true),
      hmac: (body) => Promise.resolve(given ? nodeDigests.hmacSha256(SECRET, body) : null)
    })
    const to = await start()
    store.fail('unavailable')
    expect((await send(to)).status).toBe(503)
    await expect.poll(() => receiver.status().problem?.code).toBe('key-store')
    given = true
    await expect.poll(() => receiver.status().state).toBe('listening')
  })

  it('keeps a free port for the next start', async () => {
    const to = await start()
    expect(keptPort).toBe(Number(to.port))
    await receiver.stop()
    expect((await start()).port).toBe(to.port)
  })

  it('reports the addresses of this computer that others can call', async () => {
    settings = { ...STANDARD, host: '0.0.0.0' }
    interfaces = {
      lo: [face('127.0.0.1', { internal: true })],
      eth0: [face('192.168.1.20'), face('fe80::1'), face('2001:db8::20')],
      usb0: [face('169.254.7.7')]
    }
    const to = await start()
    expect(receiver.status()).toMatchObject({
      at: `http://192.168.1.20:${to.port}/events`,
      addresses: [`http://192.168.1.20:${to.port}/events`]
    })
    interfaces = {}
    expect(receiver.status().at).toBe(`http://127.0.0.1:${to.port}/events`)
    expect(
      listenAddresses({ host: '::', port: 80, path: '/e' }, () => ({
        eth0: [face('2001:db8::20'), face('192.168.1.20')]
      }))
    ).toEqual(['http://192.168.1.20:80/e', 'http://[2001:db8::20]:80/e'])
  })

  it.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['2001:db8:1:2:a::1', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    [undefined, '']
  ])('treats %s as one sender with its neighbours', (address, one) => {
    expect(addressPrefix(address)).toBe(one)
  })

  describe('the test of the receiver', () => {
    it('sends itself an event that is verified and not stored', async () => {
      const to = await start()
      expect(await receiver.test()).toEqual({ ok: true, at: to.href })
      expect(store.rows).toHaveLength(0)
      expect(receiver.refusals()).toEqual([])
    })

    it('finds settings that refuse the event', async () => {
      settings = { ...STANDARD, kindHeader: 'Host' }
      await start()
      expect(await receiver.test()).toEqual({ ok: false, problem: { code: 'own-trial' } })
    })

    it('finds a store that fails, and a locked secret', async () => {
      await start()
      storeTakes = false
      expect(await receiver.test()).toEqual({ ok: false, problem: { code: 'store' } })
      expect(
        await new WebhookReceiver({
          ...receiverParts(),
          hasSecret: () => Promise.resolve(true),
          hmac: () => Promise.resolve(null)
        }).test()
      ).toEqual({ ok: false, problem: { code: 'key-store' } })
    })

    it('accepts no other event as its own', async () => {
      const to = await start()
      expect((await send(to, { headers: { 'x-dynodesk-trial': 'a'.repeat(64) } })).status).toBe(200)
      expect(store.rows).toHaveLength(1)
    })
  })

  it('loses no event of a burst over many connections', async () => {
    receiver = new WebhookReceiver({ ...receiverParts(), limits: {} })
    const to = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const answers = await Promise.all(
      Array.from({ length: 2000 }, (_, n) => send(to, { agent, body: json(ticket({ id: `T-${n}` })) }))
    )
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
