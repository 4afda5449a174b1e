/**
 * `fetch` over Chromium's network stack, with the system's proxies and certificates and with proxy logins.
 *
 * Electron's `session.fetch` wraps `net.request` but cancels every login without an event (docs/decisions/0009). This
 * module wraps it with the same options.
 */
import { Readable } from 'node:stream'
import type { IncomingMessage, Net, Session } from 'electron'
import type { ProxyLogins } from '../../shared/ports/network/proxy-logins'
import { ProxyLoginRequired } from './network-failure'
import type { FetchLike } from './fetch-transport'

export interface ElectronFetchDeps {
  readonly net: Pick<Net, 'request'>
  /** A partition without `persist:`, with `cache: false`: the default session stores cookies and responses. */
  readonly session: Session
  readonly logins: ProxyLogins
}

const PROXY_AUTHENTICATION_REQUIRED = 407
const UNKNOWN_SCHEME = /\bERR_PROXY_AUTH_UNSUPPORTED\b/
/** Valid values for `Headers`. */
const LATIN_1 = /^[\x20-\x7e\x80-\xff\t]*$/
/** Statuses for which `Response` accepts no body. */
const BODYLESS: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * `fetch` of one session after `app.ready`, for requests without a body and without cookies. With `redirect: 'manual'`
 * a redirect resolves with its status and `location`. Rejects with `ProxyLoginRequired` when the user gave no login.
 */
export function electronFetch({ net, session, logins }: ElectronFetchDeps): FetchLike {
  return async (url, init) => {
    // the signal of a Request is lost when the Request is garbage-collected
    const { signal, ...rest } = init
    const { method, redirect, cache, referrerPolicy, headers, url: href } = new Request(url, rest)
    signal?.throwIfAborted()
    const request = net.request({
      url: href,
      session,
      method,
      redirect,
      cache,
      referrerPolicy,
      headers: Object.fromEntries(headers),
      // no cookies and no login at the service; proxy logins still work
      credentials: 'omit',
      bypassCustomProtocolHandlers: true
    })
    const attempt = logins.begin()
    const response = new Promise<Response>((resolve, reject) => {
      const leave = (reason: unknown): void => {
        reject(reason)
        request.abort()
      }
      signal?.addEventListener('abort', () => leave(signal.reason), { once: true })
      request.on('login', ({ isProxy, host, port, realm }, callback) => {
        // only proxies get a login: the service takes its key from a header
        if (!isProxy) return callback()
        void attempt.credentials({ host, port, realm }).then((login) => {
          if (login) return callback(login.user, login.password)
          callback()
          leave(new ProxyLoginRequired())
        })
      })
      request.on('error', (error) => reject(UNKNOWN_SCHEME.test(error.message) ? new ProxyLoginRequired() : error))
      // without `followRedirect` Electron cancels the request
      if (redirect === 'manual') {
        request.on('redirect', (status, _method, location) => {
          attempt.passed()
          resolve(new Response(null, { status, headers: { location } }))
        })
      }
      request.on('response', (message) => {
        // an authentication scheme unknown to Chromium raises no event; for https the tunnel fails
        if (message.statusCode === PROXY_AUTHENTICATION_REQUIRED) return leave(new ProxyLoginRequired())
        attempt.passed()
        try {
          resolve(asResponse(message))
        } catch (error) {
          leave(error)
        }
      })
    })
    request.end()
    return response.finally(() => attempt.ended())
  }
}

/** @throws RangeError on an invalid status */
function asResponse(message: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value].flat()) if (LATIN_1.test(one)) headers.append(name, one)
  }
  // the type declarations do not say that it is a Node stream
  const stream = message as unknown as Readable
  const body = BODYLESS.has(message.statusCode) ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>)
  return new Response(body, { status: message.statusCode, headers })
}
