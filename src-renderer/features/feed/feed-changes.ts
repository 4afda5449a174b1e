import { onScopeDispose } from 'vue'
import { bridge } from '@/bridge'

/** Delay between a change notice and the reload. */
const REFRESH_DELAY_MS = 400
const BURST_REFRESH_DELAY_MS = 2000
/** New events in one reload that count as a burst. */
const BURST_THRESHOLD = 50
/** No reload so soon after a key or pointer press: rows must not move under the pointer. */
const INPUT_QUIET_MS = 300
/** Upper bound of the delay while input continues. */
const MAX_REFRESH_DELAY_MS = 3000

/**
 * Calls `again` after feed changes, once input rests. Ends with the current scope.
 *
 * @param again receives the number of new events since its last call
 */
export function onFeedChanges(again: (added: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let added = 0
  let firstAt = 0
  let lastInputAt = -Infinity
  let burst = false
  const touched = (): void => void (lastInputAt = performance.now())

  function run(): void {
    const now = performance.now()
    const restMs = lastInputAt + INPUT_QUIET_MS - now
    if (restMs > 0 && now - firstAt < MAX_REFRESH_DELAY_MS) return void (timer = setTimeout(run, restMs))
    timer = undefined
    const came = added
    added = 0
    burst = came >= BURST_THRESHOLD
    again(came)
  }
  const unfollow = bridge.feed.onChange((change) => {
    added += change.added
    if (timer !== undefined) return
    firstAt = performance.now()
    timer = setTimeout(run, burst ? BURST_REFRESH_DELAY_MS : REFRESH_DELAY_MS)
  })
  const input = { capture: true, passive: true }
  addEventListener('keydown', touched, input)
  addEventListener('pointerdown', touched, input)
  onScopeDispose(() => {
    unfollow()
    clearTimeout(timer)
    removeEventListener('keydown', touched, input)
    removeEventListener('pointerdown', touched, input)
  })
}
