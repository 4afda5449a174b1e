/**
 * The cached catalogue, which can be rebuilt. It is separate from the user's store, so clearing or losing it never
 * touches user data. Calls are asynchronous, because the database runs in worker threads.
 */
import type { StoredBody, StoredBodyName, ReceivedBody } from '../../catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../catalogue/endpoints'
import type { EngineId, GenerationId } from '../../catalogue/ids'
import type { EnginePath, Level } from '../../catalogue/records'
import type { QueryField } from '../../search/index-fields'
import type { NoteMatch } from '../../search/note-search'
import type { LanguageCode } from '../../text/languages'

/** Power and torque, as received. */
export interface HeadlineFigures {
  readonly power: number | null
  readonly torque: number | null
}

/** Mark of an engine in a list, from its stored detail. */
export interface EngineMark {
  readonly id: EngineId
  /** By its tools, the shop can read it. */
  readonly readable: boolean
  readonly stock: HeadlineFigures
  /** First stage; null: no stage. */
  readonly stage: HeadlineFigures | null
}

/** A cached answer. Figures and curves are the same in all languages; texts belong to one. */
export interface Cached<T> {
  readonly data: T
  /** Milliseconds since 1970; the oldest of the parts. */
  readonly fetchedAtMs: number
  /** Last response for this address; later than `fetchedAtMs` after a 404. Decides freshness. */
  readonly checkedAtMs: number
  /** Language of the texts in `data`; another than requested if only that one is cached. */
  readonly language: LanguageCode
  /** Since when its address answers 404, or the list leaves it out (trap 10); null while listed. */
  readonly goneSinceMs: number | null
  /** Pack file of the answer; absent: fetched from the service. */
  readonly origin?: PackFileOrigin
  /** Name of the computer of the workspace that fetched it, '' for none; absent: this computer. */
  readonly computer?: string
}
export interface PackFileOrigin {
  /** Fingerprint of the signing key. */
  readonly signer: string
  /** Local name of the installation that wrote it; '': none. */
  readonly name: string
  readonly writtenAtMs: number
}
export interface PackFileSource {
  readonly origin: PackFileOrigin
  /** True: replaces older answers of the service. False: only fills gaps. */
  readonly replaces: boolean
}
/** `data` null: the service answered 404, and nothing was cached before (lists and searches are empty instead). */
export type CachedAnswer<N extends EndpointName> = Cached<Endpoints[N]['result'] | null>

/** A step of a path as far as cached. Photos are addresses as received. */
export interface PathStep {
  readonly id: string
  readonly name: string | null
  /** The name is in another language, the only one cached. */
  readonly foreign?: true
  /**
   * Its own record is cached, so absent values were not given. Otherwise it is known from records below it or from a
   * search.
   */
  readonly heard?: true
  /** As in `Cached`; absent while listed. */
  readonly goneSinceMs?: number
  readonly year?: number | null
  readonly yearend?: number | null
  readonly photo?: string | null
  readonly photoUnbranded?: string | null
}
export type PathNames = { readonly [L in Level]?: PathStep }

export type PackScope =
  | { readonly kind: 'manufacturer' | 'model' | 'generation'; readonly id: string }
  | { readonly kind: 'engine'; readonly generationId: GenerationId; readonly engineId: EngineId }
/** `stored`: every engine with a stored record or performance. */
export type ReadinessScope = PackScope | { readonly kind: 'stored' }

export interface ReadinessItem {
  readonly path: EnginePath
  readonly names: PathNames
  /** 'absent': only the list entry is cached. 'partial': see `missing`. A performance 404 counts as cached. */
  readonly state: 'complete' | 'partial' | 'absent'
  readonly missing: readonly ('detail' | 'performance' | 'text')[]
  /** Something counts as missing because it is too old. */
  readonly tooOld?: boolean
  /** Time of the oldest part; null when absent. */
  readonly fetchedAtMs: number | null
}

export interface LocalSearchHit {
  readonly level: Level
  readonly path: EnginePath
  readonly names: PathNames
  /** Matched fields with their texts, for highlighting. */
  readonly matched: readonly { readonly field: QueryField; readonly text: string }[]
  /** Order: 'exact', 'prefix', 'rest', 'typo'. */
  readonly rank: 'exact' | 'prefix' | 'rest' | 'typo'
  readonly favourite: boolean
  readonly figures: HeadlineFigures & {
    readonly fuel: string | null
    readonly year: number | null
    readonly ecu: string | null
    readonly code: string | null
    /** First stage, from the stored detail; absent: not stored, or no stage. */
    readonly stage?: HeadlineFigures
  }
}
/** How many other stored engines have the same control unit and engine code. */
export interface SameHardware {
  /** The narrowest comparison that finds any. */
  readonly by: 'ecu-code' | 'code' | 'ecu'
  /** Texts to search for; null: not compared. */
  readonly ecu: string | null
  readonly code: string | null
  /** Each counts once, whatever its number of generations. */
  readonly engines: number
  readonly withSheets: number
}
export interface LocalSearchOptions {
  readonly language: LanguageCode
  /** Per level. */
  readonly limit: number
  /** In all, in order. Default: no limit. */
  readonly maxResults?: number | undefined
  /** Groups of words with the same meaning ("vw", "volkswagen"), edited by the user. */
  readonly synonyms: readonly (readonly string[])[]
  readonly noted?: readonly Pick<NoteMatch, 'engineId' | 'words'>[]
  /** Favourite engines, for `fav:` and for marking. */
  readonly favourites: readonly string[]
  /** Older figures are neither shown nor found; null: no limit. */
  readonly oldestMs?: number | null
}

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

export interface WriteOptions {
  readonly body?: ReceivedBody
  /** As in `ApiResult`: entries missing from the list may be the unreadable ones. */
  readonly leftOut?: true
  readonly from?: PackFileSource
  /** As in `Cached`. */
  readonly computer?: string
}

/** `connection`: its id; answers of several connections never mix. */
export interface CatalogueStore {
  read<N extends EndpointName>(
    connection: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<CachedAnswer<N> | null>
  /**
   * Stores an answer in one transaction. `null` is a 404 for one record: marks it as gone, deletes nothing. A list
   * never overwrites details.
   *
   * @param how `body`: raw response without secrets, for an engine or its performance. `from`: its pack file; absent:
   *   a new answer of the service, which takes precedence over any file
   */
  write<N extends EndpointName>(
    connection: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode,
    answer: Endpoints[N]['result'] | null,
    fetchedAtMs: number,
    how?: WriteOptions
  ): Promise<void>
  /**
   * Marks of the engines with cached details. `tools`: of the shop (`tool-support.ts`). `sinceMs`: ignores older
   * details.
   */
  engineMarks(
    connection: string,
    engines: readonly EngineId[],
    tools: readonly string[],
    language: LanguageCode,
    sinceMs: number | null
  ): Promise<readonly EngineMark[]>
  /** The raw response of a cached answer; null: not recorded by an older version. */
  body<N extends StoredBodyName>(
    connection: string,
    name: N,
    params: Endpoints[N]['params'],
    language: LanguageCode
  ): Promise<StoredBody | null>
  names(connection: string, path: { readonly [L in Level]: string | null }, language: LanguageCode): Promise<PathNames>
  /** Every known place of an engine. */
  pathsOf(connection: string, engineId: EngineId): Promise<readonly EnginePath[]>
  /** The path down to a place, as far as known. */
  pathOf(connection: string, level: Level, id: string): Promise<EnginePath>
  search(connection: string, query: string, options: LocalSearchOptions): Promise<readonly LocalSearchHit[]>
  /**
   * Null: no other engine has the same texts. A missing or blank text equals nothing.
   *
   * @param sheetEngines engines with made sheets
   * @param oldestMs older records do not count
   */
  sameHardware(
    connection: string,
    engineId: EngineId,
    sheetEngines: readonly EngineId[],
    oldestMs: number | null
  ): Promise<SameHardware | null>
  /** Stable keys of the search results without typing errors, to find new results. At most 500 per level. */
  matches(
    connection: string,
    query: string,
    options: Omit<LocalSearchOptions, 'limit' | 'maxResults'>
  ): Promise<readonly string[]>
  /**
   * Engines in scope, as far as their lists are cached, with their cached parts in this language.
   *
   * @param oldestMs older answers count as missing
   */
  readiness(
    connection: string,
    scopes: readonly ReadinessScope[],
    language: LanguageCode,
    oldestMs?: number | null
  ): Promise<readonly ReadinessItem[]>

  picture(url: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
  putPicture(url: string, type: string, bytes: Uint8Array): Promise<void>
  dropPicture(url: string): Promise<void>

  statistics(): Promise<CacheStatistics>
  /**
   * Deletes the oldest unused, unpinned data until the file is below the limit.
   *
   * @param pictureBases base addresses that the addresses of pinned pictures are resolved against
   */
  trim(caps: CacheLimits, pinned: readonly EngineId[], pictureBases: readonly string[]): Promise<void>
  /** Deletes answers from before a moment; keeps names of places and user data. */
  expire(beforeMs: number): Promise<void>
  /**
   * Empties the catalogue of one connection, or all; it may empty the demo's too. Never touches the user's store.
   *
   * @param pictureBases base addresses that the addresses of the remaining pictures are resolved against
   */
  clear(connection?: string, pictureBases?: readonly string[]): Promise<void>
  close(): Promise<void>
}
