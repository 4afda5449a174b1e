/** Plans packs and reports how complete stored locations are, without calls. */
import type { Input } from '../../contract/channel-map'
import { done, type Result } from '../../contract/failures'
import type { PackPlan, ReadinessEntry } from '../../contract/channels/packs'
import type { BudgetRules } from '../../shared/connection/rate-limit'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import { isoOrNull } from '../../shared/text/iso-time'
import type { LanguageCode } from '../../shared/text/languages'
import { PackTree } from '../../shared/packs/pack-tree'
import { stepStatusOf } from '../../shared/packs/pack-steps'
import { estimateSeconds, shareOfLimit } from '../../shared/packs/pack-duration'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, PackScope, ReadinessScope } from '../../shared/ports/stores/catalogue-store'
import type { QueryOptions, CachedCatalogue } from '../catalogue/cached-catalogue'
import { failedCall } from '../call-failure'
import { storeResultForProfile } from '../store-result'
import type { RetentionPolicy } from '../catalogue/retention-policy'
import type { CachedStepReader } from './cached-steps'

interface PackPlannerDeps {
  readonly readCachedSteps: CachedStepReader
  readonly store: Pick<CatalogueStore, 'readiness'>
  /** Fetches and stores at most one call per query. */
  readonly catalogue: Pick<CachedCatalogue, 'query'>
  readonly retention: Pick<RetentionPolicy, 'refusal' | 'oldestMs'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  policy(): FreshnessPolicy
  budget(): BudgetSnapshot
  rules(): BudgetRules
}

/** `languages` omitted: the current catalogue language. */
type PlanRequest = Input<'packs:plan'>

export class PackPlanner {
  readonly #deps: PackPlannerDeps

  constructor(deps: PackPlannerDeps) {
    this.#deps = deps
  }

  plan(planned: PlanRequest): Promise<Result<PackPlan>> {
    return this.#withProfile('packs.plan', async (profileId) => this.#planOf(await this.#treeOf(profileId, planned)))
  }

  /**
   * Fetches the lists the plan lacks (`toKnow` calls) and plans again; the new plan may lack further lists. Stops at
   * the first failure; fetched lists stay stored and are not requested again.
   */
  async fetchMissingLists(planned: PlanRequest, options: QueryOptions = {}): Promise<Result<PackPlan>> {
    const tree = await this.#withProfile('packs.learn', (profileId) => this.#treeOf(profileId, planned))
    if (!tree.ok) return tree
    for (const { name, params, language } of tree.value.unknownLists()) {
      const asked = await this.#deps.catalogue.query(name, params, { priority: 'visible', ...options, language })
      if (!asked.ok) return failedCall(asked.failure)
    }
    return this.#withProfile('packs.learn', async (profileId) => this.#planOf(await this.#treeOf(profileId, planned)))
  }

  readiness({ scopes }: Input<'packs:readiness'>): Promise<Result<readonly ReadinessEntry[]>> {
    const { store, language, retention } = this.#deps
    return this.#withProfile('packs.readiness', async (profileId) => {
      const items = await store.readiness(
        profileId,
        scopes as readonly ReadinessScope[],
        language(),
        retention.oldestMs()
      )
      return items.map(({ path, names, state, missing, fetchedAtMs, tooOld }) => ({
        path,
        names,
        state,
        missing,
        fetchedAt: isoOrNull(fetchedAtMs),
        ...(tooOld ? { tooOld } : {})
      }))
    })
  }

  async #withProfile<T>(what: string, work: (profileId: string) => Promise<T>): Promise<Result<T>> {
    const { retention, log, profile } = this.#deps
    // names are subject to the same retention policy as figures
    const refused = retention.refusal()
    if (refused) return refused
    return storeResultForProfile(log, what, profile(), async (profileId) => done(await work(profileId)))
  }

  async #treeOf(profileId: string, { scopes, languages }: PlanRequest): Promise<PackTree> {
    const { readCachedSteps, language, clock } = this.#deps
    const policy = this.#deps.policy()
    const tree = new PackTree(scopes as readonly PackScope[], [...new Set(languages ?? [language()])])
    for (let steps = tree.takeNewSteps(); steps.length > 0; steps = tree.takeNewSteps()) {
      const cachedSteps = await readCachedSteps(profileId, steps)
      for (const [index, step] of steps.entries()) {
        const cachedStep = cachedSteps[index] ?? null
        const status = stepStatusOf(step, cachedStep, null, clock.now(), policy)
        tree.setStatus(step, status, cachedStep?.children ?? null, cachedStep?.empty === false)
      }
    }
    return tree
  }

  #planOf(tree: PackTree): PackPlan {
    const { budget, rules } = this.#deps
    const tally = tree.countCalls()
    return {
      ...tally,
      shareOfLimit: shareOfLimit(tally.calls, rules()),
      seconds: estimateSeconds(tally.calls, budget().leftForBackground, rules())
    }
  }
}
