import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useLanguage } from '@/stores/language'
import { useFavourites } from '@/stores/favourites'
import { bridge } from '@/bridge'
import { ENDPOINTS } from '@shared/catalogue/endpoints'
import type { Level } from '@shared/catalogue/records'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import type { Failure } from '@contract/failures'

/** Hits per level; further typing finds the rest. */
const HITS_PER_LEVEL = 100
/** Fewer rows than any window shows. */
const MIN_FIRST_HITS = 20
/** Longer than the pause between two keys. */
const FULL_RESULT_DELAY_MS = 400
/** Fewer local hits than this, without typos, let a pause ask the service. */
const FEW_HITS = 5

interface LocalAnswer {
  readonly query: string
  readonly hits: readonly LocalSearchHit[]
  /** Limit of the request; undefined: unlimited. */
  readonly most: number | undefined
  readonly failure: Failure | null
}
const NO_ANSWER: LocalAnswer = { query: '', hits: [], most: undefined, failure: null }

async function request(query: string, most?: number): Promise<LocalAnswer> {
  const result = await bridge.search.desk({ query, limit: HITS_PER_LEVEL, ...(most === undefined ? {} : { most }) })
  return result.ok
    ? { query, hits: result.value, most, failure: null }
    : { query, hits: [], most, failure: result.failure }
}

/** Levels that may have more hits than in the answer. */
function truncatedLevelsOf({ hits, most }: LocalAnswer): ReadonlySet<Level> {
  const last = most !== undefined && hits.length >= most ? hits.at(-1)?.level : undefined
  return new Set(
    [...Map.groupBy(hits, ({ level }) => level)]
      .filter(([level, of]) => of.length >= HITS_PER_LEVEL || level === last)
      .map(([level]) => level)
  )
}

/**
 * The newest answer. One request runs at a time; after its answer only the newest text is requested.
 *
 * @param answered called when the answer belongs to the typed text and no data changed meanwhile
 */
function useLocalAnswer(query: () => string, inSight: () => number, answered: () => unknown) {
  const answer = shallowRef<LocalAnswer>(NO_ANSWER)
  const truncatedLevels = computed(() => truncatedLevelsOf(answer.value))
  /** The complete answer failed to load; the shown part is final. */
  const completionFailed = ref(false)
  let asking = false
  /** Data changed during a request, whose answer may be outdated. */
  let changed = false
  let disposed = false
  onScopeDispose(() => (disposed = true))

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
      // a repeated request returns at least as many hits
      const most = wanted === answer.value.query ? answer.value.most : Math.max(MIN_FIRST_HITS, inSight())
      const found = await request(wanted, most)
      if (disposed) return
      // a late answer is better than none, except after the box was cleared
      completionFailed.value = false
      if (query() !== '') answer.value = found
    } finally {
      asking = false
    }
    if (query() !== wanted) await ask()
    else if (changed) await ask(true)
    else await answered()
  }

  /** Loads the complete answer when only a part is shown. */
  async function complete(): Promise<void> {
    const shown = answer.value
    if (shown.query !== query() || shown.most === undefined || truncatedLevels.value.size === 0) return
    const found = await request(shown.query)
    // newer text has its own answer; a partial answer beats a failure
    if (disposed || answer.value.query !== shown.query || query() !== shown.query) return
    if (found.failure === null) answer.value = found
    else completionFailed.value = true
  }
  return { answer, truncatedLevels, completionFailed, ask, complete }
}

/**
 * Local search on every key, 0 calls. Results stay until the next answer.
 *
 * A key requests the rows that fit the window, because transferring hundreds of hits takes longer than finding them.
 * The complete answer follows after a pause, or on demand (`loadAll`).
 *
 * @param inSight number of rows that fit the window
 */
export function useLocalHits(query: () => string, inSight: () => number) {
  const language = useLanguage()
  const favourites = useFavourites()
  const isIdle = ref(false)
  /** Text whose complete answer is wanted. */
  let completeQuery: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const { answer, truncatedLevels, completionFailed, ask, complete } = useLocalAnswer(query, inSight, () =>
    completeQuery === query() ? loadAll() : (timer ??= setTimeout(() => void loadAll(), FULL_RESULT_DELAY_MS))
  )

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function loadAll(): Promise<void> {
    stopTimer()
    isIdle.value = true
    completeQuery = query()
    return complete()
  }

  // only typing restarts the pause
  watch(
    query,
    () => {
      stopTimer()
      isIdle.value = false
      completeQuery = null
      void ask()
    },
    { immediate: true }
  )
  const favouriteIds = (): string => favourites.entries.map(({ path }) => path.engines).join()
  watch([() => language.contentLanguage, favouriteIds], () => void ask(true))
  // fetched records become searchable
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint }) => void (ENDPOINTS[endpoint].kind !== 'search' && ask(true)))
  )
  onScopeDispose(stopTimer)

  const isCurrent = computed(() => answer.value.query === query())
  /** Only a part of the answer is shown. */
  const isPartial = computed(() => answer.value.most !== undefined && truncatedLevels.value.size > 0)
  return {
    answer,
    loadAll,
    /** Typing has paused. */
    isIdle,
    truncatedLevels,
    /** The answer belongs to the typed text. */
    isCurrent,
    /** The complete answer and its counts are still loading. */
    isCounting: computed(() => isPartial.value && !completionFailed.value),
    /** The complete answer belongs to the typed text. */
    isComplete: computed(() => isCurrent.value && !isPartial.value),
    hasFewHits: computed(() => answer.value.hits.filter((hit) => hit.rank !== 'typo').length < FEW_HITS)
  }
}
