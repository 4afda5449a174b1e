/** Judges one request to the receiver before and while its body is read. Answers are bare: nothing tells a stranger what is behind this address. */
import type { IncomingMessage } from 'node:http'
import { hostAllowed } from '../../../core/feed/addresses'

export interface RequestRules {
  readonly path: string
  readonly hostNames: readonly string[]
  readonly maxBodyBytes: number
}

export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 503
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a request is not taken by what its head says, or null. The `Host` first: to a page that only pretends to be this machine, nothing is here. */
export function judgeHead(request: IncomingMessage, rules: RequestRules): Refusal | null {
  const { headers, method, url = '' } = request
  if (!hostAllowed(headers.host, request.socket.localAddress ?? '', rules.hostNames)) return { status: 403 }
  if (url.split('?', 1)[0] !== rules.path) return { status: 404 }
  if (method !== 'POST') return { status: 405, headers: { allow: 'POST' } }
  // a page elsewhere can only send plain kinds of content without asking first, and asking is answered with 405
  if (!isJson(headers['content-type']) || !/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')) return { status: 415 }
  if (Number(headers['content-length'] ?? 0) > rules.maxBodyBytes) return { status: 413 }
  return null
}

/** `application/json` or a kind of it, in UTF-8. */
function isJson(type: string | undefined): boolean {
  const [kind = '', ...parameters] = (type ?? '').split(';').map((part) => part.trim().toLowerCase())
  return /^application\/(?:json|[a-z0-9.-]+\+json)$/.test(kind) && parameters.every((p) => !p.startsWith('charset=') || /^charset="?utf-?8"?$/.test(p))
}

/** Bytes of bodies that are being read at this moment, over all connections. */
export class ReadingRoom {
  readonly #most: number
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The body, or why it is not read to its end. 'gone': the sender left. */
  read(request: IncomingMessage, maxBytes: number): Promise<Buffer | Refusal | 'gone'> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = []
      let bytes = 0
      const end = (result: Buffer | Refusal | 'gone'): void => {
        this.#bytes -= bytes
        bytes = 0
        request.off('data', take).off('end', whole).off('error', gone).off('close', gone)
        // a late error of a connection that is given up is nobody's any more
        request.on('error', () => undefined)
        resolve(result)
      }
      const take = (chunk: Buffer): void => {
        bytes += chunk.byteLength
        this.#bytes += chunk.byteLength
        if (bytes > maxBytes) end({ status: 413 })
        else if (this.#bytes > this.#most) end({ status: 503, headers: { 'retry-after': '5' } })
        else chunks.push(chunk)
      }
      const whole = (): void => end(Buffer.concat(chunks))
      const gone = (): void => end('gone')
      request.on('data', take).on('end', whole).on('error', gone).on('close', gone)
    })
  }
}
