import { useI18n } from 'vue-i18n'
import { useReasonText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import type { PlausibilityCheck, PlausibilityResult } from '@shared/dyno/curve-plausibility'
import type { Curve, CurveIssue } from '@shared/dyno/curve-set'
import { offText, worstReason } from '@shared/dyno/plausibility-reason'
import { useCurveText } from './curve-text'

/** Issues of zeros inside a curve, if they decide the verdict. */
const decisiveZeros = ({ key, plausibility: { result } }: Curve, issues: readonly CurveIssue[]) =>
  result.kind === 'unchecked' && result.reason === 'zeros-inside'
    ? issues.filter(({ code, curves }) => code === 'zeros-inside' && curves.includes(key))
    : []

export function usePlausibilityText() {
  const { t } = useI18n()
  const format = useFormat()
  const { quantity, zerosText } = useCurveText()
  const reasonText = useReasonText()
  const percent = (value: number): string => format.signed(value, { maximumFractionDigits: 1 })

  /** Lower-case clause: "power is 16 % above torque × rpm at 2 000 rpm". */
  function verdictSentence(verdict: PlausibilityResult): string {
    if (verdict.kind === 'off') return reasonText({ ...verdict, text: offText(verdict) })
    if (verdict.kind === 'unchecked')
      return t('numbers.honesty.verdict.unchecked', { reason: t(`numbers.honesty.reason.${verdict.reason}`) })
    return t('numbers.honesty.verdict.consistent')
  }

  /** One line about a curve: "Power drops to 0 at 2 570 rpm". */
  function verdictLine(curve: Curve, issues: readonly CurveIssue[]): string {
    return decisiveZeros(curve, issues).map(zerosText)[0] ?? verdictSentence(curve.plausibility.result)
  }

  function detail({ check, numbers }: PlausibilityCheck, tolerance: number): string {
    const { percent: off, rpm = 0, median = 0, count = 0, of = 0, headline, peak } = numbers
    if (check === 'physics' && off !== undefined)
      return t('numbers.honesty.physics', {
        percent: percent(off),
        rpm: format.number(rpm),
        median: percent(median),
        count,
        of,
        tolerance: format.number(tolerance)
      })
    if (
      (check === 'headline-power' || check === 'headline-torque') &&
      off !== undefined &&
      headline !== undefined &&
      peak !== undefined
    ) {
      const one = check === 'headline-power' ? 'power' : 'torque'
      return format.clauses([`${quantity(one, headline)} / ${quantity(one, peak)}`, format.signedPercent(off, 1)])
    }
    return ''
  }
  return { verdictSentence, verdictLine, detail }
}

/** "Stage 1–8: …" of the curves that are off, else of those that cannot be checked; null when all are consistent. */
export function useWorstVerdict() {
  const format = useFormat()
  const { curvesName } = useCurveText()
  const reasonText = useReasonText()

  return function worstVerdict(
    curves: readonly Curve[],
    issues: readonly CurveIssue[]
  ): { readonly kind: 'off' | 'unchecked'; readonly text: string } | null {
    const reason = worstReason(curves, issues)
    return reason && { kind: reason.kind, text: format.pair(curvesName(reason.curves), reasonText(reason)) }
  }
}
