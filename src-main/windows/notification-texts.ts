/** Words of the system's notifications, which the window's own texts do not reach. One table for each interface language. */
import type { Bubble, NotifiedKind } from '../core/feed/notify'

export interface NotificationTexts {
  readonly kinds: { readonly [K in NotifiedKind]: string }
  readonly oneEvent: string
  /** `{count}` events. */
  readonly events: string
  /** `{events}` since `{time}`. */
  readonly since: string
  /** In `{count}` tickets and projects. */
  readonly subjects: string
  readonly unread: string
}

export const ENGLISH_NOTIFICATIONS: NotificationTexts = {
  kinds: {
    project_create: 'Project created', project_update: 'Project changed', file_purchase: 'File purchased', ticket_created: 'Ticket created', ticket_opened: 'Ticket opened', ticket_pending: 'Ticket pending',
    ticket_reopened: 'Ticket re-opened', ticket_answered: 'Ticket answered', ticket_closed: 'Ticket closed', message_created: 'New message', other: 'New event'
  },
  oneEvent: '1 event',
  events: '{count} events',
  since: '{events} since {time}',
  subjects: 'In {count} tickets and projects',
  unread: '{count} unread'
}

const fill = (text: string, values: Readonly<Record<string, string>>): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/**
 * 'Ticket answered · 4711', or '14 events since 18:02'.
 *
 * @param language of the numbers and times
 */
export function bubbleWords(bubble: Bubble, texts: NotificationTexts, language: string): { readonly title: string; readonly body: string } {
  const count = (events: number): string => (events === 1 ? texts.oneEvent : fill(texts.events, { count: new Intl.NumberFormat(language).format(events) }))
  if (bubble.type === 'summary') {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(bubble.sinceMs)
    return { title: fill(texts.since, { events: count(bubble.events), time }), body: bubble.subjects > 1 ? fill(texts.subjects, { count: new Intl.NumberFormat(language).format(bubble.subjects) }) : '' }
  }
  const title = [texts.kinds[bubble.kind], bubble.number].filter((part) => part !== null).join(' · ')
  return { title, body: [bubble.words, bubble.events > 1 ? count(bubble.events) : null].filter((part) => part !== null).join(' · ') }
}

export function badgeWords(count: number, texts: NotificationTexts): string {
  return fill(texts.unread, { count: String(count) })
}
