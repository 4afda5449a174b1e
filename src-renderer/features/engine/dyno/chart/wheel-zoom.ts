/** Wheel over the chart: zoom, pan or scroll. Touchpads report a pinch as a wheel with Ctrl. */

/** Pixels of one line of a wheel that counts in lines. */
const LINE = 16
const PER_PIXEL = 0.002
/** A pinch reports small distances. */
const PER_PIXEL_PINCHED = 0.01

/** `factor` of the zoom, or `pan` as a share of the visible width, for a wheel to the side or with Shift. */
export function wheelZoom(event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>): {
  readonly factor: number
  readonly pan: number
} {
  const pixels = event.deltaMode === 0 ? 1 : LINE
  const [x, y] = [event.deltaX * pixels, event.deltaY * pixels]
  const sideways = event.shiftKey && x === 0 ? y : Math.abs(x) > Math.abs(y) ? x : 0
  if (sideways !== 0 && !event.ctrlKey) return { factor: 1, pan: Math.min(Math.max(sideways / 600, -0.5), 0.5) }
  return { factor: Math.exp(y * (event.ctrlKey ? PER_PIXEL_PINCHED : PER_PIXEL)), pan: 0 }
}

/** Whether a plain wheel here scrolls something. */
export function scrollsPage(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1) continue
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true
  }
  return false
}
