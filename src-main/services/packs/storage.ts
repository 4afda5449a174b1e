/** How much of the catalogue is stored, and its deletion. */
import { done, type Result } from '../../contract/failures'
import type { StorageFigures } from '../../contract/channels/packs'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { Log } from '../../shared/ports/system/log'
import { storeResultForProfile } from '../store-result'

interface CatalogueStorageDeps {
  readonly store: Pick<CatalogueStore, 'statistics' | 'clear'>
  readonly log: Log
  profile(): string | null
  maxBytes(): number
  pictureBases(): readonly string[]
  pausePacks(): Promise<void>
}

export function createCatalogueStorage({ store, log, profile, ...deps }: CatalogueStorageDeps) {
  const figures = async (): Promise<Result<StorageFigures>> =>
    done({ ...(await store.statistics()), maxBytes: deps.maxBytes() })
  return {
    figures: () => storeResultForProfile(log, 'desk.storage', profile(), figures),
    /** Deletes the cached catalogue of the active profile. Favourites, notes and settings stay. */
    clear: () =>
      storeResultForProfile(log, 'desk.clear', profile(), async (profileId) => {
        await deps.pausePacks()
        await store.clear(profileId, deps.pictureBases())
        return figures()
      })
  }
}
