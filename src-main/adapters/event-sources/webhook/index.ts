/**
 * The webhook receiver: an HTTP server in this process, on loopback unless the administrator sets another address. It
 * accepts JSON by POST at one path, and responds 2xx when the event is on disk.
 */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { Deliver, Delivery, RawEvent } from '../../../shared/feed/events'
import type { EventSource, SourceProblem, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import { RefusalTally, type RefusalReason, type SourceRefusal } from '../../../shared/feed/sources/refusals'
import type { SignatureResult } from '../../../shared/feed/sources/signature'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { SerialQueue } from '../../../shared/serial-queue'
import { SourceStatusTracker } from '../source-status'
import { listen, listenAddresses, portOf, type NetworkInterfaces } from './listen-addresses'
import { WebhookRequestHandler, type LIMITS, type WebhookSettings } from './request-handler'
import { runSelfTest } from './self-test'
import { listenProblemOf, selfTestProblemOf, warningsOf } from './webhook-problems'

export type { WebhookSettings }

export interface WebhookReceiverDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): WebhookSettings
  hasSecret(): Promise<boolean>
  /** HMAC-SHA256 with the secret; null: there is none, or the key store does not release it now. */
  hmac(body: Uint8Array): Promise<Uint8Array | null>
  /** Verifies the signature of an event like the pipeline. */
  verify(event: RawEvent): Promise<SignatureResult>
  /** The chosen free port, over restarts. Neither rejects. */
  readonly keptPort: { read(): Promise<number | null>; write(port: number): Promise<void> }
  /** Whether the event store is writable. Never rejects. */
  storeTakes(): Promise<boolean>
  readonly interfaces?: NetworkInterfaces
  readonly limits?: Partial<typeof LIMITS>
}

type StorageProblem = 'store' | 'key-store'

/** Pending requests get their responses within this time when the receiver stops. */
const END_WITHIN_MS = 1500
const BROADCAST_INTERVAL_MS = 250

export class WebhookReceiver implements EventSource {
  readonly id = 'webhook'
  readonly #deps: WebhookReceiverDeps
  readonly #status: SourceStatusTracker
  readonly #tally: RefusalTally
  readonly #requests: WebhookRequestHandler
  readonly #refusalListeners = new Set<() => void>()
  #server: Server | null = null
  #deliver: Deliver | null = null
  #failures = 0
  #storeFailures = 0
  #cancelRetry: (() => void) | null = null
  #cancelStorageCheck: (() => void) | null = null
  #cancelBroadcast: (() => void) | null = null
  readonly #turns = new SerialQueue()

  constructor(deps: WebhookReceiverDeps) {
    this.#deps = deps
    this.#status = new SourceStatusTracker('webhook', () => deps.clock.now())
    this.#tally = new RefusalTally(
      () => deps.clock.now(),
      () => this.#broadcastRefusals()
    )
    this.#requests = new WebhookRequestHandler({
      rules: () => deps.settings(),
      now: () => deps.clock.now(),
      deliver: (event) => this.#accept(event),
      tryOut: (event) => this.#dryRun(event),
      closing: () => this.#server === null,
      refused: (reason, asked) => this.#tally.note(reason, asked),
      ...(deps.limits ? { limits: deps.limits } : {})
    })
  }

  catchesUp = (): boolean => false
  /** Addresses are read at each call, because they change while the receiver runs. */
  status = (): SourceStatus => {
    const places = this.#addresses(this.#server)
    return { ...this.#status.current, at: places[0] ?? null, addresses: places }
  }
  refusals = (): readonly SourceRefusal[] => this.#tally.all()
  onStatus = (listener: () => void): (() => void) => {
    this.#refusalListeners.add(listener)
    const leave = this.#status.onChange(listener)
    return () => {
      this.#refusalListeners.delete(listener)
      leave()
    }
  }

  /** Throttled: strangers can be refused thousands of times a second. */
  #broadcastRefusals(): void {
    this.#cancelBroadcast ??= this.#deps.clock.after(BROADCAST_INTERVAL_MS, () => {
      this.#cancelBroadcast = null
      for (const listener of this.#refusalListeners) listener()
    })
  }

  start(deliver: Deliver): Promise<void> {
    return this.#turns.run(async () => {
      this.#deliver = deliver
      await this.#open()
    })
  }

  stop(): Promise<void> {
    return this.#turns.run(async () => {
      await this.#close()
      this.#deliver = null
      this.#status.enter('off')
    })
  }

  /** Sends itself a signed event, which is not stored; opens a server for it while the receiver is off. */
  async test(): Promise<SourceTest> {
    const settings = this.#deps.settings()
    if (settings.signature !== 'none' && !(await this.#deps.hasSecret()))
      return { ok: false, problem: { code: 'no-secret' } }
    if (settings.signature !== 'none' && (await this.#deps.hmac(new Uint8Array())) === null)
      return { ok: false, problem: { code: 'key-store' } }
    const port = await this.#port(settings)
    if (port === null) return { ok: false, problem: { code: 'store' } }
    const own = this.#server?.listening ? null : this.#requests.makeServer()
    try {
      if (own) await listen(own, port, settings.host)
      const server = own ?? this.#server
      const found = await runSelfTest(this.#requests, {
        ...settings,
        port: portOf(server),
        signed: (body) => this.#signatureOf(body)
      })
      return found === null
        ? { ok: true, at: this.#addresses(server)[0] ?? null }
        : { ok: false, problem: selfTestProblemOf(found) }
    } catch (error) {
      return { ok: false, problem: listenProblemOf(error, { ...settings, port }) }
    } finally {
      own?.close()
    }
  }

  async #open(): Promise<void> {
    const settings = this.#deps.settings()
    if (!settings.enabled || this.#server || this.#deliver === null) return
    this.#status.enter('connecting')
    const port = await this.#port(settings)
    if (port === null) return this.#retry({ code: 'store' })
    const server = this.#requests.makeServer()
    try {
      await listen(server, port, settings.host)
    } catch (error) {
      server.close()
      const problem = listenProblemOf(error, { ...settings, port })
      // the system has reserved the port: choose another one next time
      if (settings.port === 0 && problem.code === 'port-forbidden') await this.#deps.keptPort.write(0)
      return this.#retry(problem)
    }
    if (settings.port === 0 && port === 0) await this.#deps.keptPort.write(portOf(server))
    // an error of the listening server: close and reopen
    server.on('error', () => void this.#turns.run(() => this.#close()).then(() => this.#retry({ code: 'internal' })))
    this.#server = server
    this.#failures = 0
    // without secret everything is refused, which the status reports
    if (settings.signature !== 'none' && !(await this.#deps.hasSecret()))
      this.#status.fail({ code: 'no-secret' }, null, { warnings: warningsOf(settings) })
    else this.#markListening()
    this.#deps.log.info('feed.webhook', { listening: this.#addresses(server)[0], warnings: warningsOf(settings) })
  }

  #markListening(): void {
    this.#cancelStorageCheck?.()
    this.#cancelStorageCheck = null
    this.#storeFailures = 0
    this.#status.enter('listening', { warnings: warningsOf(this.#deps.settings()) })
  }

  /** The configured port, otherwise the one chosen before: senders keep using its address. null: it cannot be read. */
  async #port({ port }: WebhookSettings): Promise<number | null> {
    if (port !== 0) return port
    return this.#deps.keptPort.read().then(
      (kept) => kept ?? 0,
      () => null
    )
  }

  #addresses(server: Server | null): readonly string[] {
    return server?.listening
      ? listenAddresses(
          { ...this.#deps.settings(), host: (server.address() as AddressInfo).address, port: portOf(server) },
          this.#deps.interfaces
        )
      : []
  }

  #retry(problem: SourceProblem): void {
    const wait = reconnectDelayMs(++this.#failures, this.#deps.random)
    this.#deps.log.warn('feed.webhook', { problem: problem.code })
    this.#status.fail(problem, this.#deps.clock.now() + wait)
    this.#cancelRetry?.()
    this.#cancelRetry = this.#deps.clock.after(wait, () => void this.#turns.run(() => this.#open()))
  }

  /** Responds to pending requests first, within `END_WITHIN_MS`. */
  async #close(): Promise<void> {
    this.#cancelRetry?.()
    this.#cancelRetry = null
    this.#cancelStorageCheck?.()
    this.#cancelStorageCheck = null
    const server = this.#server
    this.#server = null
    if (!server) return
    await new Promise<void>((resolve) => {
      const cut = this.#deps.clock.after(END_WITHIN_MS, () => server.closeAllConnections())
      server.close(() => {
        cut()
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  async #accept(event: RawEvent): Promise<Delivery> {
    const delivery: Delivery = this.#deliver ? await this.#deliver(event) : { outcome: 'not-stored', reason: 'closed' }
    if (delivery.outcome === 'refused') this.#tally.note(delivery.reason)
    else if (delivery.outcome === 'not-stored') this.#notStored(delivery.reason)
    else if (this.#hasStorageProblem()) this.#markListening()
    return delivery
  }

  /** Senders may not retry, so the source counts as failing until events can be stored again. */
  #notStored(reason: (Delivery & { outcome: 'not-stored' })['reason']): void {
    if (reason === 'closed') return
    this.#tally.note(reason === 'busy' ? 'busy' : 'store')
    if (reason !== 'busy' && this.#status.current.state === 'listening') this.#scheduleStorageCheck()
  }

  #scheduleStorageCheck(code: StorageProblem = 'store'): void {
    const wait = reconnectDelayMs(++this.#storeFailures, this.#deps.random)
    this.#status.fail({ code }, this.#deps.clock.now() + wait, { warnings: warningsOf(this.#deps.settings()) })
    this.#cancelStorageCheck?.()
    this.#cancelStorageCheck = this.#deps.clock.after(wait, () => void this.#checkStorage())
  }

  async #checkStorage(): Promise<void> {
    const problem = await this.#storageProblem()
    if (!this.#hasStorageProblem()) return
    if (problem === null) this.#markListening()
    else this.#scheduleStorageCheck(problem)
  }

  #hasStorageProblem(): boolean {
    const code = this.#status.current.problem?.code
    return code === 'store' || code === 'key-store'
  }

  /** Why events cannot be stored, or null. */
  async #storageProblem(): Promise<StorageProblem | null> {
    const { signature } = this.#deps.settings()
    if (signature !== 'none' && (await this.#deps.hasSecret()) && (await this.#deps.hmac(new Uint8Array())) === null)
      return 'key-store'
    return (await this.#deps.storeTakes()) ? null : 'store'
  }

  async #dryRun(event: RawEvent): Promise<RefusalReason | null> {
    const verdict = await this.#deps.verify(event)
    if (verdict === 'signature' || verdict === 'no-secret') return verdict
    return (await this.#deps.storeTakes()) ? null : 'store'
  }

  async #signatureOf(body: Uint8Array): Promise<readonly [string, string] | null> {
    const { signature, signatureHeader, signaturePrefix } = this.#deps.settings()
    const bytes = signature === 'none' ? null : await this.#deps.hmac(body)
    return bytes === null
      ? null
      : [
          signatureHeader,
          signaturePrefix + Buffer.from(bytes).toString(signature === 'hmac-sha256-hex' ? 'hex' : 'base64')
        ]
  }
}
