/** A scanner that types: signs faster than fingers, then Enter. Heard anywhere on the page, except where somebody writes. */
import { onScopeDispose } from 'vue'

/** Between two signs of a scanner, in milliseconds; fingers need three times as long. */
const FASTEST_FINGERS_MS = 50
/** The shortest number of a sheet has ten signs. */
const SHORTEST = 10
const LONGEST = 300

const writing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Reads keys one by one; answers the text when one ends with Enter, '' until then. */
export function scanReader(): (key: string, at: number) => string {
  let text = ''
  let last = -Infinity
  return (key, at) => {
    if (at - last > FASTEST_FINGERS_MS) text = ''
    last = at
    if (key === 'Enter') {
      const read = text
      text = ''
      return read.length >= SHORTEST ? read : ''
    }
    // Shift and its like come in between
    if ([...key].length === 1) text = (text + key).slice(-LONGEST)
    return ''
  }
}

export function useScanner(scanned: (text: string) => void): void {
  const read = scanReader()
  const pressed = (event: KeyboardEvent): void => {
    if (writing(event.target) || event.ctrlKey || event.metaKey || event.isComposing) return
    const text = read(event.key, event.timeStamp)
    if (text === '') return
    // the Enter of a scan must not press the button that has the focus
    event.preventDefault()
    event.stopPropagation()
    scanned(text)
  }
  window.addEventListener('keydown', pressed, { capture: true })
  onScopeDispose(() => window.removeEventListener('keydown', pressed, { capture: true }))
}

/** Whether a text in the search field is meant as a number: long enough, and with digits in it. Main reads it properly. */
export const looksLikeNumber = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST - 1 && (text.match(/\p{N}/gu)?.length ?? 0) >= 4
