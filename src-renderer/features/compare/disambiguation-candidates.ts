/** Engines to tell apart: those of one name in a generation, or those listed in an address. */
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useRoute } from 'vue-router'
import { locationFromParams } from '@/router/locations'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { bridge, cancellable } from '@/bridge'
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

export function useDisambiguationCandidates() {
  const route = useRoute()
  const lists = useCatalogueLists()
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())
  const found = shallowRef<readonly DisambiguationCandidate[]>([])
  /** Engines of the address without a cached record; each costs a call. */
  const missing = shallowRef<readonly EnginePath[]>([])
  const busy = ref(false)
  const failure = shallowRef<Failure | null>(null)

  const text = (name: 'e' | 'name'): string => {
    const value = route.query[name]
    return typeof value === 'string' ? value : ''
  }
  const key = computed(() => (route.name === 'which' ? route.fullPath : null))

  async function loadRecord(path: EnginePath): Promise<void> {
    const mine = key.value
    const [names, result] = await Promise.all([
      bridge.catalogue.pathNames({ path: { ...path } }),
      cancellable(leaving.signal, (requestId) => bridge.catalogue.engine({ engineId: path.engines ?? '', requestId }))
    ])
    // the address changed meanwhile
    if (mine !== key.value) return
    if (result.ok) found.value = [...found.value, { engine: result.value.data, path, names }]
    else {
      failure.value = result.failure
      missing.value = [...missing.value, path]
    }
  }
  async function loadFromList(generationId: string): Promise<void> {
    const place = locationFromParams(route.params)
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
  async function loadFromSlots(paths: readonly EnginePath[]): Promise<void> {
    const scopes = paths.flatMap(({ generations, engines }) =>
      generations === null || engines === null
        ? []
        : [{ kind: 'engine' as const, generationId: generations, engineId: engines }]
    )
    const ready = scopes.length === 0 ? null : await bridge.packs.readiness({ scopes })
    const here = new Set(
      ready?.ok
        ? ready.value.filter((entry) => !entry.missing.includes('detail')).map((entry) => entry.path.engines)
        : []
    )
    missing.value = paths.filter((path) => !here.has(path.engines))
    for (const path of paths) if (here.has(path.engines)) await loadRecord(path)
  }

  watch(
    key,
    async (now) => {
      if (now === null) return
      found.value = missing.value = []
      failure.value = null
      busy.value = true
      const slots = parsePathParams(text('e'))
      const { generations } = locationFromParams(route.params)
      try {
        if (slots.length > 0) await loadFromSlots(slots)
        else if (generations !== null) await loadFromList(generations)
      } finally {
        busy.value = false
      }
    },
    { immediate: true }
  )
  /** Fetches the missing records, one call each. */
  async function fetch(): Promise<void> {
    const wantedName = missing.value
    missing.value = []
    failure.value = null
    busy.value = true
    for (const path of wantedName) await loadRecord(path)
    busy.value = false
  }

  /** Groups by name; the engines of an address are one group. */
  const groups = computed<readonly (readonly DisambiguationCandidate[])[]>(() => {
    if (text('e') !== '') return found.value.length > 0 ? [found.value] : []
    return enginesWithSameName(found.value.map((one) => ({ name: one.engine.name, one }))).map((group) =>
      group.map(({ one }) => one)
    )
  })
  const wanted = computed(() => text('name'))
  return { groups, wanted, missing, busy, failure, fetch }
}
