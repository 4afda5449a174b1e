/**
 * Links and sheet numbers that a keyboard scanner types, followed by Enter: they open on every screen, also from within
 * a text field.
 */
import { onScopeDispose } from 'vue'
import { isTypedLink, openTypedLink } from '@/composables/catalogue/typed-link'

/** Between two signs of a scanner, in milliseconds; fingers need three times as long. */
const SCANNER_KEY_GAP_MS = 50
/** Between two signs of a link, which begins like no other input: slow scanners and fingers may type it. */
const LINK_KEY_GAP_MS = 1000
const MAX_SCAN_LENGTH = 1000

/** Also as a scanner set to an American keyboard types it on a German one. */
const startsLikeLink = (text: string): boolean =>
  'dynodesk'.startsWith(text.toLowerCase().replace(/^dz/, 'dy').slice(0, 8))

/**
 * Reads keys one by one and answers the signs that belong together so far. Enter ends them: what comes after it begins
 * anew.
 */
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
    // Shift and its like come in between
    return (text = (text + sign).slice(-MAX_SCAN_LENGTH))
  }
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['text', 'search'].includes(target.type)
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The field as it was before the scan. */
function removeScannedText(field: HTMLInputElement, text: string): void {
  const at = field.value.lastIndexOf(text)
  if (at < 0) return
  field.value = field.value.slice(0, at) + field.value.slice(at + text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Opens what a scanner types, until its scope ends. Outside of text fields the letters of a link are no commands: its
 * second letter tells, so the
 * first is held back until then. Texts of several lines and secrets are left alone.
 */
export function useBarcodeScanner(): void {
  const read = createScanReader()
  const passedOn = new WeakSet<Event>()
  let held: { readonly event: KeyboardEvent; readonly timer: ReturnType<typeof setTimeout> } | null = null

  function stop(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function release(passOn: boolean): void {
    if (held === null) return
    const { event, timer } = held
    held = null
    clearTimeout(timer)
    if (!passOn) return
    const { key, code, shiftKey, target } = event
    const copy = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
    passedOn.add(copy)
    const isUnused = (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(copy)
    // it moved the focus into a field to be written there, which a copied event does not do by itself
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
    // Shift and its like tell nothing
    if (event.key.length === 1 || event.key === 'Enter') release(!isLink)
    if (event.key === 'Enter') {
      if ((isEditable(event.target) && !isTextField(event.target)) || !isTypedLink(text)) return
      // this Enter must not press the button that has the focus, nor ask a question
      stop(event)
      if (isTextField(event.target)) removeScannedText(event.target, text)
      openTypedLink(text)
    } else if (!isEditable(event.target) && [...event.key].length === 1 && startsLikeLink(text)) {
      stop(event)
      if (!isLink) held = { event, timer: setTimeout(() => release(true), SCANNER_KEY_GAP_MS) }
    }
  }
  window.addEventListener('keydown', pressed, { capture: true })
  onScopeDispose(() => {
    window.removeEventListener('keydown', pressed, { capture: true })
    release(false)
  })
}
