import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import type { worstPhysics } from '@shared/measured-runs/measured-run'

/** Where the power of a run is not what torque and speed give; '' within the tolerance. */
export function useDisagreementText() {
  const { t } = useI18n()
  const format = useFormat()
  const settings = useSettings()
  return (worst: ReturnType<typeof worstPhysics>): string =>
    !worst || Math.abs(worst.percent) <= settings.value('chart.measuredTolerancePercent')
      ? ''
      : t('numbers.measured.disagree', {
          percent: format.number(Math.abs(worst.percent), { maximumFractionDigits: 1 }),
          rpm: format.number(worst.rpm)
        })
}
