/**
 * The cached catalogue, which can be rebuilt.
 *
 * Two stores, two files: clearing or losing the first never touches the second. All calls are asynchronous, because the
 * databases live in worker threads; main runs no SQL.
 */
import type { StoredBody, StoredBodyName, ReceivedBody } from '../../catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../catalogue/endpoints'
import type { EngineId, GenerationId } from '../../catalogue/ids'
import type { EnginePath, Level } from '../../catalogue/records'
import type { QueryField } from '../../search/index-fields'
import type { NoteMatch } from '../../search/note-search'
import type { LanguageCode } from '../../text/languages'

/** What is held of an answer. Figures and curves are the same in all languages; only the texts belong to one. */
export interface Cached<T> {
  readonly data: T
  /** When the service last said so, in milliseconds since 1970; of the parts shown, the oldest. */
  readonly fetchedAtMs: number
  /**
   * When the service last answered this address at all: later than `fetchedAtMs` where it has since said 404. Freshness
   * is judged by this.
   */
  readonly checkedAtMs: number
  /** Language of the texts in `data`; another than asked for where only that one is here. */
  readonly language: LanguageCode
  /**
   * Since then its own address has answered 404, or the list that had it leaves it out (trap 10); null while it is
   * listed.
   */
  readonly goneSinceMs: number | null
  /** The pack file it was read from; absent: fetched from the service. */
  readonly origin?: PackFileOrigin
}
/** Which pack file an answer was read from. */
export interface PackFileOrigin {
  /** Fingerprint of the key that signed it. */
  readonly signer: string
  /** Local name of the installation that wrote it; '': none. */
  readonly name: string
  readonly writtenAtMs: number
}
/** How far an answer from a file is believed. */
export interface PackFileSource {
  readonly origin: PackFileOrigin
  /** It may take the place of what the service answered here before it; else it only fills gaps beside that. */
  readonly replaces: boolean
}
/**
 * `data` null: the service said 404 and nothing was known before (for a list or search that is the empty list instead).
 */
export type CachedAnswer<N extends EndpointName> = Cached<Endpoints[N]['result'] | null>

/** A step of a path as far as cached. Photos are addresses as received. */
export interface PathStep {
  readonly id: string
  readonly name: string | null
  /** The name is in another language than the one asked for, in which none is here. */
  readonly foreign?: true
  /**
   * Its own record is here, from a list or a view: what is absent was not given. Otherwise it is known from what stands
   * below it, or from a search.
   */
  readonly heard?: true
  /** As in `Held`; absent while it is listed. */
  readonly goneSinceMs?: number
  readonly year?: number | null
  readonly yearend?: number | null
  readonly photo?: string | null
  readonly photoUnbranded?: string | null
}
export type PathNames = { readonly [L in Level]?: PathStep }

/** What a pack or the readiness list asks for: the engines of these places. */
export type PackScope =
  | { readonly kind: 'manufacturer' | 'model' | 'generation'; readonly id: string }
  | { readonly kind: 'engine'; readonly generationId: GenerationId; readonly engineId: EngineId }

export interface ReadinessItem {
  readonly path: EnginePath
  readonly names: PathNames
  /** 'absent': only its list entry is here. 'partial': `missing` says what. A performance 404 counts as held. */
  readonly state: 'complete' | 'partial' | 'absent'
  readonly missing: readonly ('detail' | 'performance' | 'text')[]
  /** Something counts as missing because it is older than asked for. */
  readonly tooOld?: boolean
  /** Age of the oldest part; null when absent. */
  readonly fetchedAtMs: number | null
  /** The engine's own address answers 404 since then: its detail cannot be had, and asking costs a call for nothing. */
  readonly goneSinceMs: number | null
}

/** One list below a scope, for a plan: fetched it says what is in it, not fetched it costs a call to know. */
export interface ListState {
  /** The list holds the children of this place. */
  readonly level: 'manufacturers' | 'models' | 'generations'
  readonly id: string
  readonly names: PathNames
  /** Entries in the list as last answered; null: never asked. */
  readonly entries: number | null
  /** In the language asked for; null: only in another, or never. */
  readonly fetchedAtMs: number | null
}

/** A result of the local search; 0 calls. */
export interface LocalSearchHit {
  readonly level: Level
  readonly path: EnginePath
  readonly names: PathNames
  /** Where it matched, for marking: field and text as shown. */
  readonly matched: readonly { readonly field: QueryField; readonly text: string }[]
  /** 'exact' before 'prefix' before 'rest' before 'typo'. */
  readonly rank: 'exact' | 'prefix' | 'rest' | 'typo'
  readonly favourite: boolean
  readonly figures: {
    readonly power: number | null
    readonly torque: number | null
    readonly fuel: string | null
    readonly year: number | null
    readonly ecu: string | null
    readonly code: string | null
  }
}
export interface LocalSearchOptions {
  readonly language: LanguageCode
  /** At most so many of each level. */
  readonly limit: number
  /**
   * At most so many in all, in the order of the answer: what a window shows at once. Left out: as many as there are.
   */
  readonly maxResults?: number | undefined
  /** Groups of words that mean the same ("vw", "volkswagen"), as the person edits them. */
  readonly synonyms: readonly (readonly string[])[]
  /** Engines whose note answers words of the query, which the catalogue then need not hold. */
  readonly noted?: readonly Pick<NoteMatch, 'engineId' | 'words'>[]
  /** Engines of the person's favourites, for `fav:` and for marking. */
  readonly favourites: readonly string[]
  /** Figures the service gave before this moment are neither shown nor found; null or left out: all are. */
  readonly oldestMs?: number | null
}

/** How large the cache may be, and how much of that pictures may take. */
export interface CacheLimits {
  readonly maxBytes: number
  readonly maxPictureBytes: number
}

export interface CacheStatistics {
  readonly bytes: number
  readonly engines: number
  readonly details: number
  readonly pictures: number
  readonly pictureBytes: number
}

/** Beside an answer that is stored. */
export interface WriteOptions {
  readonly body?: ReceivedBody
  /** As in `GateResult`: entries that are not in the list may be those. */
  readonly leftOut?: true
  readonly from?: PackFileSource
}

/** The rebuildable half. `profile` is the stored profile's id; profiles never mix. */
export interface CatalogueStore {
  read<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<CachedAnswer<N> | null>
  /**
   * Stores an answer in one transaction. `null` is a 404 on one record: marks it as gone, deletes nothing. A list never
   * erases what a detail knew.
   *
   * @param how `body`: as received and without secrets, of an engine's record or figures; left out where the answer
   *   came without. `from`: the file it was
   * read from; left out: the service said so just now, which nothing from a file outlives
   */
  write<N extends EndpointName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    answer: Endpoints[N]['result'] | null,
    fetchedAtMs: number,
    how?: WriteOptions
  ): Promise<void>
  /**
   * Of these engines those whose tools, as their details here name them, the shop owns (`tool-support.ts`). `sinceMs`:
   * older details count as not here.
   */
  supportedEngines(
    profile: string,
    engines: readonly EngineId[],
    tools: readonly string[],
    language: LanguageCode,
    sinceMs: number | null
  ): Promise<readonly string[]>
  /**
   * What an answer held here looked like on the wire; null: nothing was noted of it, because an older version of the
   * program fetched it.
   */
  body<N extends StoredBodyName>(
    profile: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<StoredBody | null>
  names(profile: string, path: { readonly [L in Level]: string | null }, language: LanguageCode): Promise<PathNames>
  /** Every place known for an engine. */
  pathsOf(profile: string, engineId: EngineId): Promise<readonly EnginePath[]>
  /** The path down to a place, with every step above it that is known. */
  pathOf(profile: string, level: Level, id: string): Promise<EnginePath>
  search(profile: string, query: string, options: LocalSearchOptions): Promise<readonly LocalSearchHit[]>
  /**
   * A word for each thing the search finds, typing errors left out, always the same for the same thing: what is new
   * among them was not there before. At most 500 of each level.
   */
  matches(
    profile: string,
    query: string,
    options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>
  ): Promise<readonly string[]>
  /**
   * Engines in scope as far as their lists are cached, with what is cached of each in this language. @param oldestMs
   * what the service gave before is as good as not here
   */
  readiness(
    profile: string,
    scopes: readonly PackScope[],
    language: LanguageCode,
    oldestMs?: number | null
  ): Promise<readonly ReadinessItem[]>
  /**
   * Every list at and below the scopes as far as known, top down; what a plan must still ask for is `entries: null`.
   */
  lists(profile: string, scopes: readonly PackScope[], language: LanguageCode): Promise<readonly ListState[]>

  picture(url: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
  putPicture(url: string, type: string, bytes: Uint8Array): Promise<void>
  dropPicture(url: string): Promise<void>

  statistics(): Promise<CacheStatistics>
  /** Deletes the oldest unused, unpinned things until the file is below the size. */
  trim(caps: CacheLimits, pinned: readonly EngineId[]): Promise<void>
  /** Erases what the service last gave before a moment; names of places stay, and all that is the person's. */
  expire(beforeMs: number): Promise<void>
  /** Empties the catalogue of one profile, or all. Never touches the person's store. */
  clear(profile?: string): Promise<void>
  close(): Promise<void>
}
