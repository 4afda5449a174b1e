/**
 * Serves pictures to the window under a scheme of its own. Only addresses from records of the service are fetched,
 * without the key. Failures are empty responses: the window receives nothing that is not a picture.
 */
import { resolvePicture } from '../../shared/connection/base-address'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { fetchPicture, type PictureFetch, type PictureFetchResult } from './fetch-picture'
import { PictureMemoryCache, type Picture } from './memory-cache'
import { ConcurrencyLimiter } from './concurrency-limiter'

export interface PictureLoaderDeps {
  readonly fetch: PictureFetch
  readonly clock: Clock
  readonly log: Log
  /** Origin of the window's pages; other pages get nothing. */
  readonly appOrigin: string
  settings(): { readonly show: boolean; readonly maxBytes: number; readonly timeoutMs: number }
  /**
   * Called before a fetch, to count it where it is a call. null: not now. The result receives the HTTP status, or null.
   */
  readonly acquirePermit: (url: string) => Promise<((status: number | null) => void) | null>
  readonly maxMemoryBytes?: number
  /** Persistent cache; omitted: none. Its failures count as misses. */
  readonly pictureCache?: {
    get(url: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
    put(url: string, type: string, bytes: Uint8Array): Promise<void>
    drop(url: string): Promise<void>
  }
}

const MAX_ALLOWED = 200_000
const MAX_FAILED = 5000
/** Retry delays after failures of the server and of the network. */
const AGAIN_AFTER_MS = {
  'not-found': 3_600_000,
  refused: 300_000,
  redirected: 3_600_000,
  'too-large': 3_600_000,
  'not-a-picture': 3_600_000,
  harmful: 3_600_000,
  timeout: 60_000,
  network: 15_000
} as const

export class PictureLoader {
  readonly #parts: PictureLoaderDeps
  readonly #memory: PictureMemoryCache
  readonly #turns = new ConcurrencyLimiter(2)
  /** Address in the record → address to fetch. */
  readonly #allowed = new Map<string, string>()
  readonly #failed = new Map<string, { readonly until: number; readonly status: 404 | 502 }>()
  readonly #flights = new Map<string, Promise<Picture | 404 | 502>>()

  constructor(parts: PictureLoaderDeps) {
    this.#parts = parts
    this.#memory = new PictureMemoryCache(parts.maxMemoryBytes ?? 32 * 1024 * 1024)
  }

  /**
   * Allows an address of a record. False: not https (http only for loopback and the service's origin), or with a
   * password.
   */
  allow(address: string, baseUrl: string): boolean {
    const url = resolvePicture(baseUrl, address)
    if (!url) return false
    this.#allowed.delete(address.trim())
    this.#allowed.set(address.trim(), url)
    dropOldest(this.#allowed, MAX_ALLOWED)
    return true
  }

  /** Forgets all allowed addresses, for another service. */
  clear(): void {
    this.#allowed.clear()
    this.#failed.clear()
    this.#memory.clear()
  }

  /** The network answers again: what failed may have been the page of a portal. */
  retryFailed(): void {
    this.#failed.clear()
  }

  /** Handles `dynodesk-picture://picture/<percent-encoded address>`. Never rejects. */
  readonly handle = async (request: Request): Promise<Response> => {
    try {
      const address = this.#addressOf(request)
      if (address === null) return emptyResponse(403)
      const url = this.#allowed.get(address)
      if (url === undefined || !this.#parts.settings().show) return emptyResponse(404)
      const found = await this.#load(url)
      return typeof found === 'number' ? emptyResponse(found) : pictureResponse(found)
    } catch (error) {
      this.#parts.log.error('pictures.bug', { error })
      return emptyResponse(502)
    }
  }

  /** null: another origin, or not an address of this scheme. */
  #addressOf(request: Request): string | null {
    // absent: requested by the browser itself, not by a page
    const initiator = (request as Request & { initiatorOrigin?: string }).initiatorOrigin
    if (initiator !== undefined && initiator !== this.#parts.appOrigin) return null
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.hostname !== 'picture' || url.search !== '' || url.hash !== '') return null
    try {
      return decodeURIComponent(url.pathname.slice(1))
    } catch {
      return null
    }
  }

  #load(url: string): Promise<Picture | 404 | 502> {
    const here = this.#memory.get(url)
    if (here) return Promise.resolve(here)
    const flight = this.#flights.get(url) ?? this.#find(url).finally(() => this.#flights.delete(url))
    this.#flights.set(url, flight)
    return flight
  }

  /** Cached, failed recently, or fetched: in this order, so that cached pictures are shown offline. */
  async #find(url: string): Promise<Picture | 404 | 502> {
    const kept = await this.#kept(url)
    if (kept) {
      this.#memory.put(url, kept)
      return kept
    }
    const failed = this.#failed.get(url)
    if (failed && failed.until > this.#parts.clock.monotonic()) return failed.status
    return this.#turns.run(() => this.#fetch(url))
  }

  /** Cached pictures are checked like fetched ones, because they may come from pack files. Invalid ones are deleted. */
  async #kept(url: string): Promise<Picture | null> {
    const { pictureCache, log } = this.#parts
    try {
      const found = await pictureCache?.get(url)
      if (!pictureCache || !found) return null
      const verdict = checkPicture(found.type, found.bytes)
      if (verdict.ok) return { type: verdict.type, bytes: new Uint8Array(found.bytes) }
      log.warn('pictures.dropped', { host: new URL(url).host, fault: verdict.fault })
      await pictureCache.drop(url)
      return null
    } catch (error) {
      this.#parts.log.warn('pictures.shelf', { error })
      return null
    }
  }

  async #fetch(url: string): Promise<Picture | 404 | 502> {
    const { fetch, clock, acquirePermit, settings } = this.#parts
    const { maxBytes, timeoutMs } = settings()
    const settle = await acquirePermit(url)
    if (!settle) return 502
    const answer = await fetchPicture(url, { fetch, clock, timeoutMs, maxBytes })
    settle(answer.status)
    if (answer.ok) {
      this.#failed.delete(url)
      this.#memory.put(url, answer.picture)
      void this.#parts.pictureCache
        ?.put(url, answer.picture.type, answer.picture.bytes)
        .catch((error: unknown) => this.#parts.log.warn('pictures.shelf', { error }))
      return answer.picture
    }
    return this.#note(url, answer)
  }

  #note(url: string, { fault, status }: Extract<PictureFetchResult, { ok: false }>): 404 | 502 {
    const shownAs = fault === 'not-found' ? 404 : 502
    this.#failed.delete(url)
    this.#failed.set(url, { until: this.#parts.clock.monotonic() + AGAIN_AFTER_MS[fault], status: shownAs })
    dropOldest(this.#failed, MAX_FAILED)
    this.#parts.log.info('pictures.missing', { host: new URL(url).host, fault, status })
    return shownAs
  }
}

const COMMON = { 'X-Content-Type-Options': 'nosniff' }

function pictureResponse({ type, bytes }: Picture): Response {
  const headers: Record<string, string> = {
    ...COMMON,
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': 'private, max-age=3600'
  }
  // SVG is a document: inline styles only
  if (type === 'image/svg+xml')
    headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  return new Response(bytes, { status: 200, headers })
}

function emptyResponse(status: 403 | 404 | 502): Response {
  return new Response(null, { status, headers: { ...COMMON, 'Content-Length': '0', 'Cache-Control': 'no-store' } })
}

function dropOldest(map: Map<string, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) return
    map.delete(key)
  }
}
