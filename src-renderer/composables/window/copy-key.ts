import { onScopeDispose } from 'vue'
import { boundKey } from '@contract/shortcuts'
import { isEditable } from './letter-key'
import { useOnScreen } from './on-screen'

const isTextSelected = (): boolean => window.getSelection()?.isCollapsed === false

/**
 * Runs `action` when Ctrl+C (macOS ⌘C) is pressed while no text is selected, outside of text fields and dialogs, while
 * the page is on screen.
 */
export function useCopyKey(action: () => unknown): void {
  const onScreen = useOnScreen()
  function pressed(event: KeyboardEvent): void {
    const { repeat, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event
    if (boundKey(event) !== 'c' || ctrlKey === metaKey || altKey || shiftKey || repeat) return
    if (isComposing || defaultPrevented || isEditable(target) || !onScreen.value) return
    if (isTextSelected() || document.querySelector('dialog[open]')) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', pressed)
  onScopeDispose(() => window.removeEventListener('keydown', pressed))
}
