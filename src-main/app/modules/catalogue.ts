/** The catalogue: cached records, their pictures and how long they may be stored. */
import { PictureLoader } from '../../adapters/pictures'
import { CachedCatalogue } from '../../services/catalogue/cached-catalogue'
import { startCacheTrimmer } from '../../services/catalogue/cache-trimmer'
import { CatalogueService } from '../../services/catalogue/catalogue'
import { createEngineLocations } from '../../services/catalogue/engine-locations'
import { createRawRecords } from '../../services/catalogue/raw-records'
import { createRetentionPolicy } from '../../services/catalogue/retention-policy'
import { SharedAnswers } from '../../services/catalogue/shared-answers'
import { createStoredDetails } from '../../services/catalogue/stored-details'
import { SharedPictures } from '../../services/pictures/shared-pictures'
import { createPicturePermits } from '../../services/pictures/picture-permits'
import { pictureAddresses } from '../../services/pictures/picture-addresses'
import { pictureRules } from '../../services/settings/derived-settings'
import type { EndpointName } from '../../shared/catalogue/endpoints'
import { freshnessPolicy, retentionRules } from '../../shared/catalogue/freshness'
import { toId, type EngineId } from '../../shared/catalogue/ids'
import { isWrongPath } from '../../shared/connection/response-origin'
import type { Workspace } from '../../services/workspace/workspace'
import type { AppContext } from '../context'
import type { ConnectionModule, ConnectionModuleDeps } from './connection'

const MB = 1024 * 1024
/** A store that fails again long after its notice was dismissed is reported again. */
const STORE_NOTICE_AGAIN_MS = 3_600_000

export interface CatalogueModuleDeps extends ConnectionModuleDeps {
  readonly connection: ConnectionModule
  readonly workspace: Workspace
}

export type CatalogueModule = ReturnType<typeof createCatalogueModule>

function createPictures({ context, stores: { store, budget }, network, connection, workspace }: CatalogueModuleDeps) {
  const { clock, log, events, settings, setting, pageOrigin } = context
  const loader = new PictureLoader({
    fetch: network.isolatedFetch('pictures'),
    clock,
    log,
    appOrigin: pageOrigin,
    settings: pictureRules(settings),
    pictureCache: new SharedPictures({
      store: {
        get: (url) => store.picture(url),
        put: (url, type, bytes) => store.putPicture(url, type, bytes),
        drop: (url) => store.dropPicture(url)
      },
      clock,
      log,
      engine: () => (setting('workspace.share.answers') ? workspace.engine : null),
      sharedName: () => budget.sharedName,
      keepMs: () => retentionRules(setting).keepMs
    }),
    acquirePermit: createPicturePermits({
      budget,
      countAsCalls: () => setting('pictures.countAsCalls'),
      serviceBaseUrl: () => connection.service.serviceBaseUrl
    })
  })
  events.on('profile-left', () => loader.clear())
  let wasOffline = false
  connection.service.onChange(({ state }) => {
    if (wasOffline && state !== 'offline') loader.retryFailed()
    wasOffline = state === 'offline'
  })
  return {
    loader,
    /** Lets pages show these addresses, resolved against the active service. */
    allow(addresses: Iterable<string | null | undefined>): void {
      const { serviceBaseUrl } = connection.service
      if (!serviceBaseUrl) return
      for (const address of addresses) if (address) loader.allow(address, serviceBaseUrl)
    }
  }
}

function createAnswerReports({ events, ipc }: AppContext, allow: (addresses: Iterable<string>) => void) {
  const reportFigures = (name: EndpointName, params: object): void => {
    const engine =
      'engine_id' in params && typeof params.engine_id === 'string' ? toId<EngineId>(params.engine_id) : null
    if (engine !== null && (name === 'engine' || name === 'performance')) events.emit('engine-figures', engine)
  }
  return {
    onAnswer(name: EndpointName, answer: unknown, params?: object): void {
      if (params) reportFigures(name, params)
      if (answer !== null) allow(pictureAddresses(name, answer))
    },
    onStored(endpoint: EndpointName, params: object, fetchedAtMs?: number): void {
      ipc.broadcast('catalogue:updated', {
        endpoint,
        params: params as Readonly<Record<string, string>>,
        ...(fetchedAtMs === undefined ? {} : { fetchedAt: new Date(fetchedAtMs).toISOString() })
      })
      reportFigures(endpoint, params)
    }
  }
}

function createRecords(
  { context, stores: { store, budget, usage }, connection, workspace }: CatalogueModuleDeps,
  { onAnswer, onStored }: ReturnType<typeof createAnswerReports>
) {
  const { clock, log, events, notices, setting } = context
  const { service, clockSkew, apiClient, profile, language, probeWith } = connection
  const policy = () => freshnessPolicy(setting)
  const rules = () => retentionRules(setting)
  const subscriptionEnded = () => service.subscriptionEnded
  const retention = createRetentionPolicy({
    clock,
    log,
    store,
    rules,
    subscriptionEnded,
    clockIsConfirmed: () => clockSkew.isConfirmed()
  })
  const mayRefresh = (): boolean => ['connecting', 'online', 'demo'].includes(service.state().state)
  const cachedCatalogue = new CachedCatalogue({
    api: new SharedAnswers({
      api: apiClient,
      clock,
      log,
      policy,
      engine: () => (setting('workspace.share.answers') ? workspace.engine : null),
      computerName: () => setting('workspace.name').trim(),
      sharedName: () => budget.sharedName
    }),
    retention: rules,
    subscriptionEnded,
    observe: (calls) => service.observe(calls),
    onUserCall: () => events.emit('user-active'),
    store,
    clock,
    log,
    profile,
    hasWrongPath: () => isWrongPath(service.state().failure ?? {}),
    language,
    policy,
    onServed: (source) => service.isDemo() || usage.answered(source === 'desk' ? 'storage' : 'service'),
    onAnswer,
    mayRefresh,
    onUpdated: onStored,
    onStoreFailure: () => notices.addOnce({ kind: 'warning', code: 'store-failed' }, STORE_NOTICE_AGAIN_MS)
  })
  let couldRefresh = mayRefresh()
  service.onChange(() => {
    if (mayRefresh() && !couldRefresh) cachedCatalogue.retryRefreshes()
    couldRefresh = mayRefresh()
  })
  probeWith((call) => cachedCatalogue.probe(call?.name ?? 'types', call?.params ?? {}, call?.language))
  return { policy, retention, cachedCatalogue }
}

export function createCatalogueModule(deps: CatalogueModuleDeps) {
  const { clock, log, events, settings, setting } = deps.context
  const { store, userStore } = deps.stores
  const { profile, language } = deps.connection
  const pictures = createPictures(deps)
  const reports = createAnswerReports(deps.context, pictures.allow)
  const records = createRecords(deps, reports)
  const { retention, cachedCatalogue } = records
  events.on('profile-left', () => cachedCatalogue.cancelAll())
  const engineLocations = createEngineLocations({
    store,
    log,
    profile,
    language,
    onNames: (names) => pictures.allow(Object.values(names).flatMap((name) => [name.photo, name.photoUnbranded]))
  })
  return {
    pictures,
    ...records,
    engineLocations,
    onAnswer: reports.onAnswer,
    onStored: reports.onStored,
    service: new CatalogueService({ queries: cachedCatalogue, locations: engineLocations }),
    rawRecords: createRawRecords({ queries: cachedCatalogue, store, log, profile }),
    storedDetails: createStoredDetails({
      store,
      userStore,
      log,
      retention,
      profile,
      language,
      tools: () => (deps.roles.may('workshop') ? setting('shop.tools') : [])
    }),
    /** @param favouriteIds engines whose records are deleted last */
    startTrimmer: (favouriteIds: () => Promise<readonly EngineId[]>) =>
      startCacheTrimmer({
        clock,
        log,
        settings,
        trim: async () => {
          await retention.deleteExpired()
          const maxBytes = setting('store.maxMegabytes') * MB
          await store.trim(
            { maxBytes, maxPictureBytes: setting('store.maxPictureMegabytes') * MB },
            await favouriteIds(),
            deps.connection.service.pictureBases()
          )
        }
      })
  }
}
