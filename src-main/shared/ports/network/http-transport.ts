/** One answer over the wire. `body` is empty when the size limit cut it off (`tooLarge`). */
export interface HttpAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly tooLarge: boolean
  readonly retryAfter: string | null
  readonly date: string | null
}

export type HttpFault = 'offline' | 'timeout' | 'insecure' | 'redirected' | 'cancelled' | 'proxy-login'

/**
 * GET with headers; no cookies, no cache. Never throws for what networks do and never follows a redirect: `location` is
 * the full address that a
 * redirect names, for the caller to decide. `unconnected`: no connection could be made, whatever the address. `unsent`:
 * it is also certain that no
 * byte of the request left this machine for the service, so the service cannot have counted it.
 */
export interface HttpTransport {
  get(
    url: string,
    headers: Readonly<Record<string, string>>,
    options: { signal?: AbortSignal; timeoutMs: number; maxBytes: number }
  ): Promise<
    | { ok: true; answer: HttpAnswer }
    | { ok: false; fault: HttpFault; unconnected?: boolean; unsent?: boolean; location?: string }
  >
}
