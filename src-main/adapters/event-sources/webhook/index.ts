/**
 * The webhook receiver: HTTP in this process, on this machine's own address unless the administrator names another. It
 * takes JSON by POST at one
 * path and answers 2xx when the event is on disk.
 */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../../../shared/feed/sources/source-addresses'
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { Deliver, Delivery, RawEvent } from '../../../shared/feed/events'
import type {
  EventSource,
  SourceProblem,
  SourceStatus,
  SourceTest,
  SourceWarning
} from '../../../shared/ports/feed/event-source'
import { RefusalTally, type RefusalReason, type SourceRefusal } from '../../../shared/feed/sources/refusals'
import type { SignatureResult } from '../../../shared/feed/sources/signature'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { SourceStatusTracker } from '../source-status'
import { listenAddresses, type NetworkInterfaces } from './listen-addresses'
import { WebhookRequestHandler, type KindRules, type LIMITS } from './request-handler'
import type { RequestRules } from './request-head'
import { runSelfTest } from './self-test'

export interface WebhookSettings extends RequestRules, KindRules {
  readonly enabled: boolean
  readonly host: string
  /** 0: the first free one, kept from then on. */
  readonly port: number
}

export interface WebhookReceiverDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): WebhookSettings
  /** True when there is a secret to prove signatures with. */
  hasSecret(): Promise<boolean>
  /** HMAC-SHA256 with the secret; null: there is none, or the system's key store does not give it out now. */
  hmac(body: Uint8Array): Promise<Uint8Array | null>
  /** Whether the signature of an event holds, as the pipeline finds it. */
  verify(event: RawEvent): Promise<SignatureResult>
  /** The port that was free when none was set, over restarts. Neither rejects. */
  readonly keptPort: { read(): Promise<number | null>; write(port: number): Promise<void> }
  /** Whether something small can be written to where events are kept. Never rejects. */
  storeTakes(): Promise<boolean>
  readonly interfaces?: NetworkInterfaces
  readonly limits?: Partial<typeof LIMITS>
}

type StorageProblem = 'store' | 'key-store'

/** What is in hand gets its answer when the receiver stops. */
const END_WITHIN_MS = 1500
const TELL_EVERY_MS = 250

export class WebhookReceiver implements EventSource {
  readonly id = 'webhook'
  readonly #parts: WebhookReceiverDeps
  readonly #board: SourceStatusTracker
  readonly #tally: RefusalTally
  readonly #reception: WebhookRequestHandler
  readonly #refusalListeners = new Set<() => void>()
  #server: Server | null = null
  #deliver: Deliver | null = null
  #failures = 0
  #storeFailures = 0
  #cancelRetry: (() => void) | null = null
  #cancelLook: (() => void) | null = null
  #telling: (() => void) | null = null
  #turn: Promise<void> = Promise.resolve()

  constructor(parts: WebhookReceiverDeps) {
    this.#parts = parts
    this.#board = new SourceStatusTracker('webhook', () => parts.clock.now())
    this.#tally = new RefusalTally(
      () => parts.clock.now(),
      () => this.#tellRefusals()
    )
    this.#reception = new WebhookRequestHandler({
      rules: () => parts.settings(),
      now: () => parts.clock.now(),
      deliver: (event) => this.#take(event),
      tryOut: (event) => this.#wouldTake(event),
      closing: () => this.#server === null,
      refused: (reason, asked) => this.#tally.note(reason, asked),
      ...(parts.limits ? { limits: parts.limits } : {})
    })
  }

  catchesUp = (): boolean => false
  /** Its addresses are looked up at each call: a computer gets others while the receiver runs. */
  status = (): SourceStatus => {
    const places = this.#places(this.#server)
    return { ...this.#board.current, at: places[0] ?? null, addresses: places }
  }
  refusals = (): readonly SourceRefusal[] => this.#tally.all()
  onStatus = (listener: () => void): (() => void) => {
    this.#refusalListeners.add(listener)
    const leave = this.#board.onChange(listener)
    return () => {
      this.#refusalListeners.delete(listener)
      leave()
    }
  }

  /** Strangers can be refused thousands of times a second. */
  #tellRefusals(): void {
    this.#telling ??= this.#parts.clock.after(TELL_EVERY_MS, () => {
      this.#telling = null
      for (const listener of this.#refusalListeners) listener()
    })
  }

  start(deliver: Deliver): Promise<void> {
    return this.#inTurn(async () => {
      this.#deliver = deliver
      await this.#open()
    })
  }

  stop(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#close()
      this.#deliver = null
      this.#board.enter('off')
    })
  }

  /**
   * Sends itself a signed event, the way of every event up to keeping it; while it is off, at an address opened for
   * that alone.
   */
  async test(): Promise<SourceTest> {
    const settings = this.#parts.settings()
    if (settings.signature !== 'none' && !(await this.#parts.hasSecret()))
      return { ok: false, problem: { code: 'no-secret' } }
    if (settings.signature !== 'none' && (await this.#parts.hmac(new Uint8Array())) === null)
      return { ok: false, problem: { code: 'key-store' } }
    const own = this.#server?.listening ? null : this.#reception.makeServer()
    const port = await this.#port(settings)
    try {
      if (own) await listen(own, port, settings.host)
      const server = own ?? this.#server
      const found = await runSelfTest(this.#reception, {
        ...settings,
        port: portOf(server),
        signed: (body) => this.#signed(body)
      })
      return found === null
        ? { ok: true, at: this.#places(server)[0] ?? null }
        : { ok: false, problem: selfTestProblemOf(found) }
    } catch (error) {
      return { ok: false, problem: problemOf(error, { ...settings, port }) }
    } finally {
      own?.close()
    }
  }

  async #open(): Promise<void> {
    const settings = this.#parts.settings()
    if (!settings.enabled || this.#server || this.#deliver === null) return
    const server = this.#reception.makeServer()
    this.#board.enter('connecting')
    const port = await this.#port(settings)
    try {
      await listen(server, port, settings.host)
    } catch (error) {
      server.close()
      const problem = problemOf(error, { ...settings, port })
      // the system has taken it back: another free one, or it would never come up again
      if (settings.port === 0 && problem.code === 'port-forbidden') await this.#parts.keptPort.write(0)
      return this.#retry(problem)
    }
    if (settings.port === 0 && port === 0) await this.#parts.keptPort.write(portOf(server))
    // once it listens: a failure of the server itself closes it, and it comes back
    server.on('error', () => void this.#inTurn(() => this.#close()).then(() => this.#retry({ code: 'internal' })))
    this.#server = server
    this.#failures = 0
    // it listens and refuses everything: said as what it is, so that the secret gets entered
    if (settings.signature !== 'none' && !(await this.#parts.hasSecret()))
      this.#board.fail({ code: 'no-secret' }, null, { warnings: warningsOf(settings) })
    else this.#listens()
    this.#parts.log.info('feed.webhook', { listening: this.#places(server)[0], warnings: warningsOf(settings) })
  }

  #listens(): void {
    this.#cancelLook?.()
    this.#cancelLook = null
    this.#storeFailures = 0
    this.#board.enter('listening', { warnings: warningsOf(this.#parts.settings()) })
  }

  /** The one that is set, else the one that was free once: senders are told an address and go on using it. */
  async #port({ port }: WebhookSettings): Promise<number> {
    return port === 0 ? ((await this.#parts.keptPort.read()) ?? 0) : port
  }

  #places(server: Server | null): readonly string[] {
    return server?.listening
      ? listenAddresses(
          { ...this.#parts.settings(), host: (server.address() as AddressInfo).address, port: portOf(server) },
          this.#parts.interfaces
        )
      : []
  }

  #retry(problem: SourceProblem): void {
    const wait = reconnectDelayMs(++this.#failures, this.#parts.random)
    this.#parts.log.warn('feed.webhook', { problem: problem.code })
    this.#board.fail(problem, this.#parts.clock.now() + wait)
    this.#cancelRetry?.()
    this.#cancelRetry = this.#parts.clock.after(wait, () => void this.#inTurn(() => this.#open()))
  }

  /** What is in hand is answered first, within a bounded time. */
  async #close(): Promise<void> {
    this.#cancelRetry?.()
    this.#cancelRetry = null
    this.#cancelLook?.()
    this.#cancelLook = null
    const server = this.#server
    this.#server = null
    if (!server) return
    await new Promise<void>((resolve) => {
      const cut = this.#parts.clock.after(END_WITHIN_MS, () => server.closeAllConnections())
      server.close(() => {
        cut()
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  async #take(event: RawEvent): Promise<Delivery> {
    const delivery: Delivery = this.#deliver ? await this.#deliver(event) : { outcome: 'not-stored', reason: 'closed' }
    if (delivery.outcome === 'refused') this.#tally.note(delivery.reason)
    else if (delivery.outcome === 'not-stored') this.#notStored(delivery.reason)
    else if (this.#isStuck()) this.#listens()
    return delivery
  }

  /** Senders are told to come again, and may not: until something can be kept again, this source does not run. */
  #notStored(reason: (Delivery & { outcome: 'not-stored' })['reason']): void {
    if (reason === 'closed') return
    this.#tally.note(reason === 'busy' ? 'busy' : 'store')
    if (reason !== 'busy' && this.#board.current.state === 'listening') this.#lookAgain()
  }

  #lookAgain(code: StorageProblem = 'store'): void {
    const wait = reconnectDelayMs(++this.#storeFailures, this.#parts.random)
    this.#board.fail({ code }, this.#parts.clock.now() + wait, { warnings: warningsOf(this.#parts.settings()) })
    this.#cancelLook?.()
    this.#cancelLook = this.#parts.clock.after(wait, () => void this.#look())
  }

  async #look(): Promise<void> {
    const stuck = await this.#stuck()
    if (!this.#isStuck()) return
    if (stuck === null) this.#listens()
    else this.#lookAgain(stuck)
  }

  #isStuck(): boolean {
    const code = this.#board.current.problem?.code
    return code === 'store' || code === 'key-store'
  }

  /** Why no event could be kept just now, or null. */
  async #stuck(): Promise<StorageProblem | null> {
    const { signature } = this.#parts.settings()
    if (signature !== 'none' && (await this.#parts.hasSecret()) && (await this.#parts.hmac(new Uint8Array())) === null)
      return 'key-store'
    return (await this.#parts.storeTakes()) ? null : 'store'
  }

  async #wouldTake(event: RawEvent): Promise<RefusalReason | null> {
    const verdict = await this.#parts.verify(event)
    if (verdict === 'signature' || verdict === 'no-secret') return verdict
    return (await this.#parts.storeTakes()) ? null : 'store'
  }

  async #signed(body: Uint8Array): Promise<readonly [string, string] | null> {
    const { signature, signatureHeader, signaturePrefix } = this.#parts.settings()
    const bytes = signature === 'none' ? null : await this.#parts.hmac(body)
    return bytes === null
      ? null
      : [
          signatureHeader,
          signaturePrefix + Buffer.from(bytes).toString(signature === 'hmac-sha256-hex' ? 'hex' : 'base64')
        ]
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work, work)
    return this.#turn
  }
}

const portOf = (server: Server | null): number => (server?.address() as AddressInfo | null)?.port ?? 0

function warningsOf({ host, signature }: WebhookSettings): readonly SourceWarning[] {
  return [
    ...(isLoopback(host) ? [] : (['network', 'plain'] as const)),
    ...(signature === 'none' ? (['unsigned'] as const) : [])
  ]
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function selfTestProblemOf(found: RefusalReason | 'unreachable'): SourceProblem {
  return found === 'no-secret' || found === 'store' || found === 'unreachable' ? { code: found } : { code: 'own-trial' }
}

function problemOf(error: unknown, { port, host }: WebhookSettings): SourceProblem {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return { code: 'port-in-use', params: { port } }
    case 'EACCES':
      return { code: 'port-forbidden', params: { port } }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { code: 'address-unavailable', params: { host } }
    default:
      return { code: 'internal' }
  }
}
