/** End of a subscription in words. Only `active` decides about it; the date informs. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useCurrentTime } from '@/composables/format/current-time'
import { useFormat } from '@/composables/format/format'
import { subscriptionSummary } from '@shared/connection/subscription'
import type { SubscriptionStatus } from '@shared/catalogue/records'

export interface SubscriptionTexts {
  /** null: not received yet. */
  readonly summary: ComputedRef<ReturnType<typeof subscriptionSummary> | null>
  /** Last day in local time; null: no date, or not a readable one. */
  readonly endDay: ComputedRef<string | null>
  /** Days left, or that the date is past; '': no readable date. */
  readonly left: ComputedRef<string>
}

export function useSubscription(subscription: () => SubscriptionStatus | null): SubscriptionTexts {
  const { t } = useI18n()
  const format = useFormat()
  const now = useCurrentTime()
  const summary = computed(() => {
    const received = subscription()
    return received && subscriptionSummary(received, now.value.getTime())
  })
  const endDay = computed(() => {
    const end = summary.value?.end
    return end?.kind === 'date' ? format.day(new Date(end.atMs).toISOString()) : null
  })
  const left = computed(() => {
    const { days, state } = summary.value ?? { days: null, state: null }
    if (days === null) return ''
    if (days < 0) return t(state === 'active' ? 'settings.subscription.pastActive' : 'settings.subscription.past')
    return days === 0
      ? t('settings.subscription.lastDay')
      : t('settings.subscription.days', { days: format.number(days) }, days)
  })
  return { summary, endDay, left }
}
