import { done, type Result } from '../../contract/failures'
import type { FavouriteEntry, NoteEntry, RecentEntry } from '../../contract/channels/library'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EngineId } from '../../shared/catalogue/ids'
import type { EnginePath } from '../../shared/catalogue/records'
import type { NoteMatch } from '../../shared/search/note-search'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { toEnginePath, type EngineLocations } from '../catalogue/engine-locations'
import { storeResultForProfile } from '../store-result'

interface LibraryDeps {
  readonly userStore: UserStore
  readonly places: Pick<EngineLocations, 'names' | 'currentPath'>
  readonly log: Log
  profile(): string | null
  favouritesChanged(entries: readonly FavouriteEntry[]): void
}
/** Stores a note that other computers may change too. False: notes are not shared. */
type EditSharedNote = (engineId: EngineId, text: string, seen: string) => Promise<boolean>
type Favourites = Promise<Result<readonly FavouriteEntry[]>>

export class Library {
  readonly #deps: LibraryDeps
  /** Every keystroke of a search reads them, and only this service changes them. */
  #favouriteIds: { readonly profileId: string; readonly ids: Promise<readonly EngineId[]> } | null = null

  #editSharedNote: EditSharedNote | null = null

  constructor(deps: LibraryDeps) {
    this.#deps = deps
  }

  /** Shared work is created after the library. */
  shareNotes(edit: EditSharedNote): void {
    this.#editSharedNote = edit
  }

  favourites(): Favourites {
    return this.#withProfile('favourites', (profileId) => this.#favourites(profileId))
  }

  addFavourite(path: PathInput, group: string): Favourites {
    return this.#changeFavourites((profileId) =>
      this.#deps.userStore.addFavourite(profileId, toEnginePath(path), group.trim())
    )
  }

  removeFavourite(engineId: string): Favourites {
    return this.#changeFavourites((profileId) => this.#deps.userStore.removeFavourite(profileId, engineId as EngineId))
  }

  /** Engine ids of the favourites, for the local search and for pinning. Empty when they cannot be read. */
  async favouriteIds(): Promise<readonly EngineId[]> {
    const found = await this.#withProfile('favourites', (profileId) => {
      if (this.#favouriteIds?.profileId !== profileId) {
        const ids = this.#deps.userStore
          .favourites(profileId)
          .then((list) => list.flatMap(({ path }) => (path.engines === null ? [] : [path.engines])))
        this.#favouriteIds = { profileId, ids }
      }
      return this.#favouriteIds.ids
    })
    if (!found.ok) this.#favouriteIds = null
    return found.ok ? found.value : []
  }

  recents(): Promise<Result<readonly RecentEntry[]>> {
    const { userStore } = this.#deps
    return this.#withProfile('recents', async (profileId) => {
      const list = await userStore.recents(profileId)
      return Promise.all(
        list.map(async ({ path, openedAtMs }) => ({
          openedAt: new Date(openedAtMs).toISOString(),
          ...(await this.#placeOf(path))
        }))
      )
    })
  }

  addRecent(path: PathInput): Promise<Result<null>> {
    return this.#withProfile('recents', async (profileId) => {
      await this.#deps.userStore.addRecent(profileId, toEnginePath(path))
      return null
    })
  }

  /** Paths under which the user opened an engine or stored it as a favourite. Empty when they cannot be read. */
  async pathsOf(engineId: EngineId): Promise<readonly EnginePath[]> {
    const { userStore } = this.#deps
    const found = await this.#withProfile('paths', async (profileId) =>
      [...(await userStore.favourites(profileId)), ...(await userStore.recents(profileId))].flatMap(({ path }) =>
        path.engines === engineId ? [path] : []
      )
    )
    return found.ok ? found.value : []
  }

  /** Another computer changed them. */
  async favouritesReplaced(): Promise<void> {
    await this.#changeFavourites(() => Promise.resolve())
  }

  note(engineId: string): Promise<Result<NoteEntry | null>> {
    return this.#withProfile('notes', (profileId) => this.#note(profileId, engineId as EngineId))
  }

  /**
   * A blank text removes the note.
   *
   * @param seen the text that the person saw before
   */
  setNote(engineId: string, text: string, seen?: string): Promise<Result<NoteEntry | null>> {
    const { userStore } = this.#deps
    return this.#withProfile('notes', async (profileId) => {
      const engine = engineId as EngineId
      const next = text.trim() === '' ? '' : text
      if (seen === undefined || !(await this.#editSharedNote?.(engine, next, seen)))
        await userStore.setNote(profileId, engine, next)
      return this.#note(profileId, engine)
    })
  }

  /** Notes that contain words of a query; empty when they cannot be read. */
  async notesMatching(query: string, synonyms: readonly (readonly string[])[]): Promise<readonly NoteMatch[]> {
    const found = await this.#withProfile('notes', (profileId) =>
      this.#deps.userStore.notesMatching(profileId, query, synonyms)
    )
    return found.ok ? found.value : []
  }

  #withProfile<T>(what: string, work: (profileId: string) => Promise<T>): Promise<Result<T>> {
    const { log, profile } = this.#deps
    return storeResultForProfile(log, `desk.${what}`, profile(), async (profileId) => done(await work(profileId)))
  }

  async #placeOf(stored: EnginePath): Promise<Pick<FavouriteEntry, 'path' | 'names'>> {
    const { places } = this.#deps
    const path = await places.currentPath(stored)
    return { path, names: await places.names(path) }
  }

  async #favourites(profileId: string): Promise<readonly FavouriteEntry[]> {
    const list = await this.#deps.userStore.favourites(profileId)
    return Promise.all(
      list.map(async ({ path, group, addedAtMs }) => ({
        group,
        addedAt: new Date(addedAtMs).toISOString(),
        ...(await this.#placeOf(path))
      }))
    )
  }

  #changeFavourites(change: (profileId: string) => Promise<void>): Favourites {
    return this.#withProfile('favourites', async (profileId) => {
      await change(profileId)
      this.#favouriteIds = null
      const entries = await this.#favourites(profileId)
      this.#deps.favouritesChanged(entries)
      return entries
    })
  }

  async #note(profileId: string, engineId: EngineId): Promise<NoteEntry | null> {
    const note = await this.#deps.userStore.note(profileId, engineId)
    return note && { text: note.text, changedAt: new Date(note.changedAtMs).toISOString() }
  }
}
