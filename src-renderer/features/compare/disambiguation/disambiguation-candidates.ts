/** Engines to tell apart: those of one name in a generation, or those listed in an address. */
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import { locationFromParams, type CatalogueLocation } from '@/router/locations'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useConnection } from '@/stores/connection'
import { bridge, cancellable } from '@/bridge'
import { scopeOf } from '@/composables/packs/scope'
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
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())
  const found = shallowRef<readonly DisambiguationCandidate[]>([])
  /** Engines of the address without a cached record; each costs a call. */
  const missing = shallowRef<readonly EnginePath[]>([])
  const failure = shallowRef<Failure | null>(null)

  /** @param isCurrent false once the address has changed */
  async function loadRecord(path: EnginePath, isCurrent: () => boolean): Promise<void> {
    const [names, result] = await Promise.all([
      bridge.catalogue.pathNames({ path: { ...path } }),
      cancellable(leaving.signal, (requestId) => bridge.catalogue.engine({ engineId: path.engines ?? '', requestId }))
    ])
    if (!isCurrent()) return
    if (result.ok) found.value = [...found.value, { engine: result.value.data, path, names }]
    else {
      failure.value = result.failure
      missing.value = [...missing.value, path]
    }
  }
  async function loadFromList(place: CatalogueLocation, generationId: string): Promise<void> {
    await lists.load('engines', generationId, { signal: leaving.signal })
    const { received, failure: failed } = lists.state('engines', generationId)
    failure.value = failed
    const above = await bridge.catalogue.pathNames({ path: { ...place, engines: null } })
    found.value = (received?.data ?? []).map((engine) => ({
      engine,
      path: { ...place, engines: engine.id } as EnginePath,
      names: { ...above, engines: { id: engine.id, name: engine.name } } as PathNames
    }))
  }
  return { found, missing, failure, loadRecord, loadFromList }
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
  const mayFetch = useFreeRequests()
  const { found, missing, failure, loadRecord, loadFromList } = useCandidateRecords()
  const busy = ref(false)

  const text = (name: 'e' | 'name'): string => [route.query[name]].flat()[0] ?? ''
  const key = computed(() => (route.name === 'which' ? route.fullPath : null))
  async function loadRecords(paths: readonly EnginePath[]): Promise<void> {
    for (const path of paths) {
      const mine = key.value
      await loadRecord(path, () => mine === key.value)
    }
  }
  async function loadFromSlots(paths: readonly EnginePath[]): Promise<void> {
    const cached = await cachedPaths(paths)
    const absent = paths.filter((path) => !cached.includes(path))
    const isFree = absent.length > 0 && (await mayFetch(absent.length))
    missing.value = isFree ? [] : absent
    await loadRecords(isFree ? [...cached, ...absent] : cached)
  }
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    failure.value = null
    busy.value = true
    try {
      await work()
    } finally {
      busy.value = false
    }
  }
  watch(
    key,
    async (now) => {
      if (now === null) return
      found.value = missing.value = []
      const slots = parsePathParams(text('e'))
      const place = locationFromParams(route.params)
      await whileBusy(async () => {
        if (slots.length > 0) await loadFromSlots(slots)
        else if (place.generations !== null) await loadFromList(place, place.generations)
      })
    },
    { immediate: true }
  )
  /** Fetches the missing records, one call each. */
  async function fetch(): Promise<void> {
    const paths = missing.value
    missing.value = []
    await whileBusy(() => loadRecords(paths))
  }

  const groups = computed(() => {
    if (text('e') === '') return groupsByName(found.value)
    return found.value.length > 0 ? [found.value] : []
  })
  /** `groups`: by name; the engines of an address are one group. `wanted`: the name in the address. */
  return { groups, wanted: computed(() => text('name')), missing, busy, failure, fetch }
}
