import { useI18n } from 'vue-i18n'
import { useFormat } from '@/composables/format/format'
import type { PlausibilityCheck, PlausibilityResult } from '@shared/dyno/curve-plausibility'
import type { Curve, CurveIssue } from '@shared/dyno/curve-set'
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
  const percent = (value: number): string => format.signed(value, { maximumFractionDigits: 1 })

  /** Lower-case clause: "power is 16 % above torque × rpm at 2 000 rpm". */
  function verdictSentence(verdict: PlausibilityResult): string {
    if (verdict.kind === 'off' && verdict.by === 'physics')
      return t(`numbers.honesty.verdict.off.${verdict.percent < 0 ? 'below' : 'above'}`, {
        percent: format.number(Math.abs(verdict.percent), { maximumFractionDigits: 1 }),
        rpm: format.number(verdict.rpm)
      })
    if (verdict.kind === 'off')
      return t(`numbers.honesty.verdict.off.${verdict.by}`, {
        percent: percent(verdict.percent),
        rpm: format.number(verdict.rpm)
      })
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
  const { t } = useI18n()
  const format = useFormat()
  const { curvesName, zerosText } = useCurveText()
  const { verdictSentence } = usePlausibilityText()

  return function worstVerdict(
    curves: readonly Curve[],
    issues: readonly CurveIssue[]
  ): { readonly kind: 'off' | 'unchecked'; readonly text: string } | null {
    const line = (of: readonly Curve[], text: string): string => format.pair(curvesName(of.map(({ key }) => key)), text)
    const share = ({ plausibility: { result } }: Curve): number =>
      result.kind === 'off' ? Math.abs(result.percent) : 0
    const off = curves.filter((curve) => share(curve) > 0)
    const worst = off.toSorted((a, b) => share(b) - share(a))[0]
    if (worst?.plausibility.result.kind === 'off') {
      const { result } = worst.plausibility
      const text =
        off.length > 1 && result.by !== 'physics'
          ? line(
              off,
              t('numbers.honesty.offSeveral', {
                percent: format.number(Math.abs(result.percent), { maximumFractionDigits: 1 })
              })
            )
          : line([worst], verdictSentence(result))
      return { kind: 'off', text }
    }
    const reasonOf = (curve: Curve): string => {
      const { result } = curve.plausibility
      if (result.kind !== 'unchecked') return ''
      return decisiveZeros(curve, issues).map(zerosText)[0] ?? t(`numbers.honesty.reason.${result.reason}`)
    }
    const reason = curves.map(reasonOf).find((text) => text !== '')
    if (reason === undefined) return null
    return {
      kind: 'unchecked',
      text: line(
        curves.filter((curve) => reasonOf(curve) === reason),
        reason
      )
    }
  }
}
