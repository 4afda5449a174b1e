/** Finds the address that an element of the page leads to, and opens or compares it by pointer. */
import { onScopeDispose } from 'vue'
import { isMac } from '@/composables/window/platform'

/** Links, and rows and crumbs with an address of their own. */
const PLACES = '[data-address], a[href^="#/"]'

const isEngine = (address: string): boolean => address.startsWith('/engine/')

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

interface PlaceActions {
  /** Ctrl/Cmd+click and the middle button. */
  open(address: string): void
  /** Shift+click on an engine. */
  compare(address: string): void
}

/** Acts on places by pointer until its scope ends. */
export function usePlacePointer({ open, compare }: PlaceActions): void {
  let pressed: string | null = null
  function stop(event: Event): void {
    event.preventDefault()
    event.stopPropagation()
  }
  const clicked = (event: MouseEvent): void => {
    const mod = isMac ? event.metaKey : event.ctrlKey
    const address = (mod || event.shiftKey) && !event.altKey ? addressAt(event.target) : null
    if (address === null || !(mod || isEngine(address))) return
    stop(event)
    if (mod) open(address)
    else compare(address)
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
