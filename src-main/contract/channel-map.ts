/**
 * Everything that crosses between window and main, once: request channels and topics of broadcasts.
 *
 * Types only, so that preload and window carry no schema library. The run-time check of each input is in
 * `input-schemas.ts`, which must name
 * every channel here (the compiler says so).
 */
import type {
  CompletedPath,
  PathNames,
  EngineSearchHit,
  PathInput,
  RecordChannels,
  Priority,
  CatalogueAnswer
} from './channels/catalogue'
import type { DriftEntry, DiagnosticsChannels } from './channels/diagnostics'
import type { EndpointName } from '../shared/catalogue/endpoints'
import type {
  EngineDetail,
  EnginePath,
  Level,
  LevelRecord,
  Performance,
  SearchResult
} from '../shared/catalogue/records'
import type { LanguageCode } from '../shared/text/languages'
import type { MenuCommand } from './channel-names'
import type { CompareChannels, CompareTopics } from './channels/compare'
import type { CustomerChannels, CustomerTopics } from './channels/customer'
import type { Result } from './failures'
import type { FileChannels } from './channels/files'
import type { LinkChannels, LinkTopics } from './channels/links'
import type {
  LocalSearchHitEntry,
  JobLine,
  PackPlan,
  PackProgress,
  ReadinessEntry,
  ScopeInput,
  PackOffer,
  TrustedKeyEntry
} from './channels/packs'
import type { FavouriteEntry, NoteEntry, RecentEntry, StorageFigures } from './channels/library'
import type { SavedSearchEntry, SearchHistoryEntry } from './channels/search'
import type { MeasuredRunChannels } from './channels/measured-runs'
import type { SheetChannels, SheetTopics } from './channels/sheets'
import type { FeedChannels, FeedTopics } from './channels/feed'
import type { AppInfo, LastLocation, Notice } from './channels/app'
import type { BudgetState, ConnectionState, ProxyLoginRequest } from './channels/connection'
import type { SettingEntry } from './channels/settings'

/** Every request to the catalogue may be named, so that leaving the page can take it back before it is spent. */
interface Cancellable {
  /** Chosen by the window, unique in it. */
  readonly requestId?: string
  /** Default 'click'. */
  readonly priority?: Priority
}

/** Photos are addresses as received; load them through `AppInfo.pictureBase`. */
export type { PathStep as PlaceName } from '../shared/ports/stores/catalogue-store'

export interface Channels
  extends
    CompareChannels,
    FileChannels,
    SheetChannels,
    CustomerChannels,
    MeasuredRunChannels,
    RecordChannels,
    LinkChannels,
    FeedChannels,
    DiagnosticsChannels {
  'app:info': { input: void; output: AppInfo }
  'app:notices': { input: void; output: readonly Notice[] }
  /** The window has painted its first place and listens: it is ready for input. */
  'app:ready': { input: void; output: void }
  /** Where the person was last with the service in use; null: not known. */
  'app:place': { input: void; output: LastLocation | null }
  'app:set-place': { input: LastLocation; output: void }

  'connection:state': { input: void; output: ConnectionState }
  /**
   * Asks `/vdb/subscription` once. The key goes in and never comes back. `apiKey` left out: keep the one already
   * sealed, change the address.
   */
  'connection:connect': { input: { baseUrl: string; apiKey?: string }; output: Result<ConnectionState> }
  'connection:demo': { input: void; output: Result<ConnectionState> }
  /** Asks the subscription again (1 call) and lets background calls run when the answer is good. */
  'connection:check': { input: void; output: Result<ConnectionState> }
  /** Back to the first screen. Deletes the sealed key; only ever by a person. */
  'connection:forget': { input: void; output: Result<ConnectionState> }

  'proxy:question': { input: void; output: ProxyLoginRequest | null }
  /** A person's answer; null: cancelled. The password goes in and never comes back; kept until the program ends. */
  'proxy:answer': { input: { id: string; login: { user: string; password: string } | null }; output: Result<null> }

  'budget:state': { input: void; output: BudgetState }

  'catalogue:types': {
    input: Cancellable & { refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord['types'][]>>
  }
  'catalogue:manufacturers': {
    input: Cancellable & { parentId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord['manufacturers'][]>>
  }
  'catalogue:models': {
    input: Cancellable & { parentId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord['models'][]>>
  }
  'catalogue:generations': {
    input: Cancellable & { parentId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord['generations'][]>>
  }
  'catalogue:engines': {
    input: Cancellable & { parentId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord['engines'][]>>
  }
  /**
   * A list as this desk holds it, whatever its age; null where it was never fetched. Never spends a call, nor renews
   * behind. `parentId` null: the vehicle types.
   */
  'catalogue:held': {
    input: { level: Level; parentId: string | null }
    output: Result<CatalogueAnswer<LevelRecord[Level][]> | null>
  }
  'catalogue:engine': {
    input: Cancellable & { engineId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<EngineDetail>>
  }
  /** 404 answers `data: null`: no data for this pair is ordinary. */
  'catalogue:performance': {
    input: Cancellable & { generationId: string; engineId: string; refresh?: boolean }
    output: Result<CatalogueAnswer<Performance | null>>
  }
  /**
   * One place by its own address. Failure 'not-found': it does not exist; one that was here before answers with
   * `goneSince`.
   */
  'catalogue:view': {
    input: Cancellable & { level: Exclude<Level, 'engines'>; id: string; refresh?: boolean }
    output: Result<CatalogueAnswer<LevelRecord[Exclude<Level, 'engines'>]>>
  }
  /**
   * A path with the steps above its lowest place: from what the desk has seen, else, with `spend`, by one call for the
   * record that names the step
   * missing right above it. Steps that stay unknown are null.
   */
  'catalogue:complete': { input: Cancellable & { path: PathInput; spend: boolean }; output: Result<CompletedPath> }
  /** What is already known about the steps of a path; costs no call. */
  'catalogue:path-names': { input: { path: { [L in Level]: string | null } }; output: PathNames }
  /**
   * Every place of an engine, which may stand in several: from what the desk has seen, else by one search for its name.
   * Empty: not known. Which of
   * several is meant is for a person to say.
   */
  'catalogue:locate': {
    input: Cancellable & { engineId: string; name: string; spend: boolean }
    output: Result<readonly EnginePath[]>
  }

  'search:catalogue': { input: Cancellable & { query: string }; output: Result<CatalogueAnswer<SearchResult[]>> }
  /** Engines with the paths this desk already knows for them; 0 more calls. */
  'search:engines': {
    input: Cancellable & { query: string; fuel: string }
    output: Result<CatalogueAnswer<EngineSearchHit[]>>
  }

  /**
   * Everything this desk has seen; 0 calls, any length. `limit`: hits of each level; `most`: of all, as they are shown.
   */
  'search:desk': {
    input: { query: string; limit?: number; most?: number }
    output: Result<readonly LocalSearchHitEntry[]>
  }
  'search:synonyms': { input: void; output: readonly (readonly string[])[] }
  'search:set-synonyms': {
    input: { groups: readonly (readonly string[])[] }
    output: Result<readonly (readonly string[])[]>
  }

  'search:saved': { input: void; output: Result<readonly SavedSearchEntry[]> }
  'search:save': { input: { query: string; fuel: string }; output: Result<readonly SavedSearchEntry[]> }
  'search:unsave': { input: { id: number }; output: Result<readonly SavedSearchEntry[]> }
  /** It was looked at: from now on only what comes after is new. */
  'search:looked': { input: { id: number }; output: Result<readonly SavedSearchEntry[]> }
  'search:history': { input: void; output: Result<readonly SearchHistoryEntry[]> }
  'search:remember': { input: { query: string; fuel: string }; output: Result<null> }
  'search:clear-history': { input: void; output: Result<null> }

  'desk:favourites': { input: void; output: Result<readonly FavouriteEntry[]> }
  'desk:add-favourite': { input: { path: PathInput; group: string }; output: Result<readonly FavouriteEntry[]> }
  'desk:remove-favourite': { input: { engineId: string }; output: Result<readonly FavouriteEntry[]> }
  'desk:recents': { input: void; output: Result<readonly RecentEntry[]> }
  'desk:add-recent': { input: { path: PathInput }; output: Result<null> }
  'desk:note': { input: { engineId: string }; output: Result<NoteEntry | null> }
  /** Blank text removes it. */
  'desk:set-note': { input: { engineId: string; text: string }; output: Result<NoteEntry | null> }
  'desk:storage': { input: void; output: Result<StorageFigures> }
  /** Empties the catalogue kept here; never favourites, notes or settings. */
  'desk:clear': { input: void; output: Result<StorageFigures> }

  /** Costs no call. */
  'packs:plan': {
    input: { scopes: readonly ScopeInput[]; languages?: readonly LanguageCode[] }
    output: Result<PackPlan>
  }
  /** Asks for the lists the plan does not know: `toKnow` calls. */
  'packs:learn': {
    input: Cancellable & { scopes: readonly ScopeInput[]; languages?: readonly LanguageCode[] }
    output: Result<PackPlan>
  }
  /**
   * `confirmedCalls`: what the person said yes to, as the plan told it. Beyond that, above the limit of the settings,
   * the pack asks.
   */
  'packs:start': {
    input: {
      title: string
      scopes: readonly ScopeInput[]
      languages?: readonly LanguageCode[]
      confirmedCalls?: number
    }
    output: Result<PackProgress>
  }
  'packs:all': { input: void; output: readonly PackProgress[] }
  'packs:pause': { input: { id: string }; output: Result<PackProgress> }
  'packs:resume': { input: { id: string }; output: Result<PackProgress> }
  'packs:cancel': { input: { id: string }; output: Result<PackProgress> }
  /** Removes a finished pack from the list; what it fetched stays. */
  'packs:dismiss': { input: { id: string }; output: Result<null> }
  'packs:readiness': { input: { scopes: readonly ScopeInput[] }; output: Result<readonly ReadinessEntry[]> }
  'packs:jobs': { input: { text: string }; output: Result<readonly JobLine[]> }
  /** One search call for a line this desk cannot resolve. */
  'packs:resolve-job': { input: Cancellable & { line: string }; output: Result<JobLine> }
  /** Asks for a file; null when the person cancelled. */
  'packs:export': {
    input: { scopes: readonly ScopeInput[]; passphrase: string }
    output: Result<{ file: string; engines: number; origin: string } | null>
  }
  /** Asks for a file and looks through it; nothing is written. null when the person cancelled. */
  'packs:import': { input: { passphrase: string }; output: Result<PackOffer | null> }
  /**
   * Takes what was offered. `unknown`: the person's yes to a signer nobody trusts. `trust`: from now on, under this
   * name.
   */
  'packs:accept': { input: { id: string; unknown?: boolean; trust?: string }; output: Result<{ engines: number }> }
  /** The offer is not wanted. */
  'packs:decline': { input: { id: string }; output: Result<null> }
  'packs:signers': { input: void; output: Result<readonly TrustedKeyEntry[]> }
  'packs:forget-signer': { input: { signer: string }; output: Result<readonly TrustedKeyEntry[]> }

  'request:cancel': { input: { requestId: string }; output: boolean }

  'settings:all': { input: void; output: readonly SettingEntry[] }
  'settings:set': { input: { key: string; value: unknown }; output: Result<SettingEntry> }
  'settings:reset': { input: { key: string }; output: Result<SettingEntry> }

  /** Unknown fields and other drift met in answers since start. */
  'health:drift': { input: void; output: readonly DriftEntry[] }
}

export type ChannelName = keyof Channels
export type Input<C extends ChannelName> = Channels[C]['input']
export type Output<C extends ChannelName> = Channels[C]['output']

/** Told to every window. */
export interface Topics extends CompareTopics, SheetTopics, CustomerTopics, LinkTopics, FeedTopics {
  'connection:changed': ConnectionState
  /** null: nothing is asked any more. */
  'proxy:asked': ProxyLoginRequest | null
  'budget:changed': BudgetState
  'settings:changed': readonly SettingEntry[]
  'language:changed': { readonly interfaceLanguage: LanguageCode; readonly contentLanguage: LanguageCode }
  'notice:added': Notice
  /** A fresh answer came behind what is shown; whoever shows it asks again (0 calls). */
  'catalogue:updated': { readonly endpoint: EndpointName; readonly params: Readonly<Record<string, string>> }
  'desk:favourites-changed': readonly FavouriteEntry[]
  'packs:changed': readonly PackProgress[]
  'menu:command': MenuCommand
}
export type TopicName = keyof Topics
