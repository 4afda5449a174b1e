import { computed, ref } from 'vue'
import { useConnection } from '@/stores/connection'
import { shouldClearKeyField } from '@/composables/connection/api-key-input'
import { useAction } from '@/composables/requests/action'
import { isSameOrigin, parseBaseAddress } from '@shared/connection/base-address'

/** Changes address, key or both. The key field is cleared once the service has judged the key. */
export function useReplaceKey() {
  const connection = useConnection()
  const { baseUrl, keyKept, state } = connection.current
  const address = ref(state === 'demo' ? '' : baseUrl)
  const key = ref('')
  const { busy, failure, run } = useAction()
  const sent = ref(false)
  /** Host of the last request; the field may have changed since. */
  const askedHost = ref('')

  const parsed = computed(() => parseBaseAddress(address.value))
  /** The stored key may be reused for the same service only. */
  const canReuseKey = computed(
    () => keyKept !== 'none' && (!parsed.value.ok || isSameOrigin(parsed.value.baseUrl, baseUrl))
  )
  const addressProblem = computed(() => (sent.value && !parsed.value.ok ? parsed.value.reason : null))
  const keyMissing = computed(() => sent.value && !canReuseKey.value && key.value.trim() === '')

  /** Nothing to send: the address and the key of this connection. */
  const isSame = computed(
    () => keyKept !== 'none' && key.value.trim() === '' && parsed.value.ok && parsed.value.baseUrl === baseUrl
  )

  /** True on success. */
  async function send(): Promise<boolean> {
    sent.value = true
    failure.value = null
    if (busy.value || !parsed.value.ok || keyMissing.value) return false
    askedHost.value = new URL(parsed.value.baseUrl).host
    const result = await run(connection.connect(parsed.value.baseUrl, key.value.trim() || undefined))
    if (shouldClearKeyField(failure.value)) key.value = ''
    return result.ok
  }

  return { address, key, busy, failure, askedHost, canReuseKey, addressProblem, keyMissing, isSame, send }
}
