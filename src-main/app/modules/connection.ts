/** The connection to the service and the one client for its calls. */
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createApiClient, createResponseReader } from '../../adapters/api-client'
import { fetchTransport } from '../../adapters/api-client/fetch-transport'
import { startResponseWorker } from '../../adapters/api-client/response-worker/start-response-worker'
import { CONNECTION_FILE, ConnectionFile } from '../../adapters/connection-file'
import { createClockSkew, type ClockSkew } from '../../services/connection/clock-skew'
import { Connection, type ConnectionDeps } from '../../services/connection/connection'
import { callRules, connectionCheckRules } from '../../services/settings/derived-settings'
import { AnswerLog } from '../../shared/diagnostics/answer-log'
import { DriftRegister } from '../../shared/catalogue/reader/drift'
import type { Roles } from '../../services/roles/roles'
import type { AppContext } from '../context'
import type { NetworkModule } from './network'
import type { StoresModule } from './stores'
import type { WindowsModule } from './windows'

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

const idOf = (baseUrl: string): string => createHash('sha256').update(baseUrl).digest('hex').slice(0, 32)

const connectionFile = ({ paths, notices }: AppContext) => ({
  connectionStore: new ConnectionFile(join(paths.userData, CONNECTION_FILE), (aside) =>
    notices.add({ kind: 'warning', code: 'store-failed', params: { reason: 'connection-damaged', aside } })
  ),
  onConnectionUnread: () =>
    notices.add({ kind: 'error', code: 'store-failed', params: { reason: 'file-unopened', file: CONNECTION_FILE } })
})

/** Starts the demo service; its code is loaded on the first use. */
async function startDemo({ paths, log, settings, setting }: AppContext) {
  const switches = () => ({ oddities: setting('demo.oddRecords'), bigIds: setting('demo.oddRecords') })
  const { startDemoService } = await import('../../adapters/demo-service')
  const demo = await startDemoService({
    resources: paths.demo,
    // relative picture addresses stay valid when the port changes, so cached records stay usable
    switches: { pictureAddresses: 'relative', ...switches() },
    onFailure: (error) => log.error('demo.bug', { error })
  })
  log.redactValue(demo.key)
  const unsubscribe = settings.onChange((key) => key === 'demo.oddRecords' && demo.setSwitches(switches()))
  return {
    baseUrl: demo.baseUrl,
    apiKey: demo.key,
    close: () => {
      unsubscribe()
      return demo.close()
    }
  }
}

export interface ConnectionModuleDeps {
  readonly context: AppContext
  readonly windows: WindowsModule
  readonly stores: StoresModule
  readonly network: NetworkModule
  readonly roles: Roles
}

export type ConnectionModule = ReturnType<typeof createConnectionModule>

interface ClientDeps {
  readonly answers: AnswerLog
  readonly drift: DriftRegister
  readonly clockSkew: ClockSkew
  readonly connection: () => Connection
}

function createClient(
  { context: { clock, log, settings }, stores: { budget }, network }: ConnectionModuleDeps,
  { answers, drift, clockSkew, connection }: ClientDeps
) {
  return createApiClient({
    transport: fetchTransport(network.isolatedFetch('catalogue')),
    ...createResponseReader({ startWorker: startResponseWorker, clock, log }),
    budget,
    drift,
    log,
    clock,
    random: Math.random,
    settings: callRules(settings),
    access: () => connection().access(),
    onResult: (result) => answers.add(result),
    onServiceDate: (answer) => clockSkew.observe(answer),
    retryWhenOffline: () => connection().retryWhenOffline
  })
}

export function createConnectionModule(deps: ConnectionModuleDeps) {
  const { clock, log, events, settings, setting, languages } = deps.context
  const { secrets, budget, accounts } = deps.stores
  const language = languages.content
  const answers = new AnswerLog(() => clock.now())
  events.on('profile-left', () => answers.clear())
  const drift = new DriftRegister()
  const clockSkew = createClockSkew({
    clock,
    log,
    toleranceMs: () => setting('connection.clockToleranceMinutes') * 60_000,
    isDemo: () => connection.isDemo(),
    onChanged: () => events.emit('clock-skew-changed')
  })
  // the client gets the key from the connection, which calls through the client
  const apiClient = createClient(deps, { answers, drift, clockSkew, connection: () => connection })
  let probe: ConnectionDeps['probe'] = () => Promise.resolve(null)
  const connection: Connection = new Connection({
    api: apiClient,
    budget,
    secrets,
    clock,
    log,
    newId: randomUUID,
    ...connectionFile(deps.context),
    idOf,
    language,
    settings: connectionCheckRules(settings),
    proxyLogin: () => deps.network.proxyLogin.settled(),
    clockSkewMs: () => clockSkew.skewMs(),
    probe: (call) => probe(call),
    accountOf: (access, tried) => accounts.nameOf(access, tried),
    onProfile(_profile, account) {
      try {
        events.emit('profile-left', account)
      } finally {
        budget.use(account)
        events.emit('profile-changed')
      }
    },
    demo: { start: () => startDemo(deps.context) }
  })
  events.on('clock-skew-changed', () => connection.clockSkewChanged())
  events.on('network-restored', () => connection.networkHint())
  return {
    service: connection,
    apiClient,
    answers,
    drift,
    clockSkew,
    profile: connection.profileId,
    /** Language in which the catalogue is queried. */
    language,
    /** Host of the service, or 'demo'. */
    serviceHost: (): string => (connection.isDemo() ? 'demo' : hostOf(connection.state().baseUrl)),
    /** Sets the probe, which needs the catalogue. */
    probeWith: (query: ConnectionDeps['probe']) => void (probe = query)
  }
}
