import { onScopeDispose } from 'vue'
import { useSettings } from '@/stores/settings'
import { boundKey } from '@contract/shortcuts'
import { useOnScreen } from './on-screen'

export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Runs `action` for accepted key presses outside of text fields, while the page is on screen. */
function useWindowKey(isAccepted: (event: KeyboardEvent) => boolean, action: () => unknown): void {
  const onScreen = useOnScreen()
  function pressed(event: KeyboardEvent): void {
    const { repeat, isComposing, defaultPrevented, target } = event
    if (repeat || isComposing || defaultPrevented || isEditable(target) || !onScreen.value) return
    if (!isAccepted(event)) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', pressed)
  onScopeDispose(() => window.removeEventListener('keydown', pressed))
}

/**
 * Runs `action` when a letter is pressed without modifiers and outside of text fields, while the page is on screen,
 * unless the setting switches letters off.
 */
export function useLetterKey(letter: string, action: () => unknown, enabled: () => boolean = () => true): void {
  const settings = useSettings()
  useWindowKey((event) => {
    const { ctrlKey, metaKey, altKey } = event
    return boundKey(event) === letter && !ctrlKey && !metaKey && !altKey && settings.value('keys.letters') && enabled()
  }, action)
}

/**
 * Runs `action` when Ctrl+C (macOS ⌘C) is pressed while no text is selected, outside of text fields and dialogs, while
 * the page is on screen.
 */
export function useCopyKey(action: () => unknown): void {
  useWindowKey((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    const isCopy = boundKey(event) === 'c' && ctrlKey !== metaKey && !altKey && !shiftKey
    return isCopy && document.getSelection()?.isCollapsed !== false && !document.querySelector('dialog[open]')
  }, action)
}
