import { onScopeDispose } from 'vue'
import { bridge } from '@/bridge'

/** Changes come in bundles: what is shown is read again this long after the first of them. */
const REFRESH_DELAY_MS = 400
/**
 * In a burst nobody can read along: what is shown is read again this often, and the rest of the time is the person's.
 */
const BURST_REFRESH_DELAY_MS = 2000
/** So many new events in one bundle are a burst. */
const BURST_THRESHOLD = 50
/**
 * After a key or a press nothing is moved for this long: not under the pointer, and not before the answer to the key is
 * on the screen.
 */
const INPUT_QUIET_MS = 300
/** Who never rests still sees what is new. */
const MAX_REFRESH_DELAY_MS = 3000

/**
 * Calls when what main keeps has changed and it is a good moment to read it again. Ends with the scope it was called
 * in.
 *
 * @param again told how many events are new since it was last called
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
