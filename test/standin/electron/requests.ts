/**
 * `net.request`: Node's fetch where no proxy is named, else an HTTP proxy, with the login it may want (Basic alone).
 *
 * As Chromium does it: `--proxy-server`, `--proxy-bypass-list` and `session.setProxy` name the proxy; this machine is
 * never asked for through one unless the list holds `<-loopback>`; what a proxy accepted once is sent along from then
 * on, by the session.
 */
import { EventEmitter } from 'node:events'
import { request as httpRequest, type IncomingMessage as NodeMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { NotInStandin, refusingInstances } from '../missing.ts'
import { runtime } from '../runtime.ts'
import { knownOptions } from './options.ts'
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

/** Which proxy an address is asked for through; null: none. */
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
  readonly redirect: string
  readonly signal: AbortSignal
}

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
        // what a proxy says about a tunnel is never shown as the service's own words
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
  readonly #wanted: Omit<Wanted, 'signal'>
  readonly #session: StandinSession
  readonly #credentials: string
  readonly #stop = new AbortController()
  #over = false
  chunkedEncoding = false

  constructor(options: Electron.ClientRequestConstructorOptions, session: StandinSession) {
    super()
    knownOptions('net.request', options)
    if (options.url === undefined) throw new NotInStandin('net.request without a url')
    const url = new URL(options.url)
    if (!/^https?:$/.test(url.protocol)) throw new Error('ClientRequest only supports http: and https: protocols')
    if (options.method !== undefined && !/^(?:GET|HEAD)$/.test(options.method))
      throw new NotInStandin(`net.request with ${options.method}`)
    if (options.credentials === 'same-origin' && !options.origin)
      throw new Error('credentials: same-origin requires origin to be set')
    const redirect = options.redirect ?? 'follow'
    if (!['follow', 'error', 'manual'].includes(redirect))
      throw new Error('redirect mode should be one of follow, error or manual')
    const headers = Object.fromEntries(
      Object.entries(options.headers ?? {}).map(([name, value]) => [name, String(value)])
    )
    this.#wanted = { url, method: options.method ?? 'GET', headers, redirect }
    this.#session = session
    this.#credentials = options.credentials ?? 'include'
  }
  setHeader(name: string, value: string): void {
    this.#wanted.headers[name.toLowerCase()] = String(value)
  }
  getHeader(name: string): string {
    return this.#wanted.headers[name.toLowerCase()] as string
  }
  removeHeader(name: string): void {
    delete this.#wanted.headers[name.toLowerCase()]
  }
  end(): this {
    void this.#run()
      .then(
        (answer) => this.#respond(answer),
        (error: unknown) => this.#over || this.emit('error', error)
      )
      .finally(() => this.#over || this.emit('close'))
    return this
  }
  abort(): void {
    if (this.#over) return
    this.#over = true
    this.#stop.abort()
    process.nextTick(() => {
      this.emit('abort')
      this.emit('close')
    })
  }

  async #run(): Promise<Answer> {
    const { signal } = this.#stop
    const wanted = { ...this.#wanted, signal }
    const proxy = proxyOf(wanted.url, this.#session._proxy)
    if (!proxy) return this.#direct(wanted)
    if (runtime.use === 'test' && !THIS_MACHINE.test(proxy.host)) throw new Error('net::ERR_PROXY_CONNECTION_FAILED')
    const name = `${proxy.host}:${proxy.port}`
    for (;;) {
      const answer = await throughProxy(proxy, wanted, this.#session._proxyLogins.get(name))
      if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.headers['location'] !== undefined) {
        if (wanted.redirect !== 'error')
          throw new NotInStandin(`a redirect through a proxy with the policy '${wanted.redirect}'`)
        throw new Error("Attempted to redirect, but redirect policy was 'error'")
      }
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
  /** null: cancelled, or nobody listens. */
  #asked(info: Electron.AuthInfo): Promise<string | null> {
    return new Promise((resolve) => {
      const callback = (user?: string, password?: string): void =>
        resolve(
          user === undefined || password === undefined
            ? null
            : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
        )
      if (this.#over || !this.emit('login', info, callback)) callback()
    })
  }
  async #direct({ url, method, headers, redirect, signal }: Wanted): Promise<Answer> {
    const response = await this.#session._direct(
      new Request(url, { method, headers, redirect: redirect as RequestRedirect, signal })
    )
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
    if (this.#over) return void body.destroy()
    this.#stop.signal.addEventListener('abort', () => body.destroy(), { once: true })
    const { headers } = head
    this.emit(
      'response',
      Object.assign(body, head, { headers, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
    )
  }
}
refusingInstances('ClientRequest', ClientRequest)
