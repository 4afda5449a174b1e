/** Data of the engine page: record, performance figures and names of the path. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { useEngineLocationSearch } from '@/composables/catalogue/engine-locations'
import { useConnection } from '@/stores/connection'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import type { EngineDetail, Level, Performance } from '@shared/catalogue/records'
import { isFresh } from '@shared/catalogue/freshness'
import type { PathNames, CatalogueAnswer } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type EngineIdPath = { readonly [L in Level]: string | null }

/** State of the record. Until it is 'here', a missing value in a list entry is unknown (trap 37). */
export type RecordState = 'loading' | 'here' | 'failed'

export function useEnginePageData(path: () => EngineIdPath, now: () => number = Date.now) {
  const record = shallowRef<CatalogueAnswer<EngineDetail> | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const figures = shallowRef<CatalogueAnswer<Performance | null> | null>(null)
  const figuresFailure = shallowRef<Failure | null>(null)
  const names = shallowRef<PathNames>({})
  const engine = useLatestOnly()
  const performance = useLatestOnly()
  const naming = useLatestOnly()
  const search = useEngineLocationSearch(() => ({ engineId: path().engines, name: record.value?.data.name ?? '' }))
  const connection = useConnection()
  const language = useLanguage()
  const settings = useSettings()

  function loadEngine(refresh: boolean): Promise<void> {
    const engineId = path().engines
    if (engineId === null) return Promise.resolve()
    return engine.run(
      (requestId) => bridge.catalogue.engine({ engineId, requestId, ...(refresh ? { refresh } : {}) }),
      (answer) => applyAnswer(answer, record, failure)
    )
  }

  function loadFigures(refresh: boolean): Promise<void> {
    const { generations: generationId, engines: engineId } = path()
    if (generationId === null || engineId === null) return Promise.resolve()
    const ask = (requestId: string) =>
      bridge.catalogue.performance({ generationId, engineId, requestId, ...(refresh ? { refresh } : {}) })
    return performance.run(ask, (answer) => applyAnswer(answer, figures, figuresFailure))
  }

  const loadNames = (): Promise<void> =>
    naming.run(
      () => bridge.catalogue.pathNames({ path: { ...path() } }),
      (known) => (names.value = known)
    )

  watch(
    () => path().engines,
    () => {
      record.value = failure.value = null
      void loadEngine(false)
    },
    { immediate: true }
  )
  // only the pair matters: steps above that become known must not reload the figures
  watch(
    () => `${path().generations} ${path().engines}`,
    () => {
      figures.value = figuresFailure.value = null
      names.value = {}
      search.reset()
      performance.cancel()
      void loadFigures(false)
    },
    { immediate: true }
  )
  watch(
    () => JSON.stringify(path()),
    () => void loadNames(),
    { immediate: true }
  )
  watch(
    () => language.contentLanguage,
    () => void Promise.all([loadEngine(false), loadFigures(false), loadNames()])
  )

  // a background refresh finished: reads it from the cache while the old data stays on screen
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params }) => {
      const { generations, engines } = path()
      if (engines === null || params['engine_id'] !== engines) return
      if (endpoint === 'engine') void loadEngine(false)
      else if (endpoint === 'performance' && params['generation_id'] === generations) void loadFigures(false)
    })
  )

  /** null without a record. A failed refresh makes the record 'stale', a lost connection 'offline'. */
  const freshness: ComputedRef<'fresh' | 'stale' | 'offline' | null> = computed(() => {
    // the service counts as unreachable until its first response
    if (connection.state === 'offline' || connection.state === 'connecting') return 'offline'
    if (failure.value ?? record.value?.refreshFailure) return 'stale'
    if (!record.value) return null
    const engineDays = settings.value('freshness.engineDays')
    // refreshed at every opening, so a service response is always fresh
    if (engineDays === 0 && record.value.source === 'service') return 'fresh'
    const policy = {
      engineMs: engineDays * DAY_MS,
      listMs: settings.value('freshness.listDays') * DAY_MS,
      emptyMs: settings.value('freshness.emptyHours') * HOUR_MS
    }
    return isFresh('engine', false, Date.parse(record.value.fetchedAt), now(), policy) ? 'fresh' : 'stale'
  })

  return {
    record,
    failure,
    figures,
    figuresFailure,
    names,
    search,
    freshness,
    answer: computed<RecordState>(() =>
      record.value ? 'here' : failure.value && !engine.busy.value ? 'failed' : 'loading'
    ),
    busy: engine.busy,
    figuresBusy: performance.busy,
    /** Calls of a refresh. */
    refreshCalls: computed(() => (path().generations === null ? 1 : 2)),
    refresh: () => Promise.all([loadEngine(true), loadFigures(true)]),
    retryFigures: () => loadFigures(true)
  }
}

/** Keeps the current data when the request fails. */
function applyAnswer<T>(
  answer: Result<CatalogueAnswer<T>>,
  into: { value: CatalogueAnswer<T> | null },
  failure: { value: Failure | null }
): void {
  if (answer.ok) {
    into.value = answer.value
    failure.value = answer.value.refreshFailure ?? null
  } else if (answer.failure.code !== 'cancelled') failure.value = answer.failure
}
