import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { bridge } from '@/bridge'
import { toPlainPath, vehicleKey } from '@/composables/sheets/vehicle-label'
import type { CompareEntry } from '@contract/channels/compare'
import type { Failure, Result } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import { useConnection } from './connection'
import { useLanguage } from './language'
import { mirrorState } from '@/composables/requests/mirrored-state'

/** The compared engines. Main owns them; a fifth is rejected, and all callers share the failure. */
export const useCompareSelection = defineStore('compare', () => {
  const {
    current: entries,
    load,
    reload,
    applyAnswer
  } = mirrorState<readonly CompareEntry[]>([], loadEntries, bridge.compare.onChange)
  const keys = computed(() => new Set(entries.value.map(({ path }) => vehicleKey(path))))
  const engineIds = computed(() => new Set(entries.value.map(({ path }) => path.engines as string)))
  const refusal = shallowRef<Failure | null>(null)

  async function change(answer: Promise<Result<readonly CompareEntry[]>>): Promise<boolean> {
    const result = await applyAnswer(answer)
    refusal.value = result.ok ? null : result.failure
    return result.ok
  }
  const has = (path: Pick<PathInput, 'generations' | 'engines'>): boolean => keys.value.has(vehicleKey(path))
  const add = (path: PathInput): Promise<boolean> => change(bridge.compare.add({ path: toPlainPath(path) }))
  const remove = (path: Pick<PathInput, 'generations' | 'engines'>): Promise<boolean> =>
    change(bridge.compare.remove({ engineId: path.engines ?? '', generationId: path.generations }))

  // another service has other engines, another language other names
  const connection = useConnection()
  const language = useLanguage()
  watch(
    () => `${connection.current.baseUrl} ${connection.current.keyHint} ${language.contentLanguage}`,
    () => {
      refusal.value = null
      void reload()
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
    toggle: (path: PathInput): Promise<boolean> => (has(path) ? remove(path) : add(path)),
    set: (paths: readonly PathInput[]): Promise<boolean> =>
      change(bridge.compare.set({ paths: paths.map(toPlainPath) })),
    clearRefusal: (): void => void (refusal.value = null)
  }
})

/** Main reports an unreadable file, so a failure shows as empty here. */
async function loadEntries(): Promise<readonly CompareEntry[]> {
  const result = await bridge.compare.entries()
  return result.ok ? result.value : []
}
