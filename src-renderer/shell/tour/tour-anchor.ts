import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'

/** The first element on screen that matches one of the selectors, followed while the page changes. */
export function useTourAnchor(selectors: () => readonly string[]): Readonly<Ref<HTMLElement | null>> {
  const anchor = shallowRef<HTMLElement | null>(null)
  const locate = (): void => {
    anchor.value = selectors().flatMap((one) => document.querySelector<HTMLElement>(one) ?? [])[0] ?? null
  }
  const observer = new MutationObserver(locate)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] })
  watch(selectors, locate, { immediate: true, flush: 'post' })
  watch(
    anchor,
    (now, before) => {
      before?.removeAttribute('data-tour')
      now?.setAttribute('data-tour', '')
    },
    { immediate: true }
  )
  onScopeDispose(() => {
    observer.disconnect()
    anchor.value?.removeAttribute('data-tour')
  })
  return anchor
}
