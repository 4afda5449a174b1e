/** Saved searches, each with the number of matches not yet viewed, and the search history. Spends no calls. */
import { done, type Result } from '../../contract/failures'
import type { SavedSearchEntry, SearchHistoryEntry } from '../../contract/channels/search'
import { withFuelScope } from '../../shared/search/fuel-scope'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResultForProfile } from '../store-result'
import { localSearchOptions, type LocalSearchDeps } from './search'

interface SavedSearchesDeps extends LocalSearchDeps {
  readonly userStore: Pick<
    UserStore,
    | 'searches'
    | 'saveSearch'
    | 'removeSearch'
    | 'markSearchSeen'
    | 'searchHistory'
    | 'addToSearchHistory'
    | 'clearSearchHistory'
  >
  readonly store: Pick<CatalogueStore, 'matches'>
  readonly log: Log
}
type Saved = Promise<Result<readonly SavedSearchEntry[]>>

export class SavedSearches {
  readonly #deps: SavedSearchesDeps

  constructor(deps: SavedSearchesDeps) {
    this.#deps = deps
  }

  /** Newest first. */
  saved(): Saved {
    return this.#withProfile((profileId) => this.#list(profileId))
  }

  /** Current matches count as viewed. A search that is already saved keeps its position. */
  save(query: string, fuel: string): Saved {
    return this.#withProfile(async (profileId) => {
      const text = query.trim()
      if (text !== '')
        await this.#deps.userStore.saveSearch(profileId, text, fuel, await this.#matches(profileId, text, fuel))
      return this.#list(profileId)
    })
  }

  remove(id: number): Saved {
    return this.#withProfile(async (profileId) => {
      await this.#deps.userStore.removeSearch(profileId, id)
      return this.#list(profileId)
    })
  }

  /** Marks the current matches as viewed. */
  markViewed(id: number): Saved {
    const { userStore } = this.#deps
    return this.#withProfile(async (profileId) => {
      const search = (await userStore.searches(profileId)).find((one) => one.id === id)
      if (search)
        await userStore.markSearchSeen(profileId, id, await this.#matches(profileId, search.query, search.fuel))
      return this.#list(profileId)
    })
  }

  /** The newest 30 distinct searches. */
  history(): Promise<Result<readonly SearchHistoryEntry[]>> {
    return this.#withProfile(async (profileId) =>
      (await this.#deps.userStore.searchHistory(profileId)).map(({ query, fuel, atMs }) => ({
        query,
        fuel,
        searchedAt: new Date(atMs).toISOString()
      }))
    )
  }

  remember(query: string, fuel: string): Promise<Result<null>> {
    return this.#withProfile(async (profileId) => {
      if (query.trim() !== '') await this.#deps.userStore.addToSearchHistory(profileId, query.trim(), fuel)
      return null
    })
  }

  clearHistory(): Promise<Result<null>> {
    return this.#withProfile(async (profileId) => {
      await this.#deps.userStore.clearSearchHistory(profileId)
      return null
    })
  }

  #withProfile<T>(work: (profileId: string) => Promise<T>): Promise<Result<T>> {
    const { log, profile } = this.#deps
    return storeResultForProfile(log, 'desk.searches', profile(), async (profileId) => done(await work(profileId)))
  }

  async #matches(profileId: string, query: string, fuel: string): Promise<readonly string[]> {
    const scoped = withFuelScope(query, fuel)
    const { options } = await localSearchOptions(this.#deps, scoped, true)
    return this.#deps.store.matches(profileId, scoped, options)
  }

  async #list(profileId: string): Promise<readonly SavedSearchEntry[]> {
    const entries: SavedSearchEntry[] = []
    // sequential, so that a search typed meanwhile runs in between
    for (const { id, query, fuel, savedAtMs, seen } of await this.#deps.userStore.searches(profileId)) {
      const known = new Set(seen)
      const found = await this.#matches(profileId, query, fuel)
      const fresh = found.filter((word) => !known.has(word)).length
      entries.push({ id, query, fuel, savedAt: new Date(savedAtMs).toISOString(), matches: found.length, fresh })
    }
    return entries
  }
}
