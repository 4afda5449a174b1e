/** Replays recorded or generated events as if they arrived now, for training, tests and the demo. */
import { setImmediate } from 'node:timers/promises'
import { delay } from '../../../shared/delay'
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { ReplayEvent } from '../../../shared/feed/demo-day'
import { SerialQueue } from '../../../shared/serial-queue'
import type { Deliver } from '../../../shared/feed/events'
import type { ReplaySource, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import { SourceStatusTracker } from '../source-status'

export { readDemoVehicles } from './demo-vehicles'
export { readRecordedEvents } from '../recorded-events'

const MAX_PAUSE_MS = 60_000
/** Without pauses: events, and characters of bodies, per step. */
const STEP_EVENTS = 200
const STEP_CHARACTERS = 512 * 1024

/** End of the step that begins at `from`. */
function endOfStep(events: readonly ReplayEvent[], from: number): number {
  let end = from
  let characters = 0
  while (
    end < events.length &&
    end - from < STEP_EVENTS &&
    (end === from || characters + events[end]!.body.length <= STEP_CHARACTERS)
  )
    characters += events[end++]!.body.length
  return end
}

interface PlayedSourceDeps {
  readonly id: 'replay' | 'demo'
  readonly clock: Clock
  readonly random: () => number
}

export class PlayedSource implements ReplaySource {
  readonly id: 'replay' | 'demo'
  readonly #deps: PlayedSourceDeps
  readonly #board: SourceStatusTracker
  #deliver: Deliver | null = null
  /** Two replays at once would both be delivered, and only one could be stopped. */
  readonly #plays = new SerialQueue()
  #halts = 0
  #playing: { readonly stop: AbortController; readonly done: Promise<void> } | null = null

  constructor(deps: PlayedSourceDeps) {
    this.id = deps.id
    this.#deps = deps
    this.#board = new SourceStatusTracker(deps.id, () => deps.clock.now())
  }

  catchesUp = (): boolean => true
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)
  test = (): Promise<SourceTest> => Promise.resolve({ ok: true, at: null })

  /** The source is off until `play`. */
  start(deliver: Deliver): Promise<void> {
    this.#deliver = deliver
    return Promise.resolve()
  }

  async stop(): Promise<void> {
    await this.halt()
    this.#deliver = null
  }

  async finished(): Promise<void> {
    await this.#playing?.done
  }

  /** Also ends replays that wait for the present one to stop. */
  halt(): Promise<void> {
    this.#halts++
    return this.#end()
  }

  async #end(): Promise<void> {
    const playing = this.#playing
    playing?.stop.abort()
    await playing?.done
  }

  /** Stops the previous replay first. */
  play(events: readonly ReplayEvent[], speed: number): Promise<void> {
    const halts = this.#halts
    return this.#plays.run(async () => {
      await this.#end()
      const deliver = this.#deliver
      if (!deliver || events.length === 0 || halts !== this.#halts) return
      const stop = new AbortController()
      this.#playing = {
        stop,
        done: this.#run(events, speed, deliver, stop.signal).finally(() => {
          this.#playing = null
          if (this.#board.current.state !== 'failing') this.#board.enter('off')
        })
      }
    })
  }

  async #run(events: readonly ReplayEvent[], speed: number, deliver: Deliver, signal: AbortSignal): Promise<void> {
    const total = events.length
    this.#board.enter('listening', { progress: { done: 0, total } })
    let done = 0
    for (let n = 0, end = 0; n < total && !signal.aborted; n = end) {
      end = speed > 0 ? n + 1 : endOfStep(events, n)
      const before = events[n - 1]
      const next = events[n]
      if (speed > 0 && before && next)
        await delay(this.#deps.clock, Math.min(MAX_PAUSE_MS, Math.max(0, next.atMs - before.atMs) / speed), signal)
      await Promise.all(events.slice(n, end).map((event) => this.#deliverEvent(event, speed === 0, deliver, signal)))
      if (signal.aborted) return
      done = end
      // yields, because a fast store would not
      if (speed === 0) await setImmediate()
      this.#board.update({ progress: { done, total } })
    }
  }

  async #deliverEvent(
    { kind, body, headers, arrivedAtMs = this.#deps.clock.now(), read }: ReplayEvent,
    catchUp: boolean,
    deliver: Deliver,
    signal: AbortSignal
  ): Promise<void> {
    for (let tries = 1; !signal.aborted; tries++) {
      const delivery = await deliver({
        source: this.id,
        kind,
        body: Buffer.from(body, 'utf8'),
        headers,
        arrivedAtMs,
        ...(read ? { read } : {}),
        ...(catchUp ? { catchUp } : {})
      })
      if (delivery.outcome !== 'not-stored') return this.#board.update({ problem: null })
      this.#board.update({ problem: { code: 'store' } })
      await delay(this.#deps.clock, reconnectDelayMs(tries, this.#deps.random), signal)
    }
  }
}
