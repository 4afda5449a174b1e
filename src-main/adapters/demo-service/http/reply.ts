/** A reply before it is sent. Faults can change its data, body and pace. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON-compatible records with bigint ids; undefined when `body` replaces it. */
  readonly data?: unknown
  readonly body?: string | Uint8Array
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

/** The messages of the specification. */
const ERROR_MESSAGES = {
  400: 'Bad request / Wrong parameters',
  401: 'This API key does not have enough permissions',
  403: 'Invalid API key',
  404: "Resource doesn't exist",
  // not in the specification, which has GET alone
  405: 'Method not allowed',
  429: 'This API key has reached the time limit for this method',
  500: 'Internal server error'
} as const

export const errorReply = (
  code: number,
  message: string = ERROR_MESSAGES[code as keyof typeof ERROR_MESSAGES] ?? 'Error'
): Reply => jsonReply(code, { error: { code, message } })

// Electron 45 and Node 24 have it, TypeScript's library does not yet
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** JSON text with bigints as exact numbers; undefined properties are omitted. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? rawJSON(part.toString()) : part))
}

/** The body as sent, without padding. */
export function bodyOf(reply: Reply): string | Uint8Array {
  return reply.body ?? (reply.data === undefined ? '' : toJson(reply.data))
}
