import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { FeedEntry } from '@contract/channels/feed'
import { isConflictingIdentity } from '@shared/feed/event-identity'

interface EventBadge {
  readonly key: 'late' | 'copies' | 'other-body' | 'raw' | 'unsigned'
  readonly text: string
  readonly title: string
}

/** Labels of an event: late, repeated, conflicting id, unmapped, unsigned. */
export function useEventBadges(): (event: FeedEntry, now: Date) => readonly EventBadge[] {
  const { t } = useI18n()
  const format = useFormat()
  return (event, now) => [
    ...(event.late ? [{ key: 'late', text: t('feed.late'), title: t('feed.lateWhy') } as const] : []),
    ...(event.copies > 0
      ? [
          {
            key: 'copies',
            text: t('feed.copies', { n: format.number(event.copies) }, event.copies),
            title: t('feed.copiesWhy', { moment: format.moment(event.lastCopyAt, now) ?? '' })
          } as const
        ]
      : []),
    ...(isConflictingIdentity(event.identity)
      ? [{ key: 'other-body', text: t('feed.otherBody'), title: t('feed.otherBodyWhy') } as const]
      : []),
    ...(event.reading === 'as-received'
      ? [{ key: 'raw', text: t('feed.asReceived'), title: t('feed.asReceivedWhy') } as const]
      : []),
    ...(event.trust === 'unsigned'
      ? [{ key: 'unsigned', text: t('feed.unsigned'), title: t('feed.unsignedWhy') } as const]
      : [])
  ]
}
