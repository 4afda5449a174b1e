import { defineStore } from 'pinia'
import { ref, shallowReactive, watch } from 'vue'
import { bridge, cancellable } from '@/bridge'
import type { EndpointName } from '@shared/catalogue/endpoints'
import type { Level, LevelRecord } from '@shared/catalogue/records'
import type { Failure, Result } from '@contract/failures'
import type { CatalogueAnswer } from '@contract/channels/catalogue'
import { useConnection } from './connection'
import { useLanguage } from './language'

/** A list stays readable while it is refreshed and after a failed refresh. */
export interface ListState<L extends Level> {
  readonly received: CatalogueAnswer<LevelRecord[L][]> | null
  readonly fetching: boolean
  readonly failure: Failure | null
  /** Only looked up in the cache: `received` may be old, and null means not cached. */
  readonly cacheOnly?: boolean
}
type ListResult<L extends Level> = Result<CatalogueAnswer<LevelRecord[L][]>>

const NOTHING: ListState<never> = { received: null, fetching: false, failure: null }
const keyOf = (level: Level, parentId: string): string => `${level} ${parentId}`

function ask(level: Level, parentId: string, requestId: string, refresh: boolean): Promise<ListResult<Level>> {
  const input = { requestId, ...(refresh ? { refresh } : {}) }
  return level === 'types' ? bridge.catalogue.types(input) : bridge.catalogue[level]({ ...input, parentId })
}

/** Parameter of each list endpoint that names the parent; '' for none. */
const PARENT_PARAM: Readonly<Record<Level, string>> = {
  types: '',
  manufacturers: 'vehicle_type_id',
  models: 'manufacturer_id',
  generations: 'model_id',
  engines: 'generation_id'
}
const isLevel = (endpoint: EndpointName): endpoint is Level => Object.hasOwn(PARENT_PARAM, endpoint)

interface PendingLoad {
  readonly controller: AbortController
  readonly done: Promise<void>
  waiters: number
}

/** Lists loaded this session, by level and parent id ('' for types). */
export const useCatalogueLists = defineStore('lists', () => {
  const lists = shallowReactive(new Map<string, ListState<Level>>())
  const flights = new Map<string, PendingLoad>()
  /** Increases with each reset: another service, key or language. */
  const generation = ref(0)

  function state<L extends Level>(level: L, parentId: string): ListState<L> {
    return (lists.get(keyOf(level, parentId)) ?? NOTHING) as ListState<L>
  }

  async function fetch(level: Level, parentId: string, refresh: boolean, signal: AbortSignal): Promise<void> {
    const key = keyOf(level, parentId)
    const mine = generation.value
    lists.set(key, { ...state(level, parentId), fetching: true, failure: null })
    let result: ListResult<Level>
    try {
      result = await cancellable(signal, (requestId) => ask(level, parentId, requestId, refresh))
    } catch (bug) {
      // ends the loading state; the error surface reports the bug
      if (mine === generation.value)
        lists.set(key, { received: state(level, parentId).received, fetching: false, failure: { code: 'internal' } })
      throw bug
    }
    if (mine !== generation.value) return
    const before = state(level, parentId).received
    if (result.ok) lists.set(key, { received: result.value, fetching: false, failure: null })
    else
      lists.set(key, {
        received: before,
        fetching: false,
        failure: result.failure.code === 'cancelled' ? null : result.failure
      })
  }

  /** Reads a list from the cache at any age, without a call. A later `load` refreshes it as usual. */
  async function loadFromCache(level: Level, parentId: string): Promise<void> {
    const key = keyOf(level, parentId)
    const mine = generation.value
    if (state(level, parentId).received || flights.has(key)) return
    const result = await bridge.catalogue.held({ level, parentId: parentId || null })
    if (mine !== generation.value || flights.has(key) || state(level, parentId).received) return
    lists.set(key, {
      received: result.ok ? result.value : null,
      fetching: false,
      failure: result.ok ? null : result.failure,
      cacheOnly: true
    })
  }

  /**
   * Loads a list; spends a call only when no cache has it, or with `refresh`. Several callers share a request, which is
   * aborted once all their signals have aborted.
   */
  async function load(
    level: Level,
    parentId: string,
    options: { refresh?: boolean; signal?: AbortSignal } = {}
  ): Promise<void> {
    const key = keyOf(level, parentId)
    const { received, cacheOnly } = state(level, parentId)
    if (!options.refresh && received && !cacheOnly) return
    let flight = flights.get(key)
    if (!flight || flight.controller.signal.aborted) {
      const controller = new AbortController()
      const started: PendingLoad = {
        controller,
        waiters: 0,
        done: fetch(level, parentId, options.refresh ?? false, controller.signal).finally(
          () => flights.get(key) === started && flights.delete(key)
        )
      }
      flights.set(key, started)
      flight = started
    }
    const mine = flight
    mine.waiters++
    const leave = (): void => {
      if (--mine.waiters === 0) mine.controller.abort()
    }
    options.signal?.addEventListener('abort', leave, { once: true })
    try {
      await mine.done
    } finally {
      options.signal?.removeEventListener('abort', leave)
    }
  }

  function reset(): void {
    generation.value++
    for (const flight of flights.values()) flight.controller.abort()
    flights.clear()
    lists.clear()
  }

  /** A background refresh finished: reads the list from the cache without a loading state. */
  async function reloadFromCache(level: Level, parentId: string): Promise<void> {
    const key = keyOf(level, parentId)
    const mine = generation.value
    const here = lists.get(key)
    if (here?.cacheOnly && !here.received) return loadFromCache(level, parentId)
    if (!here?.received || flights.has(key)) return
    const result = await cancellable(undefined, (requestId) => ask(level, parentId, requestId, false))
    if (mine === generation.value && result.ok && !flights.has(key))
      lists.set(key, { received: result.value, fetching: false, failure: null })
  }
  bridge.catalogue.onUpdated(({ endpoint, params }) => {
    if (isLevel(endpoint)) void reloadFromCache(endpoint, params[PARENT_PARAM[endpoint]] ?? '')
  })

  const connection = useConnection()
  const language = useLanguage()
  watch(() => `${connection.current.baseUrl} ${connection.current.keyHint} ${language.contentLanguage}`, reset, {
    flush: 'sync'
  })

  return { state, loadFromCache, load, reset, generation }
})
