/** Offline packs: the queue that fetches them, their plan, lists of jobs, and packs as files. */
import { randomUUID } from 'node:crypto'
import { PackFileStore } from '../../adapters/pack-file'
import { jobFolderFiles } from '../../adapters/job-folder'
import { createTableFiles } from '../../adapters/table-file'
import { IdleRefresh } from '../../services/catalogue/idle-refresh'
import { createCachedStepReader } from '../../services/packs/cached-steps'
import { createStepFetcher, type FetchStep } from '../../services/packs/fetch-step'
import { JobFolder } from '../../services/packs/jobs/job-folder'
import { createJobList, type JobListService } from '../../services/packs/jobs/job-list'
import { createPackExport } from '../../services/packs/pack-export'
import { PackPlanner } from '../../services/packs/pack-planner'
import { PackQueue } from '../../services/packs/pack-queue'
import { connectivityOf } from '../../services/packs/pack-waiting'
import { createPackRecords } from '../../services/packs/pack-records'
import { createCatalogueStorage } from '../../services/packs/storage'
import { createTrustedKeys } from '../../services/packs/trusted-keys'
import { resolvePicture } from '../../shared/connection/base-address'
import { engineLink } from '../../shared/links/deep-link'
import { workOfPacks } from '../../windows/taskbar-progress'
import type { LibraryModule, LibraryModuleDeps } from './library'

export interface PacksModuleDeps extends LibraryModuleDeps {
  readonly library: LibraryModule
}

export type PacksModule = ReturnType<typeof createPacksModule>

const MB = 1024 * 1024
const MAX_PICTURE_BYTES = 64 * MB

function commonDeps({ context, stores, connection, catalogue }: PacksModuleDeps) {
  const { clock, log } = context
  const { store, budget } = stores
  const { profile, language } = connection
  return {
    profile,
    language,
    policy: catalogue.policy,
    store,
    clock,
    log,
    budget: () => budget.snapshot('vehicleDatabase'),
    rules: () => stores.callRules('vehicleDatabase'),
    readCachedSteps: createCachedStepReader(store)
  }
}

function createIdleRefresh(
  { context, stores, connection: { service: connection }, catalogue, library }: PacksModuleDeps,
  common: ReturnType<typeof commonDeps>,
  fetchStep: FetchStep
): IdleRefresh {
  const { events, settings, setting } = context
  const { userStore } = stores
  const refresh = new IdleRefresh({
    ...common,
    userStore,
    fetchStep,
    async engines() {
      const profile = common.profile()
      return profile === null
        ? []
        : [...(await library.service.favouriteIds()), ...(await userStore.sheetEngines(profile))]
    },
    async generationsOf(engine) {
      const places = await catalogue.engineLocations.pathsOf(engine)
      return places.flatMap(({ generations }) => generations ?? [])
    },
    mayCall: () => connection.state().state === 'online',
    callsPerDay: () => setting('freshness.idleCallsPerDay')
  })
  events.on('user-active', () => refresh.userActive())
  events.on('profile-changed', () => refresh.profileChanged())
  settings.onChange((key) => key === 'freshness.idleCallsPerDay' && refresh.settingChanged())
  return refresh
}

function createQueue(deps: PacksModuleDeps, common: ReturnType<typeof commonDeps>, fetchStep: FetchStep): PackQueue {
  const { ipc, log, events, setting } = deps.context
  const { service: connection } = deps.connection
  const queue = new PackQueue({
    ...common,
    newId: randomUUID,
    records: createPackRecords({ userStore: deps.stores.userStore, log }),
    connectivity: () => connectivityOf(connection.state()),
    confirmAboveCalls: () => setting('packs.confirmAboveCalls'),
    maxCalls: () => setting('packs.maxCalls'),
    changed: (all) => {
      deps.windows.taskbarProgress.set('packs', workOfPacks(all))
      ipc.broadcast('packs:changed', all)
    },
    fetchStep
  })
  events.on('profile-changed', () => queue.profileChanged())
  events.on('user-active', () => queue.userActive())
  return queue
}

function createJobFolder(
  { context, connection }: PacksModuleDeps,
  jobs: (input: { text: string }) => ReturnType<JobListService['jobs']>
): JobFolder {
  const { clock, log, settings, setting } = context
  const { serviceHost, language } = connection
  const folder = new JobFolder({
    files: jobFolderFiles(createTableFiles(context.languages.interface)),
    clock,
    log,
    folder: () => setting('packs.jobFolder'),
    allowed: () => setting('policy.allowExport'),
    service: serviceHost,
    jobs: (text) => jobs({ text }),
    linkOf: (path) => engineLink(path, serviceHost(), language())
  })
  settings.onChange((key) => key === 'packs.jobFolder' && folder.settingChanged())
  return folder
}

export function createPacksModule(deps: PacksModuleDeps) {
  const { clock, log, setting } = deps.context
  const { service: connection } = deps.connection
  const { cachedCatalogue, retention, onAnswer, onStored } = deps.catalogue
  const { dialogs, openedFiles } = deps.windows
  const { search } = deps.library
  const common = commonDeps(deps)
  const fetchStep = createStepFetcher({ ...common, catalogue: cachedCatalogue, onAnswer, onStored })
  const trustedKeys = createTrustedKeys({ userStore: deps.stores.userStore, clock, log })
  const jobList = createJobList({
    files: createTableFiles(deps.context.languages.interface),
    opened: () => openedFiles.path('table'),
    localSearch: (query, limit) => search.local(query, limit),
    serviceSearch: (query, options) => search.catalogue(query, options)
  })
  const queue = createQueue(deps, common, fetchStep)
  return {
    trustedKeys,
    jobList,
    jobFolder: createJobFolder(deps, jobList.jobs),
    storage: createCatalogueStorage({
      ...common,
      maxBytes: () => setting('store.maxMegabytes') * MB,
      pictureBases: connection.pictureBases,
      pausePacks: () => queue.pauseAll()
    }),
    queue,
    idleRefresh: createIdleRefresh(deps, common, fetchStep),
    plan: new PackPlanner({ ...common, catalogue: cachedCatalogue, retention }),
    packExport: createPackExport({
      ...common,
      trustedKeys,
      newId: randomUUID,
      files: new PackFileStore({ secrets: deps.stores.secrets, log }),
      clockToleranceMs: () => setting('connection.clockToleranceMinutes') * 60_000,
      allowed: () => setting('packs.allowFiles'),
      mayExport: () => setting('policy.allowExport') && retention.refusal() === null,
      oldestMs: retention.oldestMs,
      service: () => connection.serviceName(),
      pictureUrl: (address) => resolvePicture(connection.serviceBaseUrl ?? '', address),
      chooseTarget: dialogs.packTarget,
      chooseSource: async (opened) => (opened ? openedFiles.path('pack') : dialogs.pack()),
      maxPictureBytes: () => MAX_PICTURE_BYTES,
      onStored
    })
  }
}
