/**
 * The call budget of all computers of a workspace. Every call is in the ledger of this computer first, then in the
 * shared budget; a refusal of the shared budget takes it out of the ledger again. Without a workspace it is the budget
 * of this computer alone.
 */
import { join } from 'node:path'
import { allowance, type BudgetRules } from '../../../shared/connection/rate-limit'
import type {
  ApiFamily,
  BudgetSnapshot,
  CallBudget,
  CallPermit,
  CallPriority,
  PermitResult
} from '../../../shared/ports/network/call-budget'
import type { WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import type { FileCallBudget } from '../index'
import type { ComputerUsage } from '../../../shared/workspace/computer-usage'
import { SharedLedger, type Grant, type SharedUse } from './shared-ledger'

interface SharedCallBudgetDeps {
  readonly local: FileCallBudget
  readonly directory: string
  readonly clock: Clock
  readonly log: Log
  rules(family: ApiFamily): BudgetRules
  /** The name of a key that all computers share; null: the account is not in the workspace. */
  sharedNameOf(account: string): string | null
}

export class SharedCallBudget implements CallBudget {
  readonly #deps: SharedCallBudgetDeps
  readonly #ledgers = new Map<string, SharedLedger>()
  readonly #listeners = new Set<(family: ApiFamily) => void>()
  #engine: WorkspaceEngine | null = null
  #account: string | null = null

  constructor(deps: SharedCallBudgetDeps) {
    this.#deps = deps
  }

  /** Joins a workspace, or leaves it with null. */
  async useWorkspace(engine: WorkspaceEngine | null): Promise<void> {
    if (engine === this.#engine) return
    this.#engine = engine
    const left = [...this.#ledgers.values()]
    this.#ledgers.clear()
    // its share is agreed before the first call
    this.useOf('vehicleDatabase')
    await Promise.all(left.map((ledger) => ledger.close()))
  }

  use(account: string | null): void {
    this.#account = account
    this.#deps.local.use(account)
    this.useOf('vehicleDatabase')
  }

  /** The name of the key in use that all computers share; null: none. Never leaves this computer. */
  get sharedName(): string | null {
    return this.#account === null ? null : this.#deps.sharedNameOf(this.#account)
  }

  async acquire(
    family: ApiFamily,
    priority: CallPriority,
    signal?: AbortSignal,
    account?: string,
    method?: string
  ): Promise<PermitResult> {
    const { local, clock } = this.#deps
    const taken = await local.acquire(family, priority, signal, account, method)
    const owner = account ?? this.#account
    const ledger = this.#ledgerOf(family, owner)
    if (!taken.ok || owner === null || !ledger) return taken
    const grant = await ledger.request(priority)
    if (grant === null) return taken
    if (grant.ok && !signal?.aborted) {
      const stopMs = (): number | null => {
        const { stopped, resetAtMs } = local.snapshot(family, owner)
        return stopped && resetAtMs !== null ? resetAtMs - clock.now() : null
      }
      return { ok: true, permit: permitOf(taken.permit, ledger, grant, stopMs) }
    }
    taken.permit.settle({ status: null, unsent: true })
    if (!grant.ok) return { ok: false, reason: 'limit', retryAtMs: clock.now() + Math.ceil(grant.retryInMs) }
    grant.settle('unsent')
    return { ok: false, reason: 'cancelled' }
  }

  snapshot(family: ApiFamily): BudgetSnapshot {
    const own = this.#deps.local.snapshot(family)
    const use = this.useOf(family)
    if (!use) return own
    const used = Math.max(own.used, use.used)
    const left = allowance(this.#deps.rules(family), true) - used
    return { ...own, used, leftForBackground: Math.max(0, Math.min(own.leftForBackground, left)) }
  }

  /** null: not in a workspace. */
  useOf(family: ApiFamily): SharedUse | null {
    return this.#ledgerOf(family, this.#account)?.use() ?? null
  }
  /** By computer; empty without a workspace. */
  async usage(family: ApiFamily): Promise<ReadonlyMap<string, ComputerUsage>> {
    return (await this.#ledgerOf(family, this.#account)?.usage()) ?? new Map()
  }

  onChange(listener: (family: ApiFamily) => void): () => void {
    const stop = this.#deps.local.onChange(listener)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }
  pauseBackground(family: ApiFamily): void {
    this.#deps.local.pauseBackground(family)
  }
  resumeBackground(family: ApiFamily): void {
    this.#deps.local.resumeBackground(family)
  }
  async close(): Promise<void> {
    await this.useWorkspace(null)
    this.#deps.local.close()
  }

  #ledgerOf(family: ApiFamily, account: string | null): SharedLedger | null {
    const engine = this.#engine
    const name = account === null ? null : this.#deps.sharedNameOf(account)
    if (!engine || account === null || name === null) return null
    const key = `${account}-${family}`
    let ledger = this.#ledgers.get(key)
    if (!ledger) {
      const { local, directory, clock, log, rules } = this.#deps
      ledger = new SharedLedger({
        engine,
        part: `budget ${name} ${family}`,
        path: join(directory, `${key}.share`),
        clock,
        log,
        rules: () => rules(family),
        ownCalls: () => local.ownCalls(family, account),
        changed: () => {
          if (account === this.#account) for (const listener of this.#listeners) listener(family)
        }
      })
      this.#ledgers.set(key, ledger)
    }
    return ledger
  }
}

/** @param stopMs how long this computer stops after a 429; null: it does not */
function permitOf(
  own: CallPermit,
  ledger: SharedLedger,
  grant: Extract<Grant, { ok: true }>,
  stopMs: () => number | null
): CallPermit {
  return {
    settle: (outcome) => {
      own.settle(outcome)
      grant.settle(outcome.unsent ? 'unsent' : 'done')
      const { status, unlimited } = outcome
      if (status === 429) {
        const forMs = stopMs()
        if (forMs !== null) ledger.stop(forMs)
      } else if (grant.probe && !unlimited && status !== null && status < 500) ledger.lift()
    }
  }
}
