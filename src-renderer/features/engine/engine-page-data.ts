import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { useEngineLocationSearch } from '@/composables/catalogue/engine-locations'
import { useOnScreen } from '@/composables/window/on-screen'
import { useConnection } from '@/stores/connection'
import { useStoredEngine } from '@/stores/stored-engine'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { isCarNamed, type EngineDetail, type Performance } from '@shared/catalogue/records'
import { freshnessPolicy, isFresh } from '@shared/catalogue/freshness'
import type { CatalogueAnswer, PathInput, PathNames } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import { onListsStored } from './stored-lists'

/** State of the record. Until it is 'here', a missing value in a list entry is unknown (trap 37). */
export type RecordState = 'loading' | 'here' | 'failed'

/**
 * One answer of the catalogue. Keeps its data when a request fails.
 *
 * @param reload requests it again, without a call
 */
function useAnswer<T>(reload: () => Promise<void>) {
  const received = shallowRef<CatalogueAnswer<T> | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const latest = useLatestOnly()
  /** `fetchedAt` of the newer answer; '' unknown, null: none. */
  const newer = ref<string | null>(null)
  watch(
    () => (latest.busy.value ? null : newer.value),
    (fetchedAt) => {
      if (fetchedAt === null) return
      newer.value = null
      if (received.value?.fetchedAt !== fetchedAt || received.value.refreshing) void reload()
    }
  )
  return {
    /** Main has a newer answer. A running request ends first: its call may be paid for. */
    outdated: (fetchedAt = ''): void => void (newer.value = fetchedAt),
    received,
    failure,
    busy: latest.busy,
    /** Starts anew, with a stored answer where there is one. */
    start(stored: CatalogueAnswer<T> | null): void {
      latest.cancel()
      newer.value = failure.value = null
      received.value = stored
    },
    cancel: latest.cancel,
    load: (ask: (requestId: string) => Promise<Result<CatalogueAnswer<T>>>): Promise<void> =>
      latest.run(ask, (answer) => {
        if (answer.ok) {
          received.value = sameData(answer.value, received.value)
          failure.value = answer.value.refreshFailure ?? null
        } else if (answer.failure.code !== 'cancelled') failure.value = answer.failure
      })
  }
}

/** The answer, with the data on screen where it is the same: nothing is drawn again. */
function sameData<T>(answer: CatalogueAnswer<T>, before: CatalogueAnswer<T> | null): CatalogueAnswer<T> {
  const isSame = before?.fetchedAt === answer.fetchedAt && JSON.stringify(before.data) === JSON.stringify(answer.data)
  return isSame ? { ...answer, data: before.data } : answer
}

/** null without a record. A failed refresh makes the record 'stale', a lost connection 'offline'. */
function useFreshness(
  { received: record, failure }: ReturnType<typeof useAnswer<EngineDetail>>,
  now: () => number
): ComputedRef<'fresh' | 'stale' | 'offline' | null> {
  const connection = useConnection()
  const settings = useSettings()
  return computed(() => {
    if (!record.value) return null
    // the service counts as unreachable until its first response
    if (connection.state === 'offline' || connection.state === 'connecting') return 'offline'
    if (failure.value ?? record.value.refreshFailure) return 'stale'
    const policy = freshnessPolicy(settings.value)
    // refreshed at every opening, so a service response is always fresh
    if (policy.engineMs === 0 && record.value.source === 'service') return 'fresh'
    return isFresh('engine', false, Date.parse(record.value.fetchedAt), now(), policy) ? 'fresh' : 'stale'
  })
}

function useEngineRequests(path: () => PathInput, onScreen: Readonly<Ref<boolean>>) {
  const engine = useAnswer<EngineDetail>(() => loadEngine())
  const performance = useAnswer<Performance | null>(() => loadFigures())
  /** null until main has answered */
  const names = shallowRef<PathNames | null>(null)
  const naming = useLatestOnly()

  async function loadEngine(refresh = false): Promise<void> {
    const { engines: engineId } = path()
    if (engineId === null) return
    await engine.load((requestId) => bridge.catalogue.engine({ engineId, requestId, ...(refresh ? { refresh } : {}) }))
  }
  async function loadFigures(refresh = false): Promise<void> {
    const { generations: generationId, engines: engineId } = path()
    if (generationId === null || engineId === null) return
    await performance.load((requestId) =>
      bridge.catalogue.performance({ generationId, engineId, requestId, ...(refresh ? { refresh } : {}) })
    )
  }
  const loadNames = (): Promise<void> =>
    naming.run(
      () => bridge.catalogue.pathNames({ path: { ...path() } }),
      (known) => (names.value = known)
    )
  // main has stored it: reads it from the cache while the old data stays on screen
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params, fetchedAt }) => {
      const { generations, engines } = path()
      if (endpoint === 'generation' && params['generation_id'] === generations && onScreen.value) void loadNames()
      if (!onScreen.value || engines === null || params['engine_id'] !== engines) return
      if (endpoint === 'engine') engine.outdated(fetchedAt)
      else if (endpoint === 'performance' && params['generation_id'] === generations) performance.outdated(fetchedAt)
    })
  )
  onListsStored(() => {
    if (onScreen.value && !isCarNamed((level) => names.value?.[level]?.name)) void loadNames()
  })
  return { engine, performance, names, loadEngine, loadFigures, loadNames }
}

/** Calls `load` when the connection is back, so that it loads what failed. */
function onReconnection(load: () => void): void {
  const connection = useConnection()
  watch(
    () => connection.state === 'online' || connection.state === 'demo',
    (isConnected) => void (isConnected && load())
  )
}

export function useEnginePageData(path: () => PathInput, now: () => number = Date.now) {
  const onScreen = useOnScreen()
  const storedEngine = useStoredEngine()
  const { engine, performance, names, loadEngine, loadFigures, loadNames } = useEngineRequests(path, onScreen)
  const { received: record, failure, busy } = engine
  const search = useEngineLocationSearch(() => ({ engineId: path().engines, name: record.value?.data.name ?? '' }))
  const language = useLanguage()

  // a page off screen requests nothing; back on screen it loads again, as at its first visit
  watch(
    [() => path().engines, onScreen] as const,
    ([id, isHere], [before]) => {
      if (id !== before) engine.start(storedEngine.of(path())?.engine ?? null)
      if (isHere) void loadEngine()
      else engine.cancel()
    },
    { immediate: true }
  )
  // only the pair matters: steps above that become known must not reload the figures
  watch(
    [() => `${path().generations} ${path().engines}`, onScreen] as const,
    ([pair, isHere], [before]) => {
      if (pair !== before) {
        const stored = storedEngine.of(path())
        performance.start(stored?.performance ?? null)
        names.value = stored?.names ?? null
        search.reset()
      }
      if (isHere) void loadFigures()
      else performance.cancel()
    },
    { immediate: true }
  )
  watch([() => JSON.stringify(path()), onScreen], () => void (onScreen.value && loadNames()), { immediate: true })
  watch(
    () => language.contentLanguage,
    () => void (onScreen.value && Promise.all([loadEngine(), loadFigures(), loadNames()]))
  )
  onReconnection(() => {
    if (!onScreen.value) return
    if (failure.value && !record.value) void loadEngine()
    if (performance.failure.value && !performance.received.value) void loadFigures()
  })

  return {
    record,
    failure,
    figures: performance.received,
    figuresFailure: performance.failure,
    names,
    search,
    freshness: useFreshness(engine, now),
    answer: computed<RecordState>(() => (record.value ? 'here' : failure.value && !busy.value ? 'failed' : 'loading')),
    busy,
    figuresBusy: performance.busy,
    refreshCalls: computed(() => (path().generations === null ? 1 : 2)),
    refresh: () => Promise.all([loadEngine(true), loadFigures(true)]),
    retryFigures: () => loadFigures(true)
  }
}
