/**
 * Asks the read endpoints for tickets and projects now and then, for a desk nothing can reach. Off by default. Every
 * address passes the allow-list
 * of `core/feed/poll-paths`, at the settings and again here; tickets count against the Support family's calls.
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
/** A timer may come a little before its time. */
const EARLY_MS = 50
const SHORTEST_MS = 1000

export class PollingSource implements EventSource {
  readonly id = 'polling'
  readonly #parts: PollingDeps
  readonly #board: SourceStatusTracker
  readonly #loop: RetryLoop
  #lists: readonly PolledList[] = []
  #known: ClockReading | null = null
  #caughtUp = false

  constructor(parts: PollingDeps) {
    this.#parts = parts
    this.#board = new SourceStatusTracker('polling', () => parts.clock.now())
    this.#loop = new RetryLoop(parts.clock)
  }

  /**
   * The last questions met what was known before; else changes further back than can be asked for, or before the memory
   * was lost, were not seen.
   */
  catchesUp = (): boolean => this.#caughtUp
  knownAt = (): ClockReading | null => this.#known
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    if (this.#parts.settings().enabled && !this.#loop.running) {
      this.#lists = SUBJECTS.map((subject) => new PolledList(subject, this.#parts))
      this.#known = null
      this.#board.enter('connecting')
      this.#loop.start((signal) => this.#round(deliver, signal))
    }
    return Promise.resolve()
  }

  /** Not where the family's calls are used up: asking would only be refused again. */
  askNow = (): void => {
    for (const list of this.#lists) if (list.problem?.code !== 'limit') list.dueMs = -Infinity
    this.#loop.wake()
  }
  askCalls = (): number | null => (this.#loop.running ? this.#asked().length : null)

  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#board.enter('off')
  }

  /** One call for each list that is set. */
  async test(): Promise<SourceTest> {
    const access = await this.#parts.access()
    if (!access) return { ok: false, problem: { code: 'not-connected' } }
    const { paths } = this.#parts.settings()
    const asked = this.#asked()
    if (asked.length === 0) return { ok: false, problem: { code: 'no-address' } }
    const never = new AbortController().signal
    for (const subject of asked) {
      const answer = await pollRequest(
        this.#parts,
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

  #asked(): readonly SubjectType[] {
    const { paths } = this.#parts.settings()
    return SUBJECTS.filter((subject) => paths[subject].list !== '')
  }

  /**
   * Those lists that are due, one after the other; each has its own pauses, so that one family that is refused does not
   * hold up the other (trap 96).
   */
  async #round(deliver: Deliver, signal: AbortSignal): Promise<number> {
    const { clock, settings } = this.#parts
    const { everyMs, paths } = settings()
    const access = await this.#parts.access()
    if (access === null) {
      this.#board.fail({ code: 'not-connected' }, clock.now() + everyMs)
      return everyMs
    }
    const lists = this.#lists.filter(({ subject }) => paths[subject].list !== '')
    const now: ClockReading = { wallMs: clock.now(), steadyMs: clock.monotonic() }
    for (const list of lists)
      if (list.dueMs < now.steadyMs + EARLY_MS && !signal.aborted) await list.follow(access, now, deliver, signal)
    if (signal.aborted) return 0
    this.#judge(lists)
    const pauseOf = ({ dueMs }: PolledList): number => Math.max(SHORTEST_MS, Math.round(dueMs - clock.monotonic()))
    const failing = lists.filter((list) => list.problem !== null)
    const problem = failing[0]?.problem ?? (lists.length === 0 ? ({ code: 'no-address' } as const) : null)
    const retryAtMs = clock.now() + Math.min(...(failing.length > 0 ? failing : lists).map(pauseOf))
    // what this key never could read is no reason to say that nothing comes
    const goesOn = failing.length < lists.length && failing.every((list) => !list.everKnown)
    if (problem === null || goesOn) this.#board.enter('listening', { at: access.baseUrl, retryAtMs, problem })
    else this.#board.fail(problem, retryAtMs, { at: access.baseUrl })
    return Math.min(everyMs, ...lists.map(pauseOf))
  }

  /**
   * Up to when all of it is known. It stands still while a list fails or has more to tell, so that a marker covers all
   * of a time in which changes may be missing.
   */
  #judge(lists: readonly PolledList[]): void {
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
