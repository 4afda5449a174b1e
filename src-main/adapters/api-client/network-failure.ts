/** Classifies the errors of fetch, by the messages of Chromium's network stack and of Node. */
import type { HttpFault } from '../../shared/ports/network/http-transport'

/** Messages and codes of an error and its causes. Never logged: an error of fetch may quote a header. */
function errorTexts(error: unknown): string {
  const texts: string[] = []
  for (
    let e = error, depth = 0;
    typeof e === 'object' && e !== null && depth < 5;
    e = (e as { cause?: unknown }).cause, depth++
  ) {
    const { message, code } = e as { message?: unknown; code?: unknown }
    texts.push(typeof code === 'string' ? code : '', typeof message === 'string' ? message : '')
  }
  return texts.join(' ')
}

/** The proxy demands a login that the user has not given. The message is Chromium's. */
export class ProxyLoginRequired extends Error {
  constructor() {
    super('net::ERR_PROXY_AUTH_REQUESTED')
  }
}

const PROXY_LOGIN = /\bERR_PROXY_AUTH_REQUESTED\b/
const REDIRECT = /redirect/i
/** Refused certificates and failed handshakes: there is no secure connection to the service. */
const INSECURE =
  /ERR_CERT|ERR_SSL|ERR_TLS|ERR_BAD_SSL|CERT_|_CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH|\bEPROTO\b/
const TIMEOUT = /ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT|ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT/

/** Unknown errors count as 'offline'. */
export function httpFaultOf(error: unknown): HttpFault {
  const texts = errorTexts(error)
  if (PROXY_LOGIN.test(texts)) return 'proxy-login'
  if (REDIRECT.test(texts)) return 'redirected'
  if (INSECURE.test(texts)) return 'insecure'
  return TIMEOUT.test(texts) ? 'timeout' : 'offline'
}

/** Chromium: errors before a connection exists. Matched as a whole message, because an error also quotes addresses. */
const UNCONNECTED =
  /^net::ERR_(?:NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|ADDRESS_UNREACHABLE|PROXY_CONNECTION_FAILED|PROXY_AUTH_REQUESTED)$/
/** Node: the same, by the system call that comes before anything is sent. */
const NOT_CONNECTED_CODES: Readonly<Record<string, readonly string[]>> = {
  getaddrinfo: ['ENOTFOUND', 'EAI_AGAIN'],
  connect: ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN']
}

/**
 * True only for errors that say that no connection existed. Resets, timeouts, changed networks, failed handshakes and
 * everything unknown may come after the request was sent.
 */
export function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return UNCONNECTED.test(error.message) || failedBeforeConnecting(error.cause)
}

function failedBeforeConnecting(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  const { code, syscall, errors } = cause as { code?: unknown; syscall?: unknown; errors?: unknown }
  // a host with several addresses has one error for each
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(failedBeforeConnecting)
  return (
    typeof code === 'string' && typeof syscall === 'string' && NOT_CONNECTED_CODES[syscall]?.includes(code) === true
  )
}
