/** Everything the engine page asks for: the record, the performance figures of the pair, the names of its path. */
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatest } from '@/composables/latest'
import { useConnection } from '@/app/stores/connection'
import { useLanguage } from '@/app/stores/language'
import { useSettings } from '@/app/stores/settings'
import type { EngineDetail, EnginePath, Level, Performance } from '@core/catalogue/records'
import { isFresh } from '@core/freshness'
import type { PathNames } from '@contract/channels'
import type { Failure, Result } from '@contract/failures'
import type { Received } from '@contract/state'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface KnownPlace {
  readonly path: EnginePath
  readonly names: PathNames
}
export type IdPath = { readonly [L in Level]: string | null }
/** The offline codes: what is shown is what this desk kept. */
const NO_CONNECTION = ['offline', 'timeout', 'insecure', 'not-the-service', 'redirected']

export function useEngine(path: () => IdPath, now: () => number = Date.now) {
  const record = shallowRef<Received<EngineDetail> | null>(null)
  const failure = shallowRef<Failure | null>(null)
  const figures = shallowRef<Received<Performance | null> | null>(null)
  const figuresFailure = shallowRef<Failure | null>(null)
  const names = shallowRef<PathNames>({})
  /** 'asked': the search was asked and does not know either. 'several': which of `places` is meant is for the person to say. */
  const place = ref<'known' | 'unknown' | 'asked' | 'several'>('known')
  const places = shallowRef<readonly KnownPlace[]>([])
  const placeFailure = shallowRef<Failure | null>(null)
  const engine = useLatest()
  const performance = useLatest()
  const naming = useLatest()
  const locating = useLatest()
  const connection = useConnection()
  const language = useLanguage()
  const settings = useSettings()

  function loadEngine(refresh: boolean): Promise<void> {
    const engineId = path().engines
    if (engineId === null) return Promise.resolve()
    return engine.run((requestId) => bridge.catalogue.engine({ engineId, requestId, ...(refresh ? { refresh } : {}) }), (answer) => take(answer, record, failure))
  }

  function loadFigures(refresh: boolean): Promise<void> {
    const { generations: generationId, engines: engineId } = path()
    if (generationId === null || engineId === null) return Promise.resolve()
    const ask = (requestId: string) => bridge.catalogue.performance({ generationId, engineId, requestId, ...(refresh ? { refresh } : {}) })
    return performance.run(ask, (answer) => take(answer, figures, figuresFailure))
  }

  const loadNames = (): Promise<void> => naming.run(() => bridge.catalogue.pathNames({ path: { ...path() } }), (known) => (names.value = known))

  /**
   * Where this engine sits: free from what this desk has seen, or with `spend` by one search for its name. null: not known, or several places,
   * which `places` then offers.
   */
  async function locate(spend: boolean): Promise<EnginePath | null> {
    const engineId = path().engines
    if (engineId === null) return null
    let only: EnginePath | null = null
    placeFailure.value = null
    const ask = async (requestId: string): Promise<Result<readonly KnownPlace[]>> => {
      const found = await bridge.catalogue.locate({ engineId, name: record.value?.data.name ?? '', spend, requestId })
      if (!found.ok) return found
      if (found.value.length === 1) return { ok: true, value: found.value.map((path) => ({ path, names: {} })) }
      return { ok: true, value: await Promise.all(found.value.map(async (path) => ({ path, names: await bridge.catalogue.pathNames({ path: { ...path } }) }))) }
    }
    await locating.run(ask, (answer) => {
      if (!answer.ok) placeFailure.value = answer.failure
      else if (answer.value.length === 1) only = answer.value[0]?.path ?? null
      else {
        places.value = answer.value
        place.value = answer.value.length > 1 ? 'several' : spend ? 'asked' : 'unknown'
      }
    })
    return only
  }

  watch(
    () => path().engines,
    () => {
      record.value = failure.value = null
      void loadEngine(false)
    },
    { immediate: true }
  )
  watch(
    () => JSON.stringify(path()),
    () => {
      figures.value = figuresFailure.value = placeFailure.value = null
      names.value = {}
      places.value = []
      place.value = path().generations === null ? 'unknown' : 'known'
      performance.cancel()
      void loadFigures(false)
      void loadNames()
    },
    { immediate: true }
  )
  watch(
    () => language.contentLanguage,
    () => void Promise.all([loadEngine(false), loadFigures(false), loadNames()])
  )

  // a fresh answer came behind what is shown: asked again for nothing, and what is on screen stays until it is here
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params }) => {
      const { generations, engines } = path()
      if (engines === null || params['engine_id'] !== engines) return
      if (endpoint === 'engine') void loadEngine(false)
      else if (endpoint === 'performance' && params['generation_id'] === generations) void loadFigures(false)
    })
  )

  const fresh: ComputedRef<'fresh' | 'stale' | 'offline'> = computed(() => {
    const code = (failure.value ?? record.value?.refreshFailure)?.code
    if (code ? NO_CONNECTION.includes(code) : connection.state === 'offline') return 'offline'
    if (code || !record.value) return code ? 'stale' : 'fresh'
    const engineDays = settings.value('freshness.engineDays')
    // renewed at every opening: what the service said just now is as fresh as can be
    if (engineDays === 0 && record.value.source === 'service') return 'fresh'
    const policy = { engineMs: engineDays * DAY_MS, listMs: settings.value('freshness.listDays') * DAY_MS, emptyMs: settings.value('freshness.emptyHours') * HOUR_MS }
    return isFresh('engine', false, Date.parse(record.value.fetchedAt), now(), policy) ? 'fresh' : 'stale'
  })

  return {
    record,
    failure,
    figures,
    figuresFailure,
    names,
    place,
    places,
    placeFailure,
    fresh,
    busy: engine.busy,
    figuresBusy: performance.busy,
    locatingBusy: locating.busy,
    /** Calls a refresh costs. */
    price: computed(() => (path().generations === null ? 1 : 2)),
    refresh: () => Promise.all([loadEngine(true), loadFigures(true)]),
    retryFigures: () => loadFigures(true),
    locate
  }
}

/** What was here stays when asking again failed. */
function take<T>(answer: Result<Received<T>>, into: { value: Received<T> | null }, failure: { value: Failure | null }): void {
  if (answer.ok) {
    into.value = answer.value
    failure.value = answer.value.refreshFailure ?? null
  } else if (answer.failure.code !== 'cancelled') failure.value = answer.failure
}
