/**
 * Signs that the network may be back: the system has one again, or the machine woke up. Hints and no more; whether the
 * service answers is judged
 * by its answers (trap 98).
 */
import type { Net, PowerMonitor } from 'electron'
import type { Clock } from '../../shared/ports/system/clock'

export interface NetworkHintsDeps {
  /** Its "no" is reliable, its "yes" is not. */
  readonly net: Pick<Net, 'isOnline'>
  readonly powerMonitor: Pick<PowerMonitor, 'on'>
  readonly clock: Clock
  /** 0 … 1; spreads the desks of a shop that wake up together. */
  readonly random: () => number
  /** At once, for what makes no calls. */
  readonly onResume: () => void
  /** Some seconds later, for what does. */
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
  powerMonitor.on('resume', soon)
  return () => {
    cancelLook()
    cancelHint()
  }
}
