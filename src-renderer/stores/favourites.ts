import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { bridge } from '@/bridge'
import type { FavouriteEntry } from '@contract/channels/library'
import type { PathInput } from '@contract/channels/catalogue'
import type { Failure, Result } from '@contract/failures'
import { useConnection } from './connection'
import { useLanguage } from './language'
import { mirrorState } from '@/composables/requests/mirrored-state'

interface FavouriteGroup {
  /** '' for ungrouped favourites. */
  readonly name: string
  readonly entries: readonly FavouriteEntry[]
}

/** Favourite engines with their paths. Main owns them; clearing the catalogue keeps them. */
export const useFavourites = defineStore('favourites', () => {
  const language = useLanguage()
  const {
    current: entries,
    load,
    reload,
    applyAnswer
  } = mirrorState<readonly FavouriteEntry[]>([], loadEntries, bridge.desk.onFavourites)
  const byEngine = computed(() => new Map(entries.value.map((entry) => [entry.path.engines as string, entry])))
  const groups = computed<readonly FavouriteGroup[]>(() => {
    const found = Map.groupBy(entries.value, (entry) => entry.group.trim())
    return [...found]
      .map(([name, of]) => ({ name, entries: of }))
      .sort((a, b) => Number(a.name === '') - Number(b.name === '') || language.compareNames(a.name, b.name))
  })

  async function change(answer: Promise<Result<readonly FavouriteEntry[]>>): Promise<Failure | null> {
    const result = await applyAnswer(answer)
    return result.ok ? null : result.failure
  }

  // another service has other engines, another language other names
  const connection = useConnection()
  watch(() => `${connection.current.baseUrl} ${connection.current.keyHint} ${language.contentLanguage}`, reload)

  return {
    entries,
    groups,
    load,
    byEngineId: (engineId: string): FavouriteEntry | undefined => byEngine.value.get(engineId),
    /** Also moves a favourite to another group. Resolves with null on success. */
    add: (path: PathInput, group: string) => change(bridge.desk.addFavourite({ path: { ...path }, group })),
    remove: (engineId: string) => change(bridge.desk.removeFavourite({ engineId }))
  }
})

/** Main reports an unreadable file, so a failure shows as empty here. */
async function loadEntries(): Promise<readonly FavouriteEntry[]> {
  const result = await bridge.desk.favourites()
  return result.ok ? result.value : []
}
