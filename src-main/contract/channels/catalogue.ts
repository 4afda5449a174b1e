/** Catalogue lists, engines and their locations. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { Engine, EngineDetail, EnginePath, Level, LevelRecord, Performance } from '../../shared/catalogue/records'
import type { CallPriority } from '../../shared/ports/network/call-budget'
import type { PathNames, PathStep } from '../../shared/ports/stores/catalogue-store'
import type { LanguageCode } from '../../shared/text/languages'
import type { ChannelTable } from '../channel-table'
import type { Failure, Result } from '../failures'

/** Names known for a path. A level is absent when its id or its name is unknown. */
export type { PathNames, PathStep }

export type Priority = Exclude<CallPriority, 'pack'>

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
  /** Present for data from a pack file: its signer, the signer's name ('' for none) and the ISO time of writing. */
  readonly file?: { readonly signer: string; readonly name: string; readonly writtenAt: string }
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
  /** Requested language. */
  readonly language: LanguageCode | null
}

type ListRequest<L extends Level> = {
  input: Refreshable & { parentId: string }
  output: Result<CatalogueAnswer<LevelRecord[L][]>>
}

export interface CatalogueChannels {
  'catalogue:types': { input: Refreshable; output: Result<CatalogueAnswer<LevelRecord['types'][]>> }
  'catalogue:manufacturers': ListRequest<'manufacturers'>
  'catalogue:models': ListRequest<'models'>
  'catalogue:generations': ListRequest<'generations'>
  'catalogue:engines': ListRequest<'engines'>
  /** A stored list of any age; null: never fetched. Costs no call. `parentId` null: the vehicle types. */
  'catalogue:held': {
    input: { level: Level; parentId: string | null }
    output: Result<CatalogueAnswer<LevelRecord[Level][]> | null>
  }
  'catalogue:engine': { input: Refreshable & { engineId: string }; output: Result<CatalogueAnswer<EngineDetail>> }
  /** `data` null: the service answered 404, which means no data for this pair. */
  'catalogue:performance': {
    input: Refreshable & { generationId: string; engineId: string }
    output: Result<CatalogueAnswer<Performance | null>>
  }
  /** One record by its id. Fails with 'not-found'; a stored record that is gone answers with `goneSince`. */
  'catalogue:view': {
    input: Refreshable & { level: Exclude<Level, 'engines'>; id: string }
    output: Result<CatalogueAnswer<LevelRecord[Exclude<Level, 'engines'>]>>
  }
  /** Fills in the upper steps of a path from the store; with `spend`, by one call. Unknown steps stay null. */
  'catalogue:complete': { input: Cancellable & { path: PathInput; spend: boolean }; output: Result<CompletedPath> }
  /** Costs no call. */
  'catalogue:path-names': { input: { path: PathInput }; output: PathNames }
  /** Every known location of an engine; with `spend`, by one search for its name. Empty: not known. */
  'catalogue:locate': {
    input: Cancellable & { engineId: string; name: string; spend: boolean }
    output: Result<readonly EnginePath[]>
  }
  /** The engines with stored details that the tools of `shop.tools` support. Costs no call. */
  'catalogue:readable': { input: { engineIds: readonly string[] }; output: Result<readonly string[]> }
  /** Answers as received. Costs no call. `generationId` null: not known, so there is no performance. */
  'catalogue:raw': {
    input: { engineId: string; generationId: string | null }
    output: Result<{ readonly engine: RawAnswer; readonly performance: RawAnswer | null }>
  }
}
export interface CatalogueTopics {
  /** A refresh ended; views of this data request it again (0 calls). */
  'catalogue:updated': { readonly endpoint: EndpointName; readonly params: Readonly<Record<string, string>> }
}
export const catalogueChannels = {
  withInput: {
    'catalogue:types': 'types',
    'catalogue:manufacturers': 'manufacturers',
    'catalogue:models': 'models',
    'catalogue:generations': 'generations',
    'catalogue:engines': 'engines',
    'catalogue:held': 'held',
    'catalogue:engine': 'engine',
    'catalogue:performance': 'performance',
    'catalogue:view': 'view',
    'catalogue:complete': 'complete',
    'catalogue:path-names': 'pathNames',
    'catalogue:locate': 'locate',
    'catalogue:raw': 'raw',
    'catalogue:readable': 'readable'
  },
  withoutInput: {},
  topics: { 'catalogue:updated': 'onUpdated' }
} as const satisfies ChannelTable<CatalogueChannels, CatalogueTopics>

export interface RequestChannels {
  /** Cancels a request of this window; false: already answered. */
  'request:cancel': { input: { requestId: string }; output: boolean }
}
export const requestChannels = {
  withInput: { 'request:cancel': 'cancel' },
  withoutInput: {},
  topics: {}
} as const satisfies ChannelTable<RequestChannels>
