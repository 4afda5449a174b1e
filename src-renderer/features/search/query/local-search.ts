import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef } from 'vue'
import { useLanguage } from '@/stores/language'
import { useFavourites } from '@/stores/favourites'
import { bridge } from '@/bridge'
import { ENDPOINTS } from '@shared/catalogue/endpoints'
import type { Level } from '@shared/catalogue/records'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import type { Failure } from '@contract/failures'

/** Hits of each level: more than a person looks through; the rest is found by typing on. */
const HITS_PER_LEVEL = 100
/** Lower than any window is high. */
const MIN_FIRST_HITS = 20
/** Longer than between two keys of somebody who types. */
const FULL_RESULT_DELAY_MS = 400
/** So few answers of the desk, typos left out, are little. */
const FEW_HITS = 5

interface LocalAnswer {
  readonly query: string
  readonly hits: readonly LocalSearchHit[]
  /** Hits that were asked for; undefined: all of them. */
  readonly most: number | undefined
  readonly failure: Failure | null
}
const NO_ANSWER: LocalAnswer = { query: '', hits: [], most: undefined, failure: null }

/**
 * The desk's own search, with every key: 0 calls. One question at a time is under way; when its answer comes and the
 * box says something else by
 * then, only the newest text is asked. So typing never waits and questions never pile up. What is shown stays until the
 * next answer.
 *
 * A key brings what fits into the window: carrying three hundred hits from one process to another takes longer than
 * finding them. The whole answer
 * follows when typing rests, or as soon as somebody wants it (`whole`).
 *
 * @param inSight rows that the window has room for
 */
export function useLocalSearch(query: () => string, inSight: () => number) {
  const language = useLanguage()
  const favourites = useFavourites()
  const answer = shallowRef<LocalAnswer>(NO_ANSWER)
  const isIdle = ref(false)
  /** The rest could not be read: what is here is what there is to show. */
  const cutShort = ref(false)
  let asking = false
  /** Something changed while a question was under way, which its answer may not know yet. */
  let changed = false
  /** Of this text somebody wants everything. */
  let wantedWhole: string | null = null
  let left = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function look(wanted: string, most?: number): Promise<LocalAnswer> {
    const result = await bridge.search.desk({
      query: wanted,
      limit: HITS_PER_LEVEL,
      ...(most === undefined ? {} : { most })
    })
    return result.ok
      ? { query: wanted, hits: result.value, most, failure: null }
      : { query: wanted, hits: [], most, failure: result.failure }
  }

  async function ask(again = false): Promise<void> {
    const wanted = query()
    if (wanted === '') {
      answer.value = NO_ANSWER
      return
    }
    if (asking) {
      changed ||= again
      return
    }
    if (!again && wanted === answer.value.query) return
    asking = true
    changed = false
    try {
      // asked again: the list that is there grows no shorter
      const found = await look(
        wanted,
        wanted === answer.value.query ? answer.value.most : Math.max(MIN_FIRST_HITS, inSight())
      )
      if (left) return
      // an answer that is late by a key or two is still better than none, but never after the box was emptied
      cutShort.value = false
      if (query() !== '') answer.value = found
    } finally {
      asking = false
    }
    if (left) return
    if (query() !== wanted) await ask()
    else if (changed) await ask(true)
    else if (wantedWhole === wanted) await loadAll()
    else timer ??= setTimeout(() => void loadAll(), FULL_RESULT_DELAY_MS)
  }

  const truncatedLevels = computed<ReadonlySet<Level>>(() => {
    const { hits, most } = answer.value
    const last = most !== undefined && hits.length >= most ? hits.at(-1)?.level : undefined
    return new Set(
      [...Map.groupBy(hits, ({ level }) => level)]
        .filter(([level, of]) => of.length >= HITS_PER_LEVEL || level === last)
        .map(([level]) => level)
    )
  })

  /** Everything the desk answers with, where only the beginning is shown. */
  async function loadAll(): Promise<void> {
    stopTimer()
    isIdle.value = true
    wantedWhole = query()
    const shown = answer.value
    if (shown.query !== query() || shown.most === undefined || truncatedLevels.value.size === 0) return
    const found = await look(shown.query)
    // what was typed meanwhile has an answer of its own; and a beginning is better than a failure
    if (left || answer.value.query !== shown.query || query() !== shown.query) return
    if (found.failure === null) answer.value = found
    else cutShort.value = true
  }

  // news from a pack are no keys: typing rests all the same
  watch(
    query,
    () => {
      stopTimer()
      isIdle.value = false
      wantedWhole = null
      void ask()
    },
    { immediate: true }
  )
  watch([() => language.contentLanguage, () => favourites.entries], () => void ask(true))
  // what was just fetched can be found from now on
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint }) => void (ENDPOINTS[endpoint].kind !== 'search' && ask(true)))
  )
  onScopeDispose(() => {
    left = true
    stopTimer()
  })

  return {
    answer,
    whole: loadAll,
    /** Nobody has typed for a moment. */
    resting: isIdle,
    /** Levels of which there may be more on this desk than is shown. */
    cut: truncatedLevels,
    /** The answer belongs to what stands in the box. */
    isCurrent: computed(() => answer.value.query === query()),
    /** The rest is still to come, and with it how many there are. */
    isCounting: computed(() => answer.value.most !== undefined && truncatedLevels.value.size > 0 && !cutShort.value),
    /** The answer belongs to what stands in the box, and nothing is left out of it. */
    isComplete: computed(
      () => answer.value.query === query() && (answer.value.most === undefined || truncatedLevels.value.size === 0)
    ),
    hasFewHits: computed(
      () => answer.value.hits.filter((hit) => hit.rank !== 'typo').length < FEW_HITS
    ) as ComputedRef<boolean>
  }
}
