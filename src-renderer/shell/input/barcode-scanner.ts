/** Opens links and sheet numbers that a keyboard scanner types and ends with Enter, also inside text fields. */
import { onScopeDispose } from 'vue'
import { isTypedLink, openTypedLink } from '@/composables/catalogue/typed-link'
import { isEditable } from '@/composables/window/letter-key'
import { SCANNER_KEY_GAP_MS } from './keyboard-shortcuts'

/** Maximal gap within a link, which no other input starts like; allows slow scanners and typing. */
const LINK_KEY_GAP_MS = 1000
const MAX_SCAN_LENGTH = 1000

/** Accepts "dz" for "dy": an American scanner layout on a German keyboard. */
const startsLikeLink = (text: string): boolean =>
  'dynodesk'.startsWith(text.toLowerCase().replace(/^dz/, 'dy').slice(0, 8))

/** Returns a reader that collects keys in quick succession. Enter completes the text. */
export function createScanReader(): (key: string, at: number) => string {
  let text = ''
  let last = -Infinity
  let ended = false
  return (key, at) => {
    const sign = [...key].length === 1 ? key : ''
    const next = text + sign
    if (ended || at - last > (next.length > 1 && startsLikeLink(next) ? LINK_KEY_GAP_MS : SCANNER_KEY_GAP_MS)) text = ''
    last = at
    ended = key === 'Enter'
    // Shift and other modifiers do not interrupt
    return (text = (text + sign).slice(-MAX_SCAN_LENGTH))
  }
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['text', 'search'].includes(target.type)

function removeScannedText(field: HTMLInputElement, text: string): void {
  const at = field.value.lastIndexOf(text)
  if (at < 0) return
  field.value = field.value.slice(0, at) + field.value.slice(at + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Opens scanned text until its scope ends. Outside of text fields the first letter of a link is delayed until the
 * second one decides, so that it triggers no command. Text areas and passwords are ignored.
 */
export function useBarcodeScanner(): void {
  const read = createScanReader()
  const passedOn = new WeakSet<Event>()
  let pending: { readonly event: KeyboardEvent; readonly timer: ReturnType<typeof setTimeout> } | null = null

  function stop(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function release(passOn: boolean): void {
    if (pending === null) return
    const { event, timer } = pending
    pending = null
    clearTimeout(timer)
    if (!passOn) return
    const { key, code, shiftKey, target } = event
    const copy = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
    passedOn.add(copy)
    const isUnused = (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(copy)
    // the command focused a field, but a synthetic event does not insert its key
    const field = document.activeElement
    if (!isUnused || !isTextField(field)) return
    field.setRangeText(key, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const pressed = (event: KeyboardEvent): void => {
    if (passedOn.has(event) || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return
    const text = read(event.key, event.timeStamp)
    const isLink = text.length > 1 && startsLikeLink(text)
    // modifiers decide nothing
    if (event.key.length === 1 || event.key === 'Enter') release(!isLink)
    if (event.key === 'Enter') {
      if ((isEditable(event.target) && !isTextField(event.target)) || !isTypedLink(text)) return
      // this Enter must not press the focused button or start a search
      stop(event)
      if (isTextField(event.target)) removeScannedText(event.target, text)
      openTypedLink(text)
    } else if (!isEditable(event.target) && [...event.key].length === 1 && startsLikeLink(text)) {
      stop(event)
      if (!isLink) pending = { event, timer: setTimeout(() => release(true), SCANNER_KEY_GAP_MS) }
    }
  }
  window.addEventListener('keydown', pressed, { capture: true })
  onScopeDispose(() => {
    window.removeEventListener('keydown', pressed, { capture: true })
    release(false)
  })
}
