import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { FeedGapEntry } from '@contract/channels/feed'

/** "Webhook receiver was off 18:02–07:41, events may be missing". */
export function useGapText(): (gap: FeedGapEntry, now: Date) => string {
  const { t } = useI18n()
  const format = useFormat()
  return ({ source, from, to }, now) => {
    const name = t(`feed.source.${source}`)
    if (to === null) return t('feed.holeOpen', { source: name, from: format.moment(from, now) ?? from })
    // a gap within one minute needs seconds
    const within = format.time(from) === format.time(to) && Date.parse(to) - Date.parse(from) < 60_000
    if (within)
      return t('feed.hole', {
        source: name,
        from: `${format.moment(from, now)?.replace(format.time(from) ?? '', format.time(from, true) ?? '') ?? from}`,
        to: format.time(to, true) ?? to
      })
    const sameDay = new Date(from).toDateString() === new Date(to).toDateString()
    return t('feed.hole', {
      source: name,
      from: format.moment(from, now) ?? from,
      to: (sameDay ? format.time(to) : format.moment(to, now)) ?? to
    })
  }
}
