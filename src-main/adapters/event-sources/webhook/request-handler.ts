/** Handles requests to the receiver: checks the head, reads the body within limits, delivers the event and responds. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Deliver, Delivery, RawEvent } from '../../../shared/feed/events'
import type { RefusalReason } from '../../../shared/feed/sources/refusals'
import { ConnectionLimiter } from './connection-limiter'
import { addressPrefix } from './address-prefix'
import { checkRequestHead, type RequestRejection, type RequestRules } from './request-head'
import { BodyMemoryLimiter } from './body-memory-limiter'

/** Where the kind of an event is: in a header, or in the body at a pointer (`mapping/body-pointer`). */
interface KindRules {
  readonly kindFrom: 'header' | 'field'
  readonly kindHeader: string
  readonly kindField: string
}

export interface WebhookSettings extends RequestRules, KindRules {
  readonly enabled: boolean
  readonly host: string
  /** 0: the first free port, reused from then on. */
  readonly port: number
}

interface WebhookRequestHandlerDeps {
  rules(): RequestRules & KindRules
  now(): number
  readonly deliver: Deliver
  /** Why an event would not be stored; null: it would be. */
  tryOut(event: RawEvent): Promise<RefusalReason | null>
  /** The server is closing: connections end after their response. */
  closing(): boolean
  /** A request was refused. `asked` as in `SourceRefusal`. */
  refused(reason: RefusalReason, asked?: string | null): void
  /** For tests, in milliseconds. */
  readonly limits?: Partial<typeof LIMITS>
}

/** Limits for unknown senders, see `http.createServer`. */
export const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 8192
}
/** Parallel senders share one disk sync; memory is limited by bytes, not by this number. */
const MAX_CONNECTIONS = 256
/** Nearly all, because senders behind a tunnel share one address. */
const MAX_CONNECTIONS_PER_ADDRESS = 224
/** Includes connections being closed; beyond it the system refuses new ones. */
const MAX_OPEN_SOCKETS = 512
const MAX_REQUESTS_PER_CONNECTION = 10_000
const MB = 1024 * 1024
const MAX_BODY_MEMORY = 96 * MB
/** At least the largest configurable body. */
const MAX_BODY_MEMORY_PER_ADDRESS = 64 * MB
/** Time for a refused sender to read the response before the connection closes. */
const SEE_ANSWER_MS = 200
/** Marks the request of `self-test.ts`. */
export const SELF_TEST_HEADER = 'x-dynodesk-trial'
const TLS_HANDSHAKE = 0x16

interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer
}

export class WebhookRequestHandler {
  readonly #deps: WebhookRequestHandlerDeps
  readonly #bodies = new BodyMemoryLimiter(MAX_BODY_MEMORY, MAX_BODY_MEMORY_PER_ADDRESS)
  readonly #connections: ConnectionLimiter
  readonly #selfTests = new Map<string, (found: RefusalReason | null) => void>()

  constructor(deps: WebhookRequestHandlerDeps) {
    this.#deps = deps
    this.#connections = new ConnectionLimiter(MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS, (socket) => {
      deps.refused('crowded')
      socket.destroy()
    })
  }

  /** Creates the server; call `listen` on it. */
  makeServer(): Server {
    // an import of node:http at the start would also load its WebSocket
    const { createServer } = process.getBuiltinModule('node:http')
    const server = createServer(
      { ...LIMITS, ...this.#deps.limits, insecureHTTPParser: false },
      (request, response) => void this.#handle(request, response)
    )
    server.maxConnections = MAX_OPEN_SOCKETS
    server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION
    server.on('connection', (socket) => this.#connections.opened(socket))
    server.on('drop', () => this.#deps.refused('crowded'))
    server.on('clientError', (error: ClientError, socket) => this.#unreadable(error, socket as Socket))
    return server
  }

  /**
   * Handles the request with this token in `SELF_TEST_HEADER` without storing it; returns what ends the expectation.
   */
  expectSelfTest(token: string, found: (reason: RefusalReason | null) => void): () => void {
    this.#selfTests.set(token, found)
    return () => void this.#selfTests.delete(token)
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rules = this.#deps.rules()
    const arrivedAtMs = this.#deps.now()
    const { socket } = request
    const trial = this.#selfTests.get(String(request.headers[SELF_TEST_HEADER]))
    const refuse = (refusal: RequestRejection): void => {
      if (trial) trial(refusal.reason)
      else this.#deps.refused(refusal.reason, refusal.asked)
      answerRefused(request, response, refusal)
    }
    response.on('error', () => undefined)
    const refusal = checkRequestHead(request, rules)
    if (refusal) return refuse(refusal)
    this.#connections.requestStarted(socket)
    const body = await this.#bodies.read(request, addressPrefix(socket.remoteAddress), rules.maxBodyBytes)
    if (body === 'gone') return void response.destroy()
    if (!Buffer.isBuffer(body)) return refuse(body)
    const headers = headersOf(request)
    const inHeader = headers[rules.kindHeader.toLowerCase()] ?? ''
    const named = rules.kindFrom === 'field' ? { kind: '', kindField: rules.kindField } : { kind: inHeader }
    const event: RawEvent = { source: 'webhook', ...named, body, headers, arrivedAtMs }
    if (trial)
      return void this.#deps
        .tryOut(event)
        .then((found) => trial(found))
        .finally(() => response.end())
    this.#connections.eventStored(socket)
    const delivery = await this.#deps.deliver(event)
    this.#connections.requestEnded(socket, delivery.outcome === 'stored' || delivery.outcome === 'known')
    const status = statusOf(delivery)
    if (response.destroyed) return
    response
      .writeHead(status, {
        'content-length': '0',
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        ...(this.#deps.closing() ? { connection: 'close' } : {})
      })
      .end()
  }

  #unreadable(error: ClientError, socket: Socket): void {
    const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    const line =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : late
          ? '408 Request Timeout'
          : '400 Bad Request'
    if (late) this.#deps.refused('slow')
    // an aborted request is not a refusal
    else if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE')
      this.#deps.refused(error.rawPacket?.[0] === TLS_HANDSHAKE ? 'tls' : 'not-http')
    if (socket.writable)
      socket.end(`HTTP/1.1 ${line}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
    else socket.destroy()
  }
}

function statusOf(delivery: Delivery): 200 | 400 | 401 | 413 | 503 {
  if (delivery.outcome === 'refused')
    return delivery.reason === 'not-json' ? 400 : delivery.reason === 'too-large' ? 413 : 401
  return delivery.outcome === 'not-stored' ? 503 : 200
}

/** The rest of a refused body is not read: the connection closes after the response. */
function answerRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: RequestRejection
): void {
  const more =
    !request.complete &&
    (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined)
  response.writeHead(status, { ...headers, 'content-length': '0', ...(more ? { connection: 'close' } : {}) })
  // reads on briefly, so that the sender gets the response before the connection closes
  if (more) request.resume()
  response.end(() => more && setTimeout(() => request.destroy(), SEE_ANSWER_MS).unref())
}

/** Lower-case names; the last of repeated headers. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) found[name] = Array.isArray(value) ? value.join(', ') : value
  return { ...found }
}
