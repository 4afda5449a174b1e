/** One GET over any `fetch`: that of an in-memory Electron session in the program, Node's in tests. */
import { httpFaultOf } from '../../shared/connection/network-errors'
import type { HttpAnswer, HttpFault, HttpTransport } from '../../shared/ports/network/http-transport'
import { wasNeverSent } from './network-failure'

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>

/** The key must not follow a redirect, and responses depend on `X-LANG`, which caches ignore. */
const FIXED = {
  method: 'GET',
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'manual',
  referrerPolicy: 'no-referrer'
} as const satisfies RequestInit
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export function fetchTransport(fetch: FetchLike): HttpTransport {
  const connections = new KeepAliveTracker()
  return {
    async get(url, headers, { signal, timeoutMs, maxBytes, onReceived }) {
      const stop = new AbortController()
      let timedOut = false
      const leave = (): void => stop.abort()
      if (signal?.aborted) return failed('cancelled')
      signal?.addEventListener('abort', leave, { once: true })
      const use = connections.begin(new URL(url).origin)
      let unconnected = false
      // for the whole call, with its body
      const timer = setTimeout(() => {
        timedOut = true
        stop.abort()
      }, timeoutMs)
      try {
        const response = await fetch(url, { ...FIXED, headers: { ...headers }, signal: stop.signal }).catch(
          (error: unknown) => {
            unconnected = !stop.signal.aborted && wasNeverSent(error)
            throw error
          }
        )
        const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null
        if (location !== null) {
          response.body?.cancel().catch(() => undefined)
          return {
            ...failed('redirected'),
            ...(URL.canParse(location, url) ? { location: new URL(location, url).href } : {})
          }
        }
        const answer = await readAnswer(response, maxBytes, onReceived)
        if (answer.tooLarge) stop.abort()
        return { ok: true, answer }
      } catch (error) {
        // only from fetch itself, never from an interrupted body
        if (unconnected)
          return { ...failed(httpFaultOf(error)), unconnected, ...(use.unconnected() ? { unsent: true } : {}) }
        return failed(signal?.aborted ? 'cancelled' : timedOut ? 'timeout' : httpFaultOf(error))
      } finally {
        clearTimeout(timer)
        if (!unconnected) use.connected()
        signal?.removeEventListener('abort', leave)
      }
    }
  }
}

const failed = (fault: HttpFault): { ok: false; fault: HttpFault } => ({ ok: false, fault })

type OnReceived = Parameters<HttpTransport['get']>[2]['onReceived']

async function readAnswer(response: Response, maxBytes: number, onReceived: OnReceived): Promise<HttpAnswer> {
  const header = (name: string): string | null => response.headers.get(name)
  const body = await readText(response, maxBytes, onReceived)
  return {
    status: response.status,
    contentType: header('content-type') ?? '',
    body: body ?? '',
    tooLarge: body === null,
    retryAfter: header('retry-after'),
    date: header('date')
  }
}

/** The body as text; null above the limit, which counts decompressed bytes. */
async function readText(response: Response, maxBytes: number, onReceived: OnReceived): Promise<string | null> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new TextDecoder().decode(Buffer.concat(chunks, bytes)) // drops a byte order mark
    bytes += value.byteLength
    if (bytes > maxBytes) {
      reader.cancel().catch(() => undefined)
      return null
    }
    onReceived?.(bytes)
    chunks.push(value)
  }
}

interface OriginState {
  keptAlive: boolean
  /** Calls that may have left a connection behind. */
  uses: number
}
interface ConnectionUse {
  /** No new connection could be made. Returns true when certainly no kept-alive one was used before. */
  unconnected(): boolean
  /** Any other end: there may have been a connection, and it may be kept alive. */
  connected(): void
}

/**
 * Whether a request may have gone out over a kept-alive connection.
 *
 * Chromium repeats a request by itself when a kept-alive connection breaks, and then reports how the new connection
 * failed: a call reported as refused may have reached the service once. It opens a new connection only when none is
 * kept alive, so after one such failure nothing is kept alive until a call succeeds again.
 */
class KeepAliveTracker {
  readonly #origins = new Map<string, OriginState>()

  /** Starts one call to this origin, which ends with exactly one of the two methods. */
  begin(origin: string): ConnectionUse {
    const state = this.#origins.get(origin) ?? { keptAlive: false, uses: 0 }
    this.#origins.set(origin, state)
    const { keptAlive, uses } = state
    return {
      unconnected() {
        state.keptAlive = false
        return !keptAlive && state.uses === uses
      },
      connected() {
        state.keptAlive = true
        state.uses++
      }
    }
  }
}
