/** Notifies of new events by system notifications and the badge, with one summary after quiet hours. */
import type { FeedEvent, SubjectRef } from '../../shared/feed/events'
import {
  NotificationQueue,
  shouldNotify,
  type FeedNotification,
  type NotificationRules
} from '../../shared/feed/notifications/notification-queue'
import { badgeCount, isQuiet, type QuietHours } from '../../shared/feed/notifications/quiet-hours'
import type { Clock } from '../../shared/ports/system/clock'

export interface FeedNotificationRules extends NotificationRules {
  readonly sound: boolean
  readonly badge: boolean
  readonly quiet: QuietHours | null
}

export interface FeedNotificationsDeps {
  readonly clock: Clock
  rules(): FeedNotificationRules
  /** Local time of day, 0 to 1439. */
  minuteOfDay(nowMs: number): number
  show(notification: FeedNotification, options: { readonly silent: boolean; readonly clicked: () => void }): void
  /** Removes one from the screen and from the notification centre. */
  remove(id: string): void
  /** False also for a deleted event. */
  isUnread(seq: number): Promise<boolean>
  /** 0: no badge. Called when the count or its language changes. */
  badge(count: number): void
  /** While a customer is watching, nothing is shown. */
  customerIsWatching(): boolean
  /** Opens the window on this subject; null: on the list. */
  open(subject: SubjectRef | null): void
}

/** After sleep or an outage, events within this time are one catch-up with one summary. */
const CATCH_UP_MS = 15_000
/** How often the end of quiet hours is checked. */
const QUIET_HOURS_CHECK_MS = 15_000
/** The most in the notification centre; beyond them the oldest is removed. */
export const MOST_NOTIFICATIONS = 50

export class FeedNotifications {
  readonly #deps: FeedNotificationsDeps
  readonly #queue = new NotificationQueue()
  /** Pages with the preview of a sheet, which a customer may be reading too. */
  readonly #pausedBy = new Set<number>()
  /** Ids in the notification centre, oldest first, each with the event that it names; null: a summary. */
  readonly #delivered = new Map<string, number | null>()
  #catchUpUntilMs = -Infinity
  #unread = 0
  #shown = 0
  #timer: (() => void) | null = null
  #closed = false

  constructor(deps: FeedNotificationsDeps) {
    this.#deps = deps
  }

  /**
   * @param events new ones in the order of storing, without duplicates
   * @param catchUp they arrived in bulk after sleep, a reconnect or a replay: one summary
   */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void {
    const rules = this.#deps.rules()
    const now = this.#deps.clock.monotonic()
    this.#queue.add(
      events.filter((event) => shouldNotify(event, rules)),
      catchUp || now < this.#catchUpUntilMs,
      now,
      this.#catchUpUntilMs
    )
    this.#arm()
  }

  /** Number of unread tickets and projects in the list. */
  unread(count: number): void {
    this.#unread = count
    this.#drawBadge()
    this.#arm()
    if (count === 0) this.#removeAll()
    else void this.#removeRead()
  }

  /** The machine woke up or is online again. Called first, because waiting senders deliver at once. */
  networkRestored(): void {
    this.#catchUpUntilMs = this.#deps.clock.monotonic() + CATCH_UP_MS
  }

  /** @param on false also for a page that was reloaded or closed */
  pause(pageId: number, on: boolean): void {
    if (on) this.#pausedBy.add(pageId)
    else this.#pausedBy.delete(pageId)
    this.#showDue()
  }

  rulesChanged(): void {
    this.#showDue()
  }

  /** The badge has an accessible text in the interface language. */
  languageChanged(): void {
    if (!this.#closed && this.#shown > 0) this.#deps.badge(this.#shown)
  }

  customerScreenChanged(): void {
    this.#showDue()
  }

  close(): void {
    this.#closed = true
    this.#timer?.()
    this.#timer = null
    // without the program their clicks would do nothing
    this.#removeAll()
  }

  #isPaused(): boolean {
    return this.#pausedBy.size > 0 || this.#deps.customerIsWatching()
  }

  #quiet(): boolean {
    const { clock, rules, minuteOfDay } = this.#deps
    return isQuiet(minuteOfDay(clock.now()), rules().quiet)
  }

  #showDue(): void {
    if (this.#closed) return
    const rules = this.#deps.rules()
    const notifications = this.#queue.take(this.#deps.clock.monotonic(), this.#isPaused() || this.#quiet(), rules)
    for (const notification of rules.enabled ? notifications : []) this.#show(notification, rules)
    // an event may be read while its notification waits
    if (notifications.length > 0) void this.#removeRead()
    this.#drawBadge()
    this.#arm()
  }

  #show(notification: FeedNotification, { sound }: FeedNotificationRules): void {
    const { id } = notification
    const [subject, seq] = notification.type === 'subject' ? [notification.subject, notification.seq] : [null, null]
    this.#deps.show(notification, { silent: !sound, clicked: () => this.#deps.open(subject) })
    this.#delivered.delete(id)
    this.#delivered.set(id, seq)
    const [oldest] = this.#delivered.keys()
    if (this.#delivered.size > MOST_NOTIFICATIONS && oldest !== undefined) this.#remove(oldest)
  }

  #remove(id: string): void {
    this.#delivered.delete(id)
    this.#deps.remove(id)
  }

  #removeAll(): void {
    for (const id of [...this.#delivered.keys()]) this.#remove(id)
  }

  /** A summary stays until nothing is unread. */
  async #removeRead(): Promise<void> {
    for (const [id, seq] of [...this.#delivered]) {
      if (seq === null || (await this.#deps.isUnread(seq).catch(() => true))) continue
      if (this.#delivered.get(id) === seq) this.#remove(id)
    }
  }

  #drawBadge(): void {
    const count = this.#deps.rules().badge ? badgeCount(this.#unread, this.#shown, this.#quiet()) : 0
    if (count === this.#shown) return
    this.#shown = count
    this.#deps.badge(count)
  }

  #arm(): void {
    if (this.#closed) return
    this.#timer?.()
    this.#timer = null
    const next = this.#queue.nextMs()
    const silent = this.#isPaused() || this.#quiet()
    const badgeWaits = this.#deps.rules().badge && this.#shown !== this.#unread
    if (next === null && !badgeWaits) return
    const delay = silent || next === null ? QUIET_HOURS_CHECK_MS : Math.max(0, next - this.#deps.clock.monotonic())
    this.#timer = this.#deps.clock.after(delay, () => {
      this.#timer = null
      this.#showDue()
    })
  }
}
