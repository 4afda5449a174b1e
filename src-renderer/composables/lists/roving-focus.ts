import { onScopeDispose, watch, type Ref } from 'vue'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Makes the buttons, disclosures, links and check boxes inside `root` one tab stop: the arrow keys move between them.
 * Up and down stay with a `horizontal` row's own parts, such as a menu that opens downwards.
 */
export function useRovingFocus(
  root: Readonly<Ref<HTMLElement | null>>,
  { horizontal = false }: { readonly horizontal?: boolean } = {}
): void {
  let current: HTMLElement | null = null
  const parts = (element: HTMLElement): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>('button, summary, a[href], input[type="checkbox"]')].filter(
      (part) => !part.hasAttribute('disabled') && part.closest('dialog') === element.closest('dialog')
    )
  function update(element: HTMLElement): void {
    const all = parts(element)
    if (!current || !all.includes(current)) current = all[0] ?? null
    for (const part of all) part.tabIndex = part === current ? 0 : -1
  }
  function focused({ currentTarget, target }: FocusEvent): void {
    const element = currentTarget as HTMLElement
    if (!parts(element).includes(target as HTMLElement)) return
    current = target as HTMLElement
    update(element)
  }
  function pressed(event: KeyboardEvent): void {
    const all = parts(event.currentTarget as HTMLElement)
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = horizontal && /Up|Down/.test(event.key) ? undefined : STEPS[event.key]
    const next = { Home: 0, End: all.length - 1 }[event.key] ?? (step && (at + step + all.length) % all.length)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    all[next]?.focus()
  }

  let release = (): void => {}
  watch(
    root,
    (element) => {
      release()
      if (!element) return
      const observer = new MutationObserver(() => update(element))
      observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
      element.addEventListener('focusin', focused)
      element.addEventListener('keydown', pressed)
      update(element)
      release = () => {
        observer.disconnect()
        element.removeEventListener('focusin', focused)
        element.removeEventListener('keydown', pressed)
      }
    },
    { immediate: true, flush: 'post' }
  )
  onScopeDispose(() => release())
}
