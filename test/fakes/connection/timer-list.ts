import type { Clock } from '@shared/ports/system/clock'

/** A clock without a passing time that lists its timers with their delays. A test runs them by hand, in any order. */
export class TimerList implements Clock {
  timers: { delayMs: number; then: () => void }[] = []
  steadyMs = 0

  now = (): number => 0
  monotonic = (): number => this.steadyMs
  after(delayMs: number, then: () => void): () => void {
    const remove = (): void => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
    const timer = {
      delayMs,
      then: () => {
        remove()
        then()
      }
    }
    this.timers.push(timer)
    return remove
  }
}
