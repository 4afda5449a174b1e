/**
 * Hides stored records of the catalogue: some days after the last fetch, and possibly after the end of the subscription
 * (traps 99, 100). A withheld answer is reported as such. Favourites and notes belong to the user
 * and are never withheld.
 */
import { failed } from '../../contract/failures'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { CatalogueQueries } from './cached-catalogue'
import { DAY_MS } from '../../shared/durations'

interface RetentionPolicyDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly store: Pick<CatalogueStore, 'expire'>
  rules(): ReturnType<ReturnType<typeof retentionRules>>
  /** The service last reported the subscription as not active. */
  subscriptionEnded(): boolean
  clockIsWrong(): boolean
}

/** `keepMs` null: without limit. */
export const retentionRules = (settings: Pick<SettingsStore, 'get'>) => () => ({
  keepMs: settings.get('policy.keepDays') * DAY_MS || null,
  readAfterEnd: settings.get('policy.readAfterEnd')
})

const ENDED: ApiFailure = { code: 'withheld', params: { reason: 'ended' } }

export function createRetentionPolicy(deps: RetentionPolicyDeps) {
  const { clock, log, store, rules } = deps
  const isWithheld = (): boolean => deps.subscriptionEnded() && !rules().readAfterEnd
  const oldestMs = (): number | null => {
    const { keepMs } = rules()
    return keepMs === null ? null : clock.now() - keepMs
  }
  const isTooOld = (fetchedAtMs: number): boolean => fetchedAtMs < (oldestMs() ?? -Infinity)

  return {
    /** Answers of `queries` within the policy: what is too old is fetched again before it is returned. */
    withRetention: (queries: CatalogueQueries): CatalogueQueries =>
      retainedQueries(queries, {
        isWithheld,
        isTooOld: (fetchedAt) => isTooOld(Date.parse(fetchedAt)),
        days: () => (rules().keepMs ?? 0) / DAY_MS
      }),

    /** Answers fetched before it are not shown; milliseconds since 1970, null: without limit. */
    oldestMs,
    isTooOld,

    /** The failure for readers of the store that make no query; null: reading is allowed. */
    refusal: () => (isWithheld() ? failed('withheld', { params: { reason: 'ended' } }) : null),

    /** A clock set years ahead would delete everything, so a wrong one deletes nothing. */
    async deleteExpired(): Promise<void> {
      const { keepMs } = rules()
      if (keepMs === null || deps.clockIsWrong()) return
      await store.expire(clock.now() - keepMs)
      log.info('store.expired', { days: keepMs / DAY_MS })
    }
  }
}
export type RetentionPolicy = ReturnType<typeof createRetentionPolicy>

function retainedQueries(
  queries: CatalogueQueries,
  policy: { isWithheld(): boolean; isTooOld(fetchedAt: string): boolean; days(): number }
): CatalogueQueries {
  return {
    async cached(name, params, language) {
      if (policy.isWithheld()) return { ok: false, failure: ENDED }
      const cached = await queries.cached(name, params, language)
      return cached?.ok && policy.isTooOld(cached.value.fetchedAt) ? null : cached
    },
    async query(name, params, options) {
      if (policy.isWithheld()) return { ok: false, failure: ENDED }
      const first = await queries.query(name, params, options)
      if (!first.ok || !policy.isTooOld(first.value.fetchedAt)) return first
      const again = first.value.refreshFailure
        ? first
        : await queries.query(name, params, { ...options, refresh: true })
      if (!again.ok || !policy.isTooOld(again.value.fetchedAt)) return again
      const retryAt = again.value.refreshFailure?.retryAt
      return {
        ok: false,
        failure: {
          code: 'withheld',
          params: { reason: 'age', days: policy.days() },
          ...(retryAt ? { retryAtMs: Date.parse(retryAt) } : {})
        }
      }
    }
  }
}
