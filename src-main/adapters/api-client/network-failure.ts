/** The proxy demands a login that the user has not given. The message is Chromium's. */
export class ProxyLoginRequired extends Error {
  constructor() {
    super('net::ERR_PROXY_AUTH_REQUESTED')
  }
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
