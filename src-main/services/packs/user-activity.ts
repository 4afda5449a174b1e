import type { ConnectionState } from '../../contract/channels/connection'
import type { CatalogueApi } from '../../shared/ports/network/api-client'
import type { Connectivity } from './pack-waiting'

/** The connection state for background work. Limits are left to the call budget. */
export function connectivityOf({
  state,
  backgroundPaused
}: Pick<ConnectionState, 'state' | 'backgroundPaused'>): Connectivity {
  if (backgroundPaused || state === 'no-key' || state === 'bad-key' || state === 'unauthorised') return 'refused'
  return state === 'offline' ? 'down' : 'up'
}

/** Wraps the API client to report calls that a user waits for. */
export function pausePacksOnUserActivity(api: CatalogueApi, onUserActive: () => void): CatalogueApi {
  return {
    call: (name, params, options) => {
      if (options.priority === 'click' || options.priority === 'visible') onUserActive()
      return api.call(name, params, options)
    }
  }
}
