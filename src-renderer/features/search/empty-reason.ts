import { computed, type ComputedRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { useFavourites } from '@/stores/favourites'
import { parseSearchQuery } from '@shared/search/search-query'
import { hasManyWords } from './query/query-prefixes'
import type { useServiceSearch } from './query/service-search'
import type { EmptyCode } from './SearchEmpty.vue'

const EMPTY_FAILURES: readonly string[] = ['too-short', 'limit', 'offline', 'not-connected'] satisfies EmptyCode[]

export function useEmptyReason(
  { text, outcome, question, localOnly, isCurrent }: ReturnType<typeof useServiceSearch>,
  localCount: ComputedRef<number>
) {
  const connection = useConnection()
  const favourites = useFavourites()
  const failure = computed(() =>
    outcome.value.kind === 'failed' && (isCurrent.value || localCount.value === 0) ? outcome.value.failure : null
  )
  return {
    failure,
    emptyCode: computed<EmptyCode | null>(() => {
      const { kind } = outcome.value
      if (text.value.trim() === '') return kind === 'too-short' ? 'too-short' : null
      if (!isCurrent.value) return connection.state === 'offline' && !localOnly.value ? 'offline' : null
      if (kind === 'too-short') return 'too-short'
      if (kind === 'answer') return 'none-found'
      return failure.value && EMPTY_FAILURES.includes(failure.value.code) ? (failure.value.code as EmptyCode) : null
    }),
    /** Message keys: why the local search found nothing. */
    localReasons: computed(() => {
      if (!question.value && favourites.entries.length === 0 && parseSearchQuery(text.value).favouritesOnly)
        return ['search.noFavourites']
      return hasManyWords(text.value) ? ['search.deskNone', 'search.everyWord'] : ['search.deskNone']
    }),
    /** Minimal query length of a text that is too short. */
    least: computed(() =>
      outcome.value.kind === 'too-short' ? outcome.value.least : Number(failure.value?.params?.['least'] ?? 0)
    )
  }
}
