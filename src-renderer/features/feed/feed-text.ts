/** Which picture and which words stand for kinds and statuses. Whatever the feed does not know is shown as received. */
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
import { singleLine } from '@shared/feed/event-body'
import { CLIP, type EventStatus, type SubjectRef } from '@shared/feed/events'
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

/** What is needed of a status to name it. */
type StatusText = Pick<EventStatus, 'word' | 'text'>

export function useFeedText() {
  const { t } = useI18n()
  return {
    /** Words of a kind; one that is not known by its own name, which may come from anywhere. */
    kind: (kind: string): string =>
      kindFacts(kind) ? t(`feed.kind.${kind}`) : singleLine(kind, CLIP.kind) || t('feed.kindNone'),
    status: ({ word, text }: StatusText): string =>
      word === 'other' ? (text ?? t('feed.status.other')) : t(`feed.status.${word}`),
    /** "Ticket D-2200". What has no number of its own is an event alone. */
    subject: ({ type, id }: SubjectRef): string =>
      type === 'none'
        ? t('feed.subject.none')
        : t(`feed.subject.${type}`, { id: isGeneratedId(id) ? t('feed.subject.noNumber') : id })
  }
}

/**
 * "stated 11:04", beside the time of arrival: of another day the day alone. null: none is stated, or it reads the same.
 */
export function useStatedTime(): (arrivedAt: string | null, statedAt: string | null) => string | null {
  const { t } = useI18n()
  const format = useFormat()
  return (arrivedAt, statedAt) => {
    const sameDay = format.day(statedAt) === format.day(arrivedAt)
    const stated = sameDay ? format.time(statedAt) : format.day(statedAt)
    if (stated === null || (sameDay && stated === format.time(arrivedAt))) return null
    return `${t('feed.time.stated')} ${stated}`
  }
}

/** True where no number was found, so that the identity of the event stands in for it. */
export const isGeneratedId = (id: string): boolean => id.startsWith('sha256:')
