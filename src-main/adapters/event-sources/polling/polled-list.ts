/**
 * One polled list, of tickets or of projects: what is asked of it and when, what changed since, and whether everything
 * between was seen.
 */
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
  toJson,
  type PolledChange,
  type SeenItems
} from '../../../shared/feed/sources/poll-diff'
import { pollAddress } from '../../../shared/feed/sources/poll-paths'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { ApiAccess } from '../../../shared/ports/network/api-client'
import { pollRequest, type PollingDeps } from './poll-request'

export const MAX_PAGES = 5
/** Changes told in one round; the rest comes with the next. */
const MOST_ITEMS = 20
/** A round this many intervals after the last one catches up with what came meanwhile. */
const LATE = 1.5
/**
 * A list that fails is asked ever more seldom, down to one in so many intervals and never more seldom than once an
 * hour, nor more often than was chosen.
 */
const LONGEST_INTERVALS = 8
const LONGEST_MS = 3_600_000

interface PollFailure {
  readonly problem: SourceProblem
  readonly againMs: number | null
}
/**
 * How far a round came. 'ground': everything up to now is known. 'lost': known from now on, changes before may be
 * missing. 'unfinished': goes on next time.
 */
type PollOutcome = 'ground' | 'lost' | 'unfinished'

export class PolledList {
  readonly subject: SubjectType
  readonly #parts: PollingDeps
  /** When it is asked next, by the steady clock. */
  dueMs = -Infinity
  problem: SourceProblem | null = null
  /** Up to when everything is known; null: not yet in this run. */
  known: ClockReading | null = null
  /** The last moment before which changes may be missing, by the steady clock. */
  lostMs = -Infinity
  /**
   * It was read at some time, in this run or before. A list that never was (a key without the right) holds nothing
   * back.
   */
  everKnown = false
  #failures = 0
  #unfinished = false

  constructor(subject: SubjectType, parts: PollingDeps) {
    this.subject = subject
    this.#parts = parts
  }

  /** One round. Never rejects. @param now when it begins: what happens afterwards is for the next */
  async follow(access: ApiAccess, now: ClockReading, deliver: Deliver, signal: AbortSignal): Promise<void> {
    const { clock, random, settings, log } = this.#parts
    const { everyMs } = settings()
    const late = this.known === null || this.#unfinished || now.steadyMs - this.known.steadyMs > everyMs * LATE
    const came = await this.#read(access, (event) => deliver(late ? { ...event, catchUp: true } : event), signal)
    if (signal.aborted) return
    if (typeof came !== 'string') {
      this.problem = came.problem
      const pause = reconnectDelayMs(
        ++this.#failures,
        random,
        everyMs * 2,
        Math.min(everyMs * LONGEST_INTERVALS, LONGEST_MS)
      )
      const wait = Math.max(came.againMs ?? 0, everyMs, pause)
      this.dueMs = clock.monotonic() + wait
      log.warn('feed.polling', {
        list: this.subject,
        problem: came.problem.code,
        params: came.problem.params,
        again: wait
      })
      return
    }
    this.problem = null
    this.#failures = 0
    this.dueMs = now.steadyMs + everyMs
    this.#unfinished = came === 'unfinished'
    if (came === 'unfinished') return
    this.everKnown = true
    this.known = now
    if (came === 'lost') this.lostMs = now.steadyMs
  }

  async #read(access: ApiAccess, deliver: Deliver, signal: AbortSignal): Promise<PollOutcome | PollFailure> {
    const { memory } = this.#parts
    const name = `polled-${access.profile}-${this.subject}`
    let before: SeenItems | null
    try {
      before = readSeenItems(await memory.read(name))
    } catch {
      // to take everything for known now would lose what changed meanwhile
      return { problem: { code: 'store' }, againMs: null }
    }
    if (before !== null) this.everKnown = true
    const round = { seen: before }
    const came = await this.#pages(access, before, round, deliver, signal)
    const whole = came === 'ground' || came === 'lost'
    // half a beginning is none: the other half would be told as new
    if (before === null && !whole) return came
    const seen = whole ? markAllKnown(round.seen ?? {}) : round.seen
    if (seen !== null) await memory.write(name, seen)
    return came
  }

  /** What changed is delivered, and remembered in `round` when it is on disk. */
  async #pages(
    access: ApiAccess,
    before: SeenItems | null,
    round: { seen: SeenItems | null },
    deliver: Deliver,
    signal: AbortSignal
  ): Promise<PollOutcome | PollFailure> {
    const { list } = this.#parts.settings().paths[this.subject]
    let told = 0
    for (let page = 1; ; page++) {
      if (told >= MOST_ITEMS) return 'unfinished'
      const answer = await pollRequest(this.#parts, access, list, pollAddress(list, 'list', { page }), signal)
      if (!answer.ok) return answer
      const reading = readText(answer.text)
      const found = reading.ok ? readList(reading.value, this.subject) : null
      if (found === null) return { problem: { code: 'not-the-service' }, againMs: null }
      for (const change of diffPolledList(this.subject, before === null ? null : round.seen, found.entries)) {
        if (signal.aborted || told >= MOST_ITEMS) return 'unfinished'
        if (change.kinds.length > 0) {
          const failed = await this.#tell(access, change, deliver, signal)
          if (failed) return failed
          told++
        }
        round.seen = withSeenItem(round.seen, change.id, { ...change.now, fresh: true })
      }
      if (found.more && list.includes('{page}') && page < MAX_PAGES) continue
      if (before === null) return 'lost'
      return !found.more || includesKnownEntry(this.subject, before, found.entries) ? 'ground' : 'lost'
    }
  }

  async #tell(
    access: ApiAccess,
    change: PolledChange,
    deliver: Deliver,
    signal: AbortSignal
  ): Promise<PollFailure | null> {
    const { item } = this.#parts.settings().paths[this.subject]
    let text = toJson(change.entry)
    const address = item === '' ? null : pollAddress(item, 'item', { id: change.id })
    if (address !== null) {
      const answer = await pollRequest(this.#parts, access, item, address, signal)
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
        arrivedAtMs: this.#parts.clock.now()
      })
      if (delivery.outcome === 'not-stored') return { problem: { code: 'store' }, againMs: null }
    }
    return null
  }
}
