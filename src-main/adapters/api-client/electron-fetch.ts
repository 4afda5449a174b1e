/**
 * Chromium's network stack: proxies and the system's certificates work by themselves; a proxy that wants a login gets
 * it here.
 *
 * `session.fetch` is a thin layer over `net.request` that cancels every login by itself and raises no event for it
 * (docs/decisions/0009), so the layer is built here, with the same options.
 */
import { Readable } from 'node:stream'
import type { IncomingMessage, Net, Session } from 'electron'
import type { ProxyLogins } from '../../shared/ports/network/proxy-logins'
import { ProxyLoginRequired } from './network-failure'
import type { FetchLike } from './fetch-transport'

export interface ElectronFetchDeps {
  readonly net: Pick<Net, 'request'>
  /** In memory (a partition without `persist:`), with `cache: false`: the default one stores cookies and answers. */
  readonly session: Session
  readonly logins: ProxyLogins
}

const PROXY_AUTHENTICATION_REQUIRED = 407
/** What `Headers` takes as a value. */
const LATIN_1 = /^[\x20-\x7e\x80-\xff\t]*$/
/** Answers that have no body, for `Response`. */
const BODYLESS: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * `fetch` of one session, for requests without a body; never with cookies. Only after `ready`. With `redirect:
 * 'manual'`
 * a redirect is answered with its status and `location`. Rejects with `ProxyLoginNeeded` where a proxy wants a login
 * that
 * nobody has given.
 */
export function electronFetch({ net, session, logins }: ElectronFetchDeps): FetchLike {
  return async (url, init) => {
    // without the signal: that of a Request is lost when the Request is collected
    const { signal, ...rest } = init
    const wanted = new Request(url, rest)
    const { method, redirect, cache, referrerPolicy } = wanted
    signal?.throwIfAborted()
    const request = net.request({
      url: wanted.url,
      session,
      method,
      redirect,
      cache,
      referrerPolicy,
      headers: Object.fromEntries(wanted.headers),
      // nor a login for the service itself: Chromium does not ask for one then, and still logs in at a proxy
      credentials: 'omit',
      bypassCustomProtocolHandlers: true
    })
    const attempt = logins.begin()
    const answer = new Promise<Response>((resolve, reject) => {
      const leave = (reason: unknown): void => {
        reject(reason)
        request.abort()
      }
      signal?.addEventListener('abort', () => leave(signal.reason), { once: true })
      request.on('login', ({ isProxy, host, port, realm }, callback) => {
        // the service's key goes in a header: whatever else asks for a login gets none
        if (!isProxy) return callback()
        void attempt.credentials({ host, port, realm }).then((login) => {
          if (login) return callback(login.user, login.password)
          callback()
          leave(new ProxyLoginRequired())
        })
      })
      request.on('error', reject)
      // nobody follows it here, so Electron cancels the request
      if (redirect === 'manual') {
        request.on('redirect', (status, _method, location) => {
          attempt.passed()
          resolve(new Response(null, { status, headers: { location } }))
        })
      }
      request.on('response', (response) => {
        // a way of logging in that Chromium does not know raises no event
        if (response.statusCode === PROXY_AUTHENTICATION_REQUIRED) return leave(new ProxyLoginRequired())
        attempt.passed()
        try {
          resolve(asResponse(response))
        } catch (error) {
          leave(error)
        }
      })
    })
    request.end()
    return answer.finally(() => attempt.ended())
  }
}

/** @throws RangeError for a status that is none */
function asResponse(message: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value].flat()) if (LATIN_1.test(one)) headers.append(name, one)
  }
  // Electron's message is a stream of Node, which its declarations do not say
  const stream = message as unknown as Readable
  const body = BODYLESS.has(message.statusCode) ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>)
  return new Response(body, { status: message.statusCode, headers })
}
