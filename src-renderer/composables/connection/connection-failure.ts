import { computed, type ComputedRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { useSettings } from '@/stores/settings'
import type { Failure } from '@contract/failures'

/** The failure of the connection. After the end of a subscription it says whether cached data stays readable. */
export function useConnectionFailure(): ComputedRef<Failure | null> {
  const connection = useConnection()
  const settings = useSettings()
  return computed(() => {
    const { failure } = connection.current
    return failure?.code === 'inactive-subscription'
      ? { ...failure, params: { reason: settings.value('policy.readAfterEnd') ? 'readable' : 'withheld' } }
      : failure
  })
}

/** The subscription ended, and the policy forbids reading stored data after its end. */
export function useWithheld(): ComputedRef<boolean> {
  const failure = useConnectionFailure()
  return computed(() => failure.value?.params?.['reason'] === 'withheld')
}

/** The service answers; a failure of the network concerns a single request. */
export function useIsOnline(): ComputedRef<boolean> {
  const connection = useConnection()
  return computed(() => connection.current.state === 'online')
}
