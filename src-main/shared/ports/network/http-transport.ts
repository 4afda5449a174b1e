export interface HttpAnswer {
  readonly status: number
  readonly contentType: string
  /** Empty when `tooLarge`. */
  readonly body: string
  /** The body exceeds the size limit. */
  readonly tooLarge: boolean
  readonly retryAfter: string | null
  readonly date: string | null
}

export const HTTP_FAULTS = ['offline', 'timeout', 'insecure', 'redirected', 'cancelled', 'proxy-login'] as const
export type HttpFault = (typeof HTTP_FAULTS)[number]

/** GET with headers, without cookies and cache. Reports network failures as faults and follows no redirect. */
export interface HttpTransport {
  /**
   * `unconnected`: no connection could be made, whatever the address. `unsent`: no byte of the request left this
   * computer, so the service cannot have counted it. `location`: absolute address of a redirect. `onReceived` gets the
   * size of the body so far.
   */
  get(
    url: string,
    headers: Readonly<Record<string, string>>,
    options: { signal?: AbortSignal; timeoutMs: number; maxBytes: number; onReceived?: (bytes: number) => void }
  ): Promise<
    | { ok: true; answer: HttpAnswer }
    | { ok: false; fault: HttpFault; unconnected?: boolean; unsent?: boolean; location?: string }
  >
}
