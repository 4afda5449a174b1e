/** How long a frame may take to come: in a hidden or covered window none does. */
const PAINT_TIMEOUT_MS = 500

/** Runs `then` once: when what is in the page now is painted, or after half a second where nothing is painted. */
export function afterFirstPaint(then: () => void): void {
  let done = false
  const once = (): void => {
    if (!done) then()
    done = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, PAINT_TIMEOUT_MS)
}
