/** Mouse and pen on the chart: move, click, and drags over the curves (a range) and along the rpm axis (a zoom). */
import { ref } from 'vue'
import type { RpmRange } from '@shared/dyno/rpm-range-gain'

interface DragTarget {
  /** Engine speed under the pointer. */
  rpm(event: PointerEvent): number | null
  /** Whether the pointer is on the rpm axis, below the curves. */
  onAxis(event: PointerEvent): boolean
  canRange(): boolean
  point(event: PointerEvent): void
  click(event: PointerEvent): void
  range(range: RpmRange): void
  zoom(range: RpmRange): void
}
/** Pixels that a press may move and still be a click. */
const SLACK = 4
const ROUND = 10

export function useChartDrag(target: DragTarget) {
  let press: { readonly x: number; readonly rpm: number; readonly kind: 'range' | 'zoom' | 'none' } | null = null
  const drag = ref<{ readonly kind: 'range' | 'zoom'; readonly range: RpmRange } | null>(null)

  function pressed(event: PointerEvent): void {
    drag.value = press = null
    if (event.button !== 0) return
    if (event.isPrimary !== false) target.point(event)
    const rpm = target.rpm(event)
    if (rpm === null) return
    const axis = target.onAxis(event)
    // a finger moves the crosshair
    const kind = axis ? 'zoom' : event.pointerType !== 'touch' && target.canRange() ? 'range' : 'none'
    press = { x: event.clientX, rpm, kind }
  }
  function moved(event: PointerEvent): void {
    target.point(event)
    const rpm = target.rpm(event)
    // released outside, before the drag began to capture the pointer
    if (event.buttons === 0) drag.value = press = null
    if (!press || press.kind === 'none' || rpm === null) return
    if (!drag.value && Math.abs(event.clientX - press.x) <= SLACK) return
    if (!drag.value) (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    const round = (value: number): number => Math.round(value / ROUND) * ROUND
    const [from, to] = [press.rpm, rpm].sort((a, b) => a - b) as [number, number]
    drag.value = { kind: press.kind, range: { from: round(from), to: round(to) } }
  }
  function released(event: PointerEvent): void {
    const done = drag.value
    const clicked = press !== null && !done && Math.abs(event.clientX - press.x) <= SLACK
    drag.value = press = null
    if (done && done.range.to > done.range.from) target[done.kind](done.range)
    else if (clicked && !target.onAxis(event)) target.click(event)
  }
  /** Whether there was a drag. */
  function cancel(): boolean {
    const was = drag.value !== null
    drag.value = press = null
    return was
  }
  return { drag, pressed, moved, released, cancel }
}
