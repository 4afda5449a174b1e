import { onScopeDispose } from 'vue'
import { isFocusFree } from './free-focus'

const ROW = 'li, tr, th, article, [role="listitem"]'
const CONTROL = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

function rowFrom(start: Node | null, step: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let at = start; at; at = at[step]) if (at instanceof HTMLElement && at.isConnected && at.matches(ROW)) return at
  return null
}

/**
 * The focus disappears with the row that has it, such as the one whose "Remove" was pressed: the same control of the
 * next row takes it, else of the row before. One place for every list of the window.
 */
export function useRemovedRowFocus(): void {
  let last: HTMLElement | null = null
  const focused = ({ target }: FocusEvent): void => void (last = target instanceof HTMLElement ? target : null)
  /** A focus that was left does not return when its row disappears later. */
  const left = (): void =>
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = null
    })
  const observer = new MutationObserver((changes) => {
    const lost = last
    if (!lost || lost.isConnected || !isFocusFree()) return
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))
    const removed = [...(change?.removedNodes ?? [])].find((node) => node.contains(lost))
    if (!change || !(removed instanceof HTMLElement) || !removed.matches(ROW)) return
    const row = rowFrom(change.nextSibling, 'nextSibling') ?? rowFrom(change.previousSibling, 'previousSibling')
    const { testid } = lost.dataset
    const same = testid && row?.querySelector<HTMLElement>(`[data-testid="${testid}"]`)
    ;(same || row?.querySelector<HTMLElement>(CONTROL))?.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', left)
  onScopeDispose(() => {
    observer.disconnect()
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', left)
  })
}
