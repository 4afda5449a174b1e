/**
 * Events from an MQTT 5 broker: the way for several desks. The session is kept by the broker while this desk is off,
 * and each message is
 * acknowledged when its event is on disk (QoS 1: none lost, some twice, which the pipeline knows). What a broker keeps
 * for a session has a bound of
 * its own, beyond which it drops without a word: where so much has waited, this source does not claim to have
 * everything.
 */
import { readFile } from 'node:fs/promises'
import type { IClientOptions, IPublishPacket, MqttClient } from 'mqtt'
import { STABLE_CONNECTION_MS, reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import { textOf } from '../../../shared/feed/event-body'
import { parseEnvelope } from '../../../shared/feed/event-envelope'
import type { Deliver, RawEvent } from '../../../shared/feed/events'
import type { ClockReading } from '../../../shared/feed/gaps'
import type {
  EventSource,
  SourceProblem,
  SourceStatus,
  SourceTest,
  SourceWarning
} from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { SourceStatusTracker } from '../source-status'
import { disconnectProblemOf, brokerProblemOf } from './broker-problems'

export interface MqttSettings {
  readonly enabled: boolean
  /** mqtt, mqtts, ws or wss; empty: none yet. */
  readonly address: string
  readonly user: string
  readonly topics: readonly string[]
  readonly kindFrom: 'topic' | 'property' | 'envelope'
  readonly kindProperty: string
  readonly sessionSeconds: number
  /** So many messages the broker keeps for a desk that is away; 0: not known. */
  readonly sessionMessages: number
  readonly certificateFile: string
  readonly keyFile: string
  readonly authorityFile: string
  readonly maxBodyBytes: number
}

export interface MqttSourceDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): MqttSettings
  password(): Promise<string | null>
  /** The same in every run of this desk, and no other desk's: the broker keeps the session under it. */
  clientId(): Promise<string>
}

const CONNECT_MS = 15_000
const KEEP_ALIVE_SECONDS = 30
/** Messages on their way to this desk without being acknowledged. */
const IN_FLIGHT = 200
/**
 * A packet holds topic and properties besides the body. What is above the cap of bodies is taken and refused, so that
 * it is counted.
 */
const PACKET_MORE = 1024 * 1024
/**
 * What comes this soon after a session is taken up again has waited at the broker, and what follows on it without a
 * pause.
 */
const CATCH_UP_MS = 5000
const CATCH_UP_PAUSE_MS = 1000
const CATCH_UP_MOST_MS = 60_000
const END_WITHIN_MS = 1000

interface BrokerConnection {
  readonly client: MqttClient
  /** The broker was given a login. Without one anybody may publish there who reaches it. */
  readonly login: boolean
  ended: boolean
  /** By the steady clock, as what follows. */
  readonly beganMs: number
  listensSinceMs: number
  catchUpUntilMs: number
  /** How many messages of the catch-up have come. */
  waited: number
}

export class MqttSource implements EventSource {
  readonly id = 'mqtt'
  readonly #parts: MqttSourceDeps
  readonly #board: SourceStatusTracker
  #deliver: Deliver | null = null
  #line: BrokerConnection | null = null
  #failures = 0
  #sessionKept = false
  #cancelRetry: (() => void) | null = null
  #turn: Promise<void> = Promise.resolve()

  constructor(parts: MqttSourceDeps) {
    this.#parts = parts
    this.#board = new SourceStatusTracker('mqtt', () => parts.clock.now())
  }

  /**
   * The broker had the session when the connection began, or has had it since, and less has waited than it keeps:
   * nothing was dropped.
   */
  catchesUp = (): boolean => this.#sessionKept && (this.#line?.waited ?? 0) < this.#parts.settings().sessionMessages
  /** While what has waited still comes, nobody knows whether it is all. */
  knownAt = (): ClockReading | null => {
    const { clock, settings } = this.#parts
    const catchingUp =
      this.#line !== null && settings().sessionMessages > 0 && clock.monotonic() < this.#line.catchUpUntilMs
    return catchingUp ? null : { wallMs: clock.now(), steadyMs: clock.monotonic() }
  }
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#line || this.#cancelRetry || !this.#parts.settings().enabled) return
      this.#deliver = deliver
      await this.#open()
    })
  }

  stop(): Promise<void> {
    return this.#inTurn(async () => {
      this.#deliver = null
      this.#cancelRetry?.()
      this.#cancelRetry = null
      this.#failures = 0
      await this.#end()
      this.#board.enter('off')
    })
  }

  /** Connects beside what runs, under another client id and without a session, so that neither is disturbed. */
  async test(): Promise<SourceTest> {
    const options = await this.#options()
    if ('code' in options) return { ok: false, problem: options }
    const { connect } = await import('mqtt')
    const client = connect(this.#parts.settings().address, {
      ...options,
      clientId: `${options.clientId ?? ''}-test`,
      clean: true,
      properties: {}
    })
    const found = await new Promise<SourceProblem | null>((resolve) => {
      client.once('connect', () => resolve(null))
      client.on('error', (error) => resolve(brokerProblemOf(error)))
      client.once('close', () => resolve({ code: 'unreachable' }))
    })
    await closeClient(client, this.#parts.clock)
    return found ? { ok: false, problem: found } : { ok: true, at: brokerAddressOf(this.#parts.settings().address) }
  }

  async #options(): Promise<IClientOptions | SourceProblem> {
    const { address, user, certificateFile, keyFile, authorityFile, sessionSeconds, maxBodyBytes } =
      this.#parts.settings()
    if (address === '') return { code: 'no-address' }
    const files: { cert?: Buffer; key?: Buffer; ca?: Buffer } = {}
    for (const [name, file] of [
      ['cert', certificateFile],
      ['key', keyFile],
      ['ca', authorityFile]
    ] as const) {
      if (file === '') continue
      const content = await readFile(file).catch(() => null)
      if (content === null) return { code: 'certificate-file', params: { file } }
      files[name] = content
    }
    const password = user === '' ? null : await this.#parts.password()
    return {
      ...files,
      ...(user === '' ? {} : { username: user }),
      ...(password === null ? {} : { password }),
      clientId: await this.#parts.clientId(),
      protocolVersion: 5,
      clean: false,
      keepalive: KEEP_ALIVE_SECONDS,
      connectTimeout: CONNECT_MS,
      rejectUnauthorized: true,
      // coming back, and with which pause, is this source's own business
      reconnectPeriod: 0,
      resubscribe: false,
      queueQoSZero: false,
      properties: {
        sessionExpiryInterval: sessionSeconds,
        receiveMaximum: IN_FLIGHT,
        maximumPacketSize: maxBodyBytes * 2 + PACKET_MORE
      }
    }
  }

  async #open(): Promise<void> {
    const settings = this.#parts.settings()
    this.#board.enter('connecting', { at: settings.address === '' ? null : brokerAddressOf(settings.address) })
    const options = await this.#options()
    if ('code' in options) return void this.#board.fail(options)
    const { connect } = await import('mqtt')
    let client: MqttClient
    try {
      client = connect(settings.address, options)
    } catch {
      // files that are no certificates, an address that is none after all
      return void this.#board.fail({
        code: settings.certificateFile === '' ? 'bad-address' : 'certificate-file',
        params: { file: settings.certificateFile }
      })
    }
    const login =
      options.password !== undefined || (options.cert !== undefined && /^(mqtts|wss):/i.test(settings.address))
    const line: BrokerConnection = {
      client,
      login,
      ended: false,
      beganMs: this.#parts.clock.monotonic(),
      listensSinceMs: Infinity,
      catchUpUntilMs: -Infinity,
      waited: 0
    }
    this.#line = line
    let problem: SourceProblem | null = null
    client.handleMessage = (packet, acknowledge) =>
      void this.#take(line, packet).then((taken) => taken && acknowledge())
    client.on('connect', ({ sessionPresent }) => {
      this.#sessionKept = sessionPresent
      if (sessionPresent) line.catchUpUntilMs = this.#parts.clock.monotonic() + CATCH_UP_MS
      client.subscribe([...settings.topics], { qos: 1, rh: 1 }, (error, granted) => {
        if (line.ended) return
        const refused = granted?.some(({ qos }) => qos >= 128) ?? false
        if (error || refused) {
          problem = refused ? { code: 'refused' } : brokerProblemOf(error)
          return void client.end(true)
        }
        line.listensSinceMs = this.#parts.clock.monotonic()
        const warnings: SourceWarning[] = [
          ...(login ? [] : (['no-login'] as const)),
          ...(/^(mqtt|ws):/i.test(settings.address) ? (['plain'] as const) : [])
        ]
        this.#board.enter('listening', { at: brokerAddressOf(settings.address), warnings })
        // told first: the session this desk found here is what counts for the time before
        this.#sessionKept = true
        this.#parts.log.info('feed.mqtt', { connected: brokerAddressOf(settings.address), sessionPresent })
      })
    })
    client.on('disconnect', ({ reasonCode }) => (problem ??= disconnectProblemOf(reasonCode)))
    client.on('error', (error) => {
      problem ??= brokerProblemOf(error)
      client.end(true)
    })
    client.on('close', () => {
      if (line.ended) return
      line.ended = true
      if (this.#line === line) this.#line = null
      client.end(true)
      if (this.#parts.clock.monotonic() - line.listensSinceMs >= STABLE_CONNECTION_MS) this.#failures = 0
      this.#retry(problem ?? { code: 'unreachable' })
    })
  }

  /**
   * True when the message may be acknowledged: it is on disk, or never will be. Until then the broker waits with more.
   */
  async #take(line: BrokerConnection, packet: IPublishPacket): Promise<boolean> {
    const { catchUpUntilMs } = line
    const catchUp = this.#parts.clock.monotonic() < catchUpUntilMs
    const event = { ...this.#eventOf(packet, catchUp), login: line.login }
    if (catchUp) {
      line.waited++
      line.catchUpUntilMs = Infinity
    }
    for (let tries = 1; ; tries++) {
      if (line.ended || this.#deliver === null) return false
      const delivery = await this.#deliver(event)
      if (delivery.outcome !== 'not-stored') {
        if (catchUp)
          line.catchUpUntilMs = Math.max(
            catchUpUntilMs,
            Math.min(this.#parts.clock.monotonic() + CATCH_UP_PAUSE_MS, line.beganMs + CATCH_UP_MOST_MS)
          )
        if (this.#board.current.problem && !line.ended) this.#board.update({ problem: null })
        return !line.ended
      }
      if (!line.ended) this.#board.update({ problem: { code: 'store' } })
      await new Promise<void>(
        (resolve) => void this.#parts.clock.after(reconnectDelayMs(tries, this.#parts.random), resolve)
      )
    }
  }

  #eventOf({ topic, payload, properties }: IPublishPacket, catchUp: boolean): RawEvent {
    const { kindFrom, kindProperty, maxBodyBytes } = this.#parts.settings()
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload, 'utf8')
    const given = Object.entries(properties?.userProperties ?? {}).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      Array.isArray(value) ? (value.at(-1) ?? '') : value
    ])
    const headers: Record<string, string> = Object.fromEntries([...given, ['topic', topic]])
    const event = {
      source: 'mqtt',
      arrivedAtMs: this.#parts.clock.now(),
      headers,
      body,
      ...(catchUp ? { catchUp } : {})
    } as const
    if (kindFrom === 'envelope') {
      const envelope = body.byteLength <= maxBodyBytes * 2 ? parseEnvelope(textOf(body) ?? '') : null
      return envelope
        ? {
            ...event,
            kind: envelope.kind,
            body: Buffer.from(envelope.body, 'utf8'),
            headers: { ...envelope.headers, ...headers }
          }
        : { ...event, kind: '' }
    }
    const name = kindProperty.toLowerCase()
    return {
      ...event,
      kind:
        kindFrom === 'topic'
          ? (topic.split('/').at(-1) ?? '')
          : Object.hasOwn(headers, name)
            ? (headers[name] ?? '')
            : ''
    }
  }

  #retry(problem: SourceProblem): void {
    if (this.#deliver === null) return
    const wait = reconnectDelayMs(++this.#failures, this.#parts.random)
    this.#parts.log.warn('feed.mqtt', { problem: problem.code, params: problem.params, again: wait })
    this.#board.fail(problem, this.#parts.clock.now() + wait, { at: brokerAddressOf(this.#parts.settings().address) })
    this.#cancelRetry?.()
    this.#cancelRetry = this.#parts.clock.after(wait, () => {
      this.#cancelRetry = null
      void this.#inTurn(() => (this.#deliver && !this.#line ? this.#open() : Promise.resolve()))
    })
  }

  async #end(): Promise<void> {
    const line = this.#line
    this.#line = null
    if (!line) return
    line.ended = true
    await closeClient(line.client, this.#parts.clock)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work, work)
    return this.#turn
  }
}

/** Says goodbye, so that the broker keeps the session and sends no will; cuts the line when that takes too long. */
function closeClient(client: MqttClient, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cut = clock.after(END_WITHIN_MS, () => client.end(true, () => resolve()))
    client.end(false, () => {
      cut()
      resolve()
    })
  })
}

/** Scheme, host and port: what may be shown. */
function brokerAddressOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''
}
