import { isBackground } from '../../shared/connection/rate-limit'
import type { CatalogueApi } from '../../shared/ports/network/api-client'
import type { StoredProfile } from '../../shared/ports/stores/profile-store'
import type { ConnectionMonitor } from './connection-monitor'

/**
 * Reports every response to the monitor. A failed background call returns after the monitor has decided whether the
 * service is reachable.
 */
export function observeApi(
  api: CatalogueApi,
  monitor: ConnectionMonitor,
  activeProfile: () => StoredProfile | null
): CatalogueApi {
  return {
    call: async (name, params, options) => {
      const profile = activeProfile()
      const start = monitor.callStarted()
      const response = await api.call(name, params, options)
      // a response for the previous profile says nothing about this one
      if (profile !== activeProfile() || options.access) return response
      monitor.catalogueAnswered(response, { name, params, language: options.language }, start)
      if (!response.ok && isBackground(options.priority)) await monitor.whenDecided(options.signal)
      return response
    }
  }
}
