/** Saved searches, each with the number of matches not yet viewed, and the search history. Spends no calls. */
import { done, type Result } from '../../contract/failures'
import type { SavedSearchEntry, SearchHistoryEntry } from '../../contract/channels/search'
import { TERM_GROUPS } from '../../shared/catalogue/terms'
import { withFuelScope } from '../../shared/search/fuel-scope'
import type { NoteMatch } from '../../shared/search/note-search'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { storeResultForProfile } from '../store-result'
import { toIso } from '../iso-time'

interface SavedSearchesDeps {
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
  /** Records fetched before this time are not found; null: no limit. */
  oldestMs(): number | null
  profile(): string | null
  language(): LanguageCode
  synonyms(): Promise<readonly (readonly string[])[]>
  /** Engine ids of the favourites. */
  favourites(): Promise<readonly string[]>
  /** Private notes that contain words of the query; empty when they cannot be read. */
  notes(query: string, synonyms: readonly (readonly string[])[]): Promise<readonly NoteMatch[]>
}

export function createSavedSearches({
  userStore,
  store,
  log,
  oldestMs,
  profile,
  language,
  synonyms,
  favourites,
  notes
}: SavedSearchesDeps) {
  const withProfile = <T>(what: string, work: (profileId: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, `desk.${what}`, profile(), async (profileId) => done(await work(profileId)))

  async function matches(profileId: string, query: string, fuel: string): Promise<readonly string[]> {
    const [groups, favouriteIds] = await Promise.all([synonyms(), favourites()])
    const allSynonyms = [...groups, ...TERM_GROUPS]
    const noted = (await notes(withFuelScope(query, fuel), allSynonyms)).map(({ engineId, words }) => ({
      engineId,
      words
    }))
    return store.matches(profileId, withFuelScope(query, fuel), {
      language: language(),
      synonyms: allSynonyms,
      noted,
      favourites: favouriteIds,
      oldestMs: oldestMs()
    })
  }

  async function listed(profileId: string): Promise<readonly SavedSearchEntry[]> {
    const entries: SavedSearchEntry[] = []
    // sequential, so that a search typed meanwhile runs in between
    for (const { id, query, fuel, savedAtMs, seen } of await userStore.searches(profileId)) {
      const known = new Set(seen)
      const found = await matches(profileId, query, fuel)
      entries.push({
        id,
        query,
        fuel,
        savedAt: toIso(savedAtMs),
        matches: found.length,
        fresh: found.filter((word) => !known.has(word)).length
      })
    }
    return entries
  }

  return {
    /** Newest first. */
    saved: () => withProfile('searches', listed),
    /** Current matches count as viewed. A search that is already saved keeps its position. */
    save: (query: string, fuel: string) =>
      withProfile('searches', async (profileId) => {
        const text = query.trim()
        if (text !== '') await userStore.saveSearch(profileId, text, fuel, await matches(profileId, text, fuel))
        return listed(profileId)
      }),
    remove: (id: number) =>
      withProfile('searches', async (profileId) => {
        await userStore.removeSearch(profileId, id)
        return listed(profileId)
      }),
    /** Marks the current matches as viewed. */
    markViewed: (id: number) =>
      withProfile('searches', async (profileId) => {
        const search = (await userStore.searches(profileId)).find((one) => one.id === id)
        if (search) await userStore.markSearchSeen(profileId, id, await matches(profileId, search.query, search.fuel))
        return listed(profileId)
      }),

    /** The newest 30 distinct searches. */
    history: () =>
      withProfile('searches', async (profileId): Promise<readonly SearchHistoryEntry[]> =>
        (await userStore.searchHistory(profileId)).map(({ query, fuel, atMs }) => ({
          query,
          fuel,
          searchedAt: toIso(atMs)
        }))
      ),
    remember: (query: string, fuel: string) =>
      withProfile('searches', async (profileId) => {
        if (query.trim() !== '') await userStore.addToSearchHistory(profileId, query.trim(), fuel)
        return null
      }),
    clearHistory: () =>
      withProfile('searches', async (profileId) => {
        await userStore.clearSearchHistory(profileId)
        return null
      })
  }
}
export type SavedSearchesService = ReturnType<typeof createSavedSearches>
