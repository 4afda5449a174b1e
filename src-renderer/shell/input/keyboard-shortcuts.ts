import { onScopeDispose } from 'vue'
import { isEditable } from '@/composables/window/letter-key'
import { isMac } from '@/composables/window/platform'
import { useSettings } from '@/stores/settings'
import { commandFor, type KeyCommand, type MenuCommand } from '@contract/shortcuts'

/**
 * Maximal gap between two scanned keys, in milliseconds; typing is three times slower. Defined here because
 * `barcode-scanner.ts` loads after the first paint.
 */
export const SCANNER_KEY_GAP_MS = 50

export type CommandHandlers = Readonly<Record<MenuCommand, () => unknown>>

/**
 * Command of a key event; null while an IME composes.
 *
 * @param bare a sign alone may be a command
 */
function commandForKey(event: KeyboardEvent, bare: boolean): KeyCommand | null {
  if (event.isComposing || event.defaultPrevented) return null
  return commandFor(event, isMac, !bare || isEditable(event.target))
}

/** Handles shortcuts and the back and forward mouse buttons until its scope ends. */
export function useKeyboardShortcuts(commands: CommandHandlers): void {
  const settings = useSettings()
  let last = -Infinity
  const pressed = (event: KeyboardEvent): void => {
    const scanned =
      [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && event.timeStamp - last < SCANNER_KEY_GAP_MS
    last = event.timeStamp
    const command = commandForKey(event, !scanned && settings.value('keys.letters'))
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    commands[command]()
  }
  const released = (event: MouseEvent): void => {
    if (event.button !== 3 && event.button !== 4) return
    // prevents the platform's own navigation
    event.preventDefault()
    commands[event.button === 3 ? 'back' : 'forward']()
  }
  // captured before lists use "/" for their filters, and after the scanner, because letters of a scanned link are not
  // commands
  document.addEventListener('keydown', pressed, { capture: true })
  window.addEventListener('mouseup', released)
  onScopeDispose(() => {
    document.removeEventListener('keydown', pressed, { capture: true })
    window.removeEventListener('mouseup', released)
  })
}
