/** A reply before it is sent. Faults can change its data, body and pace. */
import { toJson } from './int64-json'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON-compatible records with bigint ids; undefined when `body` replaces it. */
  readonly data?: unknown
  readonly body?: string | Uint8Array
  /** Delay before the first byte. */
  readonly delayMs?: number
  /** Blanks before the body; the JSON stays valid. */
  readonly padBytes?: number
  /** Sends the body in pieces with pauses. */
  readonly drip?: { readonly chunkBytes: number; readonly everyMs: number }
  /** `hang`: nothing is sent. `reset`: the connection is cut before or within the body. */
  readonly end?: 'hang' | 'reset' | 'reset-midway'
}

export const jsonReply = (status: number, data: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  data
})

/** The body as sent, without padding. */
export function bodyOf(reply: Reply): string | Uint8Array {
  return reply.body ?? (reply.data === undefined ? '' : toJson(reply.data))
}

/** Replaces the body and drops the data. */
export function withBody(reply: Reply, body: string | Uint8Array, contentType?: string): Reply {
  const { data: _data, ...rest } = reply
  return {
    ...rest,
    body,
    headers: contentType === undefined ? reply.headers : { ...reply.headers, 'content-type': contentType }
  }
}
