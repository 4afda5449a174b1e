/**
 * Bytes of bodies that are being read at this moment, over all connections. When they are too many, a body that has
 * stood still the longest gives way,
 * of the address that holds most: what comes at once always finds room.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestRejection } from './request-head'

/** A body below this is no help when it gives way; one that comes whole is read before anything else happens. */
const SMALL = 64 * 1024
const RETRY_LATER: RequestRejection = { status: 503, reason: 'busy', headers: { 'retry-after': '5' } }

interface PendingBody {
  readonly from: string
  bytes: number
  /** Greater: moved later. */
  moved: number
  readonly end: (refusal: RequestRejection) => void
}

export class BodyMemoryLimiter {
  readonly #most: number
  readonly #mostOfOne: number
  readonly #readings = new Set<PendingBody>()
  #moves = 0

  /** @param mostOfOne bytes of one address; at least the largest body */
  constructor(most: number, mostOfOne: number) {
    this.#most = most
    this.#mostOfOne = mostOfOne
  }

  /** The body, or why it is not read to its end. 'gone': the sender left. */
  read(request: IncomingMessage, from: string, maxBytes: number): Promise<Buffer | RequestRejection | 'gone'> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = []
      const end = (result: Buffer | RequestRejection | 'gone'): void => {
        this.#readings.delete(reading)
        request.off('data', take).off('end', whole).off('error', gone).off('close', gone)
        // a late error of a connection that is given up is nobody's any more
        request.on('error', () => undefined)
        resolve(result)
      }
      const reading: PendingBody = { from, bytes: 0, moved: ++this.#moves, end }
      const take = (chunk: Buffer): void => {
        reading.bytes += chunk.byteLength
        reading.moved = ++this.#moves
        if (reading.bytes > maxBytes) return end({ status: 413, reason: 'too-large' })
        chunks.push(chunk)
        this.#makeRoom(reading)
      }
      const whole = (): void => end(Buffer.concat(chunks))
      const gone = (): void => end('gone')
      this.#readings.add(reading)
      request.on('data', take).on('end', whole).on('error', gone).on('close', gone)
    })
  }

  #makeRoom(latest: PendingBody): void {
    for (;;) {
      const held = this.#held()
      const crowd =
        (held.get(latest.from) ?? 0) > this.#mostOfOne
          ? latest.from
          : totalBytes(held) > this.#most
            ? largestSender(held)
            : null
      if (crowd === null) return
      const others = [...this.#readings].filter((one) => one !== latest && one.from === crowd)
      const large = others.filter(({ bytes }) => bytes >= SMALL)
      const leaving =
        (large.length > 0 ? large : others).reduce<PendingBody | null>(
          (first, one) => (first === null || one.moved < first.moved ? one : first),
          null
        ) ?? latest
      leaving.end(RETRY_LATER)
      if (leaving === latest) return
    }
  }

  #held(): ReadonlyMap<string, number> {
    const held = new Map<string, number>()
    for (const { from, bytes } of this.#readings) held.set(from, (held.get(from) ?? 0) + bytes)
    return held
  }
}

const totalBytes = (held: ReadonlyMap<string, number>): number =>
  [...held.values()].reduce((all, bytes) => all + bytes, 0)
const largestSender = (held: ReadonlyMap<string, number>): string =>
  [...held].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
