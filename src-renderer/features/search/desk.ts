import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { useLanguage } from '@/app/stores/language'
import { useFavourites } from '@/app/stores/favourites'
import { bridge } from '@/bridge'
import { ENDPOINTS } from '@core/catalogue/endpoints'
import type { DeskHitEntry } from '@contract/offline'
import type { Failure } from '@contract/failures'

/** More than a person looks through; the rest is found by typing on. */
const LIMIT = 100
/** So few answers of the desk, typos left out, are little. */
const LITTLE = 5

interface DeskAnswer {
  readonly query: string
  readonly hits: readonly DeskHitEntry[]
  readonly failure: Failure | null
}
const NOTHING: DeskAnswer = { query: '', hits: [], failure: null }

/**
 * The desk's own search, with every key: 0 calls. One question at a time is under way; when its answer comes and the box says something else by
 * then, only the newest text is asked. So typing never waits and questions never pile up. What is shown stays until the next answer.
 */
export function useDesk(query: () => string) {
  const language = useLanguage()
  const favourites = useFavourites()
  const answer = shallowRef<DeskAnswer>(NOTHING)
  let asking = false
  let left = false

  async function ask(again = false): Promise<void> {
    const wanted = query()
    if (wanted === '') {
      answer.value = NOTHING
      return
    }
    if (asking || (!again && wanted === answer.value.query)) return
    asking = true
    try {
      const result = await bridge.search.desk({ query: wanted, limit: LIMIT })
      if (left) return
      // an answer that is late by a key or two is still better than none, but never after the box was emptied
      if (query() !== '') answer.value = result.ok ? { query: wanted, hits: result.value, failure: null } : { query: wanted, hits: [], failure: result.failure }
    } finally {
      asking = false
    }
    if (query() !== wanted) await ask()
  }

  watch(query, () => void ask(), { immediate: true })
  watch([() => language.contentLanguage, () => favourites.entries], () => void ask(true))
  // what was just fetched can be found from now on
  onScopeDispose(bridge.catalogue.onUpdated(({ endpoint }) => void (ENDPOINTS[endpoint].kind !== 'search' && ask(true))))
  onScopeDispose(() => void (left = true))

  return {
    answer,
    /** There may be more on this desk than it answered with. */
    cut: computed(() => answer.value.hits.length >= LIMIT),
    /** The answer belongs to what stands in the box. */
    settled: computed(() => answer.value.query === query()),
    little: computed(() => answer.value.hits.filter((hit) => hit.rank !== 'typo').length < LITTLE) as ComputedRef<boolean>
  }
}
