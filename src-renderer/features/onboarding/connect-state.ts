import { computed, ref } from 'vue'
import { useConnection } from '@/stores/connection'
import { parseBaseAddress } from '@shared/connection/base-address'
import { shouldClearKeyField } from '@/composables/connection/api-key-input'
import { useNamedActions } from '@/composables/requests/action'
import type { Failure } from '@contract/failures'

export type ConnectField = 'address' | 'key'

function useConnectFields() {
  const address = ref(useConnection().current.baseUrl)
  const key = ref('')
  /** Fields visited or submitted; only these show errors. */
  const touchedFields = ref<ReadonlySet<ConnectField>>(new Set())

  const parsed = computed(() => parseBaseAddress(address.value))
  const addressProblem = computed(() => (parsed.value.ok ? null : parsed.value.reason))
  const keyProblem = computed(() => (key.value.trim() === '' ? 'missing' : null))

  function touch(...fields: ConnectField[]): void {
    touchedFields.value = new Set([...touchedFields.value, ...fields])
  }
  function clearKey(): void {
    key.value = ''
    touchedFields.value = new Set()
  }
  return { address, key, touchedFields, parsed, addressProblem, keyProblem, touch, clearKey }
}

/** Connects with address and key, or opens the demo. The key is cleared once the service has judged it. */
export function useConnectState() {
  const connection = useConnection()
  const { clearKey, ...fields } = useConnectFields()
  const { key, parsed, keyProblem, touch } = fields
  const phase = ref<'form' | 'connected' | 'inactive'>('form')
  const { running, failure, run } = useNamedActions<'connect' | 'demo'>()
  /** Host of the last request; the field may have changed since. */
  const askedHost = ref('')

  /** Returns the invalid field, or null when the request was made. */
  async function submit(): Promise<ConnectField | null> {
    if (running.value) return null
    failure.value = null
    // one problem at a time
    if (!parsed.value.ok) {
      const { reason } = parsed.value
      touch('address')
      if (reason !== 'empty') failure.value = { code: 'bad-address', params: { reason } }
      return 'address'
    }
    if (keyProblem.value) {
      touch('key')
      return 'key'
    }
    const { baseUrl } = parsed.value
    askedHost.value = new URL(baseUrl).host
    const result = await run('connect', () => connection.connect(baseUrl, key.value.trim()))
    if (result) applyResult(result.ok ? null : result.failure)
    return null
  }

  function applyResult(problem: Failure | null): void {
    if (shouldClearKeyField(problem)) clearKey()
    failure.value = problem
    phase.value = problem === null ? 'connected' : problem.code === 'inactive-subscription' ? 'inactive' : 'form'
  }

  /** Reads the subscription with the stored key. One call. */
  async function check(): Promise<void> {
    const result = await run('connect', connection.check)
    if (!result) return
    if (!result.ok) return applyResult(result.failure)
    const { subscription, failure: problem } = result.value
    applyResult(subscription?.active === true ? null : (problem ?? { code: 'inactive-subscription' }))
  }

  /** True when the demo catalogue is open. */
  const openDemo = async (): Promise<boolean> => (await run('demo', connection.demo))?.ok === true

  function backToForm(): void {
    failure.value = null
    phase.value = 'form'
  }

  return { ...fields, phase, running, failure, askedHost, submit, check, openDemo, backToForm }
}
