/** Colleagues of the workspace who look at the same thing. */
import { computed, onScopeDispose, watch, type ComputedRef } from 'vue'
import { useOnScreen } from '@/composables/window/on-screen'
import { useWorkspace } from '@/stores/workspace'

/**
 * Names of the other computers that have the subject open, '' for a computer without a name. They see in turn that it
 * is open here, while the page is on screen.
 *
 * @param subject such as `engine:42`
 */
export function useAlsoOpen(subject: () => string): ComputedRef<readonly string[]> {
  const workspace = useWorkspace()
  const onScreen = useOnScreen()
  let close = (): void => undefined
  watch(
    () => (onScreen.value ? subject() : null),
    (opened) => {
      const closeBefore = close
      close = opened === null ? () => undefined : workspace.opened(opened)
      closeBefore()
    },
    { immediate: true }
  )
  onScopeDispose(() => close())
  return computed(() =>
    workspace.current.computers
      .filter(({ isThis, open }) => !isThis && open.includes(subject()))
      .map(({ name }) => name)
  )
}
