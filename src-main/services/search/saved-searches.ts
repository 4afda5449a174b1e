/**
 * Searches a person keeps on this desk, each with the number of matches that are new since it was last looked at, and
 * the searches made lately. 0 calls.
 */
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

export interface SavedSearchesDeps {
  readonly person: Pick<
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
  /** What was heard before may not be found any longer; null: all may. */
  oldestMs(): number | null
  profile(): string | null
  language(): LanguageCode
  synonyms(): Promise<readonly (readonly string[])[]>
  /** Engine ids of the person's favourites. */
  favourites(): Promise<readonly string[]>
  /** Private notes that hold words of the query; none where they cannot be read. */
  notes(query: string, synonyms: readonly (readonly string[])[]): Promise<readonly NoteMatch[]>
}

const iso = (ms: number): string => new Date(ms).toISOString()

export function createSavedSearches({
  person,
  store,
  log,
  oldestMs,
  profile,
  language,
  synonyms,
  favourites,
  notes
}: SavedSearchesDeps) {
  const kept = <T>(what: string, work: (who: string) => Promise<T>): Promise<Result<T>> =>
    storeResultForProfile(log, `desk.${what}`, profile(), async (who) => done(await work(who)))

  async function matches(who: string, query: string, fuel: string): Promise<readonly string[]> {
    const [groups, marked] = await Promise.all([synonyms(), favourites()])
    const meanings = [...groups, ...TERM_GROUPS]
    const noted = (await notes(withFuelScope(query, fuel), meanings)).map(({ engineId, words }) => ({
      engineId,
      words
    }))
    return store.matches(who, withFuelScope(query, fuel), {
      language: language(),
      synonyms: meanings,
      noted,
      favourites: marked,
      oldestMs: oldestMs()
    })
  }

  async function listed(who: string): Promise<readonly SavedSearchEntry[]> {
    const entries: SavedSearchEntry[] = []
    // one after the other: a search somebody types meanwhile comes between them
    for (const { id, query, fuel, savedAtMs, seen } of await person.searches(who)) {
      const known = new Set(seen)
      const found = await matches(who, query, fuel)
      entries.push({
        id,
        query,
        fuel,
        savedAt: iso(savedAtMs),
        matches: found.length,
        fresh: found.filter((word) => !known.has(word)).length
      })
    }
    return entries
  }

  return {
    /** Newest first. */
    saved: () => kept('searches', listed),
    /** What it finds now counts as looked at. Saved before, it keeps its place. */
    save: (query: string, fuel: string) =>
      kept('searches', async (who) => {
        const text = query.trim()
        if (text !== '') await person.saveSearch(who, text, fuel, await matches(who, text, fuel))
        return listed(who)
      }),
    remove: (id: number) =>
      kept('searches', async (who) => {
        await person.removeSearch(who, id)
        return listed(who)
      }),
    /** From now on only what comes after this is new. */
    markViewed: (id: number) =>
      kept('searches', async (who) => {
        const search = (await person.searches(who)).find((one) => one.id === id)
        if (search) await person.markSearchSeen(who, id, await matches(who, search.query, search.fuel))
        return listed(who)
      }),

    /** The newest 30, each once. */
    history: () =>
      kept('searches', async (who): Promise<readonly SearchHistoryEntry[]> =>
        (await person.searchHistory(who)).map(({ query, fuel, atMs }) => ({ query, fuel, searchedAt: iso(atMs) }))
      ),
    remember: (query: string, fuel: string) =>
      kept('searches', async (who) => {
        if (query.trim() !== '') await person.addToSearchHistory(who, query.trim(), fuel)
        return null
      }),
    clearHistory: () =>
      kept('searches', async (who) => {
        await person.clearSearchHistory(who)
        return null
      })
  }
}
export type SavedSearchesService = ReturnType<typeof createSavedSearches>
