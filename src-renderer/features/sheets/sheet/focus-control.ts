/** Focuses the control of a preflight target and scrolls to it; false when there is none. */
export function focusControl(root: ParentNode, place: string): boolean {
  const holder = root.querySelector(`[data-place~="${place}"]`)
  if (!(holder instanceof HTMLElement)) return false
  const FOCUSABLE =
    'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled):not([tabindex="-1"])'
  const control = holder.matches(FOCUSABLE) ? holder : holder.querySelector<HTMLElement>(FOCUSABLE)
  if (!control) return false
  const closed = holder.closest('details')
  if (closed) closed.open = true
  holder.scrollIntoView({ block: 'nearest' })
  control.focus()
  return true
}
