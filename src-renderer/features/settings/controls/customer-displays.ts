import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import type { CustomerDisplay } from '@contract/channels/customer'

/** The displays for the customer screen. null: not loaded; empty: the program cannot choose one (Wayland). */
export function useCustomerDisplays(): Readonly<ShallowRef<readonly CustomerDisplay[] | null>> {
  const displays = shallowRef<readonly CustomerDisplay[] | null>(null)
  const load = (): void => void bridge.customer.displays().then((found) => (displays.value = found))
  load()
  // displays may have changed while the window was in the background
  window.addEventListener('focus', load)
  onScopeDispose(() => window.removeEventListener('focus', load))
  return displays
}
