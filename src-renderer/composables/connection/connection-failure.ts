import { computed, type ComputedRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { useSettings } from '@/stores/settings'
import type { Failure } from '@contract/failures'

/**
 * Why the connection is not as it should be, as every place tells it; after the end of a subscription with whether what
 * is here may be read.
 */
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
