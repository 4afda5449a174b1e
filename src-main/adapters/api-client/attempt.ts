/** One request to the service: headers, response, log entry, and the outcome for the call budget. */
import { Buffer } from 'node:buffer'
import { isOwnRedirect } from '../../shared/connection/base-address'
import { SERVICE_FAILURES } from '../../shared/connection/response-origin'
import type { EngineDetail } from '../../shared/catalogue/records'
import { STORED_BODIES, MAX_BODY_BYTES, redactSecret, type ReceivedBody } from '../../shared/catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { InterpretedAnswer } from '../../shared/catalogue/reader/interpret-answer'
import type { Drift } from '../../shared/catalogue/reader/drift'
import type { AnswerResult } from '../../shared/diagnostics/answer-log'
import type { ApiAccess, ApiFailure, ApiResult, CallOptions } from '../../shared/ports/network/api-client'
import type { CallBudget, CallPermit } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { HttpFault, HttpTransport } from '../../shared/ports/network/http-transport'
import type { Log } from '../../shared/ports/system/log'
import { LONGEST_STOP_MS } from '../../shared/connection/rate-limit'
import { parseRetryAfter, type RetryableFailure } from '../../shared/connection/retry-delay'
import type { ResponseReader } from './response-worker/response-reader'

export interface AttemptDeps {
  readonly transport: HttpTransport
  readonly budget: Pick<CallBudget, 'pauseBackground'>
  readonly readResponse: ResponseReader
  /** Prepares for a response of this size, which is still arriving. */
  readonly onReceived?: (bytes: number) => void
  settings(): { readonly timeoutMs: number; readonly maxBytes: number }
  /** Receives the `Date` header of answers that certainly come from the service, not from a portal or a gateway. */
  onServiceDate?(answer: { readonly date: string | null; readonly tookMs: number }): void
  readonly drift: { add(endpoint: EndpointName, findings: readonly Drift[]): void }
  /** Receives the result of every request, for the health page. */
  onResult?(result: AnswerResult): void
  readonly log: Log
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
}

export interface Call<N extends EndpointName> {
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly access: ApiAccess
  readonly options: CallOptions
  readonly signal: AbortSignal
}

interface FailedAttempt {
  readonly ok: false
  readonly failure: ApiFailure
  /** null: a retry is of no use. */
  readonly retryable: RetryableFailure | null
  /** Pause that the service demands before a retry. */
  readonly retryAfterMs?: number | null
  /** The request certainly never left this computer. */
  readonly unsent?: boolean
  /** Redirect to an address of the service. */
  readonly location?: string
}
export type AttemptOutcome<T> = Extract<ApiResult<T>, { ok: true }> | FailedAttempt

export const FAMILY = 'vehicleDatabase'
const RETRYABLE_FAULTS: { readonly [F in HttpFault]?: RetryableFailure } = { offline: 'offline', timeout: 'timeout' }

export async function attempt<N extends EndpointName>(
  deps: AttemptDeps,
  call: Call<N>,
  url: string,
  permit: CallPermit,
  number: number
): Promise<AttemptOutcome<Endpoints[N]['result']>> {
  const { clock } = deps
  const { name, params, access, options, signal } = call
  const startedMs = clock.monotonic()
  let settlement: Parameters<CallPermit['settle']>[0] = { status: null, retryAfterMs: null }
  const report = (result: string, status: number | null, sentences: AnswerResult['sentences'] = []): void =>
    reportResult(deps, call, { status, result, ms: Math.round(clock.monotonic() - startedMs), sentences }, number)
  try {
    const headers = { 'x-api-key': access.apiKey, 'X-LANG': options.language, accept: 'application/json' }
    const got = await deps.transport.get(url, headers, {
      ...deps.settings(),
      signal,
      ...(deps.onReceived && { onReceived: deps.onReceived })
    })
    if (!got.ok) {
      report(got.fault, null)
      if (got.unsent) settlement = { ...settlement, unsent: true }
      return networkFailure(got, access)
    }
    const { answer } = got
    const tookMs = clock.monotonic() - startedMs
    const { status } = answer
    const retryAfterMs = parseRetryAfter(answer.retryAfter, answer.date, clock.now())
    settlement = { status, retryAfterMs }
    const read = await deps.readResponse(name, params, answer, access.apiKey)
    if (read.drift.length > 0) deps.drift.add(name, read.drift)
    if (read.ok) report('ok', status, translatedSentences(name, read.data))
    else report(read.code, status)
    if (read.ok || (SERVICE_FAILURES.has(read.code) && read.serviceMessage !== undefined))
      deps.onServiceDate?.({ date: answer.date, tookMs })
    if (read.ok) return success(call, read, answer.body, clock.now())

    const failure = serviceFailure(read, status, retryAfterMs, clock.now())
    const retryable = read.code === 'server-error' && status >= 500 ? 'server' : null
    // a limit in the body of another status also stops the family
    if (read.code === 'limit') settlement = { status: 429, retryAfterMs }
    // a key that is only tried says nothing about the one in use
    if ((read.code === 'unauthorised' || read.code === 'bad-key') && !options.access)
      deps.budget.pauseBackground(FAMILY)
    return { ok: false, failure, retryable, retryAfterMs }
  } finally {
    // the specification lists no 401 and no 429 for the subscription: its success says nothing about the limit
    permit.settle({ ...settlement, ...(name === 'subscription' ? { unlimited: true } : {}) })
  }
}

function reportResult(
  { log, onResult }: AttemptDeps,
  { name, options: { language, priority } }: Call<EndpointName>,
  { sentences, ...outcome }: Omit<AnswerResult, 'language'>,
  number: number
): void {
  const { result, status, ms } = outcome
  const level = result === 'ok' || result === 'not-found' || result === 'cancelled' ? 'info' : 'warn'
  log[level]('call', { endpoint: name, result, status, ms, try: number, priority })
  onResult?.({ ...outcome, language, sentences })
}

function networkFailure(
  {
    fault,
    unconnected,
    unsent,
    location
  }: { fault: HttpFault; unconnected?: boolean; unsent?: boolean; location?: string },
  { baseUrl, apiKey }: ApiAccess
): FailedAttempt {
  const follow = location !== undefined && isOwnRedirect(baseUrl, location) && !containsSecret(location, apiKey)
  return {
    ok: false,
    failure: { code: fault, ...(unconnected ? { unconnected: true } : {}) },
    retryable: RETRYABLE_FAULTS[fault] ?? null,
    unsent: unsent === true,
    ...(follow ? { location } : {})
  }
}

function success<N extends EndpointName>(
  { name, access }: Call<N>,
  { data, drift }: Extract<InterpretedAnswer<Endpoints[N]['result']>, { ok: true }>,
  body: string,
  fetchedAtMs: number
): AttemptOutcome<Endpoints[N]['result']> {
  return {
    ok: true,
    data,
    fetchedAtMs,
    ...(drift.some(({ kind }) => kind === 'missing-id') ? { leftOut: true } : {}),
    ...(STORED_BODIES.has(name) ? { body: withoutSecret(body, access.apiKey) } : {})
  }
}

function serviceFailure(
  { code, params, serviceMessage }: Extract<InterpretedAnswer<unknown>, { ok: false }>,
  status: number,
  retryAfterMs: number | null,
  nowMs: number
): ApiFailure {
  // the call budget pauses no longer, unless its window is; then it refuses the next call by itself
  const longestMs = code === 'limit' ? LONGEST_STOP_MS : Infinity
  const isPause = code === 'limit' || code === 'server-error'
  return {
    code,
    status,
    ...(serviceMessage === undefined ? {} : { serviceMessage }),
    ...(params === undefined ? {} : { params }),
    ...(retryAfterMs !== null && isPause ? { retryAtMs: nowMs + Math.min(retryAfterMs, longestMs) } : {})
  }
}

/** The body to store: a service may repeat the key in it. Bodies above the limit are not stored. */
function withoutSecret(body: string, secret: string): ReceivedBody {
  const bytes = Buffer.byteLength(body)
  return { text: bytes <= MAX_BODY_BYTES ? redactSecret(body, secret) : null, bytes }
}

/** An address that contains the key is never called (trap 14). */
const containsSecret = (address: string, secret: string): boolean =>
  address.includes(secret) || address.includes(encodeURIComponent(secret))

/** Sentences of an answer that the service translates: only the options of an engine have some. */
function translatedSentences<N extends EndpointName>(
  name: N,
  data: Endpoints[N]['result']
): readonly (string | null)[] {
  return name === 'engine' ? ((data as EngineDetail).options ?? []).map(({ description }) => description) : []
}
