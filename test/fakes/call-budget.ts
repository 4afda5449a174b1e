import type {
  ApiFamily,
  BudgetSnapshot,
  CallBudget,
  CallPriority,
  PermitResult
} from '@shared/ports/network/call-budget'

interface Asked {
  readonly priority: CallPriority
  readonly account: string | undefined
  answer(result: PermitResult): void
}

/** A budget that gives permits at once, or, while `held`, when the test calls `give`. */
export class FakeCallBudget implements CallBudget {
  readonly asked: Asked[] = []
  readonly settled: { status: number | null; retryAfterMs?: number | null; unsent?: boolean }[] = []
  readonly accounts: (string | undefined)[] = []
  readonly methods: (string | undefined)[] = []
  given = 0
  held = false
  paused = false
  onSettle = (): void => {}
  /** Answers for the next calls instead of permits. */
  refusals: Extract<PermitResult, { ok: false }>[] = []

  acquire(
    _family: ApiFamily,
    priority: CallPriority,
    signal?: AbortSignal,
    account?: string,
    method?: string
  ): Promise<PermitResult> {
    this.accounts.push(account)
    this.methods.push(method)
    return new Promise((resolve) => {
      const waiting: Asked = { priority, account, answer: resolve }
      if (signal?.aborted) return resolve({ ok: false, reason: 'cancelled' })
      const refusal = this.refusals.shift()
      if (refusal) return resolve(refusal)
      if (!this.held) return resolve(this.permit())
      this.asked.push(waiting)
      signal?.addEventListener('abort', () => {
        const at = this.asked.indexOf(waiting)
        if (at < 0) return
        this.asked.splice(at, 1)
        resolve({ ok: false, reason: 'cancelled' })
      })
    })
  }
  /** Gives a permit to the first waiting call. */
  give(): void {
    this.asked.shift()?.answer(this.permit())
  }
  permit(): PermitResult {
    this.given++
    return { ok: true, permit: { settle: (outcome) => (this.settled.push(outcome), this.onSettle()) } }
  }
  snapshot(): BudgetSnapshot {
    return {
      used: this.given,
      limit: 3600,
      resetAtMs: null,
      leftForBackground: 0,
      stopped: false,
      waiting: this.asked.length
    }
  }
  onChange(): () => void {
    return () => {}
  }
  pauseBackground(): void {
    this.paused = true
  }
  resumeBackground(): void {
    this.paused = false
  }
}
