import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type MqttClient } from 'mqtt'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { MqttSource, type MqttSettings } from '@main/adapters/event-sources/mqtt'
import type { Delivery, RawEvent } from '@shared/feed/events'
import type { Clock } from '@shared/ports/system/clock'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { MqttBroker, freePort, noBroker } from './mqtt-broker'

describe.skipIf(noBroker)('the MQTT source on a real broker (skipped where there is no Mosquitto)', () => {
  let folder: string
  let port: number
  let broker: MqttBroker
  let settings: MqttSettings
  let log: FakeLog
  let got: RawEvent[]
  let answer: (event: RawEvent) => Promise<Delivery> | Delivery
  const sources: MqttSource[] = []
  const publishers: MqttClient[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-mqtt-'))
    port = await freePort()
    broker = new MqttBroker(folder, port)
    log = new FakeLog()
    got = []
    answer = () => ({ outcome: 'stored' })
    settings = {
      enabled: true,
      address: `mqtt://127.0.0.1:${port}`,
      user: '',
      topics: ['shop/events/#'],
      kindFrom: 'topic',
      kindProperty: 'X-TF-EVENT',
      sessionSeconds: 3600,
      sessionMessages: 1000,
      certificateFile: '',
      keyFile: '',
      authorityFile: '',
      maxBodyBytes: 5_000_000
    }
  })
  afterEach(async () => {
    await Promise.all(sources.splice(0).map((source) => source.stop()))
    await Promise.all(publishers.splice(0).map((client) => client.endAsync(true)))
    await broker.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  const make = (clientId = 'desk-1', password: string | null = null, clock: Clock = systemClock()): MqttSource => {
    const source = new MqttSource({
      contacted: () => {},
      clock,
      log,
      random: () => 0,
      settings: () => settings,
      password: () => Promise.resolve(password),
      clientId: () => Promise.resolve(clientId)
    })
    sources.push(source)
    return source
  }
  const deliver = async (event: RawEvent): Promise<Delivery> => {
    const delivery = await answer(event)
    if (delivery.outcome === 'stored') got.push(event)
    return delivery
  }
  const listening = (source: MqttSource) => expect.poll(() => source.status().state).toBe('listening')
  async function publisher(): Promise<MqttClient> {
    const client = connect(`mqtt://127.0.0.1:${port}`, { protocolVersion: 5, reconnectPeriod: 200 })
    publishers.push(client)
    await new Promise((resolve) => client.once('connect', resolve))
    return client
  }
  const texts = (): string[] => got.map(({ body }) => Buffer.from(body).toString())

  it('uses the topic as the kind, and keeps the bytes', async () => {
    await broker.start()
    const source = make()
    await source.start(deliver)
    await listening(source)
    expect(source.status()).toMatchObject({
      at: `mqtt://127.0.0.1:${port}`,
      warnings: ['no-login', 'plain'],
      problem: null
    })
    const sender = await publisher()
    const body = Buffer.from('{"id":9223372036854775807, "text":"ä🚗" }')
    await sender.publishAsync('shop/events/ticket_answered', body, {
      qos: 1,
      properties: { userProperties: { 'X-Who': 'me' } }
    })
    await expect.poll(() => got.length).toBe(1)
    expect(got[0]).toMatchObject({
      source: 'mqtt',
      kind: 'ticket_answered',
      headers: { topic: 'shop/events/ticket_answered', 'x-who': 'me' }
    })
    expect(Buffer.from(got[0]!.body).equals(body)).toBe(true)
  })

  it('uses a user property or an envelope as the kind if the settings say so', async () => {
    await broker.start()
    const sender = await publisher()
    settings = { ...settings, kindFrom: 'property' }
    const source = make()
    await source.start(deliver)
    await listening(source)
    await sender.publishAsync('shop/events/x', '{"id":1}', {
      qos: 1,
      properties: { userProperties: { 'x-tf-event': 'project_update' } }
    })
    await expect.poll(() => got[0]?.kind).toBe('project_update')
    settings = { ...settings, kindFrom: 'envelope' }
    await sender.publishAsync('shop/events/x', '{"kind":"ticket_closed","body": {"id": 9223372036854775807}}', {
      qos: 1
    })
    await expect.poll(() => got[1]).toMatchObject({ kind: 'ticket_closed' })
    expect(texts()[1]).toBe('{"id": 9223372036854775807}')
  })

  it('keeps bytes that are not UTF-8, also where an envelope is expected', async () => {
    await broker.start()
    const sender = await publisher()
    const source = make()
    await source.start(deliver)
    await listening(source)
    const binary = Buffer.from([0x89, 0x50, 0x00, 0xff])
    await sender.publishAsync('shop/events/ticket_answered', binary, { qos: 1 })
    await expect.poll(() => got[0]?.kind).toBe('ticket_answered')
    expect(Buffer.from(got[0]!.body).equals(binary)).toBe(true)
    settings = { ...settings, kindFrom: 'envelope' }
    const envelope = Buffer.concat([Buffer.from('{"kind":"a","body":"'), Buffer.from([0xff]), Buffer.from('"}')])
    await sender.publishAsync('shop/events/x', envelope, { qos: 1 })
    await expect.poll(() => got[1]?.kind).toBe('')
    expect(Buffer.from(got[1]!.body).equals(envelope)).toBe(true)
  })

  it('receives events from while it was off, in order', async () => {
    await broker.start()
    const source = make()
    const found: boolean[] = []
    source.onStatus(() => source.status().state === 'listening' && found.push(source.catchesUp()))
    await source.start(deliver)
    await listening(source)
    await source.stop()
    expect(source.status().state).toBe('off')
    const sender = await publisher()
    for (let n = 0; n < 50; n++) await sender.publishAsync('shop/events/ticket_opened', String(n), { qos: 1 })
    await source.start(deliver)
    await expect.poll(() => got.length).toBe(50)
    expect(texts()).toEqual(Array.from({ length: 50 }, (_, n) => String(n)))
    expect(found).toEqual([false, true])
    expect(got[0]?.catchUp).toBe(true)
  })

  it.each([
    ['as many as this broker keeps, and more were lost', 10, 50, false],
    ['less than it keeps', 10, 3, true],
    ['less, of a broker of which that is not known', 0, 3, false]
  ])(
    'reports a complete catch-up only if fewer events waited than the broker keeps: %s',
    async (_what, sessionMessages, sent, complete) => {
      settings = { ...settings, sessionMessages }
      await broker.start('max_queued_messages 10')
      const clock = new FakeClock()
      const source = make('desk-1', null, clock)
      await source.start(deliver)
      await listening(source)
      expect(source.knownAt()).toEqual({ wallMs: clock.now(), steadyMs: clock.monotonic() })
      await source.stop()
      const sender = await publisher()
      for (let n = 0; n < sent; n++) await sender.publishAsync('shop/events/ticket_opened', String(n), { qos: 1 })
      await source.start(deliver)
      await listening(source)
      // not before it is clear how much has waited, where that tells anything
      if (sessionMessages > 0) expect(source.knownAt()).toBeNull()
      await sender.publishAsync('shop/events/ticket_opened', 'the last', { qos: 1 })
      await expect.poll(texts).toContain('the last')
      await clock.advance(6000)
      expect(source.knownAt()).toEqual({ wallMs: clock.now(), steadyMs: clock.monotonic() })
      expect(source.catchesUp()).toBe(complete)
      expect(got.length === sent + 1).toBe(sent < 10)
    }
  )

  it('acknowledges only stored events: the others are sent again', async () => {
    await broker.start()
    let stuck = true
    answer = () => (stuck ? new Promise(() => undefined) : { outcome: 'stored' })
    const first = make()
    await first.start(deliver)
    await listening(first)
    const sender = await publisher()
    await sender.publishAsync('shop/events/ticket_opened', 'kept', { qos: 1 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await first.stop()
    stuck = false
    const second = make()
    await second.start(deliver)
    await expect.poll(texts).toEqual(['kept'])
  })

  it('retries by itself while the store is full, and continues afterwards', async () => {
    await broker.start()
    let tries = 0
    answer = () => (++tries < 3 ? { outcome: 'not-stored', reason: 'store' } : { outcome: 'stored' })
    const source = make()
    await source.start(deliver)
    await listening(source)
    await (await publisher()).publishAsync('shop/events/ticket_opened', 'x', { qos: 1 })
    await expect.poll(() => source.status().problem?.code).toBe('store')
    await expect.poll(texts).toEqual(['x'])
    await expect.poll(() => source.status().problem).toBeNull()
  })

  it('continues after a refused event', async () => {
    await broker.start()
    answer = ({ body }) =>
      Buffer.from(body).toString() === 'bad' ? { outcome: 'refused', reason: 'too-large' } : { outcome: 'stored' }
    const source = make()
    await source.start(deliver)
    await listening(source)
    const sender = await publisher()
    for (const text of ['bad', 'good']) await sender.publishAsync('shop/events/ticket_opened', text, { qos: 1 })
    await expect.poll(texts).toEqual(['good'])
  })

  it('doubles its pauses, also when each connection is taken over at once, and starts over after a longer one', async () => {
    const clock = new FakeClock()
    const tried: string[] = []
    const source = make('desk-1', null, clock)
    source.onStatus(() => tried.push(source.status().state))
    await source.start(deliver)
    async function pause(): Promise<number> {
      await expect.poll(() => source.status().state).toBe('failing')
      const ms = (source.status().retryAtMs ?? 0) - clock.now()
      tried.length = 0
      await clock.advance(ms - 1)
      expect(tried).toEqual([])
      await clock.advance(1)
      await expect.poll(() => tried).toContain('connecting')
      return ms
    }
    expect([await pause(), await pause(), await pause()]).toEqual([500, 1000, 2000])
    await expect.poll(() => source.status().state).toBe('failing')
    await broker.start()
    /** Another program under the same id: the broker ends the connection of the first. */
    const takeOver = async (): Promise<void> => {
      await listening(source)
      const other = connect(`mqtt://127.0.0.1:${port}`, {
        protocolVersion: 5,
        clientId: 'desk-1',
        reconnectPeriod: 0,
        clean: false
      })
      publishers.push(other)
      await new Promise((resolve) => other.once('connect', resolve))
    }
    expect(await pause()).toBe(4000)
    await takeOver()
    expect(await pause()).toBe(8000)
    await takeOver()
    expect(await pause()).toBe(16_000)
    await listening(source)
    await clock.advance(60_000)
    await broker.stop('SIGKILL')
    expect(await pause()).toBe(500)
  })

  it('reports why it waits while the broker is away, and reconnects', async () => {
    await broker.start()
    const source = make()
    await source.start(deliver)
    await listening(source)
    await broker.stop()
    await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'unreachable' } })
    expect(source.status().retryAtMs).toBeGreaterThan(0)
    await broker.start()
    await listening(source)
    await (await publisher()).publishAsync('shop/events/ticket_opened', 'x', { qos: 1 })
    await expect.poll(texts).toEqual(['x'])
  })

  it('reports a refused login', async () => {
    const passwords = join(folder, 'passwords')
    await writeFile(passwords, '')
    await broker.start(`password_file ${passwords}`)
    settings = { ...settings, user: 'desk' }
    const source = make('desk-1', 'wrong words')
    await source.start(deliver)
    await expect.poll(() => source.status()).toMatchObject({ state: 'failing', problem: { code: 'refused' } })
    expect(await source.test()).toMatchObject({ ok: false, problem: { code: 'refused' } })
    expect(JSON.stringify(log.lines)).not.toContain('wrong words')
  })

  it.each([
    ['with user and password', 'right words', true],
    ['with a user and no password, which anybody can say', null, false]
  ])('reports whether the broker required a login: %s', async (_what, password, login) => {
    const passwords = join(folder, 'passwords')
    execFileSync('mosquitto_passwd', ['-c', '-b', passwords, 'desk', 'right words'], { stdio: 'ignore' })
    await broker.start(password === null ? '' : `password_file ${passwords}`)
    settings = { ...settings, user: 'desk' }
    const source = make('desk-1', password)
    await source.start(deliver)
    await listening(source)
    expect(source.status().warnings).toEqual(login ? ['plain'] : ['no-login', 'plain'])
    const sender = connect(`mqtt://127.0.0.1:${port}`, {
      protocolVersion: 5,
      username: 'desk',
      password: 'right words'
    })
    publishers.push(sender)
    await sender.publishAsync('shop/events/ticket_opened', 'x', { qos: 1 })
    await expect.poll(() => got[0]?.login).toBe(login)
  })

  /** A workshop's own authority, and one certificate each for broker and desk. */
  function makeCertificates(): void {
    const run = (...parts: string[]): void => void execFileSync('openssl', parts, { cwd: folder, stdio: 'ignore' })
    run(
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=Workshop',
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem'
    )
    for (const name of ['broker', 'desk']) {
      run(
        'req',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-subj',
        `/CN=${name}`,
        '-addext',
        'subjectAltName=IP:127.0.0.1',
        '-keyout',
        `${name}.key`,
        '-out',
        `${name}.csr`
      )
      run(
        'x509',
        '-req',
        '-in',
        `${name}.csr`,
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-copy_extensions',
        'copy',
        '-days',
        '2',
        '-out',
        `${name}.pem`
      )
    }
  }

  it('trusts a broker by its certificate alone, and logs in with its own', async () => {
    makeCertificates()
    const at = (name: string): string => join(folder, name)
    await broker.start(
      `cafile ${at('ca.pem')}\ncertfile ${at('broker.pem')}\nkeyfile ${at('broker.key')}\nrequire_certificate true`
    )
    settings = {
      ...settings,
      address: `mqtts://127.0.0.1:${port}`,
      certificateFile: at('desk.pem'),
      keyFile: at('desk.key')
    }
    expect(await make().test()).toEqual({ ok: false, problem: { code: 'insecure' } })
    settings = { ...settings, authorityFile: at('ca.pem') }
    const source = make()
    await source.start(deliver)
    await listening(source)
    expect(source.status().warnings).toEqual([])
    await source.stop()
    settings = { ...settings, certificateFile: '', keyFile: '' }
    expect(await make().test()).toMatchObject({ ok: false })
  })

  it('speaks MQTT over WebSocket', async () => {
    await broker.start()
    // the broker's own WebSocket listener is not built into every Mosquitto: this is what a reverse proxy in front of
    // one does
    const front = new WebSocketServer({
      host: '127.0.0.1',
      port: 0,
      handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false)
    })
    front.on('connection', (socket) => {
      const stream = createWebSocketStream(socket)
      const line = dial(port, '127.0.0.1')
      stream.pipe(line).pipe(stream)
      for (const one of [stream, line]) one.on('error', () => void (stream.destroy(), line.destroy()))
    })
    await once(front, 'listening')
    const address = `ws://127.0.0.1:${(front.address() as AddressInfo).port}`
    settings = { ...settings, address: `${address}/mqtt` }
    const source = make()
    await source.start(deliver)
    await listening(source)
    expect(source.status()).toMatchObject({ at: address, warnings: ['no-login', 'plain'] })
    await (await publisher()).publishAsync('shop/events/ticket_opened', 'x', { qos: 1 })
    await expect.poll(texts).toEqual(['x'])
    await source.stop()
    front.close()
  })

  it('tests the broker besides the running connection', async () => {
    await broker.start()
    const source = make()
    await source.start(deliver)
    await listening(source)
    expect(await source.test()).toEqual({ ok: true, at: `mqtt://127.0.0.1:${port}` })
    expect(source.status().state).toBe('listening')
    await broker.stop()
    expect(await source.test()).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
  })

  it.each(['connecting', 'subscribing'])('ends its connection when it stops while %s', async (state) => {
    const connected = Buffer.of(0x20, 3, 1, 0, 0)
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const accepted = once(server, 'connection') as Promise<[Socket]>
    settings = { ...settings, address: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const source = make()
    await source.start(deliver)
    const [socket] = await accepted
    const received: number[] = []
    socket.on('data', (bytes: Buffer) => received.push(bytes[0]! >> 4))
    socket.on('error', () => undefined)
    await expect.poll(() => received).toEqual([1])
    if (state === 'subscribing') {
      socket.write(connected)
      await expect.poll(() => received).toEqual([1, 8])
    }
    await source.stop()
    if (state === 'connecting') socket.write(connected)
    await expect.poll(() => socket.destroyed).toBe(true)
    server.close()
    expect(received).toEqual(state === 'connecting' ? [1] : [1, 8])
    expect(source.catchesUp()).toBe(state === 'subscribing')
  })

  it('reports a file without a certificate or key, in its test too', async () => {
    const file = join(folder, 'notes.txt')
    await writeFile(file, 'not a certificate')
    for (const name of ['certificateFile', 'keyFile'] as const) {
      settings = { ...settings, address: `mqtts://127.0.0.1:${port}`, certificateFile: '', keyFile: '', [name]: file }
      const problem = { code: 'certificate-file', params: { file } }
      const source = make()
      await source.start(deliver)
      expect(source.status()).toMatchObject({ state: 'failing', problem })
      expect(await source.test()).toEqual({ ok: false, problem })
    }
  })

  it('reports a missing address or an unreadable certificate', async () => {
    settings = { ...settings, address: '' }
    const source = make()
    await source.start(deliver)
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'no-address' } })
    await source.stop()
    settings = { ...settings, address: `mqtts://127.0.0.1:${port}`, certificateFile: join(folder, 'missing.pem') }
    await source.start(deliver)
    expect(source.status()).toMatchObject({
      state: 'failing',
      problem: { code: 'certificate-file', params: { file: join(folder, 'missing.pem') } }
    })
  })
})
