/** A source that only one computer of the workspace runs. */
import type { Deliver, SourceId } from '../../../shared/feed/events'
import type { ClockReading } from '../../../shared/feed/gaps'
import type { EventSource, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { SerialQueue } from '../../../shared/serial-queue'
import type { Receivers } from './receivers'

/** A source that failed to start or to stop is tried again. */
const RETRY_MS = 5000

interface SharedReceiverDeps {
  readonly source: EventSource
  readonly receivers: Receivers
  readonly clock: Clock
  readonly log: Log
  /** Switched on in the settings. */
  isEnabled(): boolean
  leaseName(): string
  /** Name of a computer of the workspace; '': not known. */
  nameOf(computer: string): string
}

export class SharedReceiver implements EventSource {
  readonly id: SourceId
  readonly refusals?: NonNullable<EventSource['refusals']>
  readonly askNow?: () => void
  readonly askCalls?: () => number | null
  readonly #deps: SharedReceiverDeps
  readonly #listeners = new Set<() => void>()
  #deliver: Deliver | null = null
  #isRunning = false
  #sinceMs = 0
  #shown = ''
  /** The source was last started, or stopped; `#isRunning` says with success. */
  #tried = false
  #hasFailed = false
  #cancelRetry: (() => void) | null = null
  readonly #turns = new SerialQueue()

  constructor(deps: SharedReceiverDeps) {
    const { source, receivers } = deps
    this.#deps = deps
    this.id = source.id
    if (source.refusals) this.refusals = () => source.refusals?.() ?? []
    if (source.askNow) this.askNow = () => source.askNow?.()
    if (source.askCalls) this.askCalls = () => source.askCalls?.() ?? null
    source.onStatus(() => this.#tell())
    receivers.add({
      id: source.id,
      leaseName: deps.leaseName,
      isWanted: () => this.#isWanted(),
      isFailing: () => this.#hasFailed || (this.#isRunning && source.status().state === 'failing'),
      decided: () => this.#decided()
    })
  }

  catchesUp = (): boolean => this.#deps.source.catchesUp()

  /** While another computer receives: when it last did. */
  knownAt = (): ClockReading | null => {
    const { source, receivers, clock } = this.#deps
    const now: ClockReading = { wallMs: clock.now(), steadyMs: clock.monotonic() }
    if (this.status().state !== 'waiting') return source.knownAt ? source.knownAt() : now
    const alive = receivers.aliveAtMs(this.id)
    return alive === null ? null : { wallMs: Math.floor(now.wallMs - (now.steadyMs - alive)), steadyMs: alive }
  }

  status = (): SourceStatus => {
    const { source, receivers, nameOf } = this.#deps
    const status = source.status()
    if (this.#isRunning || !this.#isWanted()) return status
    if (this.#hasFailed) return { ...status, state: 'failing', problem: { code: 'internal' }, sinceMs: this.#sinceMs }
    const isWaiting = receivers.state(this.id) === 'other'
    return {
      ...status,
      state: isWaiting ? 'waiting' : 'connecting',
      sinceMs: this.#sinceMs,
      at: (isWaiting && nameOf(receivers.holder(this.id))) || null
    }
  }

  onStatus = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start(deliver: Deliver): Promise<void> {
    this.#deliver = deliver
    this.#sinceMs = this.#deps.clock.now()
    this.#deps.receivers.ask()
    return this.#follow(true)
  }

  async stop(): Promise<void> {
    this.#deliver = null
    await this.#follow(true)
    await this.#deps.receivers.release(this.id)
  }

  test = (): Promise<SourceTest> => this.#deps.source.test()

  #isWanted(): boolean {
    return this.#deliver !== null && this.#deps.isEnabled()
  }

  #decided(): void {
    void this.#follow(false)
  }

  /**
   * Starts or stops the source as decided. While nothing is decided it stays as it is.
   *
   * @param again also after a failure
   */
  #follow(again: boolean): Promise<void> {
    const { receivers, log } = this.#deps
    return this.#turns
      .run(async () => {
        const state = receivers.state(this.id)
        const runs = this.#isWanted() && (state === 'asking' ? this.#tried : state !== 'other')
        if (runs !== this.#tried || (again && this.#hasFailed)) await this.#switch(runs)
        this.#tell()
      })
      .catch((error: unknown) => log.error('feed.source', { source: this.id, error }))
  }

  async #switch(runs: boolean): Promise<void> {
    const { source, clock, log } = this.#deps
    this.#cancelRetry?.()
    this.#cancelRetry = null
    this.#tried = runs
    try {
      // a setting decides as well whether the source starts
      if (runs) await source.start((event) => this.#accept(event))
      else await source.stop()
      this.#isRunning = runs
      this.#hasFailed = false
    } catch (error) {
      log.error('feed.source', { source: this.id, error })
      this.#hasFailed = true
      this.#cancelRetry = clock.after(RETRY_MS, () => void this.#follow(true))
    }
    this.#sinceMs = clock.now()
  }

  #accept: Deliver = (event) =>
    this.#deliver && this.#deps.receivers.mayReceive(this.id)
      ? this.#deliver(event)
      : Promise.resolve({ outcome: 'not-stored', reason: 'closed' })

  #tell(): void {
    const shown = JSON.stringify([this.status(), this.refusals?.()])
    if (shown === this.#shown) return
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
