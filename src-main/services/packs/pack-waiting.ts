import type { ConnectionState } from '../../contract/channels/connection'
import type { Clock } from '../../shared/ports/system/clock'
import type { WaitReason } from './failure-policy'

/** The connection as background work sees it. 'refused': key or subscription were refused. */
export type Connectivity = 'up' | 'down' | 'refused'

/** The connection state for background work. Limits are left to the call budget. */
export function connectivityOf({
  state,
  backgroundPaused
}: Pick<ConnectionState, 'state' | 'backgroundPaused'>): Connectivity {
  if (backgroundPaused || state === 'no-key' || state === 'bad-key' || state === 'unauthorised') return 'refused'
  return state === 'offline' ? 'down' : 'up'
}

export const reasonFor = (connectivity: 'down' | 'refused'): WaitReason =>
  connectivity === 'refused' ? 'refused' : 'offline'

/** `untilMs`: epoch time of the next try; null: unknown. */
export interface PackWait {
  readonly for: WaitReason
  readonly untilMs: number | null
}

interface PackWaitingDeps {
  readonly clock: Pick<Clock, 'now' | 'after'>
  connectivity(): Connectivity
  onChanged(): void
  onResumed(): void
}

const MIN_WAIT_MS = 250
const STORE_WAIT_MS = 5000
const FIRST_RECHECK_MS = 30_000
const MAX_RECHECK_MS = 600_000

export class PackWaiting {
  readonly #deps: PackWaitingDeps
  #current: PackWait | null = null
  #cancelTimer: (() => void) | null = null
  #waitsInARow = 0

  constructor(deps: PackWaitingDeps) {
    this.#deps = deps
  }

  get current(): PackWait | null {
    return this.#current
  }

  /** @param forMs null: until an event ends the wait, with rechecks at growing intervals */
  hold(reason: WaitReason, forMs: number | null): void {
    const { clock, onChanged } = this.#deps
    const current = this.#current
    if (current && current.for !== 'person' && reason === 'person') return
    // steps in flight may fail together for one reason
    if (
      current?.for === reason &&
      (forMs === null || (reason !== 'person' && (current.untilMs ?? 0) >= clock.now() + forMs))
    )
      return
    const ms = Math.max(MIN_WAIT_MS, forMs ?? this.#recheckMs(reason))
    this.#cancelTimer?.()
    this.#current = {
      for: reason,
      untilMs: forMs === null && reason !== 'store' && reason !== 'service' ? null : clock.now() + ms
    }
    this.#cancelTimer = clock.after(ms, () => this.#timeIsUp(reason))
    onChanged()
  }

  connectivityChanged(): void {
    if (this.#current?.for !== 'offline' && this.#current?.for !== 'refused') return
    const connectivity = this.#deps.connectivity()
    if (connectivity === 'up') this.#resume()
    else this.hold(reasonFor(connectivity), null)
  }
  /** A step succeeded: the next recheck comes soon again. */
  succeeded(): void {
    this.#waitsInARow = 0
  }
  /** Ends the wait without resuming. */
  clear(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#current = null
  }

  /** Resumes, unless the connection is still known to be down: that check costs no call. */
  #timeIsUp(reason: WaitReason): void {
    this.#current = null
    const connectivity = this.#deps.connectivity()
    if ((reason === 'offline' || reason === 'refused') && connectivity !== 'up')
      this.hold(reasonFor(connectivity), null)
    else this.#resume()
  }
  #resume(): void {
    this.clear()
    this.#deps.onChanged()
    this.#deps.onResumed()
  }
  #recheckMs(reason: WaitReason): number {
    if (reason === 'store') return STORE_WAIT_MS
    return Math.min(MAX_RECHECK_MS, FIRST_RECHECK_MS * 2 ** Math.min(10, this.#waitsInARow++))
  }
}
