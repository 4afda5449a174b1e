import { PRIORITIES } from '../../shared/connection/rate-limit'
import type { CallPriority, PermitResult } from '../../shared/ports/network/call-budget'

export interface PermitRequest {
  readonly priority: CallPriority
  readonly method: string | undefined
  readonly since: number
  readonly answer: (result: PermitResult) => void
}

const VISIBLE = PRIORITIES.indexOf('visible')
/**
 * Waiting this long raises background work by one rank, up to 'visible'. It affects the order only, not the reserve.
 */
const AGEING_MS = 10_000

export class PermitQueue {
  readonly #waiters: PermitRequest[] = []

  get size(): number {
    return this.#waiters.length
  }
  add(waiter: PermitRequest): void {
    this.#waiters.push(waiter)
  }
  remove(waiter: PermitRequest): boolean {
    const index = this.#waiters.indexOf(waiter)
    if (index < 0) return false
    this.#waiters.splice(index, 1)
    return true
  }

  /** The next matching call: highest rank, then first come. */
  next(now: number, fits: (waiter: PermitRequest) => boolean): PermitRequest | undefined {
    let best: PermitRequest | undefined
    let bestRank = Infinity
    for (const waiter of this.#waiters) {
      if (!fits(waiter)) continue
      const rank = currentRank(waiter, now)
      if (rank < bestRank) [best, bestRank] = [waiter, rank]
    }
    return best
  }

  /** Removes all matching calls, in order of arrival. */
  takeAll(fits: (waiter: PermitRequest) => boolean = () => true): PermitRequest[] {
    const taken = this.#waiters.filter(fits)
    for (const waiter of taken) this.remove(waiter)
    return taken
  }
}

function currentRank({ priority, since }: PermitRequest, now: number): number {
  const rank = PRIORITIES.indexOf(priority)
  return rank <= VISIBLE ? rank : Math.max(VISIBLE, rank - Math.floor((now - since) / AGEING_MS))
}
