import { onScopeDispose, readonly, ref, type Ref } from 'vue'

/** False while the system knows that this computer has no network, so that no request can succeed. */
export function useHasNetwork(): Readonly<Ref<boolean>> {
  const hasNetwork = ref(navigator.onLine)
  const update = (): void => void (hasNetwork.value = navigator.onLine)
  for (const change of ['online', 'offline'] as const) {
    window.addEventListener(change, update)
    onScopeDispose(() => window.removeEventListener(change, update))
  }
  return readonly(hasNetwork)
}
