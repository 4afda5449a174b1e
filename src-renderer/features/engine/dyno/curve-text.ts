import { useI18n } from 'vue-i18n'
import { useFigureText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import { useSettings } from '@/stores/settings'
import type { CurveIssue, CurveKey } from '@shared/dyno/curve-set'
import type { RpmRange } from '@shared/dyno/rpm-range-gain'
import { isUnitName } from '@shared/units/unit-symbols'
import { unitText, type PowerUnit, type Quantity, type TorqueUnit } from '@shared/units/units'

export { gainClass } from '@/composables/format/stage-figures'

/** "1–4, 6" of rising numbers. */
function numberRanges(numbers: readonly number[]): readonly string[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.map(String)))
}

/** Names and figures of curves. */
function useCurveNames() {
  const { t } = useI18n()
  const format = useFormat()
  const settings = useSettings()
  const { stageName } = useFigureText()

  const unitOf = (quantity: Quantity): PowerUnit | TorqueUnit =>
    settings.value(quantity === 'power' ? 'units.power' : 'units.torque') as PowerUnit | TorqueUnit
  /** Formats a power in PS or a torque in Nm in the chosen unit. */
  const quantity = (of: Quantity, value: number): string => unitText(value, unitOf(of), format.tag()).text

  /** "Stock, Stage 1–4, 6" */
  function curvesName(keys: readonly CurveKey[]): string {
    const numbers = keys.filter((key) => /^\d+$/.test(key)).map(Number)
    const others = keys.filter((key) => !/^\d+$/.test(key)).map(stageName)
    const stages = numbers.length > 0 ? [t('engine.stage', { n: format.list(numberRanges(numbers)) })] : []
    return format.list([...others, ...stages])
  }
  /** "3 400 rpm", or "1 800–2 800 rpm". */
  const rpmText = ({ from, to }: RpmRange): string => {
    const ends = from === to ? [from] : [from, to]
    return `${ends.map((rpm) => format.number(rpm)).join('–')}\u00a0${format.unit('rpm')}`
  }
  return { stageName, curvesName, quantity, unitOf, rpmText }
}

export function useCurveText() {
  const { t } = useI18n()
  const format = useFormat()
  const names = useCurveNames()
  const { stageName, quantity } = names

  const zerosText = ({ series, params }: CurveIssue): string =>
    t(`numbers.honesty.dropsToZero.${series === 'torque' ? 'torque' : 'power'}`, {
      rpm: format.number(Number(params['rpm']))
    })

  function issueText(issue: CurveIssue): string {
    const { code, curves, series, params } = issue
    const numbers = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [
        key,
        typeof value === 'number' ? format.number(value, { maximumFractionDigits: 1 }) : value
      ])
    )
    const words: Record<string, string> = {
      ...numbers,
      curves: format.list(curves.map(stageName)),
      series: series ? t(`engine.series.${series}`) : ''
    }
    if (code === 'values-bad') {
      words['problem'] = t(`engine.bad.${params['reason']}`, { at: params['at'] ?? '', text: params['text'] ?? '' })
      if (series === 'rpm') return t('engine.finding.values-bad-rpm', words)
    }
    if (isUnitName(params['unit'])) words['unit'] = format.unit(params['unit'])
    if (code === 'zeros-inside') words['problem'] = zerosText(issue)
    if (code === 'unequal-length') {
      const given = (['rpm', 'power', 'torque'] as const).filter((one) => Number(params[one]) >= 0)
      words['counts'] = format.list(given.map((one) => t(`engine.counts.${one}`, { n: params[one] ?? '' })))
    }
    if (code === 'peak-differs' && (series === 'power' || series === 'torque')) {
      words['quantity'] = t(`engine.quantity.${series}`)
      words['headline'] = quantity(series, Number(params['headline']))
      words['peak'] = quantity(series, Number(params['peak']))
      words['percent'] = format.signed(Number(params['percent']), { maximumFractionDigits: 1 })
    }
    if (code === 'physics-differs')
      for (const one of ['percent', 'median'])
        words[one] = format.signed(Number(params[one]), { maximumFractionDigits: 1 })
    return t(`engine.finding.${code}`, words)
  }

  return { ...names, issueText, zerosText }
}
