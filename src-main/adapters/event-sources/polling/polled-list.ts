/** One polled list, of tickets or projects: when it is polled, what has changed, and whether changes were missed. */
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import { readText } from '../../../shared/feed/event-body'
import type { Deliver } from '../../../shared/feed/events'
import type { ClockReading } from '../../../shared/feed/gaps'
import type { SubjectType } from '../../../shared/feed/event-kinds'
import {
  diffPolledList,
  includesKnownEntry,
  readList,
  withSeenItem,
  markAllKnown,
  readSeenItems,
  storedSeenItems,
  toJson,
  type PolledChange,
  type SeenItems
} from '../../../shared/feed/sources/poll-diff'
import { pollAddress } from '../../../shared/feed/sources/poll-paths'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { ApiAccess } from '../../../shared/ports/network/api-client'
import { pollRequest, type PollingDeps } from './poll-request'

const MAX_PAGES = 5
/** Changes per round; the rest follows in the next. */
const MAX_CHANGES = 20
/** A round later than this many intervals is a catch-up. */
const LATE = 1.5
/**
 * A failing list is polled at growing intervals, up to this many and up to an hour, never below the configured one. A
 * time that the service states counts up to an hour too: the call budget knows a longer window.
 */
const MAX_INTERVALS = 8
const MAX_INTERVAL_MS = 3_600_000

interface PollFailure {
  readonly problem: SourceProblem
  readonly againMs: number | null
}
/**
 * Result of a round. 'ground': complete. 'lost': complete from now on, earlier changes may be missing. 'unfinished':
 * continues in the next round.
 */
type PollOutcome = 'ground' | 'lost' | 'unfinished'

export class PolledList {
  readonly subject: SubjectType
  readonly #deps: PollingDeps
  dueMs = -Infinity
  problem: SourceProblem | null = null
  /** The list is complete up to this time; null: not yet read in this run. */
  known: ClockReading | null = null
  /** Monotonic time before which changes may be missing. */
  lostMs = -Infinity
  /** The list was read at some time. A list that never was (missing permission) does not hold back the others. */
  everKnown = false
  #failures = 0
  #unfinished = false

  constructor(subject: SubjectType, deps: PollingDeps) {
    this.subject = subject
    this.#deps = deps
  }

  /** One round. Never rejects. @param now its start: later changes belong to the next round */
  async follow(access: ApiAccess, now: ClockReading, deliver: Deliver, signal: AbortSignal): Promise<void> {
    const { clock, random, settings, log } = this.#deps
    const { everyMs } = settings()
    const late = this.known === null || this.#unfinished || now.steadyMs - this.known.steadyMs > everyMs * LATE
    const outcome = await this.#read(access, (event) => deliver(late ? { ...event, catchUp: true } : event), signal)
    if (signal.aborted) return
    if (typeof outcome !== 'string') {
      this.problem = outcome.problem
      const pause = reconnectDelayMs(
        ++this.#failures,
        random,
        everyMs * 2,
        Math.min(everyMs * MAX_INTERVALS, MAX_INTERVAL_MS)
      )
      const wait = Math.max(Math.min(outcome.againMs ?? 0, MAX_INTERVAL_MS), everyMs, pause)
      this.dueMs = clock.monotonic() + wait
      log.warn('feed.polling', {
        list: this.subject,
        problem: outcome.problem.code,
        params: outcome.problem.params,
        again: wait
      })
      return
    }
    this.problem = null
    this.#failures = 0
    this.dueMs = now.steadyMs + everyMs
    this.#unfinished = outcome === 'unfinished'
    if (outcome === 'unfinished') return
    this.everKnown = true
    this.known = now
    if (outcome === 'lost') this.lostMs = now.steadyMs
  }

  async #read(access: ApiAccess, deliver: Deliver, signal: AbortSignal): Promise<PollOutcome | PollFailure> {
    const { memory } = this.#deps
    const name = `polled-${access.profile}-${this.subject}`
    let before: SeenItems | null
    try {
      before = readSeenItems(await memory.read(name))
    } catch {
      // treating everything as known would lose the changes since
      return { problem: { code: 'store' }, againMs: null }
    }
    if (before !== null) this.everKnown = true
    const round = { seen: before }
    const outcome = await this.#pages(access, before, round, deliver, signal)
    const whole = outcome === 'ground' || outcome === 'lost'
    // an incomplete first read is discarded: the rest would look new
    if (before === null && !whole) return outcome
    const seen = whole ? markAllKnown(round.seen ?? new Map()) : round.seen
    if (seen !== null) await memory.write(name, storedSeenItems(seen))
    return outcome
  }

  /** Delivers changes, and records them in `round` when they are stored. */
  async #pages(
    access: ApiAccess,
    before: SeenItems | null,
    round: { seen: SeenItems | null },
    deliver: Deliver,
    signal: AbortSignal
  ): Promise<PollOutcome | PollFailure> {
    const { list } = this.#deps.settings().paths[this.subject]
    let delivered = 0
    for (let page = 1; ; page++) {
      if (delivered >= MAX_CHANGES) return 'unfinished'
      const answer = await pollRequest(this.#deps, access, list, pollAddress(list, 'list', { page }), signal)
      if (!answer.ok) return answer
      const reading = readText(answer.text)
      const found = reading.ok ? readList(reading.value, this.subject) : null
      if (found === null) return { problem: { code: 'not-the-service' }, againMs: null }
      for (const change of diffPolledList(this.subject, before === null ? null : round.seen, found.entries)) {
        if (signal.aborted || delivered >= MAX_CHANGES) return 'unfinished'
        if (change.kinds.length > 0) {
          const failed = await this.#deliverChange(access, change, deliver, signal)
          if (failed) return failed
          delivered++
        }
        round.seen = withSeenItem(round.seen, change.id, { ...change.now, fresh: true })
      }
      if (found.more && list.includes('{page}') && page < MAX_PAGES) continue
      if (before === null) return 'lost'
      return !found.more || includesKnownEntry(this.subject, before, found.entries) ? 'ground' : 'lost'
    }
  }

  async #deliverChange(
    access: ApiAccess,
    change: PolledChange,
    deliver: Deliver,
    signal: AbortSignal
  ): Promise<PollFailure | null> {
    const { item } = this.#deps.settings().paths[this.subject]
    let text = toJson(change.entry)
    const address = item === '' ? null : pollAddress(item, 'item', { id: change.id })
    if (address !== null) {
      const answer = await pollRequest(this.#deps, access, item, address, signal)
      if (!answer.ok && !answer.gone) return answer
      if (answer.ok && readText(answer.text).ok) text = answer.text
    }
    const body = Buffer.from(text, 'utf8')
    for (const kind of change.kinds) {
      const delivery = await deliver({
        source: 'polling',
        kind,
        body,
        headers: {},
        arrivedAtMs: this.#deps.clock.now()
      })
      if (delivery.outcome === 'not-stored') return { problem: { code: 'store' }, againMs: null }
    }
    return null
  }
}
