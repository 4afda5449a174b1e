import type { BudgetSnapshot, CallBudget } from '@shared/ports/network/call-budget'

/** A budget without permits, whose background calls can be paused. */
export class PausableBudget implements CallBudget {
  paused = false
  /** Time until calls are free. */
  freeInMs: number | null = null
  used = 0
  /** Whether the service refused. */
  stopped = false

  acquire = async (): Promise<never> => {
    throw new Error('not used')
  }
  snapshot = (): BudgetSnapshot => ({
    used: this.used,
    limit: 3600,
    resetAtMs: this.freeInMs,
    leftForBackground: 0,
    stopped: this.stopped,
    waiting: 0
  })
  onChange = (): (() => void) => () => {}
  pauseBackground(): void {
    this.paused = true
  }
  resumeBackground(): void {
    this.paused = false
  }
}
