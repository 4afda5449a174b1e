/** One answer on its way out: first data, then text, then bytes at a certain pace. Faults change it at any of these. */
import { toJson } from './int64-json'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON-able records with bigint ids; undefined once `body` stands in its place. */
  readonly data?: unknown
  readonly body?: string | Uint8Array
  /** Waits before the first byte. */
  readonly delayMs?: number
  /** Blanks sent before the body: still valid JSON, only large. */
  readonly padBytes?: number
  /** Sends the body in pieces with pauses. */
  readonly drip?: { readonly chunkBytes: number; readonly everyMs: number }
  /** `hang`: nothing is ever sent. `reset`: the connection is cut, before or in the middle of the body. */
  readonly end?: 'hang' | 'reset' | 'reset-midway'
}

export const jsonReply = (status: number, data: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  data
})

/** The body as it would be sent, without padding. */
export function bodyOf(reply: Reply): string | Uint8Array {
  return reply.body ?? (reply.data === undefined ? '' : toJson(reply.data))
}

/** The reply with another body; its data is gone then. */
export function withBody(reply: Reply, body: string | Uint8Array, contentType?: string): Reply {
  const { data: _data, ...rest } = reply
  return {
    ...rest,
    body,
    headers: contentType === undefined ? reply.headers : { ...reply.headers, 'content-type': contentType }
  }
}
