/**
 * The call budget: how many calls remain, stored on disk. An estimate, because other installations may share the key
 * (trap 72). There is one ledger per account and API family. An account is a key at the service; `key-accounts` gives
 * it an anonymous name, which begins the names of its files.
 */
import { join } from 'node:path'
import type { BudgetRules } from '../../shared/connection/rate-limit'
import type {
  ApiFamily,
  BudgetSnapshot,
  CallBudget,
  CallPriority,
  PermitResult
} from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { FamilyBudget } from './family-budget'
import { deleteIdleLedgers } from './idle-ledgers'
import type { OwnCalls } from './shared/own-share'

export { KeyAccounts } from './key-accounts'

interface CallBudgetDeps {
  readonly directory: string
  readonly clock: Clock
  readonly log: Log
  /** Read at every call. */
  rules(family: ApiFamily): BudgetRules
  /** A call that left this computer, or may have, has ended. `method` undefined: a picture. */
  onCall?(call: {
    readonly account: string
    readonly family: ApiFamily
    readonly priority: CallPriority
    readonly method: string | undefined
  }): void
}

const NO_ACCOUNT = 'none'
/** Becomes part of a file name. */
const ACCOUNT = /^[\w-]+$/
const TELL_AT_MOST_EVERY_MS = 200
/** Longest time between updates while calls are in the window: timers stand still while the machine sleeps. */
const FOLLOW_MS = 60_000

export class FileCallBudget implements CallBudget {
  readonly #parts: CallBudgetDeps
  readonly #families = new Map<string, FamilyBudget>()
  readonly #listeners = new Set<(family: ApiFamily) => void>()
  readonly #telling = new Map<ApiFamily, () => void>()
  readonly #following = new Map<ApiFamily, () => void>()
  readonly #paused = new Set<ApiFamily>()
  #account = NO_ACCOUNT

  constructor(parts: CallBudgetDeps) {
    this.#parts = parts
  }

  /**
   * Switches the account. Waiting calls of the previous one are cancelled; calls in flight are counted for it.
   *
   * @param account letters, digits and dashes; null: none
   * @throws RangeError for any other name
   */
  use(account: string | null): void {
    const next = account ?? NO_ACCOUNT
    if (next === this.#account) return
    assertAccountName(next)
    for (const [key, family] of this.#families) {
      if (!key.startsWith(`${this.#account} `)) continue
      family.resume()
      family.cancelWaiting()
    }
    this.#account = next
    this.#paused.clear()
    deleteIdleLedgers(
      this.#parts.directory,
      [next, ...[...this.#families.keys()].map((key) => key.replace(/ .*/, ''))],
      this.#parts.clock.monotonic()
    )
    this.#changed('vehicleDatabase', next)
  }

  acquire(
    family: ApiFamily,
    priority: CallPriority,
    signal?: AbortSignal,
    account?: string,
    method?: string
  ): Promise<PermitResult> {
    return this.#family(family, account ?? this.#account).acquire(priority, signal, method)
  }

  /** @param account the active one by default */
  snapshot(family: ApiFamily, account: string = this.#account): BudgetSnapshot {
    const rules = this.#parts.rules(family)
    if (account === NO_ACCOUNT)
      return { used: 0, limit: rules.limit, resetAtMs: null, leftForBackground: 0, stopped: false, waiting: 0 }
    return this.#family(family, account).snapshot()
  }

  ownCalls(family: ApiFamily, account: string): OwnCalls {
    return this.#family(family, account).ownCalls()
  }

  onChange(listener: (family: ApiFamily) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  pauseBackground(family: ApiFamily): void {
    this.#paused.add(family)
    this.#families.get(`${this.#account} ${family}`)?.pause()
  }
  resumeBackground(family: ApiFamily): void {
    this.#paused.delete(family)
    this.#families.get(`${this.#account} ${family}`)?.resume()
  }

  /** Cancels waiting calls and timers and closes the files, before the program ends. */
  close(): void {
    for (const family of this.#families.values()) family.close()
    for (const cancel of [...this.#telling.values(), ...this.#following.values()]) cancel()
    this.#telling.clear()
    this.#following.clear()
    this.#listeners.clear()
  }

  #family(family: ApiFamily, account: string): FamilyBudget {
    assertAccountName(account)
    const key = `${account} ${family}`
    let budget = this.#families.get(key)
    if (!budget) {
      const { directory, clock, log } = this.#parts
      budget = new FamilyBudget({
        path: join(directory, `${account}-${family}.calls`),
        clock,
        log,
        rules: () => this.#parts.rules(family),
        changed: () => this.#changed(family, account),
        called: (priority, method) => this.#parts.onCall?.({ account, family, priority, method })
      })
      if (account === this.#account && this.#paused.has(family)) budget.pause()
      this.#families.set(key, budget)
    }
    return budget
  }

  #changed(family: ApiFamily, account: string): void {
    if (account !== this.#account || this.#listeners.size === 0 || this.#telling.has(family)) return
    this.#telling.set(
      family,
      this.#parts.clock.after(TELL_AT_MOST_EVERY_MS, () => {
        this.#telling.delete(family)
        this.#follow(family)
        for (const listener of this.#listeners) listener(family)
      })
    )
  }

  /** Calls leave the window over time, which changes the snapshot. */
  #follow(family: ApiFamily): void {
    if (this.#following.has(family)) return
    const { used, stopped, resetAtMs } = this.snapshot(family)
    if ((used === 0 && !stopped) || resetAtMs === null) return
    const inMs = Math.max(TELL_AT_MOST_EVERY_MS, Math.min(resetAtMs - this.#parts.clock.now(), FOLLOW_MS))
    this.#following.set(
      family,
      this.#parts.clock.after(inMs, () => {
        this.#following.delete(family)
        this.#changed(family, this.#account)
      })
    )
  }
}

function assertAccountName(account: string): void {
  if (!ACCOUNT.test(account)) throw new RangeError('no name of an account')
}
