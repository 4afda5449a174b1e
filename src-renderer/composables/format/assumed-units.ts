/**
 * Units that the service does not state (trap 48): which ones nobody has confirmed, and in words what the shop takes
 * them for.
 */
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { assumptionLines, assumptionOf, assumptionRegister, type AssumedField } from '@shared/units/unit-assumptions'
import type { Quantity, Unit } from '@shared/units/units'

export function useAssumedUnits() {
  const { t } = useI18n()
  const settings = useSettings()

  /** True while a unit is assumed and nobody has confirmed it. */
  function isAssumed(field: AssumedField): boolean {
    const { unit, confirmedBy } = assumptionOf(settings.value, field)
    return unit !== null && confirmedBy === null
  }
  /** "stage power taken as PS", a line per field. */
  const lines = (fields?: readonly AssumedField[]): readonly string[] =>
    assumptionLines(
      assumptionRegister(settings.value),
      {
        field: (field) => t(`numbers.assume.inLine.${field}`),
        line: (field, unit, by) =>
          unit === null
            ? t('numbers.assume.lineBare', { field })
            : t(by === null ? 'numbers.assume.line' : 'numbers.assume.lineConfirmed', { field, unit, by: by ?? '' })
      },
      fields
    )
  /** "Power, PS*": the heading of a chart's panel, marked while its unit is assumed. */
  function panelTitle(quantity: Quantity, unit: Unit): string {
    const mark = isAssumed(quantity === 'power' ? 'curvePower' : 'curveTorque') ? '*' : ''
    return t('compare.chart.panel', { quantity: t(`compare.chart.${quantity}`), unit: `${unit}${mark}` })
  }
  /** The foot line of a picture that explains the mark; none where nothing is marked. */
  const panelFootnote = (): readonly string[] =>
    isAssumed('curvePower') || isAssumed('curveTorque') ? [`* ${t('numbers.assume.mark')}`] : []
  return { isAssumed, lines, panelTitle, panelFoot: panelFootnote }
}
