/** Favourites, recents, notes and synonyms of the user, and figures of the catalogue cache. */
import { done, failed, type Result } from '../../contract/failures'
import type { FavouriteEntry, NoteEntry, RecentEntry, StorageFigures } from '../../contract/channels/library'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EngineId } from '../../shared/catalogue/ids'
import type { EnginePath } from '../../shared/catalogue/records'
import type { NoteMatch } from '../../shared/search/note-search'
import { DEFAULT_SYNONYMS } from '../../shared/search/default-synonyms'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { toEnginePath, type EngineLocations } from '../catalogue/engine-locations'
import { storeResultForProfile } from '../store-result'
import { toIso } from '../iso-time'

interface LibraryDeps {
  readonly userStore: UserStore
  readonly store: Pick<CatalogueStore, 'statistics' | 'clear' | 'trim'>
  readonly places: EngineLocations
  readonly log: Log
  profile(): string | null
  maxBytes(): number
  favouritesChanged(entries: readonly FavouriteEntry[]): void
}

type Synonyms = readonly (readonly string[])[]

const isSynonymGroups = (value: unknown): value is Synonyms =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'))

export function createLibrary({ userStore, store, places, log, profile, maxBytes, favouritesChanged }: LibraryDeps) {
  const withProfile = <T>(what: string, work: (profileId: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, `desk.${what}`, profile(), async (profileId) => done(await work(profileId)))

  async function favouritesOf(profileId: string): Promise<readonly FavouriteEntry[]> {
    const list = await userStore.favourites(profileId)
    return Promise.all(
      list.map(async ({ path, group, addedAtMs }) => ({
        path,
        group,
        addedAt: toIso(addedAtMs),
        names: await places.names(path)
      }))
    )
  }
  // every keystroke of a search reads both, and only this service changes them
  let favouriteIdsCache: { readonly profileId: string; readonly ids: Promise<readonly EngineId[]> } | null = null
  let synonymCache: Promise<Synonyms> | null = null

  const changed = async (profileId: string): Promise<readonly FavouriteEntry[]> => {
    favouriteIdsCache = null
    const entries = await favouritesOf(profileId)
    favouritesChanged(entries)
    return entries
  }

  return {
    favourites: () => withProfile('favourites', favouritesOf),
    addFavourite: (path: PathInput, group: string) =>
      withProfile('favourites', async (profileId) => {
        await userStore.addFavourite(profileId, toEnginePath(path), group.trim())
        return changed(profileId)
      }),
    removeFavourite: (engineId: string) =>
      withProfile('favourites', async (profileId) => {
        await userStore.removeFavourite(profileId, engineId as EngineId)
        return changed(profileId)
      }),
    /** Engine ids of the favourites, for the local search and for pinning. Empty when they cannot be read. */
    async favouriteIds(): Promise<readonly EngineId[]> {
      const found = await withProfile('favourites', (profileId) => {
        if (favouriteIdsCache?.profileId !== profileId)
          favouriteIdsCache = {
            profileId,
            ids: userStore
              .favourites(profileId)
              .then((list) => list.flatMap(({ path }) => (path.engines === null ? [] : [path.engines])))
          }
        return favouriteIdsCache.ids
      })
      if (!found.ok) favouriteIdsCache = null
      return found.ok ? found.value : []
    },

    recents: () =>
      withProfile('recents', async (profileId): Promise<readonly RecentEntry[]> => {
        const list = await userStore.recents(profileId)
        return Promise.all(
          list.map(async ({ path, openedAtMs }) => ({
            path,
            openedAt: toIso(openedAtMs),
            names: await places.names(path)
          }))
        )
      }),
    addRecent: (path: PathInput) =>
      withProfile('recents', async (profileId) => {
        await userStore.addRecent(profileId, toEnginePath(path))
        return null
      }),

    /** Paths under which the user opened or favouriteIdsCache an engine. Empty when they cannot be read. */
    async pathsOf(engineId: EngineId): Promise<readonly EnginePath[]> {
      const found = await withProfile('paths', async (profileId) =>
        [...(await userStore.favourites(profileId)), ...(await userStore.recents(profileId))].flatMap(({ path }) =>
          path.engines === engineId ? [path] : []
        )
      )
      return found.ok ? found.value : []
    },

    note: (engineId: string) =>
      withProfile('notes', async (profileId): Promise<NoteEntry | null> => {
        const note = await userStore.note(profileId, engineId as EngineId)
        return note && { text: note.text, changedAt: toIso(note.changedAtMs) }
      }),
    /** Notes that contain words of a query; empty when they cannot be read. */
    async notesMatching(query: string, groups: Synonyms): Promise<readonly NoteMatch[]> {
      const found = await withProfile('notes', (profileId) => userStore.notesMatching(profileId, query, groups))
      return found.ok ? found.value : []
    },
    setNote: (engineId: string, text: string) =>
      withProfile('notes', async (profileId): Promise<NoteEntry | null> => {
        await userStore.setNote(profileId, engineId as EngineId, text.trim() === '' ? '' : text)
        const note = await userStore.note(profileId, engineId as EngineId)
        return note && { text: note.text, changedAt: toIso(note.changedAtMs) }
      }),

    async synonyms(): Promise<Synonyms> {
      try {
        synonymCache ??= userStore
          .value('synonyms')
          .then((value) => (isSynonymGroups(value) ? value : DEFAULT_SYNONYMS))
        return await synonymCache
      } catch (error) {
        synonymCache = null
        log.warn('desk.store', { what: 'synonyms', error })
        return DEFAULT_SYNONYMS
      }
    },
    async setSynonyms(groups: Synonyms): Promise<Result<Synonyms>> {
      const clean = groups
        .map((group) => group.map((word) => word.trim()).filter(Boolean))
        .filter((group) => group.length > 1)
      try {
        await userStore.setValue('synonyms', clean)
        synonymCache = null
        return done(clean)
      } catch (error) {
        log.error('desk.store', { what: 'synonyms', error })
        return failed('store-failed')
      }
    },

    storage: () =>
      withProfile('storage', async (): Promise<StorageFigures> => ({
        ...(await store.statistics()),
        maxBytes: maxBytes()
      })),
    /** Deletes the cached catalogue of the active profile. Favourites, notes and settings stay. */
    clear: () =>
      withProfile('clear', async (profileId): Promise<StorageFigures> => {
        await store.clear(profileId)
        return { ...(await store.statistics()), maxBytes: maxBytes() }
      })
  }
}
export type LibraryService = ReturnType<typeof createLibrary>
