/** Pages that stay mounted while another page is on screen (`shell/App.vue`). */
import { getCurrentInstance, onActivated, onDeactivated, ref, type Ref } from 'vue'

/** False while the page of the calling component waits for its next visit: it requests nothing and takes no keys. */
export function useOnScreen(): Readonly<Ref<boolean>> {
  const onScreen = ref(true)
  // composables also run without a component
  if (getCurrentInstance()) {
    onActivated(() => (onScreen.value = true))
    onDeactivated(() => (onScreen.value = false))
  }
  return onScreen
}

/** Runs when the person returns to the page of the calling component; its first visit does not count. */
export function onReturn(run: () => void): void {
  if (!getCurrentInstance()) return
  let hasLeft = false
  onDeactivated(() => (hasLeft = true))
  onActivated(() => {
    if (hasLeft) run()
    hasLeft = false
  })
}
