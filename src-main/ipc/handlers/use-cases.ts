/** The use cases behind the channels. */
import type { AppInfo, Notice } from '../../contract/channels/app'
import type { WindowError } from '../../contract/channels/diagnostics'
import type { Result } from '../../contract/failures'
import type { Backup } from '../../services/backup/backup'
import type { CatalogueService } from '../../services/catalogue/catalogue'
import type { RawRecords } from '../../services/catalogue/raw-records'
import type { CompareSelection } from '../../services/compare/compare-selection'
import type { Connection } from '../../services/connection/connection'
import type { ProxyLogin } from '../../services/connection/proxy-login'
import type { CustomerScreen } from '../../services/customer/customer-screen'
import type { ContactedHosts } from '../../services/diagnostics/contacted-hosts'
import type { DiagnosticsService } from '../../services/diagnostics/diagnostics'
import type { NetworkTest } from '../../services/diagnostics/network-test'
import type { Usage } from '../../services/diagnostics/usage'
import type { Feed } from '../../services/feed/feed'
import type { FeedMappings } from '../../services/feed/feed-mappings'
import type { FeedNotifications } from '../../services/feed/feed-notifications'
import type { FeedPaths } from '../../services/feed/feed-paths'
import type { FeedSources } from '../../services/feed/feed-sources'
import type { FileExportService } from '../../services/file-export'
import type { LastLocationService } from '../../services/library/last-location'
import type { Library } from '../../services/library/library'
import type { Links } from '../../services/links/links'
import type { MeasuredRuns } from '../../services/measured-runs/measured-runs'
import type { JobListService } from '../../services/packs/jobs/job-list'
import type { PackExportService } from '../../services/packs/pack-export'
import type { PackPlanner } from '../../services/packs/pack-planner'
import type { PackQueue } from '../../services/packs/pack-queue'
import type { CatalogueStorage } from '../../services/packs/storage'
import type { TrustedKeys } from '../../services/packs/trusted-keys'
import type { Profiles } from '../../services/profiles/profiles'
import type { Roles } from '../../services/roles/roles'
import type { SavedSearches } from '../../services/search/saved-searches'
import type { Search } from '../../services/search/search'
import type { Synonyms } from '../../services/search/synonyms'
import type { GuardedSettings } from '../../services/settings/guarded-settings'
import type { SettingsTransfer } from '../../services/settings/settings-transfer'
import type { SheetBatch } from '../../services/sheets/sheet-batch'
import type { SheetTemplates } from '../../services/sheets/sheet-templates'
import type { Sheets } from '../../services/sheets/sheets'
import type { Invitations } from '../../services/workspace/invitations'
import type { SentEngines } from '../../services/workspace/sent-engines'
import type { SharedWork } from '../../services/workspace/shared-work'
import type { Updates } from '../../services/updates/updates'
import type { Workspace } from '../../services/workspace/workspace'
import type { DriftRegister } from '../../shared/catalogue/reader/drift'
import type { Engine } from '../../shared/catalogue/records'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { ManagedSource } from '../../shared/settings/managed-source'
import type { EngineMark, SameHardware } from '../../shared/ports/stores/catalogue-store'

/** By feature, as the modules of `app` have them. */
export interface UseCases {
  readonly app: {
    /** Resolves when the connection of the last run is restored. */
    readonly started: Promise<void>
    info(): Promise<AppInfo>
    licences(): Promise<string>
    notices(): readonly Notice[]
    managedSources(): readonly ManagedSource[]
    windowReady(pageId: number): void
    windowError(error: WindowError): void
  }
  readonly windows: {
    /** Number of the window of a page, from 1. */
    slotOf(pageId: number): number
    /** Opens one more window at an address inside the page. */
    open(address: string): Promise<void>
    close(pageId: number): void
    /** The page has unsaved entries, or none any more. */
    setDraft(pageId: number, draft: boolean): void
    /** The person drags a PDF from this page to another program. */
    drag(pageId: number, title: string, pdf: Uint8Array): Promise<void>
    /** Sends the beginning of a long list to the page that requested it. */
    showFirstRows(pageId: number, generationId: string, engines: readonly Engine[]): void
  }
  readonly settings: GuardedSettings
  readonly links: Links
  readonly connection: { readonly service: Connection; readonly drift: Pick<DriftRegister, 'entries'> }
  readonly network: { readonly proxyLogin: ProxyLogin }
  readonly stores: {
    readonly budget: Pick<CallBudget, 'snapshot'>
    readonly usage: Usage
    readonly hosts: Pick<ContactedHosts, 'all' | 'clear'>
  }
  readonly catalogue: {
    readonly service: CatalogueService
    readonly rawRecords: RawRecords
    engineMarks(engineIds: readonly string[]): Promise<Result<readonly EngineMark[]>>
  }
  readonly library: {
    readonly service: Library
    readonly search: Search
    readonly savedSearches: SavedSearches
    readonly synonyms: Synonyms
    readonly compare: CompareSelection
    readonly measuredRuns: MeasuredRuns
    readonly fileExport: FileExportService
    readonly lastLocation: LastLocationService
    sameHardware(engineId: string): Promise<Result<SameHardware | null>>
  }
  readonly packs: {
    readonly queue: PackQueue
    readonly plan: PackPlanner
    readonly jobList: JobListService
    readonly packExport: PackExportService
    readonly trustedKeys: TrustedKeys
    readonly storage: CatalogueStorage
  }
  readonly sheets: { readonly service: Sheets; readonly templates: SheetTemplates; readonly batch: SheetBatch }
  readonly customer: CustomerScreen
  readonly feed: {
    readonly service: Feed
    readonly mappings: FeedMappings
    readonly sources: FeedSources
    readonly notify: FeedNotifications
    readonly paths: FeedPaths
  }
  readonly workspace: Workspace
  readonly sentEngines: Pick<SentEngines, 'send' | 'latest'>
  readonly sharedWork: SharedWork
  readonly invitations: Pick<Invitations, 'invite' | 'readFile' | 'accept'>
  readonly diagnostics: DiagnosticsService
  readonly networkTest: NetworkTest
  readonly backup: Pick<Backup, 'make' | 'open' | 'accept' | 'decline'>
  readonly updates: Pick<Updates, 'state' | 'check' | 'openFile' | 'download' | 'skip' | 'restart'>
  readonly settingsFile: Pick<SettingsTransfer, 'plan' | 'save' | 'open' | 'apply' | 'undo'>
  readonly profiles: Pick<Profiles, 'state' | 'add' | 'edit' | 'remove' | 'switchTo'>
  readonly roles: Roles
}
