import { computed, ref, shallowRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { parseBaseAddress } from '@shared/connection/base-address'
import { shouldClearKeyField } from '@/composables/connection/api-key-input'
import type { Failure } from '@contract/failures'

type ConnectPhase = 'form' | 'connected' | 'inactive'
export type ConnectField = 'address' | 'key'

/** Connects with address and key, or opens the demo. The key is cleared once the service has judged it. */
export function useConnectState() {
  const connection = useConnection()
  const address = ref(connection.current.baseUrl)
  const key = ref('')
  const phase = ref<ConnectPhase>('form')
  const busy = ref<'connect' | 'demo' | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** Host of the last request; the field may have changed since. */
  const askedHost = ref('')
  /** Fields visited or submitted; only these show errors. */
  const touchedFields = ref<ReadonlySet<ConnectField>>(new Set())

  const parsed = computed(() => parseBaseAddress(address.value))
  const addressProblem = computed(() => (parsed.value.ok ? null : parsed.value.reason))
  const keyProblem = computed(() => (key.value.trim() === '' ? 'missing' : null))

  function touch(...fields: ConnectField[]): void {
    touchedFields.value = new Set([...touchedFields.value, ...fields])
  }

  /** Returns the invalid field, or null when the request was made. */
  async function submit(): Promise<ConnectField | null> {
    if (busy.value) return null
    touch('address', 'key')
    failure.value = null
    if (!parsed.value.ok) {
      failure.value = { code: 'bad-address', params: { reason: parsed.value.reason } }
      return 'address'
    }
    if (keyProblem.value) return 'key'
    busy.value = 'connect'
    askedHost.value = new URL(parsed.value.baseUrl).host
    try {
      const result = await connection.connect(parsed.value.baseUrl, key.value.trim())
      applyResult(result.ok ? null : result.failure)
    } finally {
      busy.value = null
    }
    return null
  }

  function applyResult(problem: Failure | null): void {
    if (shouldClearKeyField(problem)) {
      key.value = ''
      touchedFields.value = new Set()
    }
    failure.value = problem
    phase.value = problem === null ? 'connected' : problem.code === 'inactive-subscription' ? 'inactive' : 'form'
  }

  /** Reads the subscription with the stored key. One call. */
  async function check(): Promise<void> {
    if (busy.value) return
    busy.value = 'connect'
    try {
      const result = await connection.check()
      if (!result.ok) return applyResult(result.failure)
      applyResult(
        result.value.subscription?.active === true ? null : (result.value.failure ?? { code: 'inactive-subscription' })
      )
    } finally {
      busy.value = null
    }
  }

  /** True when the demo catalogue is open. */
  async function openDemo(): Promise<boolean> {
    if (busy.value) return false
    busy.value = 'demo'
    failure.value = null
    try {
      const result = await connection.demo()
      if (!result.ok) failure.value = result.failure
      return result.ok
    } finally {
      busy.value = null
    }
  }

  function backToForm(): void {
    failure.value = null
    phase.value = 'form'
  }

  return {
    address,
    key,
    phase,
    busy,
    failure,
    askedHost,
    touchedFields,
    parsed,
    addressProblem,
    keyProblem,
    touch,
    submit,
    check,
    openDemo,
    backToForm
  }
}
