/**
 * Fetches one picture: no key, cookies or redirects, with limits of time and size. Anything but a picture is refused.
 */
import { httpFaultOf } from '../../shared/connection/network-errors'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { Clock } from '../../shared/ports/system/clock'
import type { Picture } from './memory-cache'

/** `fetch` of a session in memory, without cookies and cache. */
export type PictureFetch = (url: string, init: RequestInit) => Promise<Response>

/** 'harmful': painting it could block or deceive the window. */
type PictureFault =
  'not-found' | 'refused' | 'redirected' | 'timeout' | 'network' | 'too-large' | 'not-a-picture' | 'harmful'
export type PictureFetchResult =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly fault: PictureFault; readonly status: number | null }

export async function fetchPicture(
  url: string,
  { fetch, clock, timeoutMs, maxBytes }: { fetch: PictureFetch; clock: Clock; timeoutMs: number; maxBytes: number }
): Promise<PictureFetchResult & { status: number | null }> {
  const stop = new AbortController()
  let late = false
  const cancelTimer = clock.after(timeoutMs, () => {
    late = true
    stop.abort()
  })
  let status: number | null = null
  const fault = (name: PictureFault): PictureFetchResult & { status: number | null } => {
    stop.abort()
    return { ok: false, fault: name, status }
  }
  try {
    const answer = await fetch(url, {
      method: 'GET',
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: stop.signal
    })
    status = answer.status
    if (answer.redirected) return fault('redirected')
    if (status === 404 || status === 410) return fault('not-found')
    if (status !== 200) return fault('refused')
    if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) return fault('too-large')
    const bytes = await readUpTo(answer, maxBytes)
    if (!bytes) return fault('too-large')
    const verdict = checkPicture(answer.headers.get('content-type') ?? '', bytes)
    return verdict.ok ? { ok: true, picture: { type: verdict.type, bytes }, status } : fault(verdict.fault)
  } catch (error) {
    return fault(late ? 'timeout' : httpFaultOf(error) === 'redirected' ? 'redirected' : 'network')
  } finally {
    cancelTimer()
  }
}

/** null when the body is larger than the limit. */
async function readUpTo(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return null
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
