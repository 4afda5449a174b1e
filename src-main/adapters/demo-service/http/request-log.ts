/** What was asked of the service, for tests and for curious people. The key itself is never kept. */
import type { EndpointName } from '../../../shared/catalogue/endpoints'

export interface LoggedRequest {
  readonly method: string
  /** Without prefix and query, as sent (percent-encoded). */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case; `x-api-key` is left out. */
  readonly headers: Readonly<Record<string, string>>
  readonly key: 'right' | 'wrong' | 'absent'
  /** True when the key occurs in the address, where it must never be. It is blotted out of `path` and `query`. */
  readonly keyInAddress: boolean
  /** One of the fourteen, `media`, or null for any other address. */
  readonly name: EndpointName | 'media' | null
  /** Milliseconds by the service's clock. */
  readonly atMs: number
  /** Status of the answer; null while none was sent, and for connections that were cut. */
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

  /** Requests received: of one name, or to the fourteen addresses altogether. */
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
