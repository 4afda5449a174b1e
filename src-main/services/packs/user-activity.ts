import type { ConnectionState } from '../../contract/channels/connection'
import type { Connectivity } from './pack-waiting'

/** The connection state for background work. Limits are left to the call budget. */
export function connectivityOf({
  state,
  backgroundPaused
}: Pick<ConnectionState, 'state' | 'backgroundPaused'>): Connectivity {
  if (backgroundPaused || state === 'no-key' || state === 'bad-key' || state === 'unauthorised') return 'refused'
  return state === 'offline' ? 'down' : 'up'
}
