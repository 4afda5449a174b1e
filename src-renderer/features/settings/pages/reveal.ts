/** Brings a part or a setting of the shown page into view. */

const CONTROL = ":is([aria-checked='true'], button, input, select):not([tabindex='-1'], [disabled])"

function target(content: HTMLElement, anchor: string): HTMLElement | null {
  const key = anchor.replace(/^setting-/, '')
  return key === anchor
    ? content.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
    : content.querySelector<HTMLElement>(`[data-testid="setting"][data-key="${CSS.escape(key)}"]`)
}

/** Opens the disclosures around it, scrolls to it and focuses it: a setting by its control. */
export function reveal(content: HTMLElement, anchor: string): void {
  const element = target(content, anchor)
  if (!element) return
  for (let outer = element.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true
  const isSetting = anchor.startsWith('setting-')
  element.scrollIntoView({ block: isSetting ? 'center' : 'start' })
  const focused = isSetting ? element.querySelector<HTMLElement>(CONTROL) : element
  focused?.focus({ preventScroll: true })
}
