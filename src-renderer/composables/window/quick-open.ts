/** Moves the focus into the box of the top bar, which opens its list. */
export const openQuickOpen = (): void =>
  document.querySelector<HTMLElement>('[data-testid="quick-open-input"]')?.focus()
