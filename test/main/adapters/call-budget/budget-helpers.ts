import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { FileCallBudget } from '../../../../src-main/adapters/call-budget'
import type { BudgetRules } from '@shared/connection/rate-limit'
import type { CallPermit, PermitResult } from '@shared/ports/network/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const RULES: BudgetRules = {
  limit: 10,
  windowMs: 60_000,
  reservePercent: 30,
  callsPerSecond: 100,
  concurrent: 4
}
export const ACCOUNT = 'one-key'

/** A desk with a folder of its own, a clock the test moves, and a budget that can be killed and started again. */
export function desk(rules: Partial<BudgetRules> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'calls-'))
  const clock = new FakeClock()
  const log = new FakeLog()
  const now = { ...RULES, ...rules }
  const start = (): FileCallBudget => {
    const budget = new FileCallBudget({ directory: join(directory, 'calls'), clock, log, rules: () => now })
    budget.use(ACCOUNT)
    return budget
  }
  const running: FileCallBudget[] = []
  const made = () => {
    const budget = start()
    running.push(budget)
    return budget
  }
  onTestFinished(() => {
    for (const budget of running) budget.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    directory,
    clock,
    log,
    rules: now as { -readonly [K in keyof BudgetRules]: BudgetRules[K] },
    start: made,
    /** The one ledger file there is. */
    ledger(): string {
      const names = readdirSync(join(directory, 'calls')).filter((name) => name.endsWith('.calls'))
      if (names.length !== 1) throw new Error(`ledgers: ${names.join()}`)
      return join(directory, 'calls', names[0]!)
    }
  }
}

export function permitOf(result: PermitResult): CallPermit {
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.permit
}

/** One whole call: permit, answer 200. */
export async function spend(
  budget: FileCallBudget,
  calls = 1,
  priority: 'click' | 'prefetch' = 'click'
): Promise<void> {
  for (let i = 0; i < calls; i++) permitOf(await budget.acquire('vehicleDatabase', priority)).settle({ status: 200 })
}
