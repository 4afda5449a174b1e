import { isBackground } from '../../shared/connection/rate-limit'
import type { CallOptions } from '../../shared/ports/network/api-client'
import type { StoredProfile } from '../../shared/ports/stores/profile-store'
import type { CatalogueCalls } from '../catalogue/fetch-and-store'
import type { ConnectionMonitor } from './connection-monitor'

/**
 * Reports every response to the monitor. A failed background call returns after the monitor has decided whether the
 * service is reachable.
 */
export function observeApi<O extends Omit<CallOptions, 'progress'>>(
  calls: CatalogueCalls<O>,
  monitor: ConnectionMonitor,
  activeProfile: () => StoredProfile | null
): CatalogueCalls<O> {
  return {
    call: async (name, params, options) => {
      const profile = activeProfile()
      const start = monitor.callStarted()
      const response = await calls.call(name, params, options)
      // a response for the previous profile says nothing about this one
      if (profile !== activeProfile() || options.access) return response
      monitor.catalogueAnswered(response, { name, params, language: options.language }, start)
      if (!response.ok && isBackground(options.priority)) await monitor.whenDecided(options.signal)
      return response
    }
  }
}
