/** Performance figures as text, in the shop's assumed units. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import type { Performance } from '@shared/catalogue/records'
import { performanceUnits, performanceValue, unitChoice } from '@shared/units/unit-assumptions'
import { digitsOf, figureInUnit } from '@shared/units/units'
import { performanceRows, type PerformanceFigure, type PerformanceRow } from './performance-rows'

/** Decimals that align a column without units. */
const BARE: Readonly<Record<PerformanceRow['key'], readonly [number, number]>> = {
  zeroTo100: [1, 2],
  topSpeed: [0, 1],
  consumption: [1, 2]
}

export function usePerformanceText() {
  const { t } = useI18n()
  const format = useFormat()
  const settings = useSettings()

  const units = computed(() => performanceUnits(settings.value, unitChoice(settings.value)))
  const digits = (row: PerformanceRow): readonly [number, number] => {
    const { to } = units.value[row.key]
    return to === null ? BARE[row.key] : digitsOf(to)
  }
  const inUnit = (value: number, row: PerformanceRow): number => performanceValue(value, units.value[row.key])
  function valueText(value: number, row: PerformanceRow, signed = false): string {
    const { to } = units.value[row.key]
    if (to !== null) return figureInUnit(value, to, format.tag(), signed)
    const [minimumFractionDigits, maximumFractionDigits] = BARE[row.key]
    return (signed ? format.signed : format.number)(value, { minimumFractionDigits, maximumFractionDigits })
  }
  return {
    units,
    digits,
    inUnit,
    valueText,
    rowsOf: (figures: Performance | null): readonly PerformanceRow[] =>
      figures ? performanceRows(figures, settings.value('performance.zeroIsMissing')) : [],
    figureText: (figure: PerformanceFigure, row: PerformanceRow): string =>
      figure.shown === null ? '' : valueText(inUnit(figure.shown, row), row),
    label: (row: PerformanceRow): string => {
      const speed = settings.value('units.speed')
      return row.key === 'zeroTo100' && speed !== 'none'
        ? t('engine.performance.zeroTo100Unit', { unit: format.unit(speed) })
        : t(`engine.performance.${row.key}`)
    }
  }
}
