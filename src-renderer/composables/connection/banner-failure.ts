import { computed, inject, type ComputedRef } from 'vue'
import { routeLocationKey } from 'vue-router'
import { useConnection } from '@/stores/connection'
import { isWrongPath } from '@shared/connection/response-origin'
import type { Failure } from '@contract/failures'
import { useConnectionFailure } from './connection-failure'

/** The failure that the banner explains; null: no banner. Settings and welcome page show theirs in full. */
export function useBannerFailure(): ComputedRef<Failure | null> {
  // a part that is shown without pages has no route
  const route = inject(routeLocationKey, null)
  const connection = useConnection()
  const why = useConnectionFailure()
  return computed(() => {
    const { state, failure } = connection.current
    if (route?.name === 'settings') return null
    if (state === 'offline' && failure && isWrongPath(failure)) return failure
    if (state === 'no-key') return connection.connected ? why.value : null
    if (state !== 'bad-key' && state !== 'unauthorised') return null
    if (route?.name === 'welcome' && state === 'unauthorised') return null
    return why.value ?? { code: state }
  })
}
