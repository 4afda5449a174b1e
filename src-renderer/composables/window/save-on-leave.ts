import { getCurrentInstance, onDeactivated, onScopeDispose } from 'vue'

/** Saves when the page is left, when the window closes and at the end of the scope. */
export function saveOnLeave(save: () => unknown): void {
  const leave = (): void => void save()
  window.addEventListener('pagehide', leave)
  if (getCurrentInstance()) onDeactivated(leave)
  onScopeDispose(() => {
    window.removeEventListener('pagehide', leave)
    leave()
  })
}
