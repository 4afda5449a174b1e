/** The stage that the user picked on an engine, for this session: stage table, legend and curves share it. */
import { computed, shallowReactive, type ComputedRef } from 'vue'
import { implausibleCurve } from '@shared/dyno/rpm-range-gain'
import type { Curve, CurveKey } from '@shared/dyno/curve-set'
import { firstTwins } from './readout/readout-columns'

const selectedByEngine = shallowReactive(new Map<string, CurveKey>())

/**
 * `selected` is null until somebody picks a curve. `toggle` selects a curve, or nothing when it is selected already. A
 * row calls `toggleByRow` from its click, which leaves figures and buttons inside the row alone.
 */
export function useSelectedStage(engineId: () => string): {
  selected: ComputedRef<CurveKey | null>
  toggle: (key: CurveKey) => void
  toggleByRow: (key: CurveKey, event: MouseEvent) => void
  clear: () => void
} {
  const selected = computed(() => selectedByEngine.get(engineId()) ?? null)
  const clear = (): void => void selectedByEngine.delete(engineId())
  const toggle = (key: CurveKey): void => {
    if (selected.value === key) clear()
    else selectedByEngine.set(engineId(), key)
  }
  return {
    selected,
    toggle,
    clear,
    toggleByRow: (key, event) => {
      const { target } = event
      // Alt and a click ask for the source of a figure
      if (event.altKey) return
      if (!(target instanceof Element && target.closest('button, a, input, select'))) toggle(key)
    }
  }
}

const reaches = (curve: Curve): boolean => (curve.power ?? curve.torque) !== null

const gains = ({ gain }: Curve): boolean =>
  [gain.power.absolute, gain.torque.absolute].some((one) => one !== null && one > 0)

/** A stage has a figure, so that there is something to compare with stock. */
export const hasStageFigures = (curves: readonly Curve[]): boolean =>
  curves.some(({ position, headline }) => position > 0 && (headline.power ?? headline.torque) !== null)

/** The stage whose gain is filled: the selected one, else the first visible one with a gain; null: none. */
export function filledStage(
  curves: readonly Curve[],
  selected: CurveKey | null,
  hidden: ReadonlySet<CurveKey>
): Curve | null {
  const stock = curves[0]
  if (!stock || hidden.has(stock.key) || !reaches(stock)) return null
  const stages = curves.filter(
    (curve) => curve.position > 0 && !hidden.has(curve.key) && reaches(curve) && implausibleCurve(stock, curve) === null
  )
  const chosen = selectedCurve(curves, selected, hidden)
  if (chosen) return stages.includes(chosen) ? chosen : null
  return stages.find(gains) ?? null
}

/** The stage of the headline: that of the chart, without curves the selected one or the first with a gain. */
export function headlineStage(
  curves: readonly Curve[],
  selected: CurveKey | null,
  hidden: ReadonlySet<CurveKey>
): Curve | null {
  const chosen = curves.find(({ key }) => key === selected)
  if (chosen) return chosen.position > 0 ? chosen : null
  return filledStage(curves, null, hidden) ?? curves.find(gains) ?? null
}

function selectedCurve(
  curves: readonly Curve[],
  selected: CurveKey | null,
  hidden: ReadonlySet<CurveKey>
): Curve | null {
  return curves.find((curve) => curve.key === selected && reaches(curve) && !hidden.has(curve.key)) ?? null
}

/** More stages than this are told apart only when one is in front. */
const MAX_EQUAL_STAGES = 3

/** The curve in front of the others: the selected one, or of many stages the one in the headline; null: none. */
function frontCurve(curves: readonly Curve[], selected: CurveKey | null, hidden: ReadonlySet<CurveKey>): Curve | null {
  const chosen = selectedCurve(curves, selected, hidden)
  const visible = curves.filter((curve) => curve.position > 0 && reaches(curve) && !hidden.has(curve.key))
  if (chosen || visible.length <= MAX_EQUAL_STAGES) return chosen
  const stage = headlineStage(curves, null, hidden)
  return stage && visible.includes(stage) ? stage : null
}

/**
 * All curves behind the one in front, except stock and those that coincide with it. With measured runs: the stages
 * that no run is compared with.
 */
export function fadedCurves(
  curves: readonly Curve[],
  selected: CurveKey | null,
  hidden: ReadonlySet<CurveKey>,
  runs: readonly { readonly against: Curve | null }[] = []
): ReadonlySet<CurveKey> {
  if (runs.length > 0 && selected === null) {
    const compared = new Set(runs.map(({ against }) => against?.key))
    return new Set(curves.flatMap(({ key, position }) => (position > 0 && !compared.has(key) ? [key] : [])))
  }
  const front = frontCurve(curves, selected, hidden)
  if (!front) return new Set()
  const twins = firstTwins({ curves })
  return new Set(
    curves.flatMap(({ key, position }) => (position > 0 && twins.get(key) !== twins.get(front.key) ? [key] : []))
  )
}

/** The visible curves that the page speaks of: the stage of the headline and stock, the most important first. */
export function focusCurves(
  curves: readonly Curve[],
  selected: CurveKey | null,
  hidden: ReadonlySet<CurveKey>
): readonly Curve[] {
  const stage = frontCurve(curves, selected, hidden) ?? headlineStage(curves, null, hidden)
  return [...new Set([stage, curves[0] ?? null])].filter(
    (curve): curve is Curve => curve !== null && reaches(curve) && !hidden.has(curve.key)
  )
}
