import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { FirstRows } from '../../shared/catalogue/first-rows'
import type { Engine, EngineDetail, EnginePath, Level, LevelRecord, Performance } from '../../shared/catalogue/records'
import type { CallPriority } from '../../shared/ports/network/call-budget'
import type { EngineMark, PathNames, PathStep } from '../../shared/ports/stores/catalogue-store'
import type { LanguageCode } from '../../shared/text/languages'
import { call, topic } from '../channel'
import type { Failure } from '../failures'

/** Names known for a path. A level is absent when its id or its name is unknown. */
export type { PathNames, PathStep }

export type Priority = Exclude<CallPriority, 'command' | 'pack'>

/** Inputs of requests that the window can cancel with 'request:cancel' before a call is spent. */
export interface Cancellable {
  /** Chosen by the window, unique in it. */
  readonly requestId?: string
  /** Default 'click'. */
  readonly priority?: Priority
}
interface Refreshable extends Cancellable {
  readonly refresh?: boolean
}

/** Catalogue data with its origin and age. Load photos through `AppInfo.pictureBase`. */
export interface CatalogueAnswer<T> {
  readonly data: T
  /** ISO time of the service's answer. */
  readonly fetchedAt: string
  /** 'service': this request spent a call. 'desk': read from the local store. */
  readonly source: 'service' | 'desk'
  readonly language: LanguageCode
  /** The stored data is older than the retention policy allows and the refresh failed for this reason. */
  readonly refreshFailure?: Failure
  /** A refresh is running; 'catalogue:updated' reports its end. */
  readonly refreshing?: boolean
  /** ISO time since when the service no longer lists this record. */
  readonly goneSince?: string
  /** The texts equal the English ones although another language was requested (trap 68). */
  readonly sameAsEnglish?: boolean
  /** The texts that equal the English ones, where only some do. */
  readonly englishTexts?: readonly string[]
  /** Present for data from a pack file: its signer, the signer's name ('' for none) and the ISO time of writing. */
  readonly file?: { readonly signer: string; readonly name: string; readonly writtenAt: string }
  /** Name of the computer of the workspace that fetched it, '' for none; absent: this computer. */
  readonly computer?: string
}

/** What the store has of an engine page. */
export interface StoredEngine {
  readonly engine: CatalogueAnswer<EngineDetail>
  /** null: never fetched. */
  readonly performance: CatalogueAnswer<Performance | null> | null
  readonly names: PathNames
}

/** An engine path with unchecked ids. */
export type PathInput = { readonly [L in Level]: string | null }

export interface CompletedPath {
  readonly path: EnginePath
  readonly names: PathNames
}

export interface EngineSearchHit {
  readonly engine: Engine
  /** Known locations; an engine may belong to several generations. Empty: unknown. */
  readonly places: readonly CompletedPath[]
}

/**
 * 'kept': `text` is present. 'too-long': only `bytes` is known. 'from-file': the record comes from a pack file, which
 * has no raw answers. 'older': fetched by a version that did not store them. 'no-data': the service has none.
 * 'not-here': never fetched, or no longer stored.
 */
type RawState = 'kept' | 'too-long' | 'from-file' | 'older' | 'no-data' | 'not-here'
export interface RawAnswer {
  readonly state: RawState
  readonly text: string | null
  readonly bytes: number | null
  /** ISO time; null: not fetched. */
  readonly fetchedAt: string | null
  readonly language: LanguageCode | null
}

const listOf = <L extends Level>(level: L) =>
  call(level, 'sales').takes<Refreshable & { parentId: string }>().returnsResult<CatalogueAnswer<LevelRecord[L][]>>()

export const catalogueChannels = {
  'catalogue:types': call('types', 'sales')
    .takes<Refreshable>()
    .returnsResult<CatalogueAnswer<LevelRecord['types'][]>>(),
  'catalogue:manufacturers': listOf('manufacturers'),
  'catalogue:models': listOf('models'),
  'catalogue:generations': listOf('generations'),
  'catalogue:engines': listOf('engines'),
  /** Precedes the answer of 'catalogue:engines', for the page that requested it, where the list is long. */
  'catalogue:first-rows': topic('onFirstRows').carries<FirstRows & { readonly generationId: string }>(),
  /** A stored list of any age; null: never fetched. Costs no call. `parentId` null: the vehicle types. */
  'catalogue:held': call('storedList', 'sales')
    .takes<{ level: Level; parentId: string | null }>()
    .returnsResult<CatalogueAnswer<LevelRecord[Level][]> | null>(),
  /** The stored answers of an engine page, of any age; null: never fetched, or withheld. Costs no call. */
  'catalogue:held-engine': call('storedEngine', 'sales').takes<{ path: PathInput }>().returns<StoredEngine | null>(),
  'catalogue:engine': call('engine', 'sales')
    .takes<Refreshable & { engineId: string }>()
    .returnsResult<CatalogueAnswer<EngineDetail>>(),
  /** `data` null: the service answered 404, which means no data for this pair. */
  'catalogue:performance': call('performance', 'sales')
    .takes<Refreshable & { generationId: string; engineId: string }>()
    .returnsResult<CatalogueAnswer<Performance | null>>(),
  /** One record by its id. Fails with 'not-found'; a stored record that is gone answers with `goneSince`. */
  'catalogue:view': call('view', 'sales')
    .takes<Refreshable & { level: Exclude<Level, 'engines'>; id: string }>()
    .returnsResult<CatalogueAnswer<LevelRecord[Exclude<Level, 'engines'>]>>(),
  /** Fills in the upper steps of a path from the store; with `spend`, by one call. Unknown steps stay null. */
  'catalogue:complete': call('complete', 'sales')
    .takes<Cancellable & { path: PathInput; spend: boolean }>()
    .returnsResult<CompletedPath>(),
  /** Costs no call. */
  'catalogue:path-names': call('pathNames', 'sales').takes<{ path: PathInput }>().returns<PathNames>(),
  /** Every known location of an engine; with `spend`, by one search for its name. Empty: not known. */
  'catalogue:locate': call('locate', 'sales')
    .takes<Cancellable & { engineId: string; name: string; spend: boolean }>()
    .returnsResult<readonly EnginePath[]>(),
  /** Marks of the engines with stored details. Costs no call. */
  'catalogue:marks': call('marks', 'sales')
    .takes<{ engineIds: readonly string[] }>()
    .returnsResult<readonly EngineMark[]>(),
  /** Answers as received. Costs no call. `generationId` null: not known, so there is no performance. */
  'catalogue:raw': call('raw', 'workshop')
    .takes<{ engineId: string; generationId: string | null }>()
    .returnsResult<{ readonly engine: RawAnswer; readonly performance: RawAnswer | null }>(),
  /**
   * An answer was stored, or a refresh ended; views of this data request it again (0 calls). A view that shows the
   * answer of `fetchedAt` already has it.
   */
  'catalogue:updated': topic('onUpdated').carries<{
    readonly endpoint: EndpointName
    readonly params: Readonly<Record<string, string>>
    readonly fetchedAt?: string
  }>()
}

export const requestChannels = {
  /** Cancels a request of this window; false: already answered. */
  'request:cancel': call('cancel', 'sales').takes<{ requestId: string }>().returns<boolean>()
}
