import { computed, ref, shallowRef } from 'vue'
import { useConnection } from '@/stores/connection'
import { parseBaseAddress } from '@shared/connection/base-address'
import { shouldClearKeyField } from '@/composables/connection/api-key-input'
import type { Failure } from '@contract/failures'

/** What stands in the place of the form: the form itself, or what connecting came to. */
export type ConnectPhase = 'form' | 'connected' | 'inactive'
export type ConnectField = 'address' | 'key'

/**
 * Connecting with address and key, and the way into the demo catalogue.
 *
 * The key lives in `key` only until the service has judged it; when the network stood in the way it stays for another
 * try. Leaving the screen
 * drops it with everything else here.
 */
export function useConnectState() {
  const connection = useConnection()
  const address = ref(connection.current.baseUrl)
  const key = ref('')
  const phase = ref<ConnectPhase>('form')
  const busy = ref<'connect' | 'demo' | null>(null)
  const failure = shallowRef<Failure | null>(null)
  /** The host that was asked, for words about its answer: the field may hold another address by then. */
  const askedHost = ref('')
  /** Fields left once, or sent: only then is a gap worth a word. */
  const touchedFields = ref<ReadonlySet<ConnectField>>(new Set())

  const parsed = computed(() => parseBaseAddress(address.value))
  const addressProblem = computed(() => (parsed.value.ok ? null : parsed.value.reason))
  const keyProblem = computed(() => (key.value.trim() === '' ? 'missing' : null))

  function touch(...fields: ConnectField[]): void {
    touchedFields.value = new Set([...touchedFields.value, ...fields])
  }

  /** The field that keeps the form from being sent, or null when the service was asked. */
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

  /** Asks the subscription again with the key that is kept: one call. */
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

  /** Back to the form, for another key. */
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
    judged: touchedFields,
    parsed,
    addressProblem,
    keyProblem,
    judge: touch,
    submit,
    check,
    openDemo,
    again: backToForm
  }
}
