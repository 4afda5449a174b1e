import { onScopeDispose } from 'vue'
import { isFocusFree } from './free-focus'

const ROW = 'li, tr, th, article, [role="listitem"]'
const CONTROL = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]'

function rowFrom(start: Node | null, step: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let at = start; at; at = at[step]) if (at instanceof HTMLElement && at.isConnected && at.matches(ROW)) return at
  return null
}

/** The control in the place of a form that closed: the one that opened it, else the first. */
function openerOf(opener: HTMLElement | null, added: readonly Node[]): HTMLElement | undefined {
  if (opener?.isConnected) return opener
  const controls = added.flatMap((node) => {
    if (!(node instanceof HTMLElement) || !node.isConnected) return []
    return node.matches(CONTROL) ? [node] : [...node.querySelectorAll<HTMLElement>(CONTROL)]
  })
  const { testid } = opener?.dataset ?? {}
  return controls.find((one) => testid && one.dataset['testid'] === testid) ?? controls[0]
}

/**
 * The focus disappears with the row that has it, such as the one whose "Remove" was pressed: the same control of the
 * next row takes it, else of the row before. From a form that closes it returns to the button that opened the form.
 * One place for every list and form of the window.
 */
export function useRemovedRowFocus(): void {
  let last: HTMLElement | null = null
  let opener: HTMLElement | null = null
  function focused({ target }: FocusEvent): void {
    const now = target instanceof HTMLElement ? target : null
    const form = now?.closest('form')
    if (form && last && !form.contains(last)) opener = last
    last = now
  }
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
    if (!change || !(removed instanceof HTMLElement)) return
    if (removed.matches('form')) {
      const added = changes.flatMap((one) => (one.target === change.target ? [...one.addedNodes] : []))
      openerOf(opener, added)?.focus()
      return
    }
    if (!removed.matches(ROW)) return
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
