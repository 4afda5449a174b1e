/** Cached records of the compared engines; missing ones are fetched on demand. */
import { computed, onScopeDispose, shallowReactive, watch } from 'vue'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { bridge, cancellable } from '@/bridge'
import { useFigureText } from '@/composables/format/figure-text'
import type { CompareEntry } from '@contract/channels/compare'
import type { PathNames, CatalogueAnswer } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import type { Engine, EngineDetail, EnginePath, Performance } from '@shared/catalogue/records'
import type { Compared } from '@shared/compare/comparison-rows'
import { formatPathParam } from '@shared/compare/selection'
import { buildCurves } from '@shared/dyno/curve-set'

interface CompareColumnState {
  readonly detail: CatalogueAnswer<EngineDetail> | null
  /** undefined: not cached. */
  readonly performance: CatalogueAnswer<Performance | null> | undefined
  /** Records that need a call; null: not checked yet. */
  readonly missing: readonly ('detail' | 'performance' | 'text')[] | null
  readonly busy: boolean
  readonly failure: Failure | null
}
export interface CompareColumn extends CompareColumnState {
  readonly key: string
  readonly path: EnginePath
  readonly names: PathNames
  readonly compared: Compared
  readonly missingCalls: number
}
const EMPTY_COLUMN: CompareColumnState = {
  detail: null,
  performance: undefined,
  missing: null,
  busy: false,
  failure: null
}

type Update = Parameters<Parameters<typeof bridge.catalogue.onUpdated>[0]>[0]

const isShown = (state: CompareColumnState | undefined, { endpoint, fetchedAt }: Update): boolean =>
  fetchedAt !== undefined && (endpoint === 'engine' ? state?.detail : state?.performance)?.fetchedAt === fetchedAt

/** An engine without a generation has no performance and no readiness. */
async function missingOf({ generations, engines }: EnginePath): Promise<CompareColumnState['missing']> {
  if (generations === null || engines === null) return ['detail']
  const result = await bridge.packs.readiness({
    scopes: [{ kind: 'engine', generationId: generations, engineId: engines }]
  })
  const found = result.ok ? result.value.find((entry) => entry.path.engines === engines) : undefined
  return found ? found.missing : ['detail', 'performance']
}

function useColumnStates() {
  const states = shallowReactive(new Map<string, CompareColumnState>())
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())

  const put = (key: string, more: Partial<CompareColumnState>): void =>
    void states.set(key, { ...(states.get(key) ?? EMPTY_COLUMN), ...more })

  /** Updates that arrived while their column was read. */
  const updates = new Map<string, Update[]>()
  async function update(path: EnginePath, change: Update): Promise<void> {
    const key = formatPathParam(path)
    if (states.get(key)?.busy) updates.set(key, [...(updates.get(key) ?? []), change])
    else if (!isShown(states.get(key), change)) await read(path, false)
  }

  /** Reads cached records; `spend` fetches the missing ones. Reads again after a newer update. */
  async function read(path: EnginePath, spend: boolean): Promise<void> {
    const key = formatPathParam(path)
    if (path.engines === null || states.get(key)?.busy) return
    updates.delete(key)
    put(key, { busy: true, failure: null })
    try {
      await readRecords(key, path, path.engines, spend)
    } finally {
      put(key, { busy: false })
    }
    const isOutdated = updates.get(key)?.some((change) => !isShown(states.get(key), change))
    if (isOutdated && !leaving.signal.aborted) await read(path, false)
  }

  async function readRecords(key: string, path: EnginePath, engineId: string, spend: boolean): Promise<void> {
    const { generations: generationId } = path
    const missing = await missingOf(path)
    let failure: Failure | null = null
    const ask = <T>(run: (requestId: string) => Promise<Result<T>>): Promise<Result<T>> =>
      cancellable(leaving.signal, run)
    if (spend || !missing?.includes('detail')) {
      // the record is cached in another language, so the fetch has to refresh it
      const refresh = spend && missing?.includes('text') === true
      const result = await ask((requestId) =>
        bridge.catalogue.engine({ engineId, requestId, ...(refresh ? { refresh } : {}) })
      )
      if (result.ok) put(key, { detail: result.value })
      else failure = result.failure
    }
    if (generationId !== null && (spend || !missing?.includes('performance'))) {
      const result = await ask((requestId) => bridge.catalogue.performance({ generationId, engineId, requestId }))
      if (result.ok) put(key, { performance: result.value })
      else failure ??= result.failure
    }
    const still = spend ? await missingOf(path) : missing
    put(key, {
      missing: generationId === null && states.get(key)?.detail ? [] : still,
      failure: failure?.code === 'cancelled' ? null : failure
    })
  }
  return { states, read, update }
}

export function useCompareColumns(entries: () => readonly CompareEntry[]) {
  const settings = useSettings()
  const lists = useCatalogueLists()
  const language = useLanguage()
  const { curveOptions } = useFigureText()
  const { states, read, update } = useColumnStates()

  watch(
    () =>
      entries()
        .map(({ path }) => formatPathParam(path))
        .join('~'),
    () => {
      for (const { path } of entries()) if (!states.has(formatPathParam(path))) void read(path, false)
    },
    { immediate: true }
  )
  onScopeDispose(
    bridge.catalogue.onUpdated((change) => {
      if (change.endpoint !== 'engine' && change.endpoint !== 'performance') return
      for (const { path } of entries()) if (path.engines === change.params['engine_id']) void update(path, change)
    })
  )

  watch(
    () => language.contentLanguage,
    () => {
      for (const { path } of entries()) void update(path, { endpoint: 'engine', params: {} })
    }
  )

  function listedEngine({ generations, engines }: EnginePath): Engine | undefined {
    if (generations === null) return undefined
    return lists.state('engines', generations).received?.data.find((one) => one.id === engines)
  }
  function columnOf({ path, names }: CompareEntry): CompareColumn {
    const key = formatPathParam(path)
    const state = states.get(key) ?? EMPTY_COLUMN
    const detail = state.detail?.data ?? null
    const fetchable = (state.missing ?? []).filter((what) => what !== 'performance' || path.generations !== null)
    return {
      ...state,
      key,
      path,
      names,
      missingCalls: fetchable.length,
      compared: {
        engine: detail ?? listedEngine(path) ?? null,
        detail,
        performance: state.performance?.data,
        curves: detail && buildCurves(detail, curveOptions())
      }
    }
  }
  return {
    columns: computed<readonly CompareColumn[]>(() => entries().map(columnOf)),
    fetch: (path: EnginePath): Promise<void> => read(path, true),
    zeroIsMissing: computed(() => settings.value('performance.zeroIsMissing'))
  }
}
