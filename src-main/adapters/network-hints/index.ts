/** Hints that the network may be back: it is reported again, or the machine woke up. Responses decide (trap 98). */
import type { Net, PowerMonitor } from 'electron'
import type { Clock } from '../../shared/ports/system/clock'

interface NetworkHintsDeps {
  /** False is reliable, true is not. */
  readonly net: Pick<Net, 'isOnline'>
  readonly powerMonitor: Pick<PowerMonitor, 'on'>
  readonly clock: Clock
  /** 0 … 1; spreads installations of a shop that wake up together. */
  readonly random: () => number
  /** Called at once; must not make calls. */
  readonly onResume: () => void
  /** Called some seconds later; may make calls. */
  readonly onNetworkHint: () => void
}

const LOOK_EVERY_MS = 5000
const SPREAD_MS = 5000

/** Returns what ends the watch. */
export function watchNetwork({
  net,
  powerMonitor,
  clock,
  random,
  onResume,
  onNetworkHint
}: NetworkHintsDeps): () => void {
  let up = net.isOnline()
  let cancelLook = (): void => {}
  let cancelHint = (): void => {}
  const soon = (): void => {
    onResume()
    cancelHint()
    cancelHint = clock.after(random() * SPREAD_MS, onNetworkHint)
  }
  const look = (): void => {
    const now = net.isOnline()
    if (now && !up) soon()
    up = now
    cancelLook = clock.after(LOOK_EVERY_MS, look)
  }
  cancelLook = clock.after(LOOK_EVERY_MS, look)
  powerMonitor.on('resume', () => {
    soon()
    // the network often returns some seconds later, which is another hint
    up = net.isOnline()
  })
  return () => {
    cancelLook()
    cancelHint()
  }
}
