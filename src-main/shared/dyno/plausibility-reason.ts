/** Why the worst of some curves is not consistent, as data: the engine page and a sheet name the same reason. */
import type { CurveIssue, CurveKey } from './curve-issues'
import type { PlausibilityResult } from './curve-plausibility'

interface CheckedCurve {
  readonly key: CurveKey
  readonly plausibility: { readonly result: PlausibilityResult }
}

export interface PlausibilityReason {
  readonly kind: 'off' | 'unchecked'
  readonly curves: readonly CurveKey[]
  /** Its text below `numbers.honesty`. */
  readonly text: string
  /** Signed. */
  readonly percent: number
  readonly rpm: number
}

/** Text of one curve that is off. */
export const offText = ({
  by,
  percent
}: Pick<Extract<PlausibilityResult, { kind: 'off' }>, 'by' | 'percent'>): string =>
  `verdict.off.${by === 'physics' ? (percent < 0 ? 'below' : 'above') : by}`

/** The curve that is most off, else the first that cannot be checked; null: all are consistent. */
export function worstReason(curves: readonly CheckedCurve[], issues: readonly CurveIssue[]): PlausibilityReason | null {
  const off = curves.flatMap(({ key, plausibility: { result } }) => (result.kind === 'off' ? [{ key, ...result }] : []))
  const worst = off.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))[0]
  if (worst) {
    const { by, percent, rpm, key } = worst
    const figures = { kind: 'off', percent, rpm } as const
    return by !== 'physics' && off.length > 1
      ? { ...figures, curves: off.map((one) => one.key), text: 'offSeveral' }
      : { ...figures, curves: [key], text: offText(worst) }
  }
  const unchecked = curves.flatMap((curve) => uncheckedReason(curve, issues) ?? [])
  const first = unchecked[0]
  if (!first) return null
  const same = unchecked.filter(({ text, rpm }) => text === first.text && rpm === first.rpm)
  return { ...first, curves: same.flatMap((one) => one.curves) }
}

function uncheckedReason(
  { key, plausibility: { result } }: CheckedCurve,
  issues: readonly CurveIssue[]
): PlausibilityReason | null {
  if (result.kind !== 'unchecked') return null
  const zeros =
    result.reason === 'zeros-inside' &&
    issues.find((issue) => issue.code === 'zeros-inside' && issue.curves.includes(key))
  return {
    kind: 'unchecked',
    curves: [key],
    text: zeros ? `dropsToZero.${zeros.series === 'torque' ? 'torque' : 'power'}` : `reason.${result.reason}`,
    percent: 0,
    rpm: zeros ? Number(zeros.params['rpm']) : 0
  }
}
