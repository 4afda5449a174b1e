/**
 * Limits the bytes of request bodies in memory. Beyond the limit, the address with the most bytes loses the body that
 * has been stalled longest, so that complete requests always find room.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestRejection } from './request-head'

/** Dropping a smaller body frees too little. */
const MIN_DROPPED_BYTES = 64 * 1024
const RETRY_LATER: RequestRejection = { status: 503, reason: 'busy', headers: { 'retry-after': '5' } }

interface PendingBody {
  readonly from: string
  bytes: number
  /** Order of the last progress. */
  progress: number
  readonly end: (refusal: RequestRejection) => void
}

export class BodyMemoryLimiter {
  readonly #max: number
  readonly #maxPerAddress: number
  readonly #readings = new Set<PendingBody>()
  #progress = 0

  /** @param maxPerAddress bytes of one address; at least the largest body */
  constructor(max: number, maxPerAddress: number) {
    this.#max = max
    this.#maxPerAddress = maxPerAddress
  }

  /** The body, or why it was not read completely. 'gone': the sender left. */
  read(request: IncomingMessage, from: string, maxBytes: number): Promise<Buffer | RequestRejection | 'gone'> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = []
      const end = (result: Buffer | RequestRejection | 'gone'): void => {
        this.#readings.delete(reading)
        request.off('data', take).off('end', whole).off('error', gone).off('close', gone)
        // late errors of an abandoned connection are ignored
        request.on('error', () => undefined)
        resolve(result)
      }
      const reading: PendingBody = { from, bytes: 0, progress: ++this.#progress, end }
      const take = (chunk: Buffer): void => {
        reading.bytes += chunk.byteLength
        reading.progress = ++this.#progress
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
      const bytesByAddress = this.#bytesByAddress()
      const address =
        (bytesByAddress.get(latest.from) ?? 0) > this.#maxPerAddress
          ? latest.from
          : totalBytes(bytesByAddress) > this.#max
            ? largestSender(bytesByAddress)
            : null
      if (address === null) return
      const others = [...this.#readings].filter((one) => one !== latest && one.from === address)
      const large = others.filter(({ bytes }) => bytes >= MIN_DROPPED_BYTES)
      const dropped =
        (large.length > 0 ? large : others).reduce<PendingBody | null>(
          (first, one) => (first === null || one.progress < first.progress ? one : first),
          null
        ) ?? latest
      dropped.end(RETRY_LATER)
      if (dropped === latest) return
    }
  }

  #bytesByAddress(): ReadonlyMap<string, number> {
    const bytesByAddress = new Map<string, number>()
    for (const { from, bytes } of this.#readings) bytesByAddress.set(from, (bytesByAddress.get(from) ?? 0) + bytes)
    return bytesByAddress
  }
}

const totalBytes = (bytesByAddress: ReadonlyMap<string, number>): number =>
  [...bytesByAddress.values()].reduce((all, bytes) => all + bytes, 0)
const largestSender = (bytesByAddress: ReadonlyMap<string, number>): string =>
  [...bytesByAddress].reduce((max, one) => (one[1] > max[1] ? one : max))[0]
