/**
 * Turns events into system notifications: one per ticket or project in five minutes, one summary for events in bulk,
 * none while a customer is looking on. Texts of events appear only if a setting allows it.
 */
import { singleLine } from '../event-body'
import { subjectKey, type FeedEvent, type SubjectRef } from '../events'
import { EVENT_KINDS, kindFacts, type EventKind } from '../event-kinds'

/** Kinds with a switch; 'other': any unknown kind. */
export const NOTIFIED_KINDS = [...EVENT_KINDS, 'other'] as const
export type NotifiedKind = EventKind | 'other'

export interface NotificationRules {
  readonly enabled: boolean
  readonly kinds: readonly string[]
  /** Titles and names may appear. */
  readonly names: boolean
}

export type FeedNotification =
  | {
      readonly type: 'subject'
      /** Of the event that it names: the same event always has the same one. */
      readonly id: string
      /** Of the event that it names. */
      readonly seq: number
      readonly subject: SubjectRef
      readonly kind: NotifiedKind
      /** null: the event has no number. */
      readonly number: string | null
      readonly events: number
      /** null unless allowed. */
      readonly words: string | null
    }
  /** `sinceMs`: arrival of the first, whose identity is the end of `id`. */
  | {
      readonly type: 'summary'
      readonly id: string
      readonly events: number
      readonly subjects: number
      readonly sinceMs: number
    }

/** A reply may be two events, a message and a change of status (trap 89), which are combined. */
export const GATHER_MS = 1500
export const REPEAT_AFTER_MS = 300_000
/** A summary is shown after this pause without events, at the latest after `CATCH_UP_MAX_MS`. */
export const CATCH_UP_PAUSE_MS = 3000
export const CATCH_UP_MAX_MS = 20_000
/** Rate limit: at most `MAX_IN_WINDOW` notifications in `WINDOW_MS`; more become one summary. */
export const MAX_IN_WINDOW = 3
export const WINDOW_MS = 10_000
const MOST_SUBJECTS = 10_000
const WORDS_CHARACTERS = 120

/** Priority of the kind that is shown: decisions before messages. */
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

/** The fictional events of the demo are not notified. */
export function shouldNotify(event: FeedEvent, { enabled, kinds }: NotificationRules): boolean {
  return enabled && event.source !== 'demo' && kinds.includes(notifiedKind(event.kind))
}

/** Summary of one subject's pending events, so that a burst needs no memory. */
interface Gathered {
  readonly chosen: FeedEvent
  readonly events: number
  /** Of the newest event that has one. */
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
 * True when an id looks like a number. Ids come from the sender, so any other text could pass as a message of this
 * program.
 */
function looksLikeNumber(id: string): boolean {
  const digits = id.replace(/\D/g, '').length
  return digits > 0 && ((/^[A-Za-z\d#_/-]{1,24}$/.test(id) && digits * 3 >= id.length) || /^[\da-f-]{1,40}$/i.test(id))
}

function notificationFrom(
  { chosen, events, author, title }: Gathered,
  rules: Pick<NotificationRules, 'names'>
): FeedNotification {
  const { subject, kind, identity, seq } = chosen
  const named = [author, title].filter((part) => part !== null)
  return {
    type: 'subject',
    id: `event:${identity}`,
    seq,
    subject,
    kind: notifiedKind(kind),
    number: subject.type === 'none' || subject.id === identity || !looksLikeNumber(subject.id) ? null : subject.id,
    events,
    words: rules.names && named.length > 0 ? singleLine(named.join(' · '), WORDS_CHARACTERS) : null
  }
}

interface Missed {
  /** Identity of the first event. */
  readonly first: string
  events: number
  readonly subjects: Set<string>
  sinceMs: number
  /** Only for a single event. */
  only: Gathered | null
  readonly beganMs: number
  dueMs: number
}

/** Pending notifications and the times of those shown, in milliseconds of a monotonic clock. */
export class NotificationQueue {
  readonly #pending = new Map<string, { all: Gathered; readonly dueMs: number }>()
  readonly #told = new Map<string, number>()
  /** Times of the last notifications, oldest first. */
  #shown: readonly number[] = []
  #missed: Missed | null = null

  /**
   * @param catchUp the events arrived in bulk: one summary
   * @param notBeforeMs more events are expected until then
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

  /** When `take` has something next; null: nothing is pending. */
  nextMs(): number | null {
    let next = this.#missed?.dueMs ?? Infinity
    for (const { dueMs } of this.#pending.values()) next = Math.min(next, dueMs)
    return next === Infinity ? null : next
  }

  /**
   * Notifications to show now.
   *
   * @param hold show nothing; due notifications go into a later summary
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

  /** The summary, if it is due and within the rate limit; otherwise it waits and further events count with it. */
  #summary(nowMs: number, rules: Pick<NotificationRules, 'names'>): readonly FeedNotification[] {
    if (!this.#missed || this.#missed.dueMs > nowMs) return []
    const [oldest = nowMs] = this.#shown
    if (this.#shown.length >= MAX_IN_WINDOW) {
      this.#missed.dueMs = oldest + WINDOW_MS
      return []
    }
    const { only, first, events, subjects, sinceMs } = this.#missed
    this.#missed = null
    this.#shown = [...this.#shown, nowMs]
    for (const key of subjects) this.#told.set(key, nowMs)
    if (only) return [notificationFrom(only, rules)]
    return [{ type: 'summary', id: `summary:${first}`, events, subjects: subjects.size, sinceMs }]
  }

  #miss(all: Gathered, nowMs: number, pauseMs: number): void {
    const missed = (this.#missed ??= {
      first: all.chosen.identity,
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
