/** Which use case answers which channel. One line a channel; whatever needs more than a line belongs into a service. */
import { done, failed, type Result } from '../contract/failures'
import type { AppInfo, BudgetState, Notice, SettingEntry } from '../contract/state'
import type { Channels, DriftEntry } from '../contract/channels'
import type { SettingOutcome, SettingsStore } from '../core/settings/store'
import type { BudgetSnapshot } from '../core/ports'
import type { CatalogueService } from '../services/catalogue'
import type { Connection } from '../services/connection'
import type { DeskService } from '../services/desk'
import type { PackFilesService } from '../services/pack-files'
import type { Signers } from '../services/signers'
import type { PackJobsService } from '../services/pack-jobs'
import type { PackPlanService } from '../services/pack-plan'
import type { Packs } from '../services/packs'
import type { Requests } from '../services/requests'
import type { SavedSearchService } from '../services/saved-searches'
import type { SearchService } from '../services/search'
import type { CallContext, Ipc } from './register'

export interface UseCases {
  readonly connection: Pick<Connection, 'state' | 'connect' | 'demo' | 'check' | 'forget'>
  /** The connection of the last run is taken up; the window waits for it, nothing else does. */
  readonly started: Promise<void>
  readonly catalogue: CatalogueService
  readonly search: SearchService
  readonly savedSearches: SavedSearchService
  readonly requests: Requests
  readonly desk: DeskService
  readonly packs: Pick<Packs, 'start' | 'all' | 'pause' | 'resume' | 'cancel' | 'dismiss'>
  readonly packPlan: PackPlanService
  readonly packJobs: PackJobsService
  readonly packFiles: PackFilesService
  readonly signers: Signers
  readonly settings: Pick<SettingsStore, 'all' | 'set' | 'reset'>
  appInfo(): Promise<AppInfo>
  notices(): readonly Notice[]
  budget(): BudgetSnapshot
  drift(): readonly DriftEntry[]
  /** The window has painted its first place and listens. */
  windowReady(): void
}

/** Budget as the window shows it. */
export function budgetState(s: BudgetSnapshot): BudgetState {
  return { used: s.used, limit: s.limit, resetAt: s.resetAtMs === null ? '' : new Date(s.resetAtMs).toISOString(), leftForBackground: s.leftForBackground, stopped: s.stopped, waiting: s.waiting }
}

const settingResult = (outcome: SettingOutcome): Result<SettingEntry> => (outcome.ok ? done(outcome.view) : failed(outcome.code, { params: outcome.params }))

export function registerHandlers(ipc: Pick<Ipc, 'handle'>, use: UseCases): void {
  const { connection, catalogue, search, savedSearches, requests, settings, desk, packs, packPlan, packJobs, packFiles } = use
  type Asking = Channels['catalogue:types']['input']
  /** Runs a question so that its window can take it back. */
  const run = <T>({ requestId, priority = 'click', refresh = false }: Asking, { senderId }: CallContext, ask: (o: { priority: NonNullable<Asking['priority']>; refresh: boolean; signal?: AbortSignal }) => Promise<T>): Promise<T> =>
    requests.run(senderId, requestId, (signal) => ask({ priority, refresh, ...(signal ? { signal } : {}) }))

  ipc.handle('app:info', () => use.appInfo())
  ipc.handle('app:notices', () => use.notices())
  ipc.handle('app:ready', () => use.windowReady())

  ipc.handle('connection:state', async () => {
    await use.started
    return connection.state()
  })
  ipc.handle('connection:connect', (input) => connection.connect(input))
  ipc.handle('connection:demo', () => connection.demo())
  ipc.handle('connection:check', () => connection.check())
  ipc.handle('connection:forget', () => connection.forget())

  ipc.handle('budget:state', () => budgetState(use.budget()))

  ipc.handle('catalogue:types', (input, context) => run(input, context, (o) => catalogue.types(o)))
  ipc.handle('catalogue:manufacturers', (input, context) => run(input, context, (o) => catalogue.manufacturers(input.parentId, o)))
  ipc.handle('catalogue:models', (input, context) => run(input, context, (o) => catalogue.models(input.parentId, o)))
  ipc.handle('catalogue:generations', (input, context) => run(input, context, (o) => catalogue.generations(input.parentId, o)))
  ipc.handle('catalogue:engines', (input, context) => run(input, context, (o) => catalogue.engines(input.parentId, o)))
  ipc.handle('catalogue:held', ({ level, parentId }) => catalogue.held(level, parentId))
  ipc.handle('catalogue:engine', (input, context) => run(input, context, (o) => catalogue.engine(input.engineId, o)))
  ipc.handle('catalogue:performance', (input, context) => run(input, context, (o) => catalogue.performance(input.generationId, input.engineId, o)))
  ipc.handle('catalogue:path-names', ({ path }) => catalogue.pathNames(path))
  ipc.handle('catalogue:locate', (input, context) => run(input, context, (o) => catalogue.locate(input.engineId, input.name, input.spend, o)))

  ipc.handle('search:catalogue', (input, context) => run(input, context, (o) => search.catalogue(input.query, o)))
  ipc.handle('search:engines', (input, context) => run(input, context, (o) => search.engines(input.query, input.fuel, o)))

  ipc.handle('search:desk', ({ query, limit }) => search.desk(query, limit))
  ipc.handle('search:synonyms', () => desk.synonyms())
  ipc.handle('search:set-synonyms', ({ groups }) => desk.setSynonyms(groups))

  ipc.handle('search:saved', () => savedSearches.saved())
  ipc.handle('search:save', ({ query, fuel }) => savedSearches.save(query, fuel))
  ipc.handle('search:unsave', ({ id }) => savedSearches.unsave(id))
  ipc.handle('search:looked', ({ id }) => savedSearches.looked(id))
  ipc.handle('search:history', () => savedSearches.history())
  ipc.handle('search:remember', ({ query, fuel }) => savedSearches.remember(query, fuel))
  ipc.handle('search:clear-history', () => savedSearches.clearHistory())

  ipc.handle('desk:favourites', () => desk.favourites())
  ipc.handle('desk:add-favourite', ({ path, group }) => desk.addFavourite(path, group))
  ipc.handle('desk:remove-favourite', ({ engineId }) => desk.removeFavourite(engineId))
  ipc.handle('desk:recents', () => desk.recents())
  ipc.handle('desk:add-recent', ({ path }) => desk.addRecent(path))
  ipc.handle('desk:note', ({ engineId }) => desk.note(engineId))
  ipc.handle('desk:set-note', ({ engineId, text }) => desk.setNote(engineId, text))
  ipc.handle('desk:storage', () => desk.storage())
  ipc.handle('desk:clear', () => desk.clear())

  ipc.handle('packs:plan', (input) => packPlan.plan(input))
  ipc.handle('packs:learn', ({ requestId, ...input }, context) => run(requestId === undefined ? {} : { requestId }, context, ({ signal }) => packPlan.learn(input, { ...(signal ? { signal } : {}) })))
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

  ipc.handle('request:cancel', ({ requestId }, { senderId }) => requests.cancel(senderId, requestId))

  ipc.handle('settings:all', () => settings.all())
  ipc.handle('settings:set', async ({ key, value }) => settingResult(await settings.set(key, value)))
  ipc.handle('settings:reset', async ({ key }) => settingResult(await settings.reset(key)))

  ipc.handle('health:drift', () => use.drift())
}
