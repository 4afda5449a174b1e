/**
 * `net.request`: Node's fetch without a proxy, otherwise an HTTP proxy with a login if it wants one (Basic only).
 *
 * As in Chromium: `--proxy-server`, `--proxy-bypass-list` and `session.setProxy` name the proxy; loopback bypasses it
 * unless the list contains `<-loopback>`; the session resends an accepted login.
 */
import { EventEmitter } from 'node:events'
import { request as httpRequest, type IncomingMessage as NodeMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { NotInStandin, refusingInstances } from '../../missing.ts'
import { runtime } from '../../runtime.ts'
import { app } from '../app.ts'
import { knownOptions } from '../options.ts'
import type { StandinSession } from './sessions.ts'

export interface ProxyAddress {
  readonly host: string
  readonly port: number
}
export interface ProxyRules {
  readonly proxyRules?: string
  readonly proxyBypassRules?: string
}
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[a-z0-9-]+\.localhost)$/

/** The proxy for an address; null: none. */
export function proxyOf(url: URL, { proxyRules, proxyBypassRules }: ProxyRules): ProxyAddress | null {
  const rules = proxyRules ?? runtime.switches.get('proxy-server') ?? ''
  const bypass = (proxyBypassRules ?? runtime.switches.get('proxy-bypass-list') ?? '')
    .split(/[;,]/)
    .map((rule) => rule.trim())
    .filter(Boolean)
  if (
    rules === '' ||
    (THIS_MACHINE.test(url.hostname) && !bypass.includes('<-loopback>')) ||
    bypass.includes(url.hostname)
  )
    return null
  const parts = rules.split(';').map((rule) => rule.trim())
  const own =
    parts.find((rule) => rule.startsWith(`${url.protocol.slice(0, -1)}=`))?.replace(/^[^=]*=/, '') ??
    parts.find((rule) => !rule.includes('='))
  if (own === undefined || own === 'direct://') return null
  const found = /^(?:http:\/\/)?([^:/]+):(\d+)$/.exec(own)
  if (!found) throw new NotInStandin(`the proxy ${own}`)
  return { host: found[1]!, port: Number(found[2]) }
}

type Headers_ = Record<string, string>
interface Answer {
  readonly statusCode: number
  readonly statusMessage: string
  readonly headers: Record<string, string | string[]>
  readonly body: Readable
}
interface Wanted {
  readonly url: URL
  readonly method: string
  readonly headers: Headers_
  readonly signal: AbortSignal
}
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Chromium sets these itself and refuses them from programs. */
const RESTRICTED = /^(?:content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding)$/i

const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress
}

function answerOf(message: NodeMessage): Answer {
  const unpack = UNPACK[message.headers['content-encoding'] ?? '']
  const headers = Object.fromEntries(
    Object.entries(message.headers).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined)
  )
  return {
    statusCode: message.statusCode ?? 0,
    statusMessage: message.statusMessage ?? '',
    headers,
    body: unpack ? message.pipe(unpack()) : message
  }
}
const fails = (name: string) => (): never => {
  throw new Error(`net::${name}`)
}

/** One try through the proxy: a request for the whole address, or a tunnel to an https service. */
function throughProxy(
  { host, port }: ProxyAddress,
  { url, method, headers, signal }: Wanted,
  login: string | undefined
): Promise<Answer> {
  const authorization = login === undefined ? {} : { 'proxy-authorization': login }
  if (url.protocol === 'http:') {
    return new Promise<NodeMessage>((resolve, reject) => {
      httpRequest(
        {
          host,
          port,
          method,
          path: url.href,
          headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers, host: url.host, ...authorization },
          signal,
          agent: false
        },
        resolve
      )
        .on('error', reject)
        .end()
    }).then(answerOf, fails('ERR_PROXY_CONNECTION_FAILED'))
  }
  const target = `${url.hostname}:${url.port || 443}`
  return new Promise<Answer>((resolve, reject) => {
    httpRequest({
      host,
      port,
      method: 'CONNECT',
      path: target,
      headers: { host: target, ...authorization },
      signal,
      agent: false
    })
      .on('connect', (message, socket) => {
        // a proxy's answer about a tunnel is never shown as the service's
        if (message.statusCode === 407)
          return resolve({
            ...answerOf(message),
            body: Readable.from(
              (function* () {
                fails('ERR_TUNNEL_CONNECTION_FAILED')()
              })()
            )
          })
        if (message.statusCode !== 200) return reject(new Error('net::ERR_TUNNEL_CONNECTION_FAILED'))
        httpsRequest(
          {
            host: url.hostname,
            port: url.port || 443,
            method,
            path: url.pathname + url.search,
            headers: { ...headers, host: url.host },
            socket,
            agent: false,
            signal
          } as object,
          (answer) => resolve(answerOf(answer))
        )
          .on('error', reject)
          .end()
      })
      .on('error', () => reject(new Error('net::ERR_PROXY_CONNECTION_FAILED')))
      .end()
  })
}

export class ClientRequest extends EventEmitter {
  readonly #url: URL
  readonly #method: string
  readonly #headers: Headers_ = {}
  readonly #redirect: string
  readonly #session: StandinSession
  readonly #credentials: string
  readonly #stop = new AbortController()
  #started = false
  #aborted = false
  #closed = false
  /** Only while 'redirect' is emitted. */
  #follow: (() => void) | null = null
  chunkedEncoding = false

  constructor(options: Electron.ClientRequestConstructorOptions, session: StandinSession) {
    super()
    if (!app.isReady()) throw new Error('net module can only be used after app is ready')
    knownOptions('net.request', options)
    if (options.url === undefined) throw new NotInStandin('net.request without a url')
    this.#url = new URL(options.url)
    if (!/^https?:$/.test(this.#url.protocol)) throw new Error('ClientRequest only supports http: and https: protocols')
    if (options.method !== undefined && !/^(?:GET|HEAD)$/.test(options.method))
      throw new NotInStandin(`net.request with ${options.method}`)
    if (options.credentials === 'same-origin' && !options.origin)
      throw new Error('credentials: same-origin requires origin to be set')
    this.#redirect = options.redirect ?? 'follow'
    if (!['follow', 'error', 'manual'].includes(this.#redirect))
      throw new Error('redirect mode should be one of follow, error or manual')
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, [value].flat().join(', '))
    this.#method = options.method ?? 'GET'
    this.#session = session
    this.#credentials = options.credentials ?? 'include'
  }
  setHeader(name: string, value: string): void {
    if (this.#started) throw new Error("Can't set headers after they are sent")
    if (RESTRICTED.test(name)) throw new Error(`Restricted header: ${name}`)
    new Headers([[name, value]]) // throws for what cannot stand in a header
    this.#headers[name.toLowerCase()] = String(value)
  }
  getHeader(name: string): string {
    return this.#headers[name.toLowerCase()] as string
  }
  removeHeader(name: string): void {
    if (this.#started) throw new Error("Can't remove headers after they are sent")
    delete this.#headers[name.toLowerCase()]
  }
  end(): this {
    if (this.#started) return this
    this.#started = true
    void this.#run().then(
      (answer) => this.#respond(answer),
      (error: unknown) => {
        if (!this.#aborted) this.emit('error', error)
        this.#close()
      }
    )
    return this
  }
  abort(): void {
    if (this.#aborted || this.#closed) return
    this.#aborted = true
    this.#stop.abort()
    process.nextTick(() => {
      this.emit('abort')
      this.#close()
    })
  }
  followRedirect(): void {
    if (!this.#follow) throw new Error('followRedirect() called, but was not waiting for a redirect')
    this.#follow()
  }

  async #run(): Promise<Answer> {
    let url = this.#url
    for (;;) {
      const answer = await this.#ask({ url, method: this.#method, headers: this.#headers, signal: this.#stop.signal })
      const location = answer.headers['location']
      if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string') return answer
      answer.body.destroy()
      url = new URL(location, url)
      this.#redirected(answer, url)
    }
  }
  /** Throws unless the redirect is to be followed. */
  #redirected({ statusCode, headers }: Answer, to: URL): void {
    if (this.#redirect === 'error') throw new Error("Attempted to redirect, but redirect policy was 'error'")
    let follows = this.#redirect === 'follow'
    this.#follow = () => (follows = true)
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()]))
    try {
      this.emit('redirect', statusCode, this.#method, to.href, lists)
    } finally {
      this.#follow = null
    }
    if (!follows) throw new Error('Redirect was cancelled')
  }
  async #ask(wanted: Wanted): Promise<Answer> {
    const proxy = proxyOf(wanted.url, this.#session._proxy)
    if (!proxy) return this.#direct(wanted)
    if (runtime.use === 'test' && !THIS_MACHINE.test(proxy.host)) throw new Error('net::ERR_PROXY_CONNECTION_FAILED')
    const name = `${proxy.host}:${proxy.port}`
    for (;;) {
      const answer = await throughProxy(proxy, wanted, this.#session._proxyLogins.get(name))
      const challenge =
        answer.statusCode === 407
          ? /^basic\b(?:.*\brealm="([^"]*)")?/i.exec(String(answer.headers['proxy-authenticate'] ?? ''))
          : null
      if (!challenge) return answer
      this.#session._proxyLogins.delete(name)
      const login = await this.#asked({
        isProxy: true,
        scheme: 'basic',
        host: proxy.host,
        port: proxy.port,
        realm: challenge[1] ?? ''
      })
      if (login === null) return answer
      answer.body.destroy()
      this.#session._proxyLogins.set(name, login)
    }
  }
  /** null: cancelled, or there is no listener. */
  #asked(info: Electron.AuthInfo): Promise<string | null> {
    return new Promise((resolve) => {
      const callback = (user?: string, password?: string): void =>
        resolve(
          user === undefined || password === undefined
            ? null
            : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
        )
      if (this.#aborted || !this.emit('login', info, callback)) callback()
    })
  }
  async #direct({ url, method, headers, signal }: Wanted): Promise<Answer> {
    const response = await this.#session._direct(new Request(url, { method, headers, redirect: 'manual', signal }))
    if (response.status === 401 && this.#credentials !== 'omit' && response.headers.has('www-authenticate'))
      throw new NotInStandin("a service's own question for a login")
    const received: Record<string, string | string[]> = {}
    response.headers.forEach(
      (value, name) => (received[name] = name === 'set-cookie' ? response.headers.getSetCookie() : value)
    )
    return {
      statusCode: response.status,
      statusMessage: response.statusText,
      headers: received,
      body: response.body ? Readable.fromWeb(response.body as never) : Readable.from([])
    }
  }
  #respond({ body, ...head }: Answer): void {
    if (this.#aborted) return void body.destroy()
    const aborted = (): void => {
      body.emit('aborted')
      body.destroy()
    }
    this.#stop.signal.addEventListener('abort', aborted, { once: true })
    body.once('close', () => this.#close())
    const { headers } = head
    this.emit(
      'response',
      Object.assign(body, head, { headers, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
    )
  }
  #close(): void {
    if (this.#closed) return
    this.#closed = true
    this.emit('close')
  }
}
refusingInstances('ClientRequest', ClientRequest)
