import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { useCallBudget } from '../../stores/call-budget'
import { useConnection } from '../../stores/connection'
import { useSettings } from '../../stores/settings'
import { useWorkspace } from '../../stores/workspace'

/** Used share from which the meter is on the bar. */
const SHARE_SHOWN = 0.7

export function useCallBudgetText(): {
  /** The service rejected a call before the counted limit, so the remaining calls are unknown. */
  readonly refused: ComputedRef<boolean>
  /** "1 204 of 3 600". */
  readonly used: ComputedRef<string>
  /** Used, free again and waiting, in one line. */
  readonly details: ComputedRef<string>
  readonly help: ComputedRef<string>
  /** A decision may depend on it. */
  readonly isShown: ComputedRef<boolean>
} {
  const { t } = useI18n()
  const format = useFormat()
  const budget = useCallBudget()
  const connection = useConnection()
  const settings = useSettings()
  const workspace = useWorkspace()
  const windowSeconds = computed(() => settings.value('limits.vehicleDatabase.windowSeconds'))

  const refused = computed(
    () => budget.current.stopped && (budget.current.limit === 0 || budget.current.used < budget.current.limit)
  )
  const used = computed(() => {
    const { used: count, limit } = budget.current
    if (refused.value) return t('app.status.refused')
    return limit > 0
      ? t('app.status.used', { used: format.number(count), limit: format.number(limit) })
      : t('app.status.noLimit', { used: format.number(count) })
  })
  const details = computed(() => {
    const { resetAt, stopped, waiting } = budget.current
    const time = format.time(resetAt, windowSeconds.value < 300 || settings.value('demo.shortHour'))
    const parts = [
      time ? t(stopped ? 'app.status.again' : 'app.status.full', { time }) : '',
      refused.value ? '' : t('app.status.estimate'),
      waiting > 0 ? t('app.status.waiting', { n: format.number(waiting) }, waiting) : ''
    ]
    // the connection says "limit reached"
    return [...(connection.state === 'limited' ? [] : [used.value]), ...parts.filter(Boolean)].join(
      refused.value ? ' ' : ' · '
    )
  })
  return {
    refused,
    used,
    details,
    help: computed(() =>
      t(workspace.current.state === 'joined' ? 'app.status.budgetHelpShared' : 'app.status.budgetHelp', {
        window: format.duration(windowSeconds.value * 1000)
      })
    ),
    isShown: computed(() => budget.share >= SHARE_SHOWN || budget.current.stopped || connection.state === 'limited')
  }
}
