import { onScopeDispose, shallowRef, watch } from 'vue'

/** The form that opened last; one is open at a time. */
const opened = shallowRef<symbol | null>(null)

/** Calls `close` when another form opens. The result is called when this one opens. */
export function useOneForm(close: () => void): () => void {
  const own = Symbol()
  watch(opened, (now) => now !== own && close(), { flush: 'sync' })
  onScopeDispose(() => {
    if (opened.value === own) opened.value = null
  })
  return () => void (opened.value = own)
}
