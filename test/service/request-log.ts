/** The log of requests, without the key. */
import type { EndpointName } from '@shared/catalogue/endpoints'

export interface LoggedRequest {
  readonly method: string
  /** Without prefix and query, percent-encoded as sent. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Lower-case names; without `x-api-key`. */
  readonly headers: Readonly<Record<string, string>>
  readonly key: 'right' | 'wrong' | 'absent'
  /** True when the address contains the key, which is redacted in `path` and `query`. */
  readonly keyInAddress: boolean
  /** One of the fourteen, `media`, or null. */
  readonly name: EndpointName | 'media' | null
  /** Epoch milliseconds of the service's clock. */
  readonly atMs: number
  /** null while no response was sent, and for cut connections. */
  status: number | null
}

const KEPT = 20_000

export class RequestLog {
  #entries: LoggedRequest[] = []
  #byName = new Map<string, number>()

  add(entry: LoggedRequest): void {
    this.#entries.push(entry)
    if (this.#entries.length > KEPT) this.#entries.shift()
    this.#byName.set(entry.name ?? 'unknown', (this.#byName.get(entry.name ?? 'unknown') ?? 0) + 1)
  }

  /** The newest 20 000, oldest first. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries
  }

  /** Number of requests of one name, or of all fourteen. */
  count(name?: EndpointName | 'media' | 'unknown'): number {
    if (name !== undefined) return this.#byName.get(name) ?? 0
    let sum = 0
    for (const [each, count] of this.#byName) if (each !== 'media' && each !== 'unknown') sum += count
    return sum
  }

  clear(): void {
    this.#entries = []
    this.#byName.clear()
  }
}
