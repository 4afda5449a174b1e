/** No control has the focus: a page may take it for its list or chart. */
export function isFocusFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches('.page > main')
}
