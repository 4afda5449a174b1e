/** Requests through Electron's network stack, proxy logins and hints that the network works again. */
import { randomUUID } from 'node:crypto'
import { net, powerMonitor, session } from 'electron'
import { electronFetch } from '../../adapters/api-client/electron-fetch'
import type { FetchLike } from '../../adapters/api-client/fetch-transport'
import { watchNetwork } from '../../adapters/network-hints'
import { ProxyLogin } from '../../services/connection/proxy-login'
import type { ContactedHosts } from '../../services/diagnostics/contacted-hosts'
import type { HostPurpose } from '../../shared/diagnostics/contacted-hosts'
import type { AppContext } from '../context'

export type NetworkModule = ReturnType<typeof createNetworkModule>

export function createNetworkModule({ clock, log, events, ipc }: AppContext, hosts: ContactedHosts) {
  const proxyLogin = new ProxyLogin({
    log,
    newId: randomUUID,
    onSecret: (secret) => log.redactValue(secret),
    onQuestion: (question) => ipc.broadcast('proxy:asked', question),
    onLoginGiven: () => events.emit('network-restored')
  })
  return {
    proxyLogin,
    /** `fetch` in a session of its own, in memory: without cookies and cache, shared with no page. */
    isolatedFetch(purpose: HostPurpose): FetchLike {
      const isolated = session.fromPartition(purpose, { cache: false })
      const fetch = electronFetch({ net, session: isolated, logins: proxyLogin })
      return (url, init) => {
        hosts.contacted(purpose, url)
        return fetch(url, init)
      }
    },
    /** Returns what ends it. */
    watch: (onResume: () => void) =>
      watchNetwork({
        net,
        powerMonitor,
        clock,
        random: Math.random,
        onResume,
        onNetworkHint: () => events.emit('network-restored')
      })
  }
}
