/** Brings a part or a setting of the shown page into view. */

const CONTROL = ":is([aria-checked='true'], button, input, select):not([tabindex='-1'], [disabled])"

function target(content: HTMLElement, anchor: string): HTMLElement | null {
  const key = anchor.replace(/^setting-/, '')
  return key === anchor
    ? content.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
    : content.querySelector<HTMLElement>(`[data-testid="setting"][data-key="${CSS.escape(key)}"]`)
}

const SETTLE_MS = 3000
const TAKEOVERS = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/** Repeats the scroll while parts above still load, until the person acts. */
function holdInPlace(content: HTMLElement, scroll: () => void): void {
  const observer = new ResizeObserver(scroll)
  const end = (): void => {
    observer.disconnect()
    for (const event of TAKEOVERS) content.removeEventListener(event, end)
  }
  for (const part of content.children) observer.observe(part)
  for (const event of TAKEOVERS) content.addEventListener(event, end, { passive: true })
  setTimeout(end, SETTLE_MS)
}

/** Opens the disclosures around it, scrolls to it and focuses it: a setting by its control. */
export function reveal(content: HTMLElement, anchor: string): void {
  const element = target(content, anchor)
  if (!element) return
  for (let outer = element.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true
  const isSetting = anchor.startsWith('setting-')
  const focused = isSetting ? element.querySelector<HTMLElement>(CONTROL) : element
  focused?.focus({ preventScroll: true })
  const scroll = (): void => element.scrollIntoView({ block: isSetting ? 'center' : 'start' })
  scroll()
  holdInPlace(content, scroll)
}
