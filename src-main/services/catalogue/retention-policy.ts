/**
 * The retention rules of stored records (traps 99, 100), for readers without a query, and the deletion of expired ones.
 * `CachedCatalogue` withholds answers by the same rules. Favourites and notes are the person's and never withheld.
 */
import { failed } from '../../contract/failures'
import { isWithheld, oldestShownMs, type RetentionRules } from '../../shared/catalogue/freshness'
import { DAY_MS } from '../../shared/durations'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'

interface RetentionPolicyDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly store: Pick<CatalogueStore, 'expire'>
  rules(): RetentionRules
  /** The service last reported the subscription as not active. */
  subscriptionEnded(): boolean
  clockIsConfirmed(): boolean
}

export function createRetentionPolicy(deps: RetentionPolicyDeps) {
  const { clock, log, store, rules } = deps
  const oldestMs = (): number | null => oldestShownMs(rules(), clock.now())
  const isTooOld = (fetchedAtMs: number): boolean => fetchedAtMs < (oldestMs() ?? -Infinity)

  return {
    /** Answers fetched before it are not shown; milliseconds since 1970, null: without limit. */
    oldestMs,
    isTooOld,

    /** The failure for readers of the store that make no query; null: reading is allowed. */
    refusal: () =>
      isWithheld(rules(), deps.subscriptionEnded()) ? failed('withheld', { params: { reason: 'ended' } }) : null,

    /** A clock set years ahead would delete everything, so only a confirmed one deletes. */
    async deleteExpired(): Promise<void> {
      const { keepMs } = rules()
      if (keepMs === null || !deps.clockIsConfirmed()) return
      await store.expire(clock.now() - keepMs)
      log.info('store.expired', { days: keepMs / DAY_MS })
    }
  }
}
export type RetentionPolicy = ReturnType<typeof createRetentionPolicy>
