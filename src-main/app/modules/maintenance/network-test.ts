/** The network test: what it tries, with which parts of the program. */
import { session } from 'electron'
import { fetchTransport } from '../../../adapters/api-client/fetch-transport'
import { networkProbe } from '../../../adapters/network-probe'
import { NetworkTest } from '../../../services/diagnostics/network-test'
import type { NetworkProbe, ProbeAddress } from '../../../shared/ports/network/network-probe'
import type { SourceId } from '../../../shared/feed/events'
import type { ConnectionModule, ConnectionModuleDeps } from '../connection'
import type { FeedModule } from '../feed'
import type { Workspace } from '../../../services/workspace/workspace'

interface NetworkTestModuleDeps extends ConnectionModuleDeps {
  readonly connection: ConnectionModule
  readonly feed: FeedModule
  readonly workspace: Workspace
}

/** Of each step. */
const TIMEOUT_MS = 10_000
const PARTITION = 'network-test'
/** Their tests cost no request to the service. */
const TESTED: readonly SourceId[] = ['webhook', 'mqtt', 'relay', 'folder']

/** The probe, with every connection in the list of hosts. */
function recordedProbe({ stores: { hosts } }: NetworkTestModuleDeps): NetworkProbe {
  const probe = networkProbe({ timeoutMs: TIMEOUT_MS })
  const contacted = ({ host, port }: ProbeAddress): void => hosts.contacted(PARTITION, `tcp://${host}:${port}`)
  return {
    ...probe,
    connect(address) {
      contacted(address)
      return probe.connect(address)
    },
    certificate(address, proxy) {
      contacted(proxy ?? address)
      return probe.certificate(address, proxy)
    }
  }
}

export function createNetworkTest(deps: NetworkTestModuleDeps): NetworkTest {
  const { network, connection, feed, workspace } = deps
  const { sources } = feed
  return new NetworkTest({
    probe: recordedProbe(deps),
    transport: fetchTransport(network.isolatedFetch(PARTITION)),
    timeoutMs: TIMEOUT_MS,
    resolveProxy: (url) => session.fromPartition(PARTITION, { cache: false }).resolveProxy(url),
    baseUrl: () => connection.service.serviceBaseUrl,
    async checkKey() {
      const checked = await connection.service.check()
      return checked.ok ? null : checked.failure
    },
    sources: () => sources.entries().flatMap(({ id, state }) => (state !== 'off' && TESTED.includes(id) ? [id] : [])),
    async testSource(id) {
      const tested = await sources.test(id)
      return tested.ok ? { problem: tested.value.problem?.code ?? null, at: tested.value.at } : NOT_TESTED
    },
    async testWorkspace() {
      if (workspace.state().state === 'off') return undefined
      const tested = await workspace.test()
      return tested.ok ? (tested.value.find(({ problem }) => problem !== undefined)?.problem ?? null) : 'protocol'
    }
  })
}

const NOT_TESTED = { problem: 'internal', at: null } as const
