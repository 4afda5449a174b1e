/**
 * Events from an MQTT 5 broker, for several installations. The broker keeps the session while this installation is off,
 * and a message is acknowledged when its event is on disk (QoS 1; the pipeline recognises duplicates). Brokers limit
 * the messages of a session and drop the rest silently: when the limit was reached, this source reports a gap.
 */
import type { IClientOptions, IPublishPacket, MqttClient } from 'mqtt'
import { STABLE_CONNECTION_MS, reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { Deliver } from '../../../shared/feed/events'
import type { ClockReading } from '../../../shared/feed/gaps'
import type {
  EventSource,
  SourceProblem,
  SourceStatus,
  SourceTest,
  SourceWarning
} from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import { SerialQueue } from '../../../shared/serial-queue'
import { SourceStatusTracker } from '../source-status'
import type { MqttSettings, MqttSourceDeps } from './mqtt-settings'
import { brokerEvent } from './broker-event'
import { brokerAddressOf, brokerOptions } from './broker-options'
import { disconnectProblemOf, brokerProblemOf } from './broker-problems'

export type { MqttSettings, MqttSourceDeps }

/** Messages this soon after a session resumes, or following them without a pause, have waited at the broker. */
const CATCH_UP_MS = 5000
const CATCH_UP_PAUSE_MS = 1000
const CATCH_UP_MOST_MS = 60_000
const END_WITHIN_MS = 1000

interface BrokerConnection {
  readonly client: MqttClient
  /** A login was used. Without one, anybody who reaches the broker may publish. */
  readonly login: boolean
  /** The first one, which explains why the connection ended. */
  problem: SourceProblem | null
  ended: boolean
  /** Monotonic, like the following times. */
  readonly beganMs: number
  listensSinceMs: number
  catchUpUntilMs: number
  /** Messages received while catching up. */
  waited: number
}

export class MqttSource implements EventSource {
  readonly id = 'mqtt'
  readonly #deps: MqttSourceDeps
  readonly #status: SourceStatusTracker
  #deliver: Deliver | null = null
  #connection: BrokerConnection | null = null
  #failures = 0
  #sessionKept = false
  #cancelRetry: (() => void) | null = null
  readonly #turns = new SerialQueue()

  constructor(deps: MqttSourceDeps) {
    this.#deps = deps
    this.#status = new SourceStatusTracker('mqtt', () => deps.clock.now())
  }

  /** The broker kept the session and stored fewer messages than its limit, so none was dropped. */
  catchesUp = (): boolean =>
    this.#sessionKept && (this.#connection?.waited ?? 0) < this.#deps.settings().sessionMessages
  /** Unknown while stored messages are still arriving. */
  knownAt = (): ClockReading | null => {
    const { clock, settings } = this.#deps
    const catchingUp =
      this.#connection !== null && settings().sessionMessages > 0 && clock.monotonic() < this.#connection.catchUpUntilMs
    return catchingUp ? null : { wallMs: clock.now(), steadyMs: clock.monotonic() }
  }
  status = (): SourceStatus => this.#status.current
  onStatus = (listener: () => void): (() => void) => this.#status.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#connection || this.#cancelRetry || !this.#deps.settings().enabled) return
      this.#deliver = deliver
      await this.#open()
    })
  }

  stop(): Promise<void> {
    return this.#turns.run(async () => {
      this.#deliver = null
      this.#cancelRetry?.()
      this.#cancelRetry = null
      this.#failures = 0
      await this.#end()
      this.#status.enter('off')
    })
  }

  /** Connects with another client id and no session, so that the running connection is not disturbed. */
  async test(): Promise<SourceTest> {
    const options = await brokerOptions(this.#deps)
    if ('code' in options) return { ok: false, problem: options }
    const client = await this.#connect({
      ...options,
      clientId: `${options.clientId ?? ''}-test`,
      clean: true,
      properties: {}
    })
    if ('code' in client) return { ok: false, problem: client }
    const found = await new Promise<SourceProblem | null>((resolve) => {
      client.once('connect', () => resolve(null))
      client.on('error', (error) => resolve(brokerProblemOf(error)))
      client.once('close', () => resolve({ code: 'unreachable' }))
    })
    await closeClient(client, this.#deps.clock)
    return found ? { ok: false, problem: found } : { ok: true, at: brokerAddressOf(this.#deps.settings().address) }
  }

  /** A client that connects, or why it cannot: a certificate file or the address is invalid. */
  async #connect(options: IClientOptions): Promise<MqttClient | SourceProblem> {
    const { address, certificateFile, keyFile, authorityFile } = this.#deps.settings()
    const { connect } = await import('mqtt')
    try {
      this.#deps.contacted(address)
      return connect(address, options)
    } catch {
      const file = [certificateFile, keyFile, authorityFile].find((one) => one !== '')
      return file === undefined ? { code: 'bad-address' } : { code: 'certificate-file', params: { file } }
    }
  }

  async #open(): Promise<void> {
    const settings = this.#deps.settings()
    this.#status.enter('connecting', { at: settings.address === '' ? null : brokerAddressOf(settings.address) })
    const options = await brokerOptions(this.#deps)
    if ('code' in options) return options.code === 'store' ? this.#retry(options) : void this.#status.fail(options)
    const client = await this.#connect(options)
    if ('code' in client) return void this.#status.fail(client)
    const login =
      options.password !== undefined || (options.cert !== undefined && /^(mqtts|wss):/i.test(settings.address))
    this.#connection = {
      client,
      login,
      problem: null,
      ended: false,
      beganMs: this.#deps.clock.monotonic(),
      listensSinceMs: Infinity,
      catchUpUntilMs: -Infinity,
      waited: 0
    }
    this.#follow(this.#connection, settings)
  }

  #follow(connection: BrokerConnection, settings: MqttSettings): void {
    const { client } = connection
    client.handleMessage = (packet, acknowledge) =>
      void this.#take(connection, packet).then((taken) => taken && acknowledge())
    client.on('connect', ({ sessionPresent }) => this.#subscribe(connection, settings, sessionPresent))
    client.on('disconnect', ({ reasonCode }) => (connection.problem ??= disconnectProblemOf(reasonCode)))
    client.on('error', (error) => {
      connection.problem ??= brokerProblemOf(error)
      client.end(true)
    })
    client.on('close', () => {
      if (connection.ended) return
      connection.ended = true
      if (this.#connection === connection) this.#connection = null
      client.end(true)
      if (this.#deps.clock.monotonic() - connection.listensSinceMs >= STABLE_CONNECTION_MS) this.#failures = 0
      this.#retry(connection.problem ?? { code: 'unreachable' })
    })
  }

  #subscribe(connection: BrokerConnection, { address, topics }: MqttSettings, sessionPresent: boolean): void {
    if (connection.ended) return
    const { clock, log } = this.#deps
    const { client, login } = connection
    this.#sessionKept = sessionPresent
    if (sessionPresent) connection.catchUpUntilMs = clock.monotonic() + CATCH_UP_MS
    client.subscribe([...topics], { qos: 1, rh: 1 }, (error, granted) => {
      if (connection.ended) return
      const refused = granted?.some(({ qos }) => qos >= 128) ?? false
      if (error || refused) {
        connection.problem = refused ? { code: 'refused' } : brokerProblemOf(error)
        return void client.end(true)
      }
      connection.listensSinceMs = clock.monotonic()
      const warnings: SourceWarning[] = [
        ...(login ? [] : (['no-login'] as const)),
        ...(/^(mqtt|ws):/i.test(address) ? (['plain'] as const) : [])
      ]
      this.#status.enter('listening', { at: brokerAddressOf(address), warnings })
      // set after entering 'listening': the session found at connect decides about the time before
      this.#sessionKept = true
      log.info('feed.mqtt', { connected: brokerAddressOf(address), sessionPresent })
    })
  }

  /** True when the message can be acknowledged: it is stored, or refused. Until then the broker sends no more. */
  async #take(connection: BrokerConnection, packet: IPublishPacket): Promise<boolean> {
    const { catchUpUntilMs } = connection
    const catchUp = this.#deps.clock.monotonic() < catchUpUntilMs
    const event = {
      ...brokerEvent(packet, this.#deps.settings(), this.#deps.clock.now(), catchUp),
      login: connection.login
    }
    if (catchUp) {
      connection.waited++
      connection.catchUpUntilMs = Infinity
    }
    for (let tries = 1; ; tries++) {
      if (connection.ended || this.#deliver === null) return false
      const delivery = await this.#deliver(event)
      if (delivery.outcome !== 'not-stored') {
        if (catchUp)
          connection.catchUpUntilMs = Math.max(
            catchUpUntilMs,
            Math.min(this.#deps.clock.monotonic() + CATCH_UP_PAUSE_MS, connection.beganMs + CATCH_UP_MOST_MS)
          )
        if (this.#status.current.problem && !connection.ended) this.#status.update({ problem: null })
        return !connection.ended
      }
      if (!connection.ended) this.#status.update({ problem: { code: 'store' } })
      await new Promise<void>(
        (resolve) => void this.#deps.clock.after(reconnectDelayMs(tries, this.#deps.random), resolve)
      )
    }
  }

  #retry(problem: SourceProblem): void {
    if (this.#deliver === null) return
    const wait = reconnectDelayMs(++this.#failures, this.#deps.random)
    this.#deps.log.warn('feed.mqtt', { problem: problem.code, params: problem.params, again: wait })
    this.#status.fail(problem, this.#deps.clock.now() + wait, { at: brokerAddressOf(this.#deps.settings().address) })
    this.#cancelRetry?.()
    this.#cancelRetry = this.#deps.clock.after(wait, () => {
      this.#cancelRetry = null
      void this.#turns.run(() => (this.#deliver && !this.#connection ? this.#open() : Promise.resolve()))
    })
  }

  async #end(): Promise<void> {
    const connection = this.#connection
    this.#connection = null
    if (!connection) return
    connection.ended = true
    await closeClient(connection.client, this.#deps.clock)
  }
}

/** Disconnects cleanly, so that the broker keeps the session and sends no will; cuts the connection on timeout. */
function closeClient(client: MqttClient, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cut = clock.after(END_WITHIN_MS, () => {
      client.stream.destroy()
      resolve()
    })
    // before the broker's answer, a clean end leaves the connection open
    client.end(!client.connected, () => {
      cut()
      resolve()
    })
  })
}
