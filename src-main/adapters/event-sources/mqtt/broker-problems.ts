import type { SourceProblem } from '../../../shared/ports/feed/event-source'

/** Reason codes of MQTT 5. */
const NOT_LET_IN = new Set([134, 135, 138, 140])
const TAKEN_OVER = 142
const TOO_LARGE = 149
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'EPIPE',
  'ENETDOWN',
  'EADDRNOTAVAIL'
])
/** The peer did not speak TLS, so this is not a certificate problem. */
const NO_TLS =
  /^(EPROTO$|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|DATA_LENGTH_TOO_LONG|HTTP_REQUEST|RECORD_LAYER_FAILURE)$)/
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/

export function brokerProblemOf(error: unknown): SourceProblem {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  if (typeof code === 'number')
    return NOT_LET_IN.has(code)
      ? { code: 'refused', params: { reason: code } }
      : { code: 'protocol', params: { reason: code } }
  if (typeof code === 'string') {
    if (NO_TLS.test(code)) return { code: 'not-tls' }
    if (TLS.test(code)) return { code: 'insecure' }
    if (code === 'ETIMEDOUT') return { code: 'timeout' }
    if (UNREACHABLE.has(code)) return { code: 'unreachable' }
  }
  if (/timeout/i.test(message)) return { code: 'timeout' }
  // a broker may reject the WebSocket upgrade with a status
  const status = /Unexpected server response: (\d{3})/.exec(message)?.[1]
  if (status)
    return status === '401' || status === '403'
      ? { code: 'refused', params: { status: Number(status) } }
      : { code: 'protocol', params: { status: Number(status) } }
  return /connection closed|socket hang up|client disconnecting/i.test(message)
    ? { code: 'unreachable' }
    : { code: 'protocol' }
}

/** Why the broker disconnected; null: no useful reason. */
export function disconnectProblemOf(reason: number | undefined): SourceProblem | null {
  if (reason === undefined || reason === 0) return null
  if (NOT_LET_IN.has(reason)) return { code: 'refused', params: { reason } }
  return reason === TOO_LARGE
    ? { code: 'too-large' }
    : { code: 'protocol', params: { reason: reason === TAKEN_OVER ? 'another desk has the same client id' : reason } }
}
