import { onScopeDispose } from 'vue'
import { isMac } from '@/composables/window/platform'
import type { MenuCommand } from '@contract/channels/app'
import { commandFor, type KeyCommand } from '@contract/shortcuts'

export type CommandHandlers = Readonly<Record<MenuCommand, () => unknown>>

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** What a key means everywhere in the window, or null; an input method has its keys to itself. */
export function commandForKey(event: KeyboardEvent): KeyCommand | null {
  return event.isComposing || event.defaultPrevented ? null : commandFor(event, isMac, isEditable(event.target))
}

/** Between two signs of a scanner, in milliseconds; fingers need three times as long. */
const SCANNER_KEY_GAP_MS = 50

/** Keys and the fourth and fifth mouse button, for the whole window; ends with its scope. */
export function useKeyboardShortcuts(commands: CommandHandlers): void {
  let last = -Infinity
  const pressed = (event: KeyboardEvent): void => {
    // a scanner types an address in one go: its slashes are no command. It holds no other key
    const scanned =
      [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && event.timeStamp - last < SCANNER_KEY_GAP_MS
    last = event.timeStamp
    const command = scanned && event.key === '/' ? null : commandForKey(event)
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
