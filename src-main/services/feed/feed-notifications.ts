/**
 * Tells of new events by the system's notifications and by the badge: by the rules a person chose, in quiet hours not
 * at all, one summary after each silence.
 */
import type { FeedEvent, SubjectRef } from '../../shared/feed/events'
import {
  NotificationQueue,
  shouldNotify,
  type FeedNotification,
  type NotificationRules
} from '../../shared/feed/notifications/notification-queue'
import type { Notifier } from '../../shared/ports/feed/notifier'
import { badgeCount, isQuiet, type QuietHours } from '../../shared/feed/notifications/quiet-hours'
import type { Clock } from '../../shared/ports/system/clock'

export interface FeedNotificationRules extends NotificationRules {
  readonly sound: boolean
  readonly badge: boolean
  readonly quiet: QuietHours | null
}
/**
 * What the window's page asks not to be disturbed at: the preview of a sheet, which a customer may be reading along.
 */
export type NotificationPause = 'sheet'

export interface FeedNotificationsDeps {
  readonly clock: Clock
  rules(): FeedNotificationRules
  /** Of the clock on the wall here, 0 to 1439. */
  minuteOfDay(nowMs: number): number
  show(bubble: FeedNotification, options: { readonly silent: boolean; readonly clicked: () => void }): void
  /** 0: none. Told when it changes, and again when its words do. */
  badge(count: number): void
  /** A customer looks on: nothing shows itself. */
  customerIsWatching(): boolean
  /** Brings the window to the front on this subject; null: on the list. */
  open(subject: SubjectRef | null): void
}

/**
 * After sleep or a cut: what comes within this time is one catch-up, told at its end, also from sources that cannot
 * tell.
 */
const CATCH_UP_MS = 15_000
/** How often it is looked whether the silence has ended. */
const QUIET_HOURS_CHECK_MS = 15_000

export class FeedNotifications implements Notifier {
  readonly #parts: FeedNotificationsDeps
  readonly #plan = new NotificationQueue()
  readonly #held = new Set<NotificationPause>()
  #backUntilMs = -Infinity
  #unread = 0
  #shown = 0
  #timer: (() => void) | null = null
  #closed = false

  constructor(parts: FeedNotificationsDeps) {
    this.#parts = parts
  }

  arrived(events: readonly FeedEvent[], catchUp: boolean): void {
    const rules = this.#parts.rules()
    const now = this.#parts.clock.monotonic()
    this.#plan.add(
      events.filter((event) => shouldNotify(event, rules)),
      catchUp || now < this.#backUntilMs,
      now,
      this.#backUntilMs
    )
    this.#arm()
  }

  /** As many as the list has unread. */
  unread(count: number): void {
    this.#unread = count
    this.#drawBadge()
    this.#arm()
  }

  /**
   * The machine woke up or is on the network again. Said at once: senders that waited do not wait for what else begins
   * then.
   */
  networkRestored(): void {
    this.#backUntilMs = this.#parts.clock.monotonic() + CATCH_UP_MS
  }

  pause(by: NotificationPause, on: boolean): void {
    if (on) this.#held.add(by)
    else this.#held.delete(by)
    this.#look()
  }

  /** A page that began anew holds nothing. */
  resumeAll(): void {
    this.#held.clear()
    this.#look()
  }

  rulesChanged(): void {
    this.#look()
  }

  /** The count at the icon has words of its own, which nothing else would change. */
  languageChanged(): void {
    if (!this.#closed && this.#shown > 0) this.#parts.badge(this.#shown)
  }

  /** `held` of the parts answers differently now. */
  customerScreenChanged(): void {
    this.#look()
  }

  close(): void {
    this.#closed = true
    this.#timer?.()
    this.#timer = null
  }

  #isHeld(): boolean {
    return this.#held.size > 0 || this.#parts.customerIsWatching()
  }

  #quiet(): boolean {
    const { clock, rules, minuteOfDay } = this.#parts
    return isQuiet(minuteOfDay(clock.now()), rules().quiet)
  }

  #look(): void {
    if (this.#closed) return
    const rules = this.#parts.rules()
    const bubbles = this.#plan.take(this.#parts.clock.monotonic(), this.#isHeld() || this.#quiet(), rules)
    for (const bubble of rules.enabled ? bubbles : []) {
      const subject = bubble.type === 'subject' ? bubble.subject : null
      this.#parts.show(bubble, { silent: !rules.sound, clicked: () => this.#parts.open(subject) })
    }
    this.#drawBadge()
    this.#arm()
  }

  #drawBadge(): void {
    const count = this.#parts.rules().badge ? badgeCount(this.#unread, this.#shown, this.#quiet()) : 0
    if (count === this.#shown) return
    this.#shown = count
    this.#parts.badge(count)
  }

  #arm(): void {
    if (this.#closed) return
    this.#timer?.()
    this.#timer = null
    const next = this.#plan.nextMs()
    const silent = this.#isHeld() || this.#quiet()
    const badgeWaits = this.#parts.rules().badge && this.#shown !== this.#unread
    if (next === null && !badgeWaits) return
    const delay = silent || next === null ? QUIET_HOURS_CHECK_MS : Math.max(0, next - this.#parts.clock.monotonic())
    this.#timer = this.#parts.clock.after(delay, () => {
      this.#timer = null
      this.#look()
    })
  }
}
