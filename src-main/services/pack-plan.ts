/** What a pack would cost, and how ready a place is; neither costs a call. */
import { done, failed, type Result } from '../contract/failures'
import type { PackPlan, ReadyEntry, ScopeInput } from '../contract/offline'
import type { BudgetRules } from '../core/call-budget'
import type { FreshnessPolicy } from '../core/freshness'
import type { LanguageCode } from '../core/languages'
import { Outline } from '../core/packs/outline'
import { statusOf } from '../core/packs/steps'
import { secondsFor, shareOfLimit } from '../core/packs/time'
import type { BudgetSnapshot, Clock, Log } from '../core/ports'
import type { CatalogueStore, Scope } from '../core/store-ports'
import type { Look } from './pack-look'

export interface PackPlanParts {
  readonly look: Look
  readonly store: Pick<CatalogueStore, 'readiness'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  policy(): FreshnessPolicy
  budget(): BudgetSnapshot
  rules(): BudgetRules
}

export function createPackPlan({ look, store, clock, log, profile, language, policy, budget, rules }: PackPlanParts) {
  async function kept<T>(what: string, work: (who: string) => Promise<T>): Promise<Result<T>> {
    const who = profile()
    if (who === null) return failed('not-connected')
    try {
      return done(await work(who))
    } catch (error) {
      log.error(what, { error })
      return failed('store-failed')
    }
  }

  return {
    /** @param languages left out: the one in force */
    plan: ({ scopes, languages }: { scopes: readonly ScopeInput[]; languages?: readonly LanguageCode[] }): Promise<Result<PackPlan>> =>
      kept('packs.plan', async (who) => {
        const outline = new Outline(scopes as readonly Scope[], [...new Set(languages ?? [language()])])
        for (let steps = outline.takeNew(); steps.length > 0; steps = outline.takeNew()) {
          const marks = await look(who, steps)
          for (const [index, step] of steps.entries()) {
            const mark = marks[index] ?? null
            outline.learn(step, statusOf(step, mark, null, clock.now(), policy()), mark?.children ?? null)
          }
        }
        const tally = outline.tally()
        return { ...tally, shareOfLimit: shareOfLimit(tally.calls, rules()), seconds: secondsFor(tally.calls, budget().leftForBackground, rules()) }
      }),

    readiness: ({ scopes }: { scopes: readonly ScopeInput[] }): Promise<Result<readonly ReadyEntry[]>> =>
      kept('packs.readiness', async (who) => {
        const items = await store.readiness(who, scopes as readonly Scope[], language())
        return items.map(({ path, names, state, missing, fetchedAtMs }) => ({ path, names, state, missing, fetchedAt: fetchedAtMs === null ? null : new Date(fetchedAtMs).toISOString() }))
      })
  }
}
export type PackPlanService = ReturnType<typeof createPackPlan>
