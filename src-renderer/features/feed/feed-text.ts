/** Icons and texts of event kinds and statuses. Unknown ones show as received. */
import {
  CircleCheck,
  CircleQuestionMark,
  FilePenLine,
  FilePlus2,
  Hourglass,
  Inbox,
  MessageSquare,
  Reply,
  RotateCcw,
  ShoppingCart,
  TicketPlus
} from '@lucide/vue'
import type { Component } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { MINUTE_MS } from '@shared/durations'
import { singleLine } from '@shared/feed/event-body'
import { CLIP, type CarriedFacts, type EventStatus, type SubjectRef } from '@shared/feed/events'
import { kindFacts, type EventKind } from '@shared/feed/event-kinds'

const ICONS: { readonly [K in EventKind]: Component } = {
  project_create: FilePlus2,
  project_update: FilePenLine,
  file_purchase: ShoppingCart,
  ticket_created: TicketPlus,
  ticket_opened: Inbox,
  ticket_pending: Hourglass,
  ticket_reopened: RotateCcw,
  ticket_answered: Reply,
  ticket_closed: CircleCheck,
  message_created: MessageSquare
}
export const kindIcon = (kind: string): Component => (kindFacts(kind) ? ICONS[kind as EventKind] : CircleQuestionMark)

export function useFeedText() {
  const { t } = useI18n()
  return {
    /** Unknown kinds show their received name. */
    kind: (kind: string): string =>
      kindFacts(kind) ? t(`feed.kind.${kind}`) : singleLine(kind, CLIP.kind) || t('feed.kindNone'),
    status: ({ word, text }: Pick<EventStatus, 'word' | 'text'>): string =>
      word === 'other' ? (text ?? t('feed.status.other')) : t(`feed.status.${word}`),
    /** Newest message of a ticket, newest file of a project. */
    latest: ({ subject, latest }: Pick<CarriedFacts, 'latest'> & { readonly subject: SubjectRef }): string | null =>
      subject.type === 'project' && latest?.toLowerCase() === 'original' ? t('feed.originalFile') : latest,
    /** Such as "Ticket D-2200". */
    subject: ({ type, id }: SubjectRef): string =>
      type === 'none'
        ? t('feed.subject.none')
        : t(`feed.subject.${type}`, { id: isGeneratedId(id) ? t('feed.subject.noNumber') : id })
  }
}

/** "sent 11:04", or the day alone when it differs. Null when no time is stated, or within a minute of the arrival. */
export function useStatedTime(): (arrivedAt: string | null, statedAt: string | null) => string | null {
  const { t } = useI18n()
  const format = useFormat()
  return (arrivedAt, statedAt) => {
    if (arrivedAt === null || statedAt === null) return null
    if (Math.abs(Date.parse(arrivedAt) - Date.parse(statedAt)) < MINUTE_MS) return null
    const isSameDay = format.day(statedAt) === format.day(arrivedAt)
    return `${t('feed.time.stated')} ${isSameDay ? format.time(statedAt) : format.day(statedAt)}`
  }
}

/** "06:42" on the day of the row's head, or today under "Needs you"; else "yesterday 18:05". */
export function useTimeInRow(): (iso: string, day: string | null, now: Date) => string {
  const format = useFormat()
  return (iso, day, now) =>
    (new Date(iso).toDateString() === (day ?? now.toDateString()) ? format.time(iso) : format.moment(iso, now)) ?? ''
}

/** True when the subject has no id of its own and the event identity replaces it. */
export const isGeneratedId = (id: string): boolean => id.startsWith('sha256:')
