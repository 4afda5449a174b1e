/** Engines to tell apart: those of one name in a generation, or those listed in an address. */
import { computed, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import { locationFromParams, type CatalogueLocation } from '@/router/locations'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useConnection } from '@/stores/connection'
import { useLanguage } from '@/stores/language'
import { bridge, cancellable } from '@/bridge'
import { scopeOf } from '@/composables/packs/scope'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { vehicleKey } from '@/composables/sheets/vehicle-label'
import { parsePathParams } from '@shared/compare/selection'
import type { PathNames } from '@contract/channels/catalogue'
import type { Failure } from '@contract/failures'
import type { Engine, EnginePath } from '@shared/catalogue/records'
import { enginesWithSameName } from '@shared/compare/disambiguation'

export interface DisambiguationCandidate {
  readonly engine: Engine
  readonly path: EnginePath
  readonly names: PathNames
}

async function cachedPaths(paths: readonly EnginePath[]): Promise<readonly EnginePath[]> {
  const scopes = paths.flatMap((path) => scopeOf(path) ?? [])
  const ready = scopes.length === 0 ? null : await bridge.packs.readiness({ scopes })
  if (!ready?.ok) return []
  const here = new Set(ready.value.filter(({ missing }) => !missing.includes('detail')).map(({ path }) => path.engines))
  return paths.filter(({ engines }) => here.has(engines))
}

function useCandidateRecords() {
  const lists = useCatalogueLists()
  const found = shallowRef<readonly DisambiguationCandidate[]>([])
  /** Engines of the address without a cached record; each costs a call. */
  const missing = shallowRef<readonly EnginePath[]>([])
  const failure = shallowRef<Failure | null>(null)

  /** In the place of the same engine, so that the answers given so far stay. */
  function put(one: DisambiguationCandidate): void {
    const key = vehicleKey(one.path)
    const at = found.value.findIndex(({ path }) => vehicleKey(path) === key)
    found.value = at < 0 ? [...found.value, one] : found.value.with(at, one)
  }
  async function loadRecords(paths: readonly EnginePath[], signal: AbortSignal): Promise<void> {
    for (const path of paths) {
      const [names, result] = await Promise.all([
        bridge.catalogue.pathNames({ path: { ...path } }),
        cancellable(signal, (requestId) => bridge.catalogue.engine({ engineId: path.engines ?? '', requestId }))
      ])
      if (signal.aborted) return
      if (result.ok) put({ engine: result.value.data, path, names })
      else {
        failure.value = result.failure
        missing.value = [...missing.value, path]
      }
    }
  }
  async function loadFromList(place: CatalogueLocation, generationId: string, signal: AbortSignal): Promise<void> {
    await lists.load('engines', generationId, { signal })
    const { received, failure: failed } = lists.state('engines', generationId)
    const above = await bridge.catalogue.pathNames({ path: { ...place, engines: null } })
    if (signal.aborted) return
    failure.value = failed
    if (!received) return
    found.value = received.data.map((engine) => ({
      engine,
      path: { ...place, engines: engine.id } as EnginePath,
      names: { ...above, engines: { id: engine.id, name: engine.name } } as PathNames
    }))
  }
  return { found, missing, failure, loadRecords, loadFromList }
}

const groupsByName = (all: readonly DisambiguationCandidate[]): (readonly DisambiguationCandidate[])[] =>
  enginesWithSameName(all.map((one) => ({ name: one.engine.name, one }))).map((group) => group.map(({ one }) => one))

/** From this many requests on, a person decides. */
const MIN_REQUESTS_TO_ASK = 20

/** Whether so many requests may be sent without a question. */
function useFreeRequests(): (requests: number) => Promise<boolean> {
  const connection = useConnection()
  return async (requests) => {
    if (requests >= MIN_REQUESTS_TO_ASK || !['online', 'demo'].includes(connection.state)) return false
    const { used, limit, stopped } = await bridge.budget.state()
    return !stopped && (limit === 0 || used + requests <= limit)
  }
}

export function useDisambiguationCandidates() {
  const route = useRoute()
  const language = useLanguage()
  const mayFetch = useFreeRequests()
  const { found, missing, failure, loadRecords, loadFromList } = useCandidateRecords()
  /** Another address or language cancels what was begun for the former one. */
  const latest = useLatestOnly()

  const text = (name: 'e' | 'name'): string => [route.query[name]].flat()[0] ?? ''
  const key = computed(() => (route.name === 'which' ? route.fullPath : null))
  async function loadFromSlots(paths: readonly EnginePath[], signal: AbortSignal): Promise<void> {
    const cached = await cachedPaths(paths)
    const absent = paths.filter((path) => !cached.includes(path))
    const isFree = absent.length > 0 && (await mayFetch(absent.length))
    if (signal.aborted) return
    missing.value = isFree ? [] : absent
    await loadRecords(isFree ? [...cached, ...absent] : cached, signal)
  }
  function start(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    failure.value = null
    return latest.run(
      (_, signal) => work(signal),
      () => {}
    )
  }
  watch(
    [key, () => language.contentLanguage] as const,
    async ([now], [before]) => {
      if (now === null) return latest.cancel()
      if (now !== before) found.value = missing.value = []
      const slots = parsePathParams(text('e'))
      const place = locationFromParams(route.params)
      await start(async (signal) => {
        if (slots.length > 0) await loadFromSlots(slots, signal)
        else if (place.generations !== null) await loadFromList(place, place.generations, signal)
      })
    },
    { immediate: true }
  )
  /** Fetches the missing records, one call each. */
  async function fetch(): Promise<void> {
    const paths = missing.value
    missing.value = []
    await start((signal) => loadRecords(paths, signal))
  }

  const groups = computed(() => {
    if (text('e') === '') return groupsByName(found.value)
    return found.value.length > 0 ? [found.value] : []
  })
  /** `groups`: by name; the engines of an address are one group. `wanted`: the name in the address. */
  return { groups, wanted: computed(() => text('name')), missing, busy: latest.busy, failure, fetch }
}
