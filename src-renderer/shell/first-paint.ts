/** Hidden windows never paint. */
const PAINT_TIMEOUT_MS = 500

/** Runs `then` once: after the next paint, or after the timeout. */
export function afterFirstPaint(then: () => void): void {
  let done = false
  const once = (): void => {
    if (!done) then()
    done = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, PAINT_TIMEOUT_MS)
}
