/** What a failed fetch was, from the words of Chromium's network stack or Node's. */
import type { HttpFault } from '../../shared/ports/network/http-transport'

/**
 * The texts and codes of an error and of what caused it. Only matched here: an error of fetch may quote a header, so
 * none is ever logged.
 */
function errorTexts(error: unknown): string {
  const words: string[] = []
  for (
    let e = error, depth = 0;
    typeof e === 'object' && e !== null && depth < 5;
    e = (e as { cause?: unknown }).cause, depth++
  ) {
    const { message, code } = e as { message?: unknown; code?: unknown }
    words.push(typeof code === 'string' ? code : '', typeof message === 'string' ? message : '')
  }
  return words.join(' ')
}

/** The proxy of the network wants a login that nobody has given. As Chromium names it. */
export class ProxyLoginRequired extends Error {
  constructor() {
    super('net::ERR_PROXY_AUTH_REQUESTED')
  }
}

const PROXY_LOGIN = /\bERR_PROXY_AUTH_REQUESTED\b/
const REDIRECT = /redirect/i
/** Refused certificates, and a handshake that failed: in both cases there is no safe line to the service. */
const INSECURE =
  /ERR_CERT|ERR_SSL|ERR_TLS|ERR_BAD_SSL|CERT_|_CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH|\bEPROTO\b/
const TIMEOUT = /ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT|ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT/

/** Anything unknown is 'offline': no answer came. */
export function httpFaultOf(error: unknown): HttpFault {
  const words = errorTexts(error)
  if (PROXY_LOGIN.test(words)) return 'proxy-login'
  if (REDIRECT.test(words)) return 'redirected'
  if (INSECURE.test(words)) return 'insecure'
  return TIMEOUT.test(words) ? 'timeout' : 'offline'
}

/**
 * Chromium: the name, the network, the way there, the first connection or the proxy's leave was missing. As a whole
 * message: an error quotes addresses, too.
 */
const UNCONNECTED =
  /^net::ERR_(?:NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|ADDRESS_UNREACHABLE|PROXY_CONNECTION_FAILED|PROXY_AUTH_REQUESTED)$/
/** Node: the same, each only in the step that comes before anything is sent. */
const NOT_CONNECTED_CODES: Readonly<Record<string, readonly string[]>> = {
  getaddrinfo: ['ENOTFOUND', 'EAI_AGAIN'],
  connect: ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN']
}

/**
 * True only when the failure itself says that there was no connection to send anything over. Resets, closed lines,
 * time-outs, changed networks, a
 * handshake that failed and everything unknown may come after a request was sent.
 */
export function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return UNCONNECTED.test(error.message) || failedBeforeConnecting(error.cause)
}

function failedBeforeConnecting(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false
  const { code, syscall, errors } = cause as { code?: unknown; syscall?: unknown; errors?: unknown }
  // a name with several addresses: every one of them was tried, and each has its own failure
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(failedBeforeConnecting)
  return (
    typeof code === 'string' && typeof syscall === 'string' && NOT_CONNECTED_CODES[syscall]?.includes(code) === true
  )
}
