/**
 * The stages of one engine from stock upwards with their known performance figures. No figure is carried on to the next
 * stage.
 */
import { performanceFigure } from '../catalogue/performance-figure'
import type { Performance } from '../catalogue/records'
import type { Curve, CurveKey, CurveSet } from '../dyno/curve-set'
import type { Gain } from '../dyno/gain'

export interface StageComparisonRow {
  readonly key: CurveKey
  readonly stageNo: number | null
  readonly power: number | null
  readonly torque: number | null
  readonly gain: Curve['gain']
  /** Against the stage before; null for stock and the first stage. */
  readonly gainOverPrevious: { readonly power: number | null; readonly torque: number | null }
  /** null: none stated. */
  readonly parts: string | null
  /** null: not given, as always from stage 2 on: the service has figures of stock and stage 1 only (trap 60). */
  readonly zeroTo100: number | null
  readonly topSpeed: number | null
  readonly consumption: number | null
}

/** @param performance null or undefined: none, or not loaded */
export function compareStages(
  { curves }: CurveSet,
  performance: Performance | null | undefined,
  { zeroIsMissing }: { readonly zeroIsMissing: boolean }
): StageComparisonRow[] {
  const shown = (value: number | null | undefined): number | null => performanceFigure(value, zeroIsMissing)
  // two stages of number 1 are ambiguous
  const firsts = curves.filter((curve) => curve.stageNo === 1)
  const difference = (a: number | null, b: number | null | undefined): Gain['absolute'] =>
    a === null || b === null || b === undefined ? null : a - b
  return curves.map((curve, index) => {
    const stock = curve.position === 0
    const stage1 = firsts.length === 1 && firsts[0] === curve
    const before = index > 1 ? curves[index - 1]?.headline : undefined
    return {
      key: curve.key,
      stageNo: curve.stageNo,
      ...curve.headline,
      gain: curve.gain,
      gainOverPrevious: {
        power: difference(curve.headline.power, before?.power),
        torque: difference(curve.headline.torque, before?.torque)
      },
      parts: curve.modifications,
      zeroTo100: shown(stock ? performance?.zero_to_hundred : stage1 ? performance?.zero_to_hundred_st1 : null),
      topSpeed: shown(stock ? performance?.top_speed : stage1 ? performance?.top_speed_st1 : null),
      consumption: shown(stock ? performance?.fuel_consumption_avg : null)
    }
  })
}
