import { tlsFaultOf } from '../../../shared/connection/network-errors'
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

export function brokerProblemOf(error: unknown): SourceProblem {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  if (typeof code === 'number')
    return NOT_LET_IN.has(code)
      ? { code: 'refused', params: { reason: code } }
      : { code: 'protocol', params: { reason: code } }
  if (typeof code === 'string') {
    const fault = tlsFaultOf(code)
    if (fault) return { code: fault === 'tls' ? 'insecure' : fault }
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
