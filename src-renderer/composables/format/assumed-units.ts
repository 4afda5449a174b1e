/** Units that the service does not state (trap 48): what the shop assumes, and whether someone confirmed it. */
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { isUnitName } from '@shared/units/unit-symbols'
import { assumptionLines, assumptionOf, assumptionRegister, type AssumedField } from '@shared/units/unit-assumptions'
import type { Quantity, Unit } from '@shared/units/units'
import { useFormat } from './format'

export function useAssumedUnits() {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()

  /** True while a unit is assumed and unconfirmed. */
  function isAssumed(field: AssumedField): boolean {
    const { unit, confirmedBy } = assumptionOf(settings.value, field)
    return unit !== null && confirmedBy === null
  }
  /** One line per field, for example "stage power taken as PS". */
  const lines = (fields?: readonly AssumedField[]): readonly string[] =>
    assumptionLines(
      assumptionRegister(settings.value),
      {
        field: (field) => t(`numbers.assume.inLine.${field}`),
        line: (field, unit, by) =>
          unit === null
            ? t('numbers.assume.lineBare', { field })
            : t(by === null ? 'numbers.assume.line' : 'numbers.assume.lineConfirmed', {
                field,
                unit: isUnitName(unit) ? format.unit(unit) : unit,
                by: by ?? ''
              })
      },
      fields
    )
  /** Heading of a chart panel, with an asterisk for an assumed unit: "Power, PS*". */
  function panelTitle(quantity: Quantity, unit: Unit): string {
    const mark = isAssumed(quantity === 'power' ? 'curvePower' : 'curveTorque') ? '*' : ''
    return format.axis(t(`compare.chart.${quantity}`), `${format.unit(unit)}${mark}`)
  }
  /** Explains the asterisk below a picture; empty where no unit is assumed. */
  const panelFootnote = (): readonly string[] =>
    isAssumed('curvePower') || isAssumed('curveTorque') ? [`* ${t('numbers.assume.mark')}`] : []
  return { isAssumed, lines, panelTitle, panelFootnote }
}
