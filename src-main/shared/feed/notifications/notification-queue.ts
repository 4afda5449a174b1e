/**
 * Which system notifications events become. One for a ticket or project within five minutes, one summary for what came
 * in bulk, none while a customer looks on; in a bubble stands what happened and the number, never what somebody wrote,
 * unless that was chosen.
 */
import { singleLine } from '../event-body'
import { subjectKey, type FeedEvent, type SubjectRef } from '../events'
import { EVENT_KINDS, kindFacts, type EventKind } from '../event-kinds'

/** Kinds a person can switch; 'other' is every kind the specification does not name. */
export const NOTIFIED_KINDS = [...EVENT_KINDS, 'other'] as const
export type NotifiedKind = EventKind | 'other'

export interface NotificationRules {
  readonly enabled: boolean
  readonly kinds: readonly string[]
  /** Titles and names may stand in bubbles. */
  readonly names: boolean
}

export type FeedNotification =
  | {
      readonly type: 'subject'
      readonly subject: SubjectRef
      readonly kind: NotifiedKind
      /** Its number; null: the event names none. */
      readonly number: string | null
      readonly events: number
      /** null unless chosen. */
      readonly words: string | null
    }
  /** `sinceMs`: when the first of them arrived. */
  | { readonly type: 'summary'; readonly events: number; readonly subjects: number; readonly sinceMs: number }

/** A reply may come as a message and a change of status (trap 89): they are looked at together. */
export const GATHER_MS = 1500
export const REPEAT_AFTER_MS = 300_000
/** A catch-up is told when so long nothing more came, or after so long at all. */
export const CATCH_UP_PAUSE_MS = 3000
export const CATCH_UP_MAX_MS = 20_000
/** In any stretch of this length no more than so many are shown; what is due beyond becomes one summary. */
export const MAX_IN_WINDOW = 3
export const WINDOW_MS = 10_000
const MOST_SUBJECTS = 10_000
const WORDS_CHARACTERS = 120

/** The kind that says most stands in the bubble: what was decided before what was written. */
const SAYS: Readonly<Partial<Record<EventKind, number>>> = {
  ticket_reopened: 4,
  ticket_closed: 3,
  ticket_answered: 3,
  ticket_pending: 3,
  file_purchase: 3,
  ticket_opened: 2,
  ticket_created: 2,
  project_create: 2
}
const says = ({ kind }: FeedEvent): number => (kindFacts(kind) ? (SAYS[kind as EventKind] ?? 1) : 0)

const notifiedKind = (kind: string): NotifiedKind => (kindFacts(kind) ? (kind as EventKind) : 'other')

/** The demo's invented day is only for looking at. */
export function shouldNotify(event: FeedEvent, { enabled, kinds }: NotificationRules): boolean {
  return enabled && event.source !== 'demo' && kinds.includes(notifiedKind(event.kind))
}

/**
 * What is kept of events of one subject until they are told: their number and what stands in the bubble, so that a
 * burst costs no memory.
 */
interface Gathered {
  readonly chosen: FeedEvent
  readonly events: number
  /** Of the newest that names one. */
  readonly author: string | null
  readonly title: string | null
  readonly sinceMs: number
}

function gather(before: Gathered | null, event: FeedEvent): Gathered {
  if (!before) return { chosen: event, events: 1, author: event.author, title: event.title, sinceMs: event.arrivedAtMs }
  const { chosen } = before
  const better = says(event) > says(chosen) || (says(event) === says(chosen) && event.orderMs >= chosen.orderMs)
  return {
    chosen: better ? event : chosen,
    events: before.events + 1,
    author: event.author ?? before.author,
    title: event.title ?? before.title,
    sinceMs: Math.min(before.sinceMs, event.arrivedAtMs)
  }
}

/**
 * Ids come from whoever sends: only what looks like a number may stand in a bubble, or a sentence in its place would be
 * read as the program's own.
 */
function looksLikeNumber(id: string): boolean {
  const digits = id.replace(/\D/g, '').length
  return digits > 0 && ((/^[A-Za-z\d#_/-]{1,24}$/.test(id) && digits * 3 >= id.length) || /^[\da-f-]{1,40}$/i.test(id))
}

function notificationFrom(
  { chosen, events, author, title }: Gathered,
  rules: Pick<NotificationRules, 'names'>
): FeedNotification {
  const { subject, kind, identity } = chosen
  const named = [author, title].filter((part) => part !== null)
  return {
    type: 'subject',
    subject,
    kind: notifiedKind(kind),
    number: subject.type === 'none' || subject.id === identity || !looksLikeNumber(subject.id) ? null : subject.id,
    events,
    words: rules.names && named.length > 0 ? singleLine(named.join(' · '), WORDS_CHARACTERS) : null
  }
}

/** @param events of one subject, at least one */
export function bubbleOf(events: readonly FeedEvent[], rules: Pick<NotificationRules, 'names'>): FeedNotification {
  const all = events.reduce<Gathered | null>(gather, null)
  if (!all) throw new RangeError('a bubble about nothing')
  return notificationFrom(all, rules)
}

interface Missed {
  events: number
  readonly subjects: Set<string>
  sinceMs: number
  /** While it is only one event. */
  only: Gathered | null
  readonly beganMs: number
  dueMs: number
}

/**
 * What waits to be told and what was told when. Times in milliseconds of a clock that never goes back; it knows none
 * itself.
 */
export class NotificationQueue {
  readonly #pending = new Map<string, { all: Gathered; readonly dueMs: number }>()
  readonly #told = new Map<string, number>()
  /** When the last few were shown, the oldest first. */
  #shown: readonly number[] = []
  #missed: Missed | null = null

  /**
   * @param catchUp they came in bulk: one summary for all of them
   * @param notBeforeMs more of them is to be expected until then: the summary waits for it
   */
  add(events: readonly FeedEvent[], catchUp: boolean, nowMs: number, notBeforeMs = nowMs): void {
    for (const event of events) {
      const key = subjectKey(event.subject)
      const waiting = this.#pending.get(key)
      if (catchUp || (!waiting && this.#pending.size >= MOST_SUBJECTS))
        this.#miss(gather(null, event), nowMs, Math.max(CATCH_UP_PAUSE_MS, notBeforeMs - nowMs))
      else if (waiting) waiting.all = gather(waiting.all, event)
      else
        this.#pending.set(key, {
          all: gather(null, event),
          dueMs: Math.max(nowMs + GATHER_MS, (this.#told.get(key) ?? -Infinity) + REPEAT_AFTER_MS)
        })
    }
  }

  /** When `take` has something next; null: nothing waits. */
  nextMs(): number | null {
    let next = this.#missed?.dueMs ?? Infinity
    for (const { dueMs } of this.#pending.values()) next = Math.min(next, dueMs)
    return next === Infinity ? null : next
  }

  /**
   * What is to be shown now.
   *
   * @param hold nothing may be shown: what is due is kept for one summary later
   */
  take(nowMs: number, hold: boolean, rules: Pick<NotificationRules, 'names'>): readonly FeedNotification[] {
    for (const [key, atMs] of this.#told) if (atMs + REPEAT_AFTER_MS <= nowMs) this.#told.delete(key)
    this.#shown = this.#shown.filter((atMs) => atMs + WINDOW_MS > nowMs)
    const due = [...this.#pending].filter(([, { dueMs }]) => dueMs <= nowMs)
    for (const [key] of due) this.#pending.delete(key)
    const summaryDue = this.#missed !== null && this.#missed.dueMs <= nowMs ? 1 : 0
    if (hold || this.#shown.length + due.length + summaryDue > MAX_IN_WINDOW) {
      for (const [, { all }] of due) this.#miss(all, nowMs, 0)
      due.length = 0
    }
    for (const [key] of due) this.#told.set(key, nowMs)
    const bubbles = due.map(([, { all }]) => notificationFrom(all, rules))
    this.#shown = [...this.#shown, ...bubbles.map(() => nowMs)]
    return hold ? bubbles : [...bubbles, ...this.#summary(nowMs, rules)]
  }

  /**
   * What was put aside, when its time has come and there is room for it; else it waits for that, and what comes
   * meanwhile counts with it.
   */
  #summary(nowMs: number, rules: Pick<NotificationRules, 'names'>): readonly FeedNotification[] {
    if (!this.#missed || this.#missed.dueMs > nowMs) return []
    const [oldest = nowMs] = this.#shown
    if (this.#shown.length >= MAX_IN_WINDOW) {
      this.#missed.dueMs = oldest + WINDOW_MS
      return []
    }
    const { only, events, subjects, sinceMs } = this.#missed
    this.#missed = null
    this.#shown = [...this.#shown, nowMs]
    for (const key of subjects) this.#told.set(key, nowMs)
    return [only ? notificationFrom(only, rules) : { type: 'summary', events, subjects: subjects.size, sinceMs }]
  }

  #miss(all: Gathered, nowMs: number, pauseMs: number): void {
    const missed = (this.#missed ??= {
      events: 0,
      subjects: new Set(),
      sinceMs: all.sinceMs,
      only: null,
      beganMs: nowMs,
      dueMs: nowMs
    })
    missed.only = missed.events === 0 && all.events === 1 ? all : null
    missed.events += all.events
    if (missed.subjects.size < MOST_SUBJECTS) missed.subjects.add(subjectKey(all.chosen.subject))
    missed.sinceMs = Math.min(missed.sinceMs, all.sinceMs)
    missed.dueMs = Math.max(missed.dueMs, nowMs, Math.min(nowMs + pauseMs, missed.beganMs + CATCH_UP_MAX_MS))
  }
}
