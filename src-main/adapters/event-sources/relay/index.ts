/**
 * Events from a relay as server-sent events. A reconnect sends `Last-Event-ID`, but relays need not replay missed
 * events, so an outage is recorded as a gap.
 */
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { httpFaultOf } from '../../../shared/connection/network-errors'
import { delay } from '../../../shared/delay'
import { STABLE_CONNECTION_MS, reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import { textOf } from '../../../shared/feed/event-body'
import { parseEnvelope } from '../../../shared/feed/event-envelope'
import type { Deliver, RawEvent } from '../../../shared/feed/events'
import type { EventSource, SourceProblem, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import { RetryLoop } from '../retry-loop'
import { SourceStatusTracker } from '../source-status'
import { dataLimit, ENDLESS } from './data-limit'

export interface RelaySettings {
  readonly enabled: boolean
  /** Empty: not configured. */
  readonly address: string
  readonly kindFrom: 'event' | 'envelope'
  readonly maxBodyBytes: number
}

interface RelaySourceDeps {
  /** Without cookies and cache. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): RelaySettings
  /** For `Authorization: Bearer`; null: none. */
  token(): Promise<string | null>
  /** Id of the last stored event, over restarts. Neither rejects. */
  readonly lastId: { read(): Promise<string | null>; write(id: string): Promise<void> }
}

const CONNECT_MS = 20_000
/** A silent connection counts as dead; relays send comments more often. */
const SILENCE_MS = 300_000
const CATCH_UP_MS = 5000
const MAX_RETRY_MS = 60_000
const FIRST_RETRY_MS = 1000
const ID = /^[\x20-\x7e]{1,1000}$/
const PLACE = /^[a-z]+:\/\/[^/?#]+/i

class StreamEnded extends Error {
  readonly problem: SourceProblem
  constructor(problem: SourceProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export class RelaySource implements EventSource {
  readonly id = 'relay'
  readonly #deps: RelaySourceDeps
  readonly #status: SourceStatusTracker
  readonly #loop: RetryLoop
  #failures = 0
  #retryMs = FIRST_RETRY_MS

  constructor(deps: RelaySourceDeps) {
    this.#deps = deps
    this.#status = new SourceStatusTracker('relay', () => deps.clock.now())
    this.#loop = new RetryLoop(deps.clock)
  }

  catchesUp = (): boolean => false
  status = (): SourceStatus => this.#status.current
  onStatus = (listener: () => void): (() => void) => this.#status.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    const { enabled, address } = this.#deps.settings()
    if (!enabled || this.#loop.running) return Promise.resolve()
    if (address === '') this.#status.fail({ code: 'no-address' })
    else this.#loop.start((signal) => this.#round(deliver, signal))
    return Promise.resolve()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#failures = 0
    this.#status.enter('off')
  }

  async test(): Promise<SourceTest> {
    const { address } = this.#deps.settings()
    if (address === '') return { ok: false, problem: { code: 'no-address' } }
    const stop = new AbortController()
    try {
      await this.#connect(stop, await this.#deps.token(), null)
      return { ok: true, at: relayAddressOf(address) }
    } catch (error) {
      return { ok: false, problem: problemOf(error) }
    } finally {
      stop.abort()
    }
  }

  async #round(deliver: Deliver, signal: AbortSignal): Promise<number> {
    const at = relayAddressOf(this.#deps.settings().address)
    const stop = new AbortController()
    const leave = (): void => stop.abort()
    signal.addEventListener('abort', leave, { once: true })
    this.#status.enter('connecting', { at })
    let problem: SourceProblem = { code: 'unreachable' }
    let listensSinceMs = Infinity
    try {
      const lastId = await this.#deps.lastId.read()
      const token = await this.#deps.token()
      const response = await this.#connect(stop, token, lastId)
      listensSinceMs = this.#deps.clock.monotonic()
      const login = token !== null
      this.#status.enter('listening', {
        at,
        warnings: [...(login ? [] : (['no-login'] as const)), ...(/^http:/i.test(at) ? (['plain'] as const) : [])]
      })
      await this.#follow(
        response,
        (event) => deliver({ ...event, login }),
        stop,
        lastId === null ? 0 : this.#deps.clock.now() + CATCH_UP_MS
      )
    } catch (error) {
      problem = problemOf(error)
    } finally {
      signal.removeEventListener('abort', leave)
      stop.abort()
    }
    if (signal.aborted) return 0
    if (this.#deps.clock.monotonic() - listensSinceMs >= STABLE_CONNECTION_MS) this.#failures = 0
    const wait = reconnectDelayMs(++this.#failures, this.#deps.random, this.#retryMs)
    this.#deps.log.warn('feed.relay', { problem: problem.code, params: problem.params, again: wait })
    this.#status.fail(problem, this.#deps.clock.now() + wait, { at })
    return wait
  }

  async #connect(stop: AbortController, token: string | null, lastId: string | null): Promise<Response> {
    let timedOut = false
    const cancel = this.#deps.clock.after(CONNECT_MS, () => {
      timedOut = true
      stop.abort()
    })
    try {
      const response = await this.#deps.fetch(this.#deps.settings().address, {
        headers: {
          accept: 'text/event-stream',
          'cache-control': 'no-cache',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(lastId === null || !ID.test(lastId) ? {} : { 'last-event-id': lastId })
        },
        // the token is only for this address
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: stop.signal
      })
      const { status } = response
      if (status === 401 || status === 403) throw new StreamEnded({ code: 'refused', params: { status } })
      if (status !== 200) throw new StreamEnded({ code: 'protocol', params: { status } })
      if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '') || response.body === null)
        throw new StreamEnded({ code: 'not-a-stream' })
      return response
    } catch (error) {
      throw timedOut ? new StreamEnded({ code: 'timeout' }) : error
    } finally {
      cancel()
    }
  }

  /** Reads until the stream ends, which is a failure. The events of a chunk are stored before the next is read. */
  async #follow(response: Response, deliver: Deliver, stop: AbortController, catchUpUntilMs: number): Promise<void> {
    const { clock, lastId, settings } = this.#deps
    const waiting: EventSourceMessage[] = []
    let tooLarge = false
    let newestId: string | null = null
    // one character is one byte; the pipeline checks the size of the body
    const most = settings().maxBodyBytes * 2
    const withinLimit = dataLimit(most)
    const parser = createParser({
      maxBufferSize: most * ENDLESS,
      onEvent: (message) => waiting.push(message),
      onId: (id) => (newestId = bytesOf(id).toString('utf8')),
      onRetry: (ms) => (this.#retryMs = Math.min(Math.max(ms, FIRST_RETRY_MS), MAX_RETRY_MS)),
      onError: ({ type }) => (tooLarge ||= type === 'max-buffer-size-exceeded')
    })
    const reader = response.body!.getReader()
    for (;;) {
      const silent = clock.after(SILENCE_MS, () => stop.abort())
      const { done, value } = await reader.read().finally(silent)
      if (done) throw new StreamEnded({ code: 'unreachable' })
      // latin1 maps bytes to characters one to one, so that a body that is not UTF-8 keeps its bytes
      const text = withinLimit(Buffer.from(value).toString('latin1'))
      if (text === null) throw new StreamEnded({ code: 'too-large' })
      parser.feed(text)
      if (waiting.length > 0) {
        await Promise.all(
          waiting
            .splice(0)
            .map((message) => this.#store(this.#eventOf(message, clock.now() < catchUpUntilMs), deliver, stop.signal))
        )
        if (stop.signal.aborted) return
        if (newestId !== null) await lastId.write(newestId)
      }
      if (tooLarge) throw new StreamEnded({ code: 'too-large' })
    }
  }

  /** Retries until the event is stored or refused; nothing is read meanwhile. */
  async #store(event: RawEvent, deliver: Deliver, signal: AbortSignal): Promise<void> {
    for (let tries = 1; !signal.aborted; tries++) {
      if ((await deliver(event)).outcome !== 'not-stored')
        return this.#status.current.state === 'listening' ? this.#status.update({ problem: null }) : undefined
      this.#status.update({ problem: { code: 'store' } })
      await delay(this.#deps.clock, reconnectDelayMs(tries, this.#deps.random), signal)
    }
  }

  #eventOf({ event: name = '', id, data }: EventSourceMessage, catchUp: boolean): RawEvent {
    const [event, received] = [bytesOf(name).toString('utf8'), bytesOf(data)]
    const envelope = this.#deps.settings().kindFrom === 'envelope' ? parseEnvelope(textOf(received) ?? '') : null
    return {
      source: 'relay',
      kind: envelope?.kind ?? event,
      body: envelope ? Buffer.from(envelope.body, 'utf8') : received,
      arrivedAtMs: this.#deps.clock.now(),
      headers: {
        ...envelope?.headers,
        ...(id === undefined ? {} : { 'event-id': bytesOf(id).toString('utf8') }),
        ...(event === '' ? {} : { event })
      },
      ...(catchUp ? { catchUp } : {})
    }
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')
const relayAddressOf = (address: string): string => PLACE.exec(address)?.[0] ?? ''

function problemOf(error: unknown): SourceProblem {
  if (error instanceof StreamEnded) return error.problem
  if (error instanceof StoreFailure) return { code: 'store' }
  const fault = httpFaultOf(error)
  return { code: fault === 'offline' ? 'unreachable' : fault }
}
