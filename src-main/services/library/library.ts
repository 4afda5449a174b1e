/**
 * The person's own things on this desk: favourites, recents, notes, synonyms; and what the desk keeps of the catalogue.
 */
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

export interface LibraryDeps {
  readonly person: UserStore
  readonly store: Pick<CatalogueStore, 'statistics' | 'clear' | 'trim'>
  readonly places: EngineLocations
  readonly log: Log
  profile(): string | null
  maxBytes(): number
  favouritesChanged(entries: readonly FavouriteEntry[]): void
}

type Synonyms = readonly (readonly string[])[]

const iso = (ms: number): string => new Date(ms).toISOString()
const isSynonymGroups = (value: unknown): value is Synonyms =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'))

export function createLibrary({ person, store, places, log, profile, maxBytes, favouritesChanged }: LibraryDeps) {
  const kept = <T>(what: string, work: (who: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, `desk.${what}`, profile(), async (who) => done(await work(who)))

  async function favouritesOf(who: string): Promise<readonly FavouriteEntry[]> {
    const list = await person.favourites(who)
    return Promise.all(
      list.map(async ({ path, group, addedAtMs }) => ({
        path,
        group,
        addedAt: iso(addedAtMs),
        names: await places.names(path)
      }))
    )
  }
  // both are read with every key of a search and changed here alone; the person's file need not be asked each time
  let marked: { readonly who: string; readonly ids: Promise<readonly EngineId[]> } | null = null
  let meanings: Promise<Synonyms> | null = null

  const changed = async (who: string): Promise<readonly FavouriteEntry[]> => {
    marked = null
    const entries = await favouritesOf(who)
    favouritesChanged(entries)
    return entries
  }

  return {
    favourites: () => kept('favourites', favouritesOf),
    addFavourite: (path: PathInput, group: string) =>
      kept('favourites', async (who) => {
        await person.addFavourite(who, toEnginePath(path), group.trim())
        return changed(who)
      }),
    removeFavourite: (engineId: string) =>
      kept('favourites', async (who) => {
        await person.removeFavourite(who, engineId as EngineId)
        return changed(who)
      }),
    /** Engine ids of the favourites, for the desk's search and for pinning. Empty when they cannot be read. */
    async favouriteIds(): Promise<readonly EngineId[]> {
      const found = await kept('favourites', (who) => {
        if (marked?.who !== who)
          marked = {
            who,
            ids: person
              .favourites(who)
              .then((list) => list.flatMap(({ path }) => (path.engines === null ? [] : [path.engines])))
          }
        return marked.ids
      })
      if (!found.ok) marked = null
      return found.ok ? found.value : []
    },

    recents: () =>
      kept('recents', async (who): Promise<readonly RecentEntry[]> => {
        const list = await person.recents(who)
        return Promise.all(
          list.map(async ({ path, openedAtMs }) => ({
            path,
            openedAt: iso(openedAtMs),
            names: await places.names(path)
          }))
        )
      }),
    addRecent: (path: PathInput) =>
      kept('recents', async (who) => {
        await person.addRecent(who, toEnginePath(path))
        return null
      }),

    /** Paths under which the person opened or marked an engine. Empty when they cannot be read. */
    async pathsOf(engineId: EngineId): Promise<readonly EnginePath[]> {
      const found = await kept('paths', async (who) =>
        [...(await person.favourites(who)), ...(await person.recents(who))].flatMap(({ path }) =>
          path.engines === engineId ? [path] : []
        )
      )
      return found.ok ? found.value : []
    },

    note: (engineId: string) =>
      kept('notes', async (who): Promise<NoteEntry | null> => {
        const note = await person.note(who, engineId as EngineId)
        return note && { text: note.text, changedAt: iso(note.changedAtMs) }
      }),
    /** Notes that hold words of a search; none where they cannot be read. */
    async notesMatching(query: string, groups: Synonyms): Promise<readonly NoteMatch[]> {
      const found = await kept('notes', (who) => person.notesMatching(who, query, groups))
      return found.ok ? found.value : []
    },
    setNote: (engineId: string, text: string) =>
      kept('notes', async (who): Promise<NoteEntry | null> => {
        await person.setNote(who, engineId as EngineId, text.trim() === '' ? '' : text)
        const note = await person.note(who, engineId as EngineId)
        return note && { text: note.text, changedAt: iso(note.changedAtMs) }
      }),

    async synonyms(): Promise<Synonyms> {
      try {
        meanings ??= person.value('synonyms').then((value) => (isSynonymGroups(value) ? value : DEFAULT_SYNONYMS))
        return await meanings
      } catch (error) {
        meanings = null
        log.warn('desk.store', { what: 'synonyms', error })
        return DEFAULT_SYNONYMS
      }
    },
    async setSynonyms(groups: Synonyms): Promise<Result<Synonyms>> {
      const clean = groups
        .map((group) => group.map((word) => word.trim()).filter(Boolean))
        .filter((group) => group.length > 1)
      try {
        await person.setValue('synonyms', clean)
        meanings = null
        return done(clean)
      } catch (error) {
        log.error('desk.store', { what: 'synonyms', error })
        return failed('store-failed')
      }
    },

    storage: () =>
      kept('storage', async (): Promise<StorageFigures> => ({ ...(await store.statistics()), maxBytes: maxBytes() })),
    /** Empties the catalogue of the profile in force. Favourites, notes and settings stay. */
    clear: () =>
      kept('clear', async (who): Promise<StorageFigures> => {
        await store.clear(who)
        return { ...(await store.statistics()), maxBytes: maxBytes() }
      })
  }
}
export type LibraryService = ReturnType<typeof createLibrary>
