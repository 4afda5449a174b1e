import { defineStore } from 'pinia'
import { ref, shallowReactive, watch } from 'vue'
import { bridge, cancellable } from '@/bridge'
import { useWithheld } from '@/composables/connection/connection-failure'
import { createSharedRequests } from '@/composables/requests/shared-requests'
import { isLevel, LIST_PARENT, type Level, type LevelRecord } from '@shared/catalogue/records'
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

/** Longer than the store takes to answer. */
const OFFLINE_MS = 150
const NOTHING: ListState<never> = { received: null, fetching: false, failure: null }
const keyOf = (level: Level, parentId: string): string => `${level} ${parentId}`

function ask(level: Level, parentId: string, requestId: string, refresh: boolean): Promise<ListResult<Level>> {
  const input = { requestId, ...(refresh ? { refresh } : {}) }
  return level === 'types' ? bridge.catalogue.types(input) : bridge.catalogue[level]({ ...input, parentId })
}

/** Lists loaded this session, by level and parent id ('' for types). */
export const useCatalogueLists = defineStore('lists', () => {
  const lists = shallowReactive(new Map<string, ListState<Level>>())
  const requests = createSharedRequests()
  const connection = useConnection()
  /** Increases with each reset. */
  const resetCount = ref(0)

  function state<L extends Level>(level: L, parentId: string): ListState<L> {
    return (lists.get(keyOf(level, parentId)) ?? NOTHING) as ListState<L>
  }
  /** Returns a function that sets the state of a list until the next reset. */
  function writer(level: Level, parentId: string): (next: Partial<ListState<Level>>) => void {
    const mine = resetCount.value
    return (next) => void (mine === resetCount.value && lists.set(keyOf(level, parentId), { ...NOTHING, ...next }))
  }

  const fetch = createFetch(state, writer, () => connection.state === 'offline')

  /** Loads a list; spends a call only when no cache has it, or with `refresh`. Several callers share a request. */
  async function load(level: Level, parentId: string, options: { refresh?: boolean; signal?: AbortSignal } = {}) {
    const { refresh = false, signal } = options
    const key = keyOf(level, parentId)
    const now = (): ListState<Level> => state(level, parentId)
    if (!refresh && now().received && !now().cacheOnly) return
    const join = () => requests.join(key, (aborted) => fetch(level, parentId, refresh, aborted), signal)
    const joinsOther = refresh && now().fetching
    await join()
    // the cache may have answered the other one
    const { received, failure } = now()
    if (joinsOther && failure === null && received?.source === 'desk') await join()
  }
  function reset(): void {
    resetCount.value++
    requests.abortAll()
    lists.clear()
  }

  const { loadFromCache, reloadFromCache } = createCacheReads(state, writer, (key) => requests.has(key))
  bridge.catalogue.onUpdated(({ endpoint, params, fetchedAt }) => {
    if (isLevel(endpoint)) void reloadFromCache(endpoint, params[LIST_PARENT[endpoint]] ?? '', fetchedAt)
  })
  onOtherCatalogue(reset)
  return { state, loadFromCache, load, reset, resetCount }
})

/** Another service, key or language, or stored data that may not be read any more. */
function onOtherCatalogue(reset: () => void): void {
  const connection = useConnection()
  const language = useLanguage()
  const withheld = useWithheld()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint} ${language.contentLanguage} ${withheld.value}`,
    reset,
    { flush: 'sync' }
  )
}

function createFetch(
  state: (level: Level, parentId: string) => ListState<Level>,
  writer: (level: Level, parentId: string) => (next: Partial<ListState<Level>>) => void,
  isOffline: () => boolean
) {
  return async function fetch(level: Level, parentId: string, refresh: boolean, signal: AbortSignal): Promise<void> {
    const write = writer(level, parentId)
    write({ ...state(level, parentId), fetching: true, failure: null })
    // ends the loading state at once: the answer may come while a newer request runs, and is ignored
    signal.addEventListener('abort', () => write({ received: state(level, parentId).received }), { once: true })
    // offline, the answer is known long before the network gives up
    const early = setTimeout(() => {
      const { received } = state(level, parentId)
      if (received || signal.aborted || !isOffline()) return
      write({ fetching: true, failure: { code: 'offline' } })
    }, OFFLINE_MS)
    try {
      const result = await cancellable(signal, (requestId) => ask(level, parentId, requestId, refresh))
      if (signal.aborted) return
      const { received } = state(level, parentId)
      if (result.ok) write({ received: result.value })
      else write({ received, failure: result.failure.code === 'cancelled' ? null : result.failure })
    } catch (bug) {
      if (signal.aborted) throw bug
      // ends the loading state; the error surface reports the bug
      write({ received: state(level, parentId).received, failure: { code: 'internal' } })
      throw bug
    } finally {
      clearTimeout(early)
    }
  }
}

/** Reads of the cache, without a call. A running request has the better answer. */
function createCacheReads(
  state: (level: Level, parentId: string) => ListState<Level>,
  writer: (level: Level, parentId: string) => (next: Partial<ListState<Level>>) => void,
  isFetching: (key: string) => boolean
) {
  /** Reads a list from the cache at any age. A later `load` refreshes it as usual. */
  async function loadFromCache(level: Level, parentId: string): Promise<void> {
    const isKnown = (): boolean => state(level, parentId).received !== null || isFetching(keyOf(level, parentId))
    if (isKnown()) return
    const write = writer(level, parentId)
    const result = await bridge.catalogue.storedList({ level, parentId: parentId || null })
    if (isKnown()) return
    write(result.ok ? { received: result.value, cacheOnly: true } : { failure: result.failure, cacheOnly: true })
  }
  /** Main has stored the list: reads it from the cache without a loading state, unless it is the one of `fetchedAt`. */
  async function reloadFromCache(level: Level, parentId: string, fetchedAt?: string): Promise<void> {
    const { received, cacheOnly } = state(level, parentId)
    if (received?.fetchedAt === fetchedAt && received && !received.refreshing) return
    if (cacheOnly && !received) return loadFromCache(level, parentId)
    const key = keyOf(level, parentId)
    if (!received || isFetching(key)) return
    const write = writer(level, parentId)
    const result = await cancellable(undefined, (requestId) => ask(level, parentId, requestId, false))
    if (result.ok && !isFetching(key)) write({ received: result.value })
  }
  return { loadFromCache, reloadFromCache }
}
