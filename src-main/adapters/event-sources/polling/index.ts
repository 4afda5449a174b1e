/**
 * Polls the read endpoints for tickets and projects, for installations that nothing can reach. Off by default. Paths
 * must be on the allow-list of `poll-paths`, checked in the settings and again here; tickets count against the Support
 * limit.
 */
import { readText } from '../../../shared/feed/event-body'
import type { Deliver } from '../../../shared/feed/events'
import type { ClockReading } from '../../../shared/feed/gaps'
import type { SubjectType } from '../../../shared/feed/event-kinds'
import { readList } from '../../../shared/feed/sources/poll-diff'
import { pollAddress } from '../../../shared/feed/sources/poll-paths'
import type { EventSource, SourceStatus, SourceTest } from '../../../shared/ports/feed/event-source'
import { RetryLoop } from '../retry-loop'
import { SourceStatusTracker } from '../source-status'
import { pollRequest, type PollingDeps } from './poll-request'
import { PolledList } from './polled-list'

export type { PollingDeps, PollingSettings } from './poll-request'

const SUBJECTS: readonly SubjectType[] = ['ticket', 'project']
/** Tolerance for early timers. */
const EARLY_MS = 50
const MIN_PAUSE_MS = 1000

export class PollingSource implements EventSource {
  readonly id = 'polling'
  readonly #deps: PollingDeps
  readonly #status: SourceStatusTracker
  readonly #loop: RetryLoop
  #lists: readonly PolledList[] = []
  #known: ClockReading | null = null
  #caughtUp = false

  constructor(deps: PollingDeps) {
    this.#deps = deps
    this.#status = new SourceStatusTracker('polling', () => deps.clock.now())
    this.#loop = new RetryLoop(deps.clock)
  }

  /** True when the last round reached known items; otherwise older changes were missed. */
  catchesUp = (): boolean => this.#caughtUp
  knownAt = (): ClockReading | null => this.#known
  status = (): SourceStatus => this.#status.current
  onStatus = (listener: () => void): (() => void) => this.#status.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    if (this.#deps.settings().enabled && !this.#loop.running) {
      this.#lists = SUBJECTS.map((subject) => new PolledList(subject, this.#deps))
      this.#known = null
      this.#status.enter('connecting')
      this.#loop.start((signal) => this.#round(deliver, signal))
    }
    return Promise.resolve()
  }

  /** Skips lists that wait for a limit. */
  askNow = (): void => {
    for (const list of this.#lists) if (list.problem?.code !== 'limit') list.dueMs = -Infinity
    this.#loop.wake()
  }
  askCalls = (): number | null => (this.#loop.running ? this.#configured().length : null)

  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#status.enter('off')
  }

  /** One request for each configured list. */
  async test(): Promise<SourceTest> {
    const access = await this.#deps.access()
    if (!access) return { ok: false, problem: { code: 'not-connected' } }
    const { paths } = this.#deps.settings()
    const subjects = this.#configured()
    if (subjects.length === 0) return { ok: false, problem: { code: 'no-address' } }
    const never = new AbortController().signal
    for (const subject of subjects) {
      const answer = await pollRequest(
        this.#deps,
        access,
        paths[subject].list,
        pollAddress(paths[subject].list, 'list', { page: 1 }),
        never
      )
      if (!answer.ok) return { ok: false, problem: answer.problem }
      const reading = readText(answer.text)
      if (!reading.ok || readList(reading.value, subject) === null)
        return { ok: false, problem: { code: 'not-the-service' } }
    }
    return { ok: true, at: access.baseUrl }
  }

  #configured(): readonly SubjectType[] {
    const { paths } = this.#deps.settings()
    return SUBJECTS.filter((subject) => paths[subject].list !== '')
  }

  /**
   * Polls the due lists in turn. Each has its own pauses, so that one refused family does not block the other (trap
   * 96).
   */
  async #round(deliver: Deliver, signal: AbortSignal): Promise<number> {
    const { clock, settings } = this.#deps
    const { everyMs, paths } = settings()
    const access = await this.#deps.access()
    if (access === null) {
      this.#status.fail({ code: 'not-connected' }, clock.now() + everyMs)
      return everyMs
    }
    const lists = this.#lists.filter(({ subject }) => paths[subject].list !== '')
    const now: ClockReading = { wallMs: clock.now(), steadyMs: clock.monotonic() }
    for (const list of lists)
      if (list.dueMs < now.steadyMs + EARLY_MS && !signal.aborted) await list.follow(access, now, deliver, signal)
    if (signal.aborted) return 0
    this.#updateKnown(lists)
    const pauseOf = ({ dueMs }: PolledList): number => Math.max(MIN_PAUSE_MS, Math.round(dueMs - clock.monotonic()))
    const failing = lists.filter((list) => list.problem !== null)
    const problem = failing[0]?.problem ?? (lists.length === 0 ? ({ code: 'no-address' } as const) : null)
    const retryAtMs = clock.now() + Math.min(...(failing.length > 0 ? failing : lists).map(pauseOf))
    // a list that this key could never read is not a failure of the source
    const goesOn = failing.length < lists.length && failing.every((list) => !list.everKnown)
    if (problem === null || goesOn) this.#status.enter('listening', { at: access.baseUrl, retryAtMs, problem })
    else this.#status.fail(problem, retryAtMs, { at: access.baseUrl })
    return Math.min(everyMs, ...lists.map(pauseOf))
  }

  /**
   * Updates the time up to which all lists are complete. It stops while a list fails, so that a gap covers the whole
   * time.
   */
  #updateKnown(lists: readonly PolledList[]): void {
    const counted = lists.filter((list) => list.everKnown)
    const first = counted.reduce<ClockReading | null | undefined>(
      (least, { known }) =>
        least === undefined || (least !== null && (known === null || known.steadyMs < least.steadyMs)) ? known : least,
      undefined
    )
    if (!first || counted.some(({ lostMs }) => lostMs > first.steadyMs)) return
    const before = this.#known?.steadyMs ?? -Infinity
    this.#caughtUp = !counted.some(({ lostMs }) => lostMs > before)
    this.#known = first
  }
}
