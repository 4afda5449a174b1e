import { onScopeDispose } from 'vue'
import { useSettings } from '@/stores/settings'
import { boundKey } from '@contract/shortcuts'
import { useOnScreen } from './on-screen'

export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** An open dialog or menu takes the keys. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null

/**
 * Runs `action` for accepted key presses outside of text fields, while the page is on screen and not covered.
 *
 * @param reaches even so
 */
function useWindowKey(
  isAccepted: (event: KeyboardEvent) => boolean,
  action: () => unknown,
  reaches = (): boolean => false
): void {
  const onScreen = useOnScreen()
  function pressed(event: KeyboardEvent): void {
    const { repeat, isComposing, defaultPrevented, target } = event
    if (repeat || isComposing || defaultPrevented || isEditable(target) || !onScreen.value) return
    if ((isCovered() && !reaches()) || !isAccepted(event)) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', pressed)
  onScopeDispose(() => window.removeEventListener('keydown', pressed))
}

/**
 * Runs `action` when a letter is pressed without modifiers and outside of text fields, while the page is on screen,
 * unless the setting switches letters off.
 *
 * @param reaches while a dialog or menu is open, too
 */
export function useLetterKey(
  letter: string,
  action: () => unknown,
  enabled: () => boolean = () => true,
  reaches?: () => boolean
): void {
  const settings = useSettings()
  useWindowKey(
    (event) => {
      const { ctrlKey, metaKey, altKey } = event
      return (
        boundKey(event) === letter && !ctrlKey && !metaKey && !altKey && settings.value('keys.letters') && enabled()
      )
    },
    action,
    reaches
  )
}

/**
 * Runs `action` when Ctrl+C (macOS ⌘C) is pressed while no text is selected, outside of text fields, while the page is
 * on screen.
 */
export function useCopyKey(action: () => unknown): void {
  useWindowKey((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    const isCopy = boundKey(event) === 'c' && ctrlKey !== metaKey && !altKey && !shiftKey
    return isCopy && document.getSelection()?.isCollapsed !== false
  }, action)
}
