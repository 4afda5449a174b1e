/** What a pack would cost, and how ready a place is; neither costs a call. */
import { done, failed, type Result } from '../../contract/failures'
import type { PackPlan, ReadinessEntry, ScopeInput } from '../../contract/channels/packs'
import type { BudgetRules } from '../../shared/connection/rate-limit'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { LanguageCode } from '../../shared/text/languages'
import { PackTree } from '../../shared/packs/pack-tree'
import { stepStatusOf } from '../../shared/packs/pack-steps'
import { estimateSeconds, shareOfLimit } from '../../shared/packs/pack-duration'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, PackScope } from '../../shared/ports/stores/catalogue-store'
import type { QueryOptions, CachedCatalogue } from '../catalogue/cached-catalogue'
import { failedCall } from '../call-failure'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import type { CachedStepReader } from './cached-steps'

export interface PackPlanDeps {
  readonly readCachedSteps: CachedStepReader
  readonly store: Pick<CatalogueStore, 'readiness'>
  /** One call each at most, kept before it counts. */
  readonly asker: Pick<CachedCatalogue, 'query'>
  readonly keeping: Pick<RetentionPolicy, 'refusal' | 'oldestMs'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  policy(): FreshnessPolicy
  budget(): BudgetSnapshot
  rules(): BudgetRules
}

/** `languages` left out: the one in force. */
interface PlanRequest {
  readonly scopes: readonly ScopeInput[]
  readonly languages?: readonly LanguageCode[] | undefined
}

export function createPackPlan({
  readCachedSteps,
  store,
  asker,
  keeping,
  clock,
  log,
  profile,
  language,
  policy,
  budget,
  rules
}: PackPlanDeps) {
  async function kept<T>(what: string, work: (who: string) => Promise<T>): Promise<Result<T>> {
    // the names of what may not be shown are no more to be shown than its figures
    const refused = keeping.refusal()
    if (refused) return refused
    const who = profile()
    if (who === null) return failed('not-connected')
    try {
      return done(await work(who))
    } catch (error) {
      log.error(what, { error })
      return failed('store-failed')
    }
  }

  async function outlined(who: string, { scopes, languages }: PlanRequest): Promise<PackTree> {
    const outline = new PackTree(scopes as readonly PackScope[], [...new Set(languages ?? [language()])])
    for (let steps = outline.takeNewSteps(); steps.length > 0; steps = outline.takeNewSteps()) {
      const marks = await readCachedSteps(who, steps)
      for (const [index, step] of steps.entries()) {
        const mark = marks[index] ?? null
        outline.setStatus(step, stepStatusOf(step, mark, null, clock.now(), policy()), mark?.children ?? null)
      }
    }
    return outline
  }
  function planOf(outline: PackTree): PackPlan {
    const tally = outline.countCalls()
    return {
      ...tally,
      shareOfLimit: shareOfLimit(tally.calls, rules()),
      seconds: estimateSeconds(tally.calls, budget().leftForBackground, rules())
    }
  }

  return {
    plan: (planned: PlanRequest): Promise<Result<PackPlan>> =>
      kept('packs.plan', async (who) => planOf(await outlined(who, planned))),

    /**
     * Asks for the lists that the plan does not know (`toKnow` calls), and plans anew: those may name further lists.
     * Stops at the first that cannot be
     * had; what was had until then is kept, and no list is asked for twice.
     */
    fetchMissingLists: async (planned: PlanRequest, options: QueryOptions = {}): Promise<Result<PackPlan>> => {
      const outline = await kept('packs.learn', (who) => outlined(who, planned))
      if (!outline.ok) return outline
      for (const { name, params, language: of } of outline.value.unknownLists()) {
        const asked = await asker.query(name, params, { priority: 'visible', ...options, language: of })
        if (!asked.ok) return failedCall(asked.failure)
      }
      return kept('packs.learn', async (who) => planOf(await outlined(who, planned)))
    },

    readiness: ({ scopes }: { scopes: readonly ScopeInput[] }): Promise<Result<readonly ReadinessEntry[]>> =>
      kept('packs.readiness', async (who) => {
        const items = await store.readiness(who, scopes as readonly PackScope[], language(), keeping.oldestMs())
        return items.map(({ path, names, state, missing, fetchedAtMs, tooOld }) => ({
          path,
          names,
          state,
          missing,
          fetchedAt: fetchedAtMs === null ? null : new Date(fetchedAtMs).toISOString(),
          ...(tooOld ? { tooOld } : {})
        }))
      })
  }
}
export type PackPlanService = ReturnType<typeof createPackPlan>
