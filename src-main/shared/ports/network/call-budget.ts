/** Most urgent first. 'command': for another program. */
export const CALL_PRIORITIES = ['click', 'visible', 'prefetch', 'refresh', 'command', 'pack'] as const
export type CallPriority = (typeof CALL_PRIORITIES)[number]

export const API_FAMILIES = ['vehicleDatabase', 'support', 'fileTuning'] as const
export type ApiFamily = (typeof API_FAMILIES)[number]

export interface BudgetSnapshot {
  readonly used: number
  readonly limit: number
  readonly resetAtMs: number | null
  readonly leftForBackground: number
  readonly stopped: boolean
  readonly waiting: number
}

/** Permission for one call, already counted in the ledger. Must be settled. */
export interface CallPermit {
  /**
   * `status` 429 stops the family. `unsent`: the request certainly never left this computer and is not counted.
   * `unlimited`: the service may not limit this endpoint, so its success does not end a stop.
   */
  settle(outcome: { status: number | null; retryAfterMs?: number | null; unsent?: boolean; unlimited?: boolean }): void
}

/** 'ledger': the call could not be written to the ledger, so it must not be made. */
export type PermitResult =
  | { ok: true; permit: CallPermit }
  | { ok: false; reason: 'limit' | 'cancelled' | 'paused' | 'ledger'; retryAtMs?: number }

export interface CallBudget {
  /**
   * Waits for a permit. The call is in the ledger, on disk, before the promise resolves.
   *
   * @param account default: the one in use
   * @param method endpoint, for limits that apply to one endpoint only (`limits.stopPerMethod`)
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
  /** After a 401 or 403: refuses everything but clicks with 'paused' until `resumeBackground`. */
  pauseBackground(family: ApiFamily): void
  resumeBackground(family: ApiFamily): void
}
