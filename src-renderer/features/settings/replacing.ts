import { computed, ref, shallowRef } from 'vue'
import { useConnection } from '@/app/stores/connection'
import { parseBaseAddress } from '@core/base-address'
import type { Failure } from '@contract/failures'

/**
 * Another key, another address, or both. The key field only takes: it begins empty, and empties itself once the service has judged the key.
 */
export function useReplacing() {
  const connection = useConnection()
  const { baseUrl, keyKept, state } = connection.current
  const address = ref(state === 'demo' ? '' : baseUrl)
  const key = ref('')
  const busy = ref(false)
  const sent = ref(false)
  const failure = shallowRef<Failure | null>(null)

  /** With a key in force the field may stay empty: then only the address changes. */
  const mayKeep = keyKept !== 'none'
  const parsed = computed(() => parseBaseAddress(address.value))
  const addressProblem = computed(() => (sent.value && !parsed.value.ok ? parsed.value.reason : null))
  const keyMissing = computed(() => sent.value && !mayKeep && key.value.trim() === '')

  /** True when the service let this desk in. */
  async function send(): Promise<boolean> {
    sent.value = true
    failure.value = null
    if (busy.value || !parsed.value.ok || keyMissing.value) return false
    busy.value = true
    try {
      const result = await connection.connect(parsed.value.baseUrl, key.value.trim() === '' ? undefined : key.value.trim())
      failure.value = result.ok ? null : result.failure
      if (result.ok || (result.failure.status !== undefined && result.failure.status < 500) || result.failure.code === 'inactive-subscription') key.value = ''
      return result.ok
    } finally {
      busy.value = false
    }
  }

  return { address, key, busy, failure, mayKeep, addressProblem, keyMissing, send }
}
