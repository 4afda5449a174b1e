/** Texts of the chart for screen readers. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { CurveReadout } from '@shared/dyno/chart/chart-readout'
import type { CurveKey, CurveSet } from '@shared/dyno/curve-set'
import { useCurveText } from '../curve-text'

export function useChartDescription(
  set: () => CurveSet,
  rpm: () => number | null,
  readings: () => readonly CurveReadout[],
  hidden: () => ReadonlySet<CurveKey>
): { readoutText: ComputedRef<string>; summary: ComputedRef<string> } {
  const { t } = useI18n()
  const format = useFormat()
  const { stageName, quantity } = useCurveText()
  return {
    readoutText: computed(() => {
      const at = rpm()
      if (at === null) return t('engine.dyno.allHidden')
      const curves = readings().map((reading) => {
        const values = (['power', 'torque'] as const).flatMap((one) => {
          const value = reading[one]
          return value
            ? [quantity(one, value.value) + (value.interpolated ? ` ${t('engine.dyno.interpolated')}` : '')]
            : []
        })
        return `${stageName(reading.curve)} ${format.list(values) || t('engine.dyno.beyond')}`
      })
      return [`${format.number(at)} ${format.unit('rpm')}`, ...curves].join('; ')
    }),
    summary: computed(() =>
      format.sentences(
        set()
          .curves.filter(({ key }) => !hidden().has(key))
          .flatMap((curve) =>
            (['power', 'torque'] as const).flatMap((one) => {
              const peak = curve[one]?.peak
              if (!peak) return []
              const value = quantity(one, peak.value)
              const of = { curve: stageName(curve.key), quantity: t(`engine.quantity.${one}`) }
              return [t('engine.dyno.peak', { ...of, value, rpm: format.number(peak.rpm) })]
            })
          )
      )
    )
  }
}
