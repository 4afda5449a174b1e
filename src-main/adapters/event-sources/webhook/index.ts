/**
 * The webhook receiver: HTTP in this process, on this machine's own address unless the administrator names another. It takes JSON by POST at one
 * path and answers 2xx when the event is on disk.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../../../core/feed/addresses'
import { pauseAfter } from '../../../core/feed/back-off'
import type { Deliver, Delivery } from '../../../core/feed/events'
import type { EventSource, SourceProblem, SourceStatus, SourceTest, SourceWarning } from '../../../core/feed/ports'
import type { Clock, Log } from '../../../core/ports'
import { StatusBoard } from '../status'
import { judgeHead, ReadingRoom, type Refusal } from './request'

export interface WebhookSettings {
  readonly enabled: boolean
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  readonly path: string
  readonly hostNames: readonly string[]
  readonly kindHeader: string
  readonly signature: 'hmac-sha256-base64' | 'hmac-sha256-hex' | 'none'
  readonly maxBodyBytes: number
}

export interface WebhookParts {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): WebhookSettings
  /** True when there is a secret to prove signatures with. */
  hasSecret(): Promise<boolean>
  /** Other bounds, in milliseconds; a test does not wait as long as a stranger may. */
  readonly limits?: Partial<typeof LIMITS>
}

/** Bounds on what strangers can hold: time for a head, time for a whole request, size of a head, connections. */
const LIMITS = { headersTimeout: 5000, requestTimeout: 10_000, keepAliveTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 8192 }
/** As many senders at once share one sync of the disk; what they send is bounded by the bytes below, not by their number. */
const MOST_CONNECTIONS = 256
const MOST_REQUESTS_OF_A_CONNECTION = 10_000
const MOST_READING_BYTES = 96 * 1024 * 1024
/** A sender that is refused half-way gets this long to see its answer. */
const SEE_ANSWER_MS = 200
/** What is in hand gets its answer when the receiver stops. */
const END_WITHIN_MS = 1500

export class WebhookReceiver implements EventSource {
  readonly id = 'webhook'
  readonly #parts: WebhookParts
  readonly #board: StatusBoard
  readonly #room = new ReadingRoom(MOST_READING_BYTES)
  #server: Server | null = null
  #deliver: Deliver | null = null
  #failures = 0
  #cancelRetry: (() => void) | null = null
  #turn: Promise<void> = Promise.resolve()

  constructor(parts: WebhookParts) {
    this.#parts = parts
    this.#board = new StatusBoard('webhook', () => parts.clock.now())
  }

  catchesUp = (): boolean => false
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    return this.#inTurn(async () => {
      this.#deliver = deliver
      await this.#open()
    })
  }

  stop(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#close()
      this.#deliver = null
      this.#board.enter('off')
    })
  }

  /** Whether its address can be listened on; while it listens, that it does. */
  async test(): Promise<SourceTest> {
    const settings = this.#parts.settings()
    if (settings.signature !== 'none' && !(await this.#parts.hasSecret())) return { ok: false, problem: { code: 'no-secret' } }
    if (this.#server?.listening) return { ok: true, at: this.#board.current.at }
    const server = createServer()
    try {
      await listen(server, settings.port, settings.host)
      return { ok: true, at: addressOf(server, settings.path) }
    } catch (error) {
      return { ok: false, problem: problemOf(error, settings) }
    } finally {
      server.close()
    }
  }

  async #open(): Promise<void> {
    const settings = this.#parts.settings()
    if (!settings.enabled || this.#server || this.#deliver === null) return
    const server = createServer({ ...LIMITS, ...this.#parts.limits, insecureHTTPParser: false }, (request, response) => void this.#answer(request, response))
    server.maxConnections = MOST_CONNECTIONS
    server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const line = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
      if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
      else socket.destroy()
    })
    this.#board.enter('connecting')
    try {
      await listen(server, settings.port, settings.host)
    } catch (error) {
      server.close()
      this.#retry(problemOf(error, settings))
      return
    }
    // once it listens: a failure of the server itself closes it, and it comes back
    server.on('error', () => void this.#inTurn(() => this.#close()).then(() => this.#retry({ code: 'internal' })))
    this.#server = server
    this.#failures = 0
    const warnings: SourceWarning[] = [...(isLoopback(settings.host) ? [] : (['network', 'plain'] as const)), ...(settings.signature === 'none' ? (['unsigned'] as const) : [])]
    const at = addressOf(server, settings.path)
    // it listens and refuses everything: said as what it is, so that the secret gets entered
    if (settings.signature !== 'none' && !(await this.#parts.hasSecret())) this.#board.fail({ code: 'no-secret' }, null, { at, warnings })
    else this.#board.enter('listening', { at, warnings })
    this.#parts.log.info('feed.webhook', { listening: at, warnings })
  }

  #retry(problem: SourceProblem): void {
    const wait = pauseAfter(++this.#failures, this.#parts.random)
    this.#parts.log.warn('feed.webhook', { problem: problem.code })
    this.#board.fail(problem, this.#parts.clock.now() + wait)
    this.#cancelRetry?.()
    this.#cancelRetry = this.#parts.clock.after(wait, () => void this.#inTurn(() => this.#open()))
  }

  /** What is in hand is answered first, within a bounded time. */
  async #close(): Promise<void> {
    this.#cancelRetry?.()
    this.#cancelRetry = null
    const server = this.#server
    this.#server = null
    if (!server) return
    await new Promise<void>((resolve) => {
      const cut = this.#parts.clock.after(END_WITHIN_MS, () => server.closeAllConnections())
      server.close(() => {
        cut()
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const settings = this.#parts.settings()
    const arrivedAtMs = this.#parts.clock.now()
    response.on('error', () => undefined)
    const refused = judgeHead(request, settings)
    if (refused) return refuse(request, response, refused)
    const body = await this.#room.read(request, settings.maxBodyBytes)
    if (body === 'gone') return void response.destroy()
    if (!Buffer.isBuffer(body)) return refuse(request, response, body)
    const headers = headersOf(request)
    const delivery: Delivery = this.#deliver
      ? await this.#deliver({ source: 'webhook', kind: headers[settings.kindHeader.toLowerCase()] ?? '', body, headers, arrivedAtMs })
      : { outcome: 'not-stored', reason: 'closed' }
    const status = statusOf(delivery)
    if (response.destroyed) return
    response.writeHead(status, { 'content-length': '0', ...(status === 503 ? { 'retry-after': '5' } : {}), ...(this.#server ? {} : { connection: 'close' }) }).end()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work, work)
    return this.#turn
  }
}

function statusOf(delivery: Delivery): 200 | 400 | 401 | 413 | 503 {
  if (delivery.outcome === 'refused') return delivery.reason === 'not-json' ? 400 : delivery.reason === 'too-large' ? 413 : 401
  return delivery.outcome === 'not-stored' ? 503 : 200
}

/** The rest of a refused body is not read: the connection ends with the answer. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, headers }: Refusal): void {
  const more = !request.complete && (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined)
  response.writeHead(status, { ...headers, 'content-length': '0', ...(more ? { connection: 'close' } : {}) })
  // read on a little, so that the sender sees the answer before the connection breaks; the request's time-out bounds it
  if (more) request.resume()
  response.end(() => more && setTimeout(() => request.destroy(), SEE_ANSWER_MS).unref())
}

/** As received, the last of a repeated one; names in lower case. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) found[name] = Array.isArray(value) ? value.join(', ') : value
  return { ...found }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function addressOf(server: Server, path: string): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${path}`
}

function problemOf(error: unknown, { port, host }: WebhookSettings): SourceProblem {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE': return { code: 'port-in-use', params: { port } }
    case 'EACCES': return { code: 'port-forbidden', params: { port } }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND': return { code: 'address-unavailable', params: { host } }
    default: return { code: 'internal' }
  }
}
