/**
 * The meaning of an HTTP answer. The status decides, and the code in the body only for a 200.
 *
 * 403 is the key and 401 the subscription, the reverse of the usual meaning. 404 on a list or search is an empty list.
 */
import type { ApiFailure, ApiFailureCode } from '../../ports/network/api-client'
import type { HttpAnswer } from '../../ports/network/http-transport'
import { createRedactor, type Redact } from '../stored-bodies'
import { isObject } from '../../text/json-object'
import { ENDPOINTS, type EndpointName, type Endpoints } from '../endpoints'
import { parseJson } from './lossless-json'
import { readAnswer } from './read-answer'
import { MAX_ROWS } from './record-reader'
import type { Drift } from './drift'
import { cleanText } from './clean-text'

export type InterpretedAnswer<T> = { readonly ok: true; readonly data: T; readonly drift: readonly Drift[] } | Refused
interface Refused {
  readonly ok: false
  readonly code: ApiFailureCode
  readonly serviceMessage?: string
  readonly params?: ApiFailure['params']
  readonly drift: readonly Drift[]
}

/** The error object of a body; null where a member is not as specified. */
interface ServiceError {
  readonly code: number | null
  readonly message: string | null
}

const MESSAGE_LIMIT = 500
const BY_STATUS: Readonly<Record<number, ApiFailureCode>> = {
  400: 'bad-request',
  401: 'unauthorised',
  403: 'bad-key',
  404: 'not-found',
  429: 'limit'
}
const MISMATCH: readonly Drift[] = [{ field: 'error.code', kind: 'code-mismatch', count: 1 }]
const OTHER_SHAPE: readonly Drift[] = [{ field: 'error', kind: 'wrong-type', count: 1 }]

function errorIn(json: unknown, hide: Redact): ServiceError | null {
  const error = isObject(json) && Object.hasOwn(json, 'error') ? json['error'] : null
  if (!isObject(error)) return null
  const { code, message } = error
  const number = typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : code
  return {
    code: typeof number === 'number' ? number : null,
    message: typeof message === 'string' ? hide(cleanText(hide(message), { limit: MESSAGE_LIMIT }).text) : null
  }
}

/** An error in another form than specified, beside fields of a record. */
function hasOtherError(json: unknown): boolean {
  const error = isObject(json) && Object.hasOwn(json, 'error') ? json['error'] : null
  return Array.isArray(error) ? error.length > 0 : error !== null && error !== false && error !== ''
}

/**
 * Interprets an answer of one endpoint. Never throws.
 *
 * @param secret the key of the call, removed from every text of the result
 */
export function interpretAnswer<N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  answer: HttpAnswer,
  secret = ''
): InterpretedAnswer<Endpoints[N]['result']> {
  const { status } = answer
  const hide = createRedactor(secret)
  if (status === 200) return answer.tooLarge ? refuse('too-large') : interpretSuccess(name, params, answer.body, hide)
  const parsed = parseJson(answer.body)
  const json = parsed.ok ? parsed.value : null
  const error = errorIn(json, hide)
  const drift = error === null || error.code === status ? [] : MISMATCH

  // gateways answer 429 and 5xx without the service's body
  if (status === 429) return refuse('limit', error, drift)
  if (status >= 500 && status !== 511) return refuse('server-error', error, drift)
  if (status >= 300 && status < 400 && status !== 304) return refuse('redirected', null)

  const code = BY_STATUS[status]
  if (status === 511) return { ...refuse('not-the-service'), params: { reason: 'sign-in' } }
  // the service's own error: as in a 200, a code that is not specified is an error of the service
  if (code === undefined) return refuse(error?.code === status ? 'server-error' : 'not-the-service', error, drift)
  // a portal, proxy or mistyped address proves nothing about the key or the catalogue
  if (!isObject(json) || (status === 404 && error === null)) return refuse('not-the-service')
  if (status === 404 && isMany(name)) return { ok: true, data: [] as unknown as Endpoints[N]['result'], drift }
  return refuse(code, error, error === null ? OTHER_SHAPE : drift)
}

function interpretSuccess<N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  body: string,
  hide: Redact
): InterpretedAnswer<Endpoints[N]['result']> {
  const parsed = parseJson(body)
  if (!parsed.ok) return refuse('not-the-service')
  const error = errorIn(parsed.value, hide)
  // only the status reports a missing record: an error in a 200 neither empties a list nor marks a record as gone
  if (error !== null) return refuse(BY_STATUS[statusMeant(error)] ?? 'server-error', error, MISMATCH)
  const reading = readAnswer(name, params, parsed.value, hide)
  if (reading.ok && hasOtherError(parsed.value)) return refuse('server-error', null, OTHER_SHAPE)
  if (reading.ok) return { ok: true, data: reading.data, drift: reading.drift }
  if (reading.reason === 'too-many')
    return {
      ...refuse('too-large', null, reading.drift),
      params: { reason: 'rows', rows: reading.rows ?? 0, most: MAX_ROWS }
    }
  return {
    ...refuse('not-the-service', null, reading.drift),
    ...(reading.reason === 'other-record' ? { params: { reason: 'other-record' } } : {})
  }
}

/** The status of an error in a 200; 500 where it names none or 404. */
const statusMeant = ({ code }: ServiceError): number => (code === null || code === 404 ? 500 : code)

/** The status of an error object in the body of a 200, for answers of other API families; null without one. */
export function errorStatusIn(body: string): number | null {
  if (!body.includes('"error"')) return null
  const parsed = parseJson(body)
  const error = parsed.ok ? errorIn(parsed.value, (text) => text) : null
  return error === null ? null : statusMeant(error)
}

function isMany(name: EndpointName): boolean {
  const { kind } = ENDPOINTS[name]
  return kind === 'list' || kind === 'search'
}

function refuse(code: ApiFailureCode, error: ServiceError | null = null, drift: readonly Drift[] = []): Refused {
  return { ok: false, code, drift, ...(error?.message ? { serviceMessage: error.message } : {}) }
}
