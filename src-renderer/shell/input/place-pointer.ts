/** Finds the address that an element of the page leads to, and opens it elsewhere by pointer. */
import { onScopeDispose } from 'vue'
import { isMac } from '@/composables/window/platform'

/** Links, and rows and crumbs with an address of their own. */
const PLACES = '[data-address], a[href^="#/"]'

/**
 * Address inside the page, such as "/engine/1/2/3/4/5"; null: the element leads nowhere.
 *
 * @param byKey takes the active row of the list that has the focus
 */
export function addressAt(target: EventTarget | null, byKey = false): string | null {
  if (!(target instanceof Element)) return null
  const active = byKey && target === document.activeElement ? target.getAttribute('aria-activedescendant') : null
  const place = target.closest(PLACES) ?? (active === null ? null : document.getElementById(active)?.closest(PLACES))
  return place?.getAttribute('data-address') ?? place?.getAttribute('href')?.slice(1) ?? null
}

/** Opens places by Ctrl/Cmd+click and the middle button until its scope ends. */
export function usePlacePointer(open: (address: string) => void): void {
  let pressed: string | null = null
  function stop(event: Event): void {
    event.preventDefault()
    event.stopPropagation()
  }
  const clicked = (event: MouseEvent): void => {
    const address = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey ? addressAt(event.target) : null
    if (address === null) return
    stop(event)
    open(address)
  }
  const down = (event: MouseEvent): void => {
    if (event.button !== 1) return
    pressed = addressAt(event.target)
    // the platform would scroll
    if (pressed !== null) event.preventDefault()
  }
  const up = (event: MouseEvent): void => {
    if (event.button !== 1) return
    const address = addressAt(event.target)
    if (address !== null && address === pressed) open(address)
    pressed = null
  }
  const middle = (event: MouseEvent): void => {
    // the platform would open a link in a window without these guards
    if (event.button === 1 && addressAt(event.target) !== null) stop(event)
  }
  const listeners = { click: clicked, mousedown: down, mouseup: up, auxclick: middle } as const
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener as EventListener, { capture: true })
  onScopeDispose(() => {
    for (const [type, listener] of Object.entries(listeners))
      window.removeEventListener(type, listener as EventListener, { capture: true })
  })
}
