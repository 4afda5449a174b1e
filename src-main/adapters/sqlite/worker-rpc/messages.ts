/**
 * Messages between the main thread and the store workers: tagged unions, one reply per call.
 *
 * Long lists are sent in parts, each after the previous one was received: copying them at once would block the main
 * thread.
 */
import type { StoredBody, StoredBodyName, ReceivedBody } from '../../../shared/catalogue/stored-bodies'
import type { EndpointName } from '../../../shared/catalogue/endpoints'
import type { EnginePath, Level } from '../../../shared/catalogue/records'
import type { StoreFileFacts } from '../../../shared/diagnostics/diagnostics-facts'
import type { NoteMatch } from '../../../shared/search/note-search'
import type { LanguageCode } from '../../../shared/text/languages'
import type {
  LocalSearchHit,
  LocalSearchOptions,
  PackFileSource,
  Cached,
  ListState,
  PathNames,
  ReadinessItem,
  PackScope,
  CacheLimits,
  CacheStatistics
} from '../../../shared/ports/stores/catalogue-store'
import type {
  Favourite,
  Note,
  Recent,
  SavedSearch,
  SearchHistoryItem,
  SheetCount,
  SheetRow,
  StoredSheet
} from '../../../shared/ports/stores/user-store'
import type { StoreFailureCode, StoreIssue } from '../../../shared/ports/stores/store-failure'
import type { OpenOptions } from '../db/open-database'

type Params = Readonly<Record<string, string | undefined>>
interface Call<I, O> {
  readonly input: I
  readonly output: O
}

export interface CacheWriterCalls {
  write: Call<
    {
      profile: string
      name: EndpointName
      params: Params
      language: LanguageCode
      answer: unknown
      leftOut: boolean
      body: ReceivedBody | null
      fetchedAtMs: number
      nowMs: number
      from: PackFileSource | null
    },
    null
  >
  putPicture: Call<{ url: string; type: string; bytes: Uint8Array; nowMs: number }, null>
  dropPicture: Call<{ url: string }, null>
  /** Records last uses, in batches. */
  touch: Call<{ nowMs: number; pictures: readonly string[]; engines: readonly { profile: string; id: string }[] }, null>
  trim: Call<{ caps: CacheLimits; pinned: readonly string[] }, null>
  expire: Call<{ beforeMs: number }, null>
  clear: Call<{ profile: string | null }, null>
  checked: Call<{ nowMs: number }, null>
}
export interface CacheReaderCalls {
  read: Call<{ profile: string; name: EndpointName; params: Params; language: LanguageCode }, Cached<unknown> | null>
  readable: Call<
    {
      profile: string
      engines: readonly string[]
      tools: readonly string[]
      language: LanguageCode
      sinceMs: number | null
    },
    readonly string[]
  >
  body: Call<{ profile: string; name: StoredBodyName; params: Params; language: LanguageCode }, StoredBody | null>
  names: Call<{ profile: string; path: { readonly [L in Level]: string | null }; language: LanguageCode }, PathNames>
  pathsOf: Call<{ profile: string; engineId: string }, readonly EnginePath[]>
  pathOf: Call<{ profile: string; level: Level; id: string }, EnginePath>
  search: Call<{ profile: string; query: string; options: LocalSearchOptions }, readonly LocalSearchHit[]>
  matches: Call<
    { profile: string; query: string; options: Omit<LocalSearchOptions, 'limit' | 'maxResults'> },
    readonly string[]
  >
  readiness: Call<
    { profile: string; scopes: readonly PackScope[]; language: LanguageCode; oldestMs: number | null },
    readonly ReadinessItem[]
  >
  lists: Call<{ profile: string; scopes: readonly PackScope[]; language: LanguageCode }, readonly ListState[]>
  picture: Call<{ url: string; nowMs: number }, { type: string; bytes: Uint8Array; stale: boolean } | null>
  figures: Call<null, CacheStatistics>
}
export interface UserStoreCalls {
  favourites: Call<{ profile: string }, readonly Favourite[]>
  addFavourite: Call<{ profile: string; path: EnginePath; group: string; nowMs: number }, null>
  removeFavourite: Call<{ profile: string; engineId: string }, null>
  recents: Call<{ profile: string }, readonly Recent[]>
  addRecent: Call<{ profile: string; path: EnginePath; nowMs: number }, null>
  note: Call<{ profile: string; engineId: string }, Note | null>
  notesMatching: Call<
    { profile: string; query: string; synonyms: readonly (readonly string[])[] },
    readonly NoteMatch[]
  >
  setNote: Call<{ profile: string; engineId: string; text: string; nowMs: number }, null>
  searches: Call<{ profile: string }, readonly SavedSearch[]>
  saveSearch: Call<{ profile: string; query: string; fuel: string; seen: readonly string[]; nowMs: number }, null>
  removeSearch: Call<{ profile: string; id: number }, null>
  lookedAt: Call<{ profile: string; id: number; seen: readonly string[] }, null>
  searched: Call<{ profile: string }, readonly SearchHistoryItem[]>
  addSearched: Call<{ profile: string; query: string; fuel: string; nowMs: number }, null>
  clearSearched: Call<{ profile: string }, null>
  value: Call<{ name: string }, unknown>
  setValue: Call<{ name: string; value: unknown }, null>
  nextSheet: Call<{ year: number }, number>
  addSheet: Call<{ sheet: StoredSheet; taken: SheetCount }, null>
  sheets: Call<{ query: string; limit: number; engine: string | null }, readonly SheetRow[]>
  sheet: Call<{ number: string }, StoredSheet | null>
  removeSheet: Call<{ number: string }, null>
  backUp: Call<{ nowMs: number }, null>
  checked: Call<{ nowMs: number }, null>
}
/** Integrity checks run in a thread of their own, because they take seconds. */
export interface CheckCalls {
  check: Call<null, { sound: boolean }>
}

/** Row counts for diagnostics, from a read-only thread. */
export interface FactsCalls {
  facts: Call<null, StoreFileFacts>
}

export type CallsOf<C> = { readonly [N in keyof C]: Call<unknown, unknown> }

/** `workerData` of a worker. */
export type WorkerOptions =
  | ({ readonly role: 'cache-writer' | 'person'; readonly file: string } & OpenOptions)
  | ({ readonly role: 'feed'; readonly file: string; readonly key?: Uint8Array } & OpenOptions)
  | {
      readonly role:
        'cache-reader' | 'cache-check' | 'person-check' | 'feed-check' | 'cache-facts' | 'person-facts' | 'feed-facts'
      readonly file: string
    }
  | { readonly role: 'feed-reader'; readonly file: string; readonly key?: Uint8Array }

export type WorkerRequest =
  | { readonly tag: 'call'; readonly id: number; readonly name: string; readonly input: unknown }
  /** Part of the `answer` of the following call with the same id. */
  | { readonly tag: 'part'; readonly id: number; readonly items: readonly unknown[] }
  /** Requests the next part. */
  | { readonly tag: 'more'; readonly id: number }
  | { readonly tag: 'close' }

/** State of the file after opening. */
export interface OpenedFile {
  readonly findings: readonly StoreIssue[]
  readonly unclean: boolean
  readonly bytes: number
  readonly checkedAtMs: number | null
  readonly backedUpAtMs: number | null
}
export type WorkerReply =
  | { readonly tag: 'opened'; readonly opened: OpenedFile }
  /** `maybeDamage`: a bug, or a damaged file. */
  | {
      readonly tag: 'unopened'
      readonly code: StoreFailureCode
      readonly message: string
      readonly maybeDamage: boolean
    }
  /** `tookMs`: in the worker, without waiting. */
  | { readonly tag: 'done'; readonly id: number; readonly output: unknown; readonly tookMs: number }
  /** Part of the `data` of the following 'done'. */
  | { readonly tag: 'part'; readonly id: number; readonly items: readonly unknown[] }
  | {
      readonly tag: 'failed'
      readonly id: number
      readonly code: StoreFailureCode
      readonly message: string
      readonly maybeDamage: boolean
    }
  /** An issue to report to the user. */
  | { readonly tag: 'found'; readonly finding: StoreIssue }
  | { readonly tag: 'closed' }

/** Items per part. */
export const ITEMS_PER_PART = 500
