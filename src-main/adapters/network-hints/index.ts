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

/** Interval of the looks. A shorter outage passes unseen; the first probe of the connection comes as soon. */
const LOOK_WHILE_UP_MS = 30_000
const LOOK_WHILE_DOWN_MS = 5000
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
    plan()
  }
  const plan = (): void => {
    cancelLook = clock.after(up ? LOOK_WHILE_UP_MS : LOOK_WHILE_DOWN_MS, look)
  }
  plan()
  powerMonitor.on('resume', () => {
    soon()
    // the network often returns some seconds later
    cancelLook()
    up = net.isOnline()
    plan()
  })
  return () => {
    cancelLook()
    cancelHint()
  }
}
