/**
 * Limits connections to the receiver. When there are too many, the connection that has been idle longest is closed, so
 * that idle strangers do not block senders, even behind a tunnel with one address.
 */
import type { Socket } from 'node:net'
import { addressPrefix } from './address-prefix'

interface TrackedConnection {
  readonly from: string
  /** It has delivered an event before. */
  proven: boolean
  /** Its event is being stored: it is not closed. */
  storing: boolean
}

export class ConnectionLimiter {
  readonly #max: number
  readonly #maxPerAddress: number
  readonly #close: (socket: Socket) => void
  /** Least recently active first. */
  readonly #connections = new Map<Socket, TrackedConnection>()
  readonly #counts = new Map<string, number>()

  /**
   * @param max connections
   * @param maxPerAddress connections of one address, so that others have room
   * @param close closes a connection to make room
   */
  constructor(max: number, maxPerAddress: number, close: (socket: Socket) => void) {
    this.#max = max
    this.#maxPerAddress = maxPerAddress
    this.#close = close
  }

  opened(socket: Socket): void {
    const from = addressPrefix(socket.remoteAddress)
    this.#connections.set(socket, { from, proven: false, storing: false })
    this.#counts.set(from, (this.#counts.get(from) ?? 0) + 1)
    socket.once('close', () => this.#forget(socket))
    const crowd =
      (this.#counts.get(from) ?? 0) > this.#maxPerAddress
        ? from
        : this.#connections.size > this.#max
          ? this.#largest()
          : null
    if (crowd === null) return
    const closing = this.#first(crowd, false, socket) ?? this.#first(crowd, true, socket) ?? socket
    this.#forget(closing)
    this.#close(closing)
  }

  /** The head is complete; the body is being read. */
  requestStarted(socket: Socket): void {
    this.#touch(socket, {})
  }
  eventStored(socket: Socket): void {
    this.#touch(socket, { storing: true })
  }
  requestEnded(socket: Socket, delivered: boolean): void {
    this.#touch(socket, delivered ? { storing: false, proven: true } : { storing: false })
  }

  #touch(socket: Socket, change: Partial<TrackedConnection>): void {
    const connection = this.#connections.get(socket)
    if (!connection) return
    this.#connections.delete(socket)
    this.#connections.set(socket, Object.assign(connection, change))
  }

  #forget(socket: Socket): void {
    const connection = this.#connections.get(socket)
    if (!connection) return
    this.#connections.delete(socket)
    const left = (this.#counts.get(connection.from) ?? 1) - 1
    if (left > 0) this.#counts.set(connection.from, left)
    else this.#counts.delete(connection.from)
  }

  #largest(): string {
    return [...this.#counts].reduce((max, one) => (one[1] > max[1] ? one : max))[0]
  }

  #first(from: string, proven: boolean, newest: Socket): Socket | null {
    for (const [socket, connection] of this.#connections)
      if (connection.from === from && connection.proven === proven && !connection.storing && socket !== newest)
        return socket
    return null
  }
}
