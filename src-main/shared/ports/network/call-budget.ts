/** Most urgent first; 'pack' is the patient rest. */
export type CallPriority = 'click' | 'visible' | 'prefetch' | 'refresh' | 'pack'

export type ApiFamily = 'vehicleDatabase' | 'support' | 'fileTuning'

export interface BudgetSnapshot {
  readonly used: number
  readonly limit: number
  readonly resetAtMs: number | null
  readonly leftForBackground: number
  readonly stopped: boolean
  readonly waiting: number
}

/**
 * A permission to make one call, already entered into the ledger. Report how it went; a 429 stops the family. `unsent`:
 * it certainly never went out, and
 * is given back uncounted. `unlimited`: the service may not limit this address, so its success does not end a stop.
 */
export interface CallPermit {
  settle(outcome: { status: number | null; retryAfterMs?: number | null; unsent?: boolean; unlimited?: boolean }): void
}

/** 'ledger': the call could not be written down, so it must not be made. */
export type PermitResult =
  | { ok: true; permit: CallPermit }
  | { ok: false; reason: 'limit' | 'cancelled' | 'paused' | 'ledger'; retryAtMs?: number }

export interface CallBudget {
  /**
   * Waits for its turn. The call is entered into the ledger, on disk, before the permit is given.
   *
   * @param account whose limit it counts against, where that is not the one in use (a key being tried)
   * @param method what is called, where a limit may be that method's own (`limits.stopPerMethod`)
   */
  acquire(
    family: ApiFamily,
    priority: CallPriority,
    signal?: AbortSignal,
    account?: string,
    method?: string
  ): Promise<PermitResult>
  snapshot(family: ApiFamily): BudgetSnapshot
  onChange(listener: (family: ApiFamily) => void): () => void
  /** First 401 or 403: everything but clicks is refused with 'paused' until `resumeBackground`. */
  pauseBackground(family: ApiFamily): void
  resumeBackground(family: ApiFamily): void
}
