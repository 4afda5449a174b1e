import { computed, ref, shallowRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { parseBaseAddress } from '@shared/connection/base-address'
import { shouldClearKeyField } from '@/composables/connection/api-key-input'
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

function useRequests() {
  const connection = useConnection()
  const busy = ref<'connect' | 'demo' | null>(null)
  const failure = shallowRef<Failure | null>(null)
  async function run<T>(action: 'connect' | 'demo', request: () => Promise<T>): Promise<T> {
    busy.value = action
    try {
      return await request()
    } finally {
      busy.value = null
    }
  }

  /** True when the demo catalogue is open. */
  async function openDemo(): Promise<boolean> {
    if (busy.value) return false
    failure.value = null
    return run('demo', async () => {
      const result = await connection.demo()
      if (!result.ok) failure.value = result.failure
      return result.ok
    })
  }
  return { busy, failure, run, openDemo }
}

/** Connects with address and key, or opens the demo. The key is cleared once the service has judged it. */
export function useConnectState() {
  const connection = useConnection()
  const { clearKey, ...fields } = useConnectFields()
  const { key, parsed, keyProblem, touch } = fields
  const phase = ref<'form' | 'connected' | 'inactive'>('form')
  const { busy, failure, run, openDemo } = useRequests()
  /** Host of the last request; the field may have changed since. */
  const askedHost = ref('')

  /** Returns the invalid field, or null when the request was made. */
  async function submit(): Promise<ConnectField | null> {
    if (busy.value) return null
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
    await run('connect', async () => {
      const result = await connection.connect(baseUrl, key.value.trim())
      applyResult(result.ok ? null : result.failure)
    })
    return null
  }

  function applyResult(problem: Failure | null): void {
    if (shouldClearKeyField(problem)) clearKey()
    failure.value = problem
    phase.value = problem === null ? 'connected' : problem.code === 'inactive-subscription' ? 'inactive' : 'form'
  }

  /** Reads the subscription with the stored key. One call. */
  async function check(): Promise<void> {
    if (busy.value) return
    await run('connect', async () => {
      const result = await connection.check()
      if (!result.ok) return applyResult(result.failure)
      const { subscription, failure: problem } = result.value
      applyResult(subscription?.active === true ? null : (problem ?? { code: 'inactive-subscription' }))
    })
  }

  function backToForm(): void {
    failure.value = null
    phase.value = 'form'
  }

  return { ...fields, phase, busy, failure, askedHost, submit, check, openDemo, backToForm }
}
