/**
 * Who is connected to the receiver. Nobody is turned away at the door: when there are too many, whoever has kept a
 * connection the longest without
 * bringing anything gives way. So connections that strangers hold cost a sender nothing, even behind a tunnel where all
 * come from one address.
 */
import type { Socket } from 'node:net'
import { addressPrefix } from './address-prefix'

interface TrackedConnection {
  readonly from: string
  /** It has brought an event before. */
  proven: boolean
  /** What it brought is being kept: it never gives way. */
  inHand: boolean
}

export class ConnectionLimiter {
  readonly #most: number
  readonly #mostOfOne: number
  readonly #leaves: (socket: Socket) => void
  /** Whoever has been as it is the longest comes first. */
  readonly #guests = new Map<Socket, TrackedConnection>()
  readonly #counts = new Map<string, number>()

  /**
   * @param most connections at once
   * @param mostOfOne of them from one address, so that there is room for others
   * @param leaves ends a connection that gives way
   */
  constructor(most: number, mostOfOne: number, leaves: (socket: Socket) => void) {
    this.#most = most
    this.#mostOfOne = mostOfOne
    this.#leaves = leaves
  }

  opened(socket: Socket): void {
    const from = addressPrefix(socket.remoteAddress)
    this.#guests.set(socket, { from, proven: false, inHand: false })
    this.#counts.set(from, (this.#counts.get(from) ?? 0) + 1)
    socket.once('close', () => this.#forget(socket))
    const crowd =
      (this.#counts.get(from) ?? 0) > this.#mostOfOne ? from : this.#guests.size > this.#most ? this.#largest() : null
    if (crowd === null) return
    const leaving = this.#first(crowd, false, socket) ?? this.#first(crowd, true, socket) ?? socket
    this.#forget(leaving)
    this.#leaves(leaving)
  }

  /** A head has come whole; its body is being read. */
  requestStarted(socket: Socket): void {
    this.#renew(socket, {})
  }
  eventStored(socket: Socket): void {
    this.#renew(socket, { inHand: true })
  }
  /** It was answered. */
  requestEnded(socket: Socket, brought: boolean): void {
    this.#renew(socket, brought ? { inHand: false, proven: true } : { inHand: false })
  }

  #renew(socket: Socket, change: Partial<TrackedConnection>): void {
    const guest = this.#guests.get(socket)
    if (!guest) return
    this.#guests.delete(socket)
    this.#guests.set(socket, Object.assign(guest, change))
  }

  #forget(socket: Socket): void {
    const guest = this.#guests.get(socket)
    if (!guest) return
    this.#guests.delete(socket)
    const left = (this.#counts.get(guest.from) ?? 1) - 1
    if (left > 0) this.#counts.set(guest.from, left)
    else this.#counts.delete(guest.from)
  }

  #largest(): string {
    return [...this.#counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  }

  #first(from: string, proven: boolean, newest: Socket): Socket | null {
    for (const [socket, guest] of this.#guests)
      if (guest.from === from && guest.proven === proven && !guest.inHand && socket !== newest) return socket
    return null
  }
}
