/**
 * Two to four engines on one chart with common axes and units. Lines differ by dash and marker as well as by colour.
 */
import {
  chartOf,
  seriesOf,
  type ChartModel,
  type ChartOptions,
  type CurveStyle,
  type CurveToken
} from '../dyno/chart/chart-model'
import type { CurveKey, CurveSet } from '../dyno/curve-set'

/** One colour and marker per engine, one dash per curve, so that all eight differ without colour. Stock is thinner. */
const LOOKS = [
  { stock: { dash: [], marker: 'circle' }, stage: { dash: [14, 3], marker: 'circle' } },
  { stock: { dash: [7, 4], marker: 'triangle' }, stage: { dash: [10, 4, 2, 4], marker: 'triangle' } },
  { stock: { dash: [2, 3], marker: 'diamond' }, stage: { dash: [12, 3, 2, 3, 2, 3], marker: 'diamond' } },
  { stock: { dash: [3, 6], marker: 'square' }, stage: { dash: [20, 4, 6, 4], marker: 'square' } }
] as const satisfies readonly Record<'stock' | 'stage', Pick<CurveStyle, 'dash' | 'marker'>>[]

/** Style of an engine's curve. `place`: the engine's column, from 0. */
export function comparedStyle(place: number, kind: 'stock' | 'stage'): CurveStyle {
  const look = (LOOKS[place % LOOKS.length] ?? LOOKS[0])[kind]
  return { ...look, token: ((place % LOOKS.length) + 1) as CurveToken, width: kind === 'stock' ? 1 : 2.5 }
}

interface ComparedCurves {
  /** The engine's column, from 0. */
  readonly place: number
  readonly set: CurveSet
  /** The stage drawn beside stock; null: none. */
  readonly stage: CurveKey | null
}

/** Engines whose stock lines are drawn beside their stages; more lines are hard to tell apart. */
const MAX_STOCK_LINES = 2

/** null: nothing can be drawn. */
export function compareChart(
  engines: readonly ComparedCurves[],
  shown: 'both' | 'stock' | 'stage',
  wish: Omit<ChartOptions, 'hidden'>
): ChartModel | null {
  const series = engines.flatMap(({ place, set, stage }) => {
    const hasStage = set.curves.some(({ key, power, torque }) => key === stage && (power ?? torque) !== null)
    return set.curves.flatMap((curve) => {
      const kind = curve.position === 0 ? 'stock' : curve.key === stage ? 'stage' : null
      if (kind === null || (shown !== 'both' && shown !== kind)) return []
      if (kind === 'stock' && hasStage && engines.length > MAX_STOCK_LINES) return []
      return seriesOf(curve, wish.units, {
        style: comparedStyle(place, kind),
        hidden: false,
        member: place,
        id: (quantity) => `${place}-${quantity}-${kind}`
      })
    })
  })
  return chartOf(series, wish)
}

/** A label for the ends of lines, short for any engine name. */
export const columnLetter = (place: number): string => String.fromCharCode(65 + place)
