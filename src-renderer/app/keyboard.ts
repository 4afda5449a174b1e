import { onScopeDispose } from 'vue'

type KeyCommand = 'back' | 'forward' | 'search' | 'settings' | 'customer'
export type Commands = Readonly<Record<KeyCommand, () => unknown>>

const editable = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** What a key means everywhere in the window, or null. "/" writes where something is being written. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  if (event.isComposing || event.defaultPrevented) return null
  const command = event.ctrlKey || event.metaKey
  if (command && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') return 'search'
  if (command && !event.altKey && !event.shiftKey && event.key === ',') return 'settings'
  if (event.key === '/' && !command && !event.altKey && !editable(event.target)) return 'search'
  if (event.key === 'F8' && !command && !event.altKey && !event.shiftKey && !event.repeat) return 'customer'
  if (event.altKey && !command && !event.shiftKey && event.key === 'ArrowLeft') return 'back'
  if (event.altKey && !command && !event.shiftKey && event.key === 'ArrowRight') return 'forward'
  return null
}

/** Between two signs of a scanner, in milliseconds; fingers need three times as long. */
const SCANNER_MS = 50

/** Keys and the fourth and fifth mouse button, for the whole window; ends with its scope. */
export function useKeyboard(commands: Commands): void {
  let last = -Infinity
  const pressed = (event: KeyboardEvent): void => {
    // a scanner types an address in one go: its slashes are no command
    const scanned = [...event.key].length === 1 && event.timeStamp - last < SCANNER_MS
    last = event.timeStamp
    const command = scanned && event.key === '/' ? null : commandOf(event)
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    commands[command]()
  }
  const released = (event: MouseEvent): void => {
    if (event.button !== 3 && event.button !== 4) return
    // the platform may go back by itself: once is enough
    event.preventDefault()
    commands[event.button === 3 ? 'back' : 'forward']()
  }
  // before the lists see it: there, "/" would be the start of a filter
  window.addEventListener('keydown', pressed, { capture: true })
  window.addEventListener('mouseup', released)
  onScopeDispose(() => {
    window.removeEventListener('keydown', pressed, { capture: true })
    window.removeEventListener('mouseup', released)
  })
}
