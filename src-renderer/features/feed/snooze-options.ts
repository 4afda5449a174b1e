import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { snoozesAt, snoozeUntil, type Snooze } from './snooze-times'

/** Snooze choices with the local time each one means. */
export function useSnoozeOptions(): (now: Date) => readonly { readonly id: Snooze; readonly label: string }[] {
  const { t } = useI18n()
  const format = useFormat()
  return (now) =>
    snoozesAt(now).map((id) => {
      const until = snoozeUntil(id, now).toISOString()
      return {
        id,
        label: t('feed.marks.when', {
          words: t(`feed.marks.until.${id}`),
          moment: (id === 'tomorrow' ? format.time(until) : format.moment(until, now)) ?? ''
        })
      }
    })
}
