import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import type { CompareEntry } from '@contract/channels/compare'
import type { Failure, Result } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import { useConnection } from './connection'
import { mirrorState } from './mirrored-state'

const keyOf = ({ generations, engines }: Pick<PathInput, 'generations' | 'engines'>): string =>
  `${generations ?? ''} ${engines}`
const toPlainPath = ({ types, manufacturers, models, generations, engines }: PathInput): PathInput => ({
  types,
  manufacturers,
  models,
  generations,
  engines
})

/**
 * The engines side by side. Main keeps them; the fifth is refused, and every place that adds shows the same refusal.
 */
export const useCompareSelection = defineStore('compare', () => {
  const { current: entries, load, set } = mirrorState<readonly CompareEntry[]>([], loadEntries, bridge.compare.onChange)
  const keys = computed(() => new Set(entries.value.map(({ path }) => keyOf(path))))
  /** Engines in it, wherever they stand. */
  const engineIds = computed(() => new Set(entries.value.map(({ path }) => path.engines as string)))
  const refusal = shallowRef<Failure | null>(null)

  async function applyAnswer(answer: Promise<Result<readonly CompareEntry[]>>): Promise<boolean> {
    const result = await answer
    if (result.ok) set(result.value)
    refusal.value = result.ok ? null : result.failure
    return result.ok
  }
  const has = (path: Pick<PathInput, 'generations' | 'engines'>): boolean => keys.value.has(keyOf(path))
  const add = (path: PathInput): Promise<boolean> => applyAnswer(bridge.compare.add({ path: toPlainPath(path) }))
  const remove = (path: Pick<PathInput, 'generations' | 'engines'>): Promise<boolean> =>
    applyAnswer(bridge.compare.remove({ engineId: path.engines ?? '', generationId: path.generations }))

  // of another service they are others
  const connection = useConnection()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint}`,
    async () => {
      refusal.value = null
      set(await loadEntries())
    }
  )

  return {
    entries,
    engineIds,
    refusal,
    load,
    has,
    add,
    remove,
    /** In, or out again. */
    toggle: (path: PathInput): Promise<boolean> => (has(path) ? remove(path) : add(path)),
    /** All of them, in this order. */
    set: (paths: readonly PathInput[]): Promise<boolean> =>
      applyAnswer(bridge.compare.set({ paths: paths.map(toPlainPath) })),
    clearRefusal: (): void => void (refusal.value = null)
  }
})

/** What cannot be read is as good as none: the notice about a lost file comes from main. */
async function loadEntries(): Promise<readonly CompareEntry[]> {
  const result = await bridge.compare.entries()
  return result.ok ? result.value : []
}
