/**
 * The one gate for calls: nobody else speaks to the service.
 *
 * Only the fourteen addresses of the table can be called; the key goes into its header and nowhere else; `X-LANG` is
 * always sent. A redirect is
 * followed within the origin of the service alone, and each step is a call of its own (trap 16). Logs name the
 * endpoint, never the address (a search
 * text stands in it), the key or a body.
 */
import { Buffer } from 'node:buffer'
import { isOwnRedirect, resolveUrl } from '../../shared/connection/base-address'
import { isBackground } from '../../shared/connection/rate-limit'
import { STORED_BODIES, MAX_BODY_BYTES, redactSecret, type ReceivedBody } from '../../shared/catalogue/stored-bodies'
import { addressOf, type EndpointName, type Endpoints } from '../../shared/catalogue/endpoints'
import { interpretAnswer } from '../../shared/catalogue/reader/interpret-answer'
import type { Drift } from '../../shared/catalogue/reader/drift'
import type { LanguageCode } from '../../shared/text/languages'
import type {
  ApiAccess,
  CallHooks,
  CatalogueApi,
  ApiFailure,
  CallOptions,
  ApiResult
} from '../../shared/ports/network/api-client'
import type { CallBudget, CallPermit } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { HttpFault, HttpTransport } from '../../shared/ports/network/http-transport'
import type { Log } from '../../shared/ports/system/log'
import {
  MAX_RETRY_AFTER_MS,
  parseRetryAfter,
  retryDelayMs,
  type RetryableFailure
} from '../../shared/connection/retry-delay'
import { InFlightCalls, type InFlightCall } from './in-flight'
import type { ResponseReader } from './response-worker/response-reader'

export interface ApiClientDeps {
  readonly transport: HttpTransport
  readonly budget: CallBudget
  /** Reads answers. Default: in the thread of the caller, whatever their size. */
  readonly readResponse?: ResponseReader
  /** Where to and with which key; null: not connected. */
  access(): Promise<ApiAccess | null>
  settings(): { readonly timeoutMs: number; readonly maxBytes: number }
  /**
   * False while it is known that nobody answers: then a dead line is told at once, after one try. Default: nothing is
   * known.
   */
  retryWhenOffline?(): boolean
  /**
   * Told of the time in each answer that is the service's own for sure; a portal's or a gateway's says nothing about
   * it.
   */
  onServiceDate?(answer: { readonly date: string | null; readonly tookMs: number }): void
  /** Told what differs from the specification. */
  readonly drift: { add(endpoint: EndpointName, findings: readonly Drift[]): void }
  readonly log: Log
  readonly clock: Clock
  /** 0 up to 1, for the pauses between tries. */
  random(): number
}

/** 401 or 403 of the connection in force. */
export interface Refusal {
  readonly code: 'unauthorised' | 'bad-key'
  readonly endpoint: EndpointName
  readonly profile: string
  readonly failure: ApiFailure
}

export interface ApiClient extends CatalogueApi {
  /** Told of each 401 and 403, after background calls were stopped. Returns what ends it. */
  onRefused(listener: (refusal: Refusal) => void): () => void
  /** Takes back every call that waits or runs: another service or key is in force. */
  abandonAll(): void
}

/** What can stand in a header. Anything else would make fetch throw, with the key in its message. */
const SENDABLE_KEY = /^[\x21-\x7e]+$/
const FAMILY = 'vehicleDatabase'
/** Redirects one call follows. */
const MAX_REDIRECTS = 3
/** Failures that, told in an error object with a message, are the service's own. */
const SERVICE_MESSAGES: ReadonlySet<ApiFailure['code']> = new Set([
  'bad-request',
  'unauthorised',
  'bad-key',
  'not-found'
])

export function createApiClient(parts: ApiClientDeps): ApiClient {
  const { clock, log } = parts
  const judge: ResponseReader =
    parts.readResponse ??
    ((name, params, answer, secret) => Promise.resolve(interpretAnswer(name, params, answer, secret)))
  const flights = new InFlightCalls()
  const refusedListeners = new Set<(refusal: Refusal) => void>()

  return {
    async call(
      name,
      params,
      { language, priority, signal, access: tried, finishOnceSent = false, onSpent, onNotSent, hooks }
    ) {
      // built first: an address that cannot be built is a bug of the caller and is thrown at once
      const address = addressOf(name, params)
      const access = tried ?? (await parts.access())
      if (!access) return fail({ code: 'not-connected' })
      if (!SENDABLE_KEY.test(access.apiKey)) return fail({ code: 'bad-key' })
      // a key that is only being tried shares no answer with the one in force; figures of a pair are the same in all
      // languages
      const key = `${tried ? 'tried' : 'used'} ${access.profile} ${access.account ?? ''} ${name === 'performance' ? '*' : language} ${address}`
      const answer = await flights.join(key, priority, signal, finishOnceSent, (flight) =>
        within(hooks, access.profile, flight, () =>
          fly({
            name,
            params,
            address,
            access,
            language,
            flight,
            tried: tried !== undefined,
            onSpent,
            onUnsent: onNotSent
          })
        )
      )
      return answer as ApiResult<Endpoints[typeof name]['result']>
    },
    onRefused(listener) {
      refusedListeners.add(listener)
      return () => void refusedListeners.delete(listener)
    },
    abandonAll: () => flights.abandonAll()
  }

  /** The call, with what belongs to it before and after. */
  async function within(
    around: CallHooks | undefined,
    profile: string,
    flight: InFlightCall,
    make: () => Promise<ApiResult<unknown>>
  ): Promise<ApiResult<unknown>> {
    if (!around) return make()
    const here = await around.before(profile)
    if (here) return { ...here, stored: true }
    const answer = await make()
    flight.markArrived()
    try {
      await around.after(answer)
      return answer
    } catch (unkept) {
      return { ...answer, storeError: unkept }
    }
  }

  /** All tries of one call, and the redirects it follows. Every try and every step needs a permit of its own. */
  async function fly<N extends EndpointName>(call: Call<N>): Promise<ApiResult<Endpoints[N]['result']>> {
    let last: ApiFailure | null = null
    let url = resolveUrl(call.access.baseUrl, call.address)
    let redirects = 0
    for (let made = 1; ; made++) {
      const permit = await permitFor(call)
      // when the budget has no room for another try, the failure before it is the truer word
      if (!('settle' in permit)) return fail(last && permit.code !== 'cancelled' ? last : permit)
      if (call.flight.abandoned.aborted) {
        // the last one left between the permit and here
        permit.settle({ status: null, unsent: true })
        return fail({ code: 'cancelled' })
      }
      call.flight.markSent()
      if (call.onSpent) await call.onSpent()
      const outcome = await attempt(call, url, permit, made)
      if (!outcome.ok && outcome.unsent && call.onUnsent) await call.onUnsent()
      if (!outcome.ok && outcome.location !== undefined && redirects < MAX_REDIRECTS) {
        url = outcome.location
        redirects++
        made--
        continue
      }
      if (outcome.ok || !outcome.setback) return outcome.ok ? outcome : fail(outcome.failure)
      last = outcome.failure
      const pause = retryDelayMs(outcome.setback, made, triesAgain(call, outcome.setback), () => parts.random())
      if (pause === null || (outcome.askedPauseMs ?? 0) > MAX_RETRY_AFTER_MS) return fail(last)
      call.flight.hasEnded()
      if (!(await rest(Math.max(pause, outcome.askedPauseMs ?? 0), call.flight.abandoned)))
        return fail({ code: 'cancelled' })
    }
  }

  /**
   * A service that is only being tried is not the one of which something is known, and a broken server is somebody who
   * answers.
   */
  function triesAgain({ flight, tried }: Call<EndpointName>, setback: RetryableFailure): boolean {
    return !isBackground(flight.priority) && (tried || setback === 'server' || (parts.retryWhenOffline?.() ?? true))
  }

  async function permitFor({ name, access, flight }: Call<EndpointName>): Promise<CallPermit | ApiFailure> {
    for (;;) {
      const { priority } = flight
      const result = await parts.budget.acquire(
        FAMILY,
        priority,
        flight.queueSignal(),
        access.account ?? access.profile,
        name
      )
      if (result.ok) return result.permit
      if (flight.abandoned.aborted) return { code: 'cancelled' }
      // someone more urgent joined while this waited or was refused: the question is a new one
      if (flight.priority !== priority) continue
      flight.close()
      const code = result.reason === 'ledger' ? 'store-failed' : result.reason
      return result.retryAtMs === undefined ? { code } : { code, retryAtMs: result.retryAtMs }
    }
  }

  async function attempt<N extends EndpointName>(
    call: Call<N>,
    url: string,
    permit: CallPermit,
    made: number
  ): Promise<AttemptOutcome<Endpoints[N]['result']>> {
    const { name, params, access, language, flight } = call
    let status: number | null = null
    let retryAfterMs: number | null = null
    let unsent = false
    const from = clock.monotonic()
    const note = (result: string): void => {
      log[result === 'ok' || result === 'not-found' || result === 'cancelled' ? 'info' : 'warn']('call', {
        endpoint: name,
        result,
        status,
        ms: Math.round(clock.monotonic() - from),
        try: made,
        priority: flight.priority
      })
    }
    try {
      const headers = { 'x-api-key': access.apiKey, 'X-LANG': language, accept: 'application/json' }
      const got = await parts.transport.get(url, headers, { ...parts.settings(), signal: flight.abandoned })
      if (!got.ok) {
        note(got.fault)
        unsent = got.unsent === true
        const { location, unconnected } = got
        const own =
          location !== undefined && isOwnRedirect(access.baseUrl, location) && !containsSecret(location, access.apiKey)
        return {
          ok: false,
          failure: { code: got.fault, ...(unconnected ? { unconnected: true } : {}) },
          setback: SETBACKS[got.fault] ?? null,
          unsent,
          ...(own ? { location } : {})
        }
      }
      const tookMs = clock.monotonic() - from
      status = got.answer.status
      retryAfterMs = parseRetryAfter(got.answer.retryAfter, got.answer.date, clock.now())
      const judged = await judge(name, params, got.answer, access.apiKey)
      if (judged.drift.length > 0) parts.drift.add(name, judged.drift)
      note(judged.ok ? 'ok' : judged.code)
      if (judged.ok || (SERVICE_MESSAGES.has(judged.code) && judged.serviceMessage !== undefined))
        parts.onServiceDate?.({ date: got.answer.date, tookMs })
      if (judged.ok) {
        const leftOut = judged.drift.some(({ kind }) => kind === 'missing-id')
        const received = {
          ok: true,
          data: judged.data,
          fetchedAtMs: clock.now(),
          ...(leftOut ? { leftOut: true as const } : {})
        } as const
        return STORED_BODIES.has(name) ? { ...received, body: receivedBody(got.answer.body, access.apiKey) } : received
      }

      const { code, params: about, serviceMessage } = judged
      const retryAtMs =
        retryAfterMs !== null && (code === 'limit' || code === 'server-error') ? clock.now() + retryAfterMs : undefined
      const failure: ApiFailure = {
        code,
        status,
        ...(serviceMessage === undefined ? {} : { serviceMessage }),
        ...(about === undefined ? {} : { params: about }),
        ...(retryAtMs === undefined ? {} : { retryAtMs })
      }
      if (code === 'limit') status = 429 // a limit told in the body of another status stops the family as well
      if (code === 'unauthorised' || code === 'bad-key') refused(call, code, failure)
      return {
        ok: false,
        failure,
        setback: code === 'server-error' && status >= 500 ? 'server' : null,
        askedPauseMs: retryAfterMs
      }
    } finally {
      // the specification lists no 401 and no 429 for the subscription: its success says nothing about the limit
      permit.settle({
        status,
        retryAfterMs,
        ...(unsent ? { unsent } : {}),
        ...(name === 'subscription' ? { unlimited: true } : {})
      })
    }
  }

  function refused({ name, access, tried }: Call<EndpointName>, code: Refusal['code'], failure: ApiFailure): void {
    if (tried) return // a key being tried says nothing about the one in force
    parts.budget.pauseBackground(FAMILY)
    for (const listener of refusedListeners) listener({ code, endpoint: name, profile: access.profile, failure })
  }

  /** False when nobody waits any more. */
  function rest(ms: number, abandoned: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      if (abandoned.aborted) return resolve(false)
      const leave = (): void => {
        cancel()
        resolve(false)
      }
      const cancel = clock.after(ms, () => {
        abandoned.removeEventListener('abort', leave)
        resolve(true)
      })
      abandoned.addEventListener('abort', leave, { once: true })
    })
  }
}

interface Call<N extends EndpointName> {
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly address: string
  readonly access: ApiAccess
  readonly language: LanguageCode
  readonly flight: InFlightCall
  readonly tried: boolean
  readonly onSpent: CallOptions['onSpent']
  readonly onUnsent: CallOptions['onNotSent']
}
type AttemptOutcome<T> =
  | {
      readonly ok: true
      readonly data: T
      readonly fetchedAtMs: number
      readonly body?: ReceivedBody
      readonly leftOut?: true
    }
  | {
      readonly ok: false
      readonly failure: ApiFailure
      readonly setback: RetryableFailure | null
      readonly askedPauseMs?: number | null
      readonly unsent?: boolean
      readonly location?: string
    }

const SETBACKS: { readonly [F in HttpFault]?: RetryableFailure } = { offline: 'offline', timeout: 'timeout' }

/**
 * Whatever a service may repeat of what it was sent, the key does not come into what is kept. Long ones are not looked
 * through: they are not kept.
 */
function receivedBody(body: string, secret: string): ReceivedBody {
  const bytes = Buffer.byteLength(body)
  return { text: bytes <= MAX_BODY_BYTES ? redactSecret(body, secret) : null, bytes }
}

/** An address with the key in it is never called, whoever built it (trap 14). */
const containsSecret = (address: string, secret: string): boolean =>
  address.includes(secret) || address.includes(encodeURIComponent(secret))

const fail = (failure: ApiFailure): { readonly ok: false; readonly failure: ApiFailure } => ({ ok: false, failure })
