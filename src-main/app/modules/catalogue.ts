/** The catalogue: cached records, their pictures and how long they may be stored. */
import { PictureLoader } from '../../adapters/pictures'
import { createCachedCatalogue } from '../../services/catalogue/cached-catalogue'
import { startCacheTrimmer } from '../../services/catalogue/cache-trimmer'
import { createCatalogue } from '../../services/catalogue/catalogue'
import { createEngineLocations } from '../../services/catalogue/engine-locations'
import { createRawRecords } from '../../services/catalogue/raw-records'
import { createRetentionPolicy } from '../../services/catalogue/retention-policy'
import { createToolSupport } from '../../services/catalogue/tool-support'
import { pausePacksOnUserActivity } from '../../services/packs/pack-queue'
import { pictureAddresses } from '../../services/pictures/picture-addresses'
import { freshnessPolicy, pictureRules, retentionRules } from '../../services/settings/derived-settings'
import type { EndpointName } from '../../shared/catalogue/endpoints'
import { toId, type EngineId } from '../../shared/catalogue/ids'
import { isSameOrigin } from '../../shared/connection/base-address'
import type { AppContext } from '../context'
import type { ConnectionModule } from './connection'
import type { NetworkModule } from './network'
import type { StoresModule } from './stores'

const MB = 1024 * 1024

export interface CatalogueModuleDeps {
  readonly context: AppContext
  readonly stores: StoresModule
  readonly network: NetworkModule
  readonly connection: ConnectionModule
}

export type CatalogueModule = ReturnType<typeof createCatalogueModule>

function createPictures({ context, stores: { store, budget }, network, connection: module }: CatalogueModuleDeps) {
  const { clock, log, events, settings, setting, pageOrigin } = context
  const { connection } = module
  const loader = new PictureLoader({
    fetch: network.isolatedFetch('pictures'),
    clock,
    log,
    appOrigin: pageOrigin,
    settings: pictureRules(settings),
    pictureCache: {
      get: (url) => store.picture(url),
      put: (url, type, bytes) => store.putPicture(url, type, bytes),
      drop: (url) => store.dropPicture(url)
    },
    acquirePermit: async (url) => {
      // only a picture of the service itself can count as a call; pictures have the lowest priority
      const service = connection.serviceBaseUrl
      if (!setting('pictures.countAsCalls') || service === null || !isSameOrigin(url, service)) return () => {}
      const acquired = await budget.acquire('vehicleDatabase', 'pack')
      return acquired.ok ? (status) => acquired.permit.settle({ status, unlimited: true }) : null
    }
  })
  events.on('profile-changed', () => loader.clear())
  return {
    loader,
    /** Lets pages show these addresses, resolved against the service in force. */
    allow(addresses: Iterable<string | null | undefined>): void {
      const { serviceBaseUrl } = connection
      if (!serviceBaseUrl) return
      for (const address of addresses) if (address) loader.allow(address, serviceBaseUrl)
    }
  }
}

/** Reports answers of the catalogue to the other modules and to the pictures. */
function createAnswerReports({ events, ipc }: AppContext, allow: (addresses: Iterable<string>) => void) {
  const reportFigures = (name: EndpointName, params: object): void => {
    const engine =
      'engine_id' in params && typeof params.engine_id === 'string' ? toId<EngineId>(params.engine_id) : null
    if (engine !== null && (name === 'engine' || name === 'performance')) events.emit('engine-figures', engine)
  }
  const onRefreshed = (endpoint: EndpointName, params: object): void =>
    ipc.broadcast('catalogue:updated', { endpoint, params: params as Readonly<Record<string, string>> })
  return {
    onAnswer(name: EndpointName, answer: unknown, params?: object): void {
      if (params) reportFigures(name, params)
      if (answer !== null) allow(pictureAddresses(name, answer))
    },
    onRefreshed,
    onStored(endpoint: EndpointName, params: object): void {
      onRefreshed(endpoint, params)
      reportFigures(endpoint, params)
    }
  }
}

export function createCatalogueModule(deps: CatalogueModuleDeps) {
  const { clock, log, events, notices, settings, setting } = deps.context
  const { store } = deps.stores
  const { connection, clockSkew, apiClient, profile, language, probeWith } = deps.connection
  const scope = { profile, language }
  const pictures = createPictures(deps)
  const { onAnswer, onRefreshed, onStored } = createAnswerReports(deps.context, pictures.allow)
  const policy = freshnessPolicy(settings)
  const retention = createRetentionPolicy({
    clock,
    log,
    store,
    rules: retentionRules(settings),
    subscriptionEnded: () => connection.subscriptionEnded,
    clockIsWrong: () => clockSkew.skewMs() !== null
  })
  const unlimited = createCachedCatalogue({
    ...scope,
    gate: pausePacksOnUserActivity(apiClient, () => events.emit('user-active')),
    store,
    clock,
    log,
    policy,
    onAnswer,
    mayRefresh: () => ['connecting', 'online', 'demo'].includes(connection.state().state),
    onRefreshed,
    onStoreFailure: () => notices.addOnce({ kind: 'warning', code: 'store-failed' })
  })
  probeWith((call) =>
    unlimited.query(call?.name ?? 'types', call?.params ?? {}, {
      refresh: true,
      ...(call ? { language: call.language } : {})
    })
  )
  const cachedCatalogue = retention.withRetention(unlimited)
  const engineLocations = createEngineLocations({
    ...scope,
    store,
    log,
    onNames: (names) => pictures.allow(Object.values(names).flatMap((name) => [name.photo, name.photoUnbranded]))
  })
  const readable = createToolSupport({
    ...scope,
    store,
    log,
    tools: () => setting('shop.tools'),
    oldestMs: () => retention.oldestMs()
  })
  return {
    pictures,
    policy,
    retention,
    cachedCatalogue,
    engineLocations,
    onAnswer,
    onStored,
    catalogue: createCatalogue({ asker: cachedCatalogue, places: engineLocations }),
    rawRecords: createRawRecords({ asker: cachedCatalogue, store, log, profile }),
    supportedEngines: async (engineIds: readonly string[]) => retention.refusal() ?? readable(engineIds),
    /** @param favouriteIds engines whose records are deleted last */
    startTrimmer: (favouriteIds: () => Promise<readonly EngineId[]>) =>
      startCacheTrimmer({
        clock,
        log,
        trim: async () => {
          await retention.deleteExpired()
          await store.trim(
            {
              maxBytes: setting('store.maxMegabytes') * MB,
              maxPictureBytes: setting('store.maxPictureMegabytes') * MB
            },
            await favouriteIds()
          )
        }
      })
  }
}
