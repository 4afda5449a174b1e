/** Formats catalogue figures in the chosen and assumed units, rounded once. */
import { useI18n } from 'vue-i18n'
import { useSettings } from '@/stores/settings'
import { curveAssumptions, performanceUnits, performanceValue, unitChoice } from '@shared/units/unit-assumptions'
import type { RowKind } from '@shared/compare/comparison-rows'
import { readCurveKey } from '@shared/dyno/curve-issues'
import type { PlausibilityReason } from '@shared/dyno/plausibility-reason'
import type { CurveKey, CurveSetOptions } from '@shared/dyno/curve-set'
import { chosenText, figureInUnit, unitGainText, unitText } from '@shared/units/units'
import { useFormat } from './format'

export function useFigureText() {
  const { t } = useI18n()
  const settings = useSettings()
  const format = useFormat()

  function text(kind: RowKind, value: string | number, percent?: number): string {
    if (typeof value === 'string') return value
    const units = unitChoice(settings.value)
    switch (kind) {
      case 'power':
      case 'torque':
        return chosenText(value, units[kind], format.tag(), units.both)
      case 'gain-power':
      case 'gain-torque': {
        const unit = units[kind === 'gain-power' ? 'power' : 'torque']
        const gain = unitGainText(value, unit, format.tag())
        return percent === undefined
          ? gain
          : t('compare.gain', { gain, percent: format.signed(percent, { maximumFractionDigits: 0 }) })
      }
      case 'cc':
        return unitText(value, units.capacity, format.tag()).text
      case 'zeroTo100':
      case 'topSpeed':
      case 'consumption': {
        const unit = performanceUnits(settings.value, units)[kind]
        const figure = performanceValue(value, unit)
        return unit.to === null ? format.number(figure) : figureInUnit(figure, unit.to, format.tag())
      }
      case 'year':
        return String(value)
      case 'text':
      case 'number':
      case 'count':
      case 'parts':
        return format.number(value)
    }
  }
  /** "Stock", "Stage 1", or "Stage 1 (2)" for the second stage with that number. */
  function stageName(key: CurveKey): string {
    if (key === 'stock') return t('engine.stock')
    const { n, count } = readCurveKey(key)
    if (n === 'x') return count ? t('engine.stageNoNumberAgain', { count }) : t('engine.stageNoNumber')
    return count ? t('engine.stageAgain', { n, count }) : t('engine.stage', { n })
  }
  const curveOptions = (): CurveSetOptions => ({
    trimZeroPadding: settings.value('chart.trimZeroPadding'),
    drawCommonPart: settings.value('chart.drawCommonPart'),
    peakTolerancePercent: settings.value('chart.peakTolerancePercent'),
    physicsTolerancePercent: settings.value('chart.physicsTolerancePercent'),
    assume: curveAssumptions(settings.value)
  })
  return { text, stageName, curveOptions }
}

/** Why curves are not consistent, as a clause: "peak power differs from the stated one by +5.8 %". */
export function useReasonText() {
  const { t } = useI18n()
  const format = useFormat()
  const options = { maximumFractionDigits: 1 }
  return ({ text, percent, rpm }: Pick<PlausibilityReason, 'text' | 'percent' | 'rpm'>): string =>
    t(`numbers.honesty.${text}`, {
      percent: text.includes('headline') ? format.signed(percent, options) : format.number(Math.abs(percent), options),
      rpm: format.number(rpm)
    })
}
