/**
 * What of the catalogue kept here may be read, by the shop's contract: for so many days without renewal, and after the
 * end of the subscription or not
 * (traps 99, 100). What may not be read is said, never shown as if there were nothing; favourites and notes are the
 * person's and no part of this.
 */
import { failed } from '../../contract/failures'
import type { Clock } from '../../shared/ports/system/clock'
import type { ApiFailure } from '../../shared/ports/network/api-client'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { CatalogueQueries } from './cached-catalogue'

export interface RetentionPolicyDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly store: Pick<CatalogueStore, 'expire'>
  /** `keepMs` null: without limit. */
  rules(): { readonly keepMs: number | null; readonly readAfterEnd: boolean }
  /** The service last said that the subscription is not active. */
  subscriptionEnded(): boolean
  /** Ages are counted by a clock that is known to be wrong. */
  clockIsWrong(): boolean
}

const DAY_MS = 86_400_000
const ENDED: ApiFailure = { code: 'withheld', params: { reason: 'ended' } }

export function createRetentionPolicy({
  clock,
  log,
  store,
  rules,
  subscriptionEnded,
  clockIsWrong
}: RetentionPolicyDeps) {
  const withheldByEnd = (): boolean => subscriptionEnded() && !rules().readAfterEnd
  const oldestMs = (): number | null => {
    const { keepMs } = rules()
    return keepMs === null ? null : clock.now() - keepMs
  }
  const isTooOld = (fetchedAtMs: number): boolean => fetchedAtMs < (oldestMs() ?? -Infinity)
  const tooOld = (fetchedAt: string): boolean => isTooOld(Date.parse(fetchedAt))

  return {
    /** The same questions, answered within the rules: what is too old is asked for anew before it is shown. */
    withRetention(queries: CatalogueQueries): CatalogueQueries {
      return {
        async cached(name, params, language) {
          if (withheldByEnd()) return { ok: false, failure: ENDED }
          const held = await queries.cached(name, params, language)
          // too old to be shown is as good as not here: only asking brings it back
          return held?.ok && tooOld(held.value.fetchedAt) ? null : held
        },
        async query(name, params, options) {
          if (withheldByEnd()) return { ok: false, failure: ENDED }
          const asked = await queries.query(name, params, options)
          if (!asked.ok || !tooOld(asked.value.fetchedAt)) return asked
          const { refreshFailure } = asked.value
          const again = refreshFailure ? asked : await queries.query(name, params, { ...options, refresh: true })
          if (!again.ok || !tooOld(again.value.fetchedAt)) return again
          const retryAt = again.value.refreshFailure?.retryAt
          return {
            ok: false,
            failure: {
              code: 'withheld',
              params: { reason: 'age', days: (rules().keepMs ?? 0) / DAY_MS },
              ...(retryAt ? { retryAtMs: Date.parse(retryAt) } : {})
            }
          }
        }
      }
    },

    /**
     * What the service gave before this moment is not shown, wherever it is looked for; milliseconds since 1970, null:
     * without limit.
     */
    oldestMs,
    /** Whether what was fetched then is too old to be shown. */
    isTooOld,

    /** What stands in the way of reading anything kept here, for places that ask no question; null: nothing. */
    refusal: () => (withheldByEnd() ? failed('withheld', { params: { reason: 'ended' } }) : null),

    /** Erases what is kept for too long. Not by a wrong clock: set years ahead it would empty the desk. */
    async deleteExpired(): Promise<void> {
      const { keepMs } = rules()
      if (keepMs === null || clockIsWrong()) return
      await store.expire(clock.now() - keepMs)
      log.info('store.expired', { days: keepMs / DAY_MS })
    }
  }
}
export type RetentionPolicy = ReturnType<typeof createRetentionPolicy>
