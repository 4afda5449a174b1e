/** Which use case answers which channel. One line a channel; whatever needs more than a line belongs into a service. */
import { done, failed, type Result } from '../../contract/failures'
import type { AppInfo, Notice } from '../../contract/channels/app'
import type { BudgetState } from '../../contract/channels/connection'
import type { SettingEntry } from '../../contract/channels/settings'
import type { Channels } from '../../contract/channel-map'
import type { DriftEntry } from '../../contract/channels/diagnostics'
import type { SettingOutcome } from '../../shared/ports/stores/settings-store'
import type { BudgetSnapshot } from '../../shared/ports/network/call-budget'
import type { CatalogueService } from '../../services/catalogue/catalogue'
import type { CompareSelection } from '../../services/compare/compare-selection'
import type { Connection } from '../../services/connection/connection'
import type { CustomerScreen } from '../../services/customer/customer-screen'
import type { LibraryService } from '../../services/library/library'
import type { DiagnosticsService } from '../../services/diagnostics/diagnostics'
import type { FileExportService } from '../../services/file-export'
import type { createLastLocation } from '../../services/library/last-location'
import type { LinksService } from '../../services/links/links'
import type { MeasuredRunsService } from '../../services/measured-runs/measured-runs'
import type { PackExportService } from '../../services/packs/pack-export'
import type { TrustedKeys } from '../../services/packs/trusted-keys'
import type { JobListService } from '../../services/packs/job-list'
import type { PackPlanService } from '../../services/packs/pack-plan'
import type { PackQueue } from '../../services/packs/pack-queue'
import type { ProxyLoginService } from '../../services/connection/proxy-login'
import type { RawRecords } from '../../services/catalogue/raw-records'
import type { CancellableRequests } from '../../services/cancellable-requests'
import type { SavedSearchesService } from '../../services/search/saved-searches'
import type { SearchService } from '../../services/search/search'
import type { SheetBatch } from '../../services/sheets/sheet-batch'
import type { SheetTemplates } from '../../services/sheets/sheet-templates'
import type { GuardedSettings } from '../../services/settings/guarded-settings'
import type { Sheets } from '../../services/sheets/sheets'
import { registerFeedHandlers, type FeedUseCases } from './feed'
import type { CallContext, Ipc } from '../register'

export interface UseCases {
  readonly connection: Pick<Connection, 'state' | 'connect' | 'demo' | 'check' | 'forget'>
  readonly proxy: Pick<ProxyLoginService, 'question' | 'answer' | 'askAgain'>
  /** The connection of the last run is taken up; the window waits for it, nothing else does. */
  readonly started: Promise<void>
  readonly catalogue: CatalogueService
  readonly search: SearchService
  readonly savedSearches: SavedSearchesService
  readonly requests: CancellableRequests
  readonly library: LibraryService
  readonly packs: Pick<PackQueue, 'start' | 'all' | 'pause' | 'resume' | 'cancel' | 'dismiss'>
  readonly packPlan: PackPlanService
  readonly packJobs: JobListService
  readonly packFiles: PackExportService
  readonly measured: MeasuredRunsService
  readonly compare: CompareSelection
  readonly files: FileExportService
  readonly lastPlace: ReturnType<typeof createLastLocation>
  readonly links: Pick<LinksService, 'openTyped' | 'mail'>
  readonly rawRecords: RawRecords
  supportedEngines(engineIds: readonly string[]): Promise<Result<readonly string[]>>
  readonly sheets: { readonly sheets: Sheets; readonly templates: SheetTemplates; readonly batch: SheetBatch }
  readonly signers: TrustedKeys
  readonly customer: Pick<CustomerScreen, 'show' | 'hide' | 'state' | 'opened' | 'displays'>
  readonly settings: GuardedSettings
  readonly feed: FeedUseCases
  readonly diagnosis: DiagnosticsService
  appInfo(): Promise<AppInfo>
  notices(): readonly Notice[]
  budget(): BudgetSnapshot
  drift(): readonly DriftEntry[]
  /** The window has painted its first place and listens. */
  windowReady(): void
}

/** Budget as the window shows it. */
export function budgetState(s: BudgetSnapshot): BudgetState {
  return {
    used: s.used,
    limit: s.limit,
    resetAt: s.resetAtMs === null ? '' : new Date(s.resetAtMs).toISOString(),
    leftForBackground: s.leftForBackground,
    stopped: s.stopped,
    waiting: s.waiting
  }
}

const settingResult = (outcome: SettingOutcome): Result<SettingEntry> =>
  outcome.ok ? done(outcome.view) : failed(outcome.code, { params: outcome.params })

function registerSheetHandlers(ipc: Pick<Ipc, 'handle'>, { sheets, templates, batch }: UseCases['sheets']): void {
  ipc.handle('sheets:draft', (input) => sheets.draft(input))
  ipc.handle('sheets:layout', ({ draftId }) => sheets.layout(draftId))
  ipc.handle('sheets:release', ({ draftId }) => {
    sheets.release(draftId)
    return null
  })
  ipc.handle('sheets:make', ({ draftId }) => sheets.makeDraft(draftId))
  ipc.handle('sheets:save-pdf', ({ number }) => sheets.savePdf(number))
  ipc.handle('sheets:print', ({ number, printer }) => sheets.print(number, printer))
  ipc.handle('sheets:list', ({ query, limit }) => sheets.list(query, limit))
  ipc.handle('sheets:open', ({ number }) => sheets.open(number))
  ipc.handle('sheets:remove', ({ number }) => sheets.remove(number))
  ipc.handle('sheets:templates', () => templates.templates())
  ipc.handle('sheets:save-template', ({ template }) => templates.save(template))
  ipc.handle('sheets:remove-template', ({ id }) => templates.remove(id))
  ipc.handle('sheets:export-template', ({ id }) => templates.exportTemplate(id))
  ipc.handle('sheets:import-template', () => templates.importTemplate())
  ipc.handle('sheets:pick-logo', () => templates.pickLogo())
  ipc.handle('sheets:shop', () => templates.shop())
  ipc.handle('sheets:set-shop', ({ shop }) => templates.setShop(shop))
  ipc.handle('sheets:rules', () => templates.allRules())
  ipc.handle('sheets:set-rules', ({ rules }) => templates.setRules(rules))
  ipc.handle('sheets:batch', (input) => batch.start(input))
  ipc.handle('sheets:cancel-batch', ({ id }) => batch.cancel(id))
  ipc.handle('sheets:printers', () => templates.printers())
  ipc.handle('sheets:test-page', ({ printer, paper }) => templates.testPage(printer, paper))
  ipc.handle('sheets:prove-printer', ({ printer, proven }) => templates.prove(printer, proven))
}

export function registerHandlers(ipc: Pick<Ipc, 'handle'>, use: UseCases): void {
  const {
    connection,
    catalogue,
    search,
    requests,
    settings,
    library,
    packs,
    packPlan,
    packJobs,
    packFiles,
    compare,
    files,
    savedSearches
  } = use
  type Asking = Channels['catalogue:types']['input']
  /** Runs a question so that its window can take it back. */
  const run = <T>(
    { requestId, priority = 'click', refresh = false }: Asking,
    { senderId }: CallContext,
    ask: (o: { priority: NonNullable<Asking['priority']>; refresh: boolean; signal?: AbortSignal }) => Promise<T>
  ): Promise<T> =>
    requests.run(senderId, requestId, (signal) => ask({ priority, refresh, ...(signal ? { signal } : {}) }))

  ipc.handle('app:info', () => use.appInfo())
  ipc.handle('app:notices', () => use.notices())
  ipc.handle('app:ready', () => use.windowReady())
  ipc.handle('app:place', async () => (await use.started, use.lastPlace.read()))
  ipc.handle('app:set-place', (place) => use.lastPlace.write(place))

  ipc.handle('connection:state', async () => {
    await use.started
    return connection.state()
  })
  ipc.handle('connection:connect', (input) => {
    use.proxy.askAgain()
    return connection.connect(input)
  })
  ipc.handle('connection:demo', () => connection.demo())
  ipc.handle('connection:check', () => {
    use.proxy.askAgain()
    return connection.check()
  })
  ipc.handle('connection:forget', () => connection.forget())

  ipc.handle('proxy:question', () => use.proxy.question())
  ipc.handle('proxy:answer', (input) => use.proxy.answer(input))

  ipc.handle('budget:state', () => budgetState(use.budget()))

  ipc.handle('catalogue:types', (input, context) => run(input, context, (o) => catalogue.types(o)))
  ipc.handle('catalogue:manufacturers', (input, context) =>
    run(input, context, (o) => catalogue.manufacturers(input.parentId, o))
  )
  ipc.handle('catalogue:models', (input, context) => run(input, context, (o) => catalogue.models(input.parentId, o)))
  ipc.handle('catalogue:generations', (input, context) =>
    run(input, context, (o) => catalogue.generations(input.parentId, o))
  )
  ipc.handle('catalogue:engines', (input, context) => run(input, context, (o) => catalogue.engines(input.parentId, o)))
  ipc.handle('catalogue:held', ({ level, parentId }) => catalogue.cachedList(level, parentId))
  ipc.handle('catalogue:engine', (input, context) => run(input, context, (o) => catalogue.engine(input.engineId, o)))
  ipc.handle('catalogue:performance', (input, context) =>
    run(input, context, (o) => catalogue.performance(input.generationId, input.engineId, o))
  )
  ipc.handle('catalogue:view', (input, context) => run(input, context, (o) => catalogue.view(input.level, input.id, o)))
  ipc.handle('catalogue:complete', (input, context) =>
    run(input, context, (o) => catalogue.complete(input.path, input.spend, o))
  )
  ipc.handle('catalogue:path-names', ({ path }) => catalogue.pathNames(path))
  ipc.handle('catalogue:locate', (input, context) =>
    run(input, context, (o) => catalogue.locate(input.engineId, input.name, input.spend, o))
  )

  ipc.handle('catalogue:readable', ({ engineIds }) => use.supportedEngines(engineIds))
  ipc.handle('catalogue:raw', ({ engineId, generationId }) => use.rawRecords.of(engineId, generationId))
  ipc.handle('links:open', ({ text }) => use.links.openTyped(text))
  ipc.handle('links:mail', (input) => use.links.mail(input))

  ipc.handle('search:catalogue', (input, context) => run(input, context, (o) => search.catalogue(input.query, o)))
  ipc.handle('search:engines', (input, context) =>
    run(input, context, (o) => search.engines(input.query, input.fuel, o))
  )

  ipc.handle('search:desk', ({ query, limit, most }) => search.local(query, limit, most, true))
  ipc.handle('search:synonyms', () => library.synonyms())
  ipc.handle('search:set-synonyms', ({ groups }) => library.setSynonyms(groups))

  ipc.handle('search:saved', () => savedSearches.saved())
  ipc.handle('search:save', ({ query, fuel }) => savedSearches.save(query, fuel))
  ipc.handle('search:unsave', ({ id }) => savedSearches.remove(id))
  ipc.handle('search:looked', ({ id }) => savedSearches.markViewed(id))
  ipc.handle('search:history', () => savedSearches.history())
  ipc.handle('search:remember', ({ query, fuel }) => savedSearches.remember(query, fuel))
  ipc.handle('search:clear-history', () => savedSearches.clearHistory())

  ipc.handle('desk:favourites', () => library.favourites())
  ipc.handle('desk:add-favourite', ({ path, group }) => library.addFavourite(path, group))
  ipc.handle('desk:remove-favourite', ({ engineId }) => library.removeFavourite(engineId))
  ipc.handle('desk:recents', () => library.recents())
  ipc.handle('desk:add-recent', ({ path }) => {
    void use.customer.opened(path)
    return library.addRecent(path)
  })
  ipc.handle('desk:note', ({ engineId }) => library.note(engineId))
  ipc.handle('desk:set-note', ({ engineId, text }) => library.setNote(engineId, text))
  ipc.handle('desk:storage', () => library.storage())
  ipc.handle('desk:clear', () => library.clear())

  ipc.handle('packs:plan', (input) => packPlan.plan(input))
  ipc.handle('packs:learn', ({ requestId, ...input }, context) =>
    run(requestId === undefined ? {} : { requestId }, context, ({ signal }) =>
      packPlan.fetchMissingLists(input, { ...(signal ? { signal } : {}) })
    )
  )
  ipc.handle('packs:start', (input) => packs.start(input))
  ipc.handle('packs:all', () => packs.all())
  ipc.handle('packs:pause', ({ id }) => packs.pause(id))
  ipc.handle('packs:resume', ({ id }) => packs.resume(id))
  ipc.handle('packs:cancel', ({ id }) => packs.cancel(id))
  ipc.handle('packs:dismiss', ({ id }) => packs.dismiss(id))
  ipc.handle('packs:readiness', (input) => packPlan.readiness(input))
  ipc.handle('packs:jobs', (input) => packJobs.jobs(input))
  ipc.handle('packs:resolve-job', (input, context) => run(input, context, (o) => packJobs.resolveJob(input.line, o)))
  ipc.handle('packs:export', (input) => packFiles.export(input))
  ipc.handle('packs:import', (input) => packFiles.import(input))
  ipc.handle('packs:accept', (input) => packFiles.accept(input))
  ipc.handle('packs:decline', (input) => packFiles.decline(input))
  ipc.handle('packs:signers', () => use.signers.all())
  ipc.handle('packs:forget-signer', ({ signer }) => use.signers.forget(signer))

  ipc.handle('compare:entries', () => compare.entries())
  ipc.handle('compare:add', ({ path }) => compare.add(path))
  ipc.handle('compare:remove', ({ engineId, generationId }) => compare.remove(engineId, generationId))
  ipc.handle('compare:set', ({ paths }) => compare.set(paths))
  ipc.handle('files:save', (input) => files.save(input))
  ipc.handle('files:copy', (input) => files.copy(input))

  ipc.handle('measured:choose', () => use.measured.choose())
  ipc.handle('measured:preview', (input) => use.measured.preview(input))
  ipc.handle('measured:keep', (input) => use.measured.keep(input))
  ipc.handle('measured:runs', (input) => use.measured.runs(input))
  ipc.handle('measured:remove', (input) => use.measured.remove(input))

  registerSheetHandlers(ipc, use.sheets)
  ipc.handle('customer:show', (input) => use.customer.show(input))
  ipc.handle('customer:hide', () => use.customer.hide())
  ipc.handle('customer:state', () => use.customer.state())
  ipc.handle('customer:displays', () => use.customer.displays())

  registerFeedHandlers(ipc, use.feed)

  ipc.handle('request:cancel', ({ requestId }, { senderId }) => requests.cancel(senderId, requestId))

  ipc.handle('settings:all', () => settings.all())
  ipc.handle('settings:set', async ({ key, value }) => settingResult(await settings.set(key, value)))
  ipc.handle('settings:reset', async ({ key }) => settingResult(await settings.reset(key)))

  ipc.handle('health:drift', () => use.drift())
  ipc.handle('diagnosis:make', () => use.diagnosis.make())
  ipc.handle('diagnosis:save', (input) => use.diagnosis.save(input))
}
