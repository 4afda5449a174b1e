/**
 * Answers what comes to the receiver: judged by its head, read within bounds, handed on, and answered when it is known
 * what became of it.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Deliver, Delivery, RawEvent } from '../../../shared/feed/events'
import type { RefusalReason } from '../../../shared/feed/sources/refusals'
import { ConnectionLimiter } from './connection-limiter'
import { addressPrefix } from './address-prefix'
import { checkRequestHead, type RequestRejection, type RequestRules } from './request-head'
import { BodyMemoryLimiter } from './body-memory-limiter'

/** Where the kind of an event stands: in a header, or in the body at a place as in `core/feed/pointer`. */
export interface KindRules {
  readonly kindFrom: 'header' | 'field'
  readonly kindHeader: string
  readonly kindField: string
}

export interface WebhookRequestHandlerDeps {
  rules(): RequestRules & KindRules
  now(): number
  readonly deliver: Deliver
  /** What would become of an event, up to keeping it; null: it would be kept. */
  tryOut(event: RawEvent): Promise<RefusalReason | null>
  /** What is answered now is the last of its connection. */
  closing(): boolean
  /** Something was not taken. `asked` as in `SourceRefusal`. */
  refused(reason: RefusalReason, asked?: string | null): void
  /** Other bounds, in milliseconds; a test does not wait as long as a stranger may. */
  readonly limits?: Partial<typeof LIMITS>
}

/** Bounds on what strangers can hold: time for a head, time for a whole request, size of a head, connections. */
export const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 8192
}
/**
 * As many senders at once share one sync of the disk; what they send is bounded by the bytes below, not by their
 * number.
 */
const MOST_CONNECTIONS = 256
/** A tunnel in front is one address, so this is nearly all. */
const MOST_CONNECTIONS_OF_ONE = 224
/** Those that give way are gone a moment later; beyond this the system turns new ones away. */
const MOST_WITH_LEAVING = 512
const MOST_REQUESTS_OF_A_CONNECTION = 10_000
const MB = 1024 * 1024
const MOST_READING_BYTES = 96 * MB
/** At least the largest body that can be set. */
const MOST_READING_BYTES_OF_ONE = 64 * MB
/** A sender that is refused half-way gets this long to see its answer. */
const SEE_ANSWER_MS = 200
/** Names the trial of this desk's own; see `trial.ts`. */
export const SELF_TEST_HEADER = 'x-dynodesk-trial'
const TLS_HANDSHAKE = 0x16

interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer
}

export class WebhookRequestHandler {
  readonly #parts: WebhookRequestHandlerDeps
  readonly #room = new BodyMemoryLimiter(MOST_READING_BYTES, MOST_READING_BYTES_OF_ONE)
  readonly #guests: ConnectionLimiter
  readonly #trials = new Map<string, (found: RefusalReason | null) => void>()

  constructor(parts: WebhookRequestHandlerDeps) {
    this.#parts = parts
    this.#guests = new ConnectionLimiter(MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ONE, (socket) => {
      parts.refused('crowded')
      socket.destroy()
    })
  }

  /** A server that answers so, not listening yet. */
  makeServer(): Server {
    const server = createServer(
      { ...LIMITS, ...this.#parts.limits, insecureHTTPParser: false },
      (request, response) => void this.#answer(request, response)
    )
    server.maxConnections = MOST_WITH_LEAVING
    server.maxRequestsPerSocket = MOST_REQUESTS_OF_A_CONNECTION
    server.on('connection', (socket) => this.#guests.opened(socket))
    server.on('drop', () => this.#parts.refused('crowded'))
    server.on('clientError', (error: ClientError, socket) => this.#unreadable(error, socket as Socket))
    return server
  }

  /**
   * The request that carries this word in `TRIAL_HEADER` goes the whole way and is not kept; `found` hears what would
   * have become of it. Returns what ends it.
   */
  expectSelfTest(word: string, found: (reason: RefusalReason | null) => void): () => void {
    this.#trials.set(word, found)
    return () => void this.#trials.delete(word)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rules = this.#parts.rules()
    const arrivedAtMs = this.#parts.now()
    const { socket } = request
    const trial = this.#trials.get(String(request.headers[SELF_TEST_HEADER]))
    const refuse = (refusal: RequestRejection): void => {
      if (trial) trial(refusal.reason)
      else this.#parts.refused(refusal.reason, refusal.asked)
      answerRefused(request, response, refusal)
    }
    response.on('error', () => undefined)
    const refusal = checkRequestHead(request, rules)
    if (refusal) return refuse(refusal)
    this.#guests.requestStarted(socket)
    const body = await this.#room.read(request, addressPrefix(socket.remoteAddress), rules.maxBodyBytes)
    if (body === 'gone') return void response.destroy()
    if (!Buffer.isBuffer(body)) return refuse(body)
    const headers = headersOf(request)
    const inHeader = headers[rules.kindHeader.toLowerCase()] ?? ''
    const named = rules.kindFrom === 'field' ? { kind: '', kindField: rules.kindField } : { kind: inHeader }
    const event: RawEvent = { source: 'webhook', ...named, body, headers, arrivedAtMs }
    if (trial)
      return void this.#parts
        .tryOut(event)
        .then((found) => trial(found))
        .finally(() => response.end())
    this.#guests.eventStored(socket)
    const delivery = await this.#parts.deliver(event)
    this.#guests.requestEnded(socket, delivery.outcome === 'stored' || delivery.outcome === 'known')
    const status = statusOf(delivery)
    if (response.destroyed) return
    response
      .writeHead(status, {
        'content-length': '0',
        ...(status === 503 ? { 'retry-after': '5' } : {}),
        ...(this.#parts.closing() ? { connection: 'close' } : {})
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
    if (late) this.#parts.refused('slow')
    // who leaves in the middle has not been refused
    else if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE')
      this.#parts.refused(error.rawPacket?.[0] === TLS_HANDSHAKE ? 'tls' : 'not-http')
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

/** The rest of a refused body is not read: the connection ends with the answer. */
function answerRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: RequestRejection
): void {
  const more =
    !request.complete &&
    (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined)
  response.writeHead(status, { ...headers, 'content-length': '0', ...(more ? { connection: 'close' } : {}) })
  // read on a little, so that the sender sees the answer before the connection breaks; the request's time-out bounds it
  if (more) request.resume()
  response.end(() => more && setTimeout(() => request.destroy(), SEE_ANSWER_MS).unref())
}

/** As received, the last of a repeated one; names in lower case. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) found[name] = Array.isArray(value) ? value.join(', ') : value
  return { ...found }
}
