import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { CustomerState } from '@contract/channels/customer'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { mirrorState } from '@/composables/requests/mirrored-state'

const INITIAL_STATE: CustomerState = {
  shown: false,
  path: null,
  title: '',
  language: null,
  covers: false,
  awaitsFullScreen: false
}

/** Content of the customer screen. Main owns it; a key on that screen can end it. */
export const useCustomer = defineStore('customer', () => {
  const { current, load, set } = mirrorState<CustomerState>(
    INITIAL_STATE,
    () => bridge.customer.state(),
    bridge.customer.onChange
  )
  const failure = shallowRef<Failure | null>(null)

  async function show(path: PathInput, choice: SheetChoice): Promise<void> {
    const result = await bridge.customer.show({ path, choice })
    if (result.ok) set(result.value)
    failure.value = result.ok ? null : result.failure
  }
  async function hide(): Promise<void> {
    set(await bridge.customer.hide())
    failure.value = null
  }
  return { current, failure, load, show, hide, clearFailure: (): void => void (failure.value = null) }
})
