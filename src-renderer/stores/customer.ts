import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { CustomerState } from '@contract/channels/customer'
import type { Failure } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { mirror } from './mirrored-state'

const NOTHING: CustomerState = { shown: false, path: null, title: '', covers: false }

/** What the customer sees now. Main shows it; a key in front of the customer can end it. */
export const useCustomer = defineStore('customer', () => {
  const { current, load, put } = mirror<CustomerState>(NOTHING, () => bridge.customer.state(), bridge.customer.onChange)
  const failure = shallowRef<Failure | null>(null)

  async function show(path: PathInput, choice: SheetChoice): Promise<void> {
    const result = await bridge.customer.show({ path, choice })
    if (result.ok) put(result.value)
    failure.value = result.ok ? null : result.failure
  }
  async function hide(): Promise<void> {
    put(await bridge.customer.hide())
    failure.value = null
  }
  return { current, failure, load, show, hide, forgive: (): void => void (failure.value = null) }
})
