/** Checks the head of a webhook request before its body is read. Responses are bare, so that they reveal nothing. */
import type { IncomingMessage } from 'node:http'
import { hostAllowed, hostOf, listenPathProblem } from '../../../shared/feed/sources/source-addresses'
import type { RefusalReason } from '../../../shared/feed/sources/refusals'
import { signatureBytes } from '../../../shared/feed/sources/signature'

export interface RequestRules {
  readonly path: string
  readonly hostNames: readonly string[]
  readonly maxBodyBytes: number
  readonly signature: 'hmac-sha256-base64' | 'hmac-sha256-hex' | 'none'
  readonly signatureHeader: string
  readonly signaturePrefix: string
}

export interface RequestRejection {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 503
  readonly reason: RefusalReason
  readonly headers?: Readonly<Record<string, string>>
  /** See `SourceRefusal.asked`. */
  readonly asked?: string | null
}

/** Characters; longer names and paths of unknown senders are not shown. */
const MAX_SHOWN = 100

/**
 * Why a request is refused by its head, or null. The `Host` comes first: for DNS rebinding there must be nothing here.
 * A malformed signature is refused without reading the body.
 */
export function checkRequestHead(request: IncomingMessage, rules: RequestRules): RequestRejection | null {
  const { headers, method, url = '' } = request
  // several Host headers are ambiguous
  if ((request.headersDistinct['host']?.length ?? 0) > 1)
    return { status: 400, reason: 'not-http', headers: { connection: 'close' } }
  if (!hostAllowed(headers.host, request.socket.localAddress ?? '', rules.hostNames))
    return { status: 403, reason: 'host', asked: shown(hostOf(headers.host ?? '')) }
  const path = url.split('?', 1)[0] ?? ''
  if (path !== rules.path)
    return { status: 404, reason: 'path', asked: listenPathProblem(path) === null ? shown(path) : null }
  if (method !== 'POST') return { status: 405, reason: 'method', headers: { allow: 'POST' } }
  // a foreign web page can send only simple content types without a preflight, which gets a 405; it cannot sign, so a
  // signed body may have any type
  if (rules.signature === 'none' && !isPlainJson(headers)) return { status: 415, reason: 'type' }
  if (Number(headers['content-length'] ?? 0) > rules.maxBodyBytes) return { status: 413, reason: 'too-large' }
  const unsigned = signatureProblem(request, rules)
  return unsigned === null ? null : { status: 401, reason: unsigned }
}

function signatureProblem(
  { headers }: IncomingMessage,
  { signature, signatureHeader, signaturePrefix }: RequestRules
): 'signature-missing' | 'signature-malformed' | null {
  if (signature === 'none') return null
  const name = signatureHeader.toLowerCase()
  const given = Object.hasOwn(headers, name) ? [headers[name]].flat().join(', ').trim() : ''
  if (given === '') return 'signature-missing'
  return given.startsWith(signaturePrefix) && signatureBytes(given.slice(signaturePrefix.length), signature) !== null
    ? null
    : 'signature-malformed'
}

const shown = (text: string | null): string | null => (text !== null && text.length <= MAX_SHOWN ? text : null)

/** JSON in UTF-8, not compressed. */
function isPlainJson(headers: IncomingMessage['headers']): boolean {
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = headers
  const [kind = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
  if (!/^(?:identity)?$/i.test(encoding)) return false
  return (
    /^application\/(?:json|[a-z0-9.-]+\+json)$/.test(kind) &&
    parameters.every((p) => !p.startsWith('charset=') || /^charset="?utf-?8"?$/.test(p))
  )
}
