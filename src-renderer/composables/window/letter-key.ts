import { onScopeDispose } from 'vue'
import { useSettings } from '@/stores/settings'
import { boundKey } from '@contract/shortcuts'
import { useOnScreen } from './on-screen'

export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Runs `action` when a letter is pressed without modifiers and outside of text fields, while the page is on screen,
 * unless the setting switches letters off.
 */
export function useLetterKey(letter: string, action: () => unknown, enabled: () => boolean = () => true): void {
  const settings = useSettings()
  const onScreen = useOnScreen()
  function pressed(event: KeyboardEvent): void {
    const { repeat, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
    if (boundKey(event) !== letter || repeat || ctrlKey || metaKey || altKey) return
    if (isComposing || defaultPrevented || isEditable(target) || !onScreen.value) return
    if (!settings.value('keys.letters') || !enabled()) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', pressed)
  onScopeDispose(() => window.removeEventListener('keydown', pressed))
}
