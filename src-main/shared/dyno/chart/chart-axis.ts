/** Axes with round ticks, and labels that do not overlap. */
export interface Axis {
  readonly min: number
  readonly max: number
  readonly step: number
  /** From min to max, without binary noise. */
  readonly ticks: readonly number[]
}

interface AxisOptions {
  /** Includes 0. */
  readonly fromZero: boolean
  readonly steps: number
  /** Minimum span, so that a flat curve does not look steep. */
  readonly leastSpan: number
}

const ROUND = [1, 2, 2.5, 5, 10]
const clean = (value: number): number => Number(value.toPrecision(12)) + 0

/** Steps below the upper end of an axis within which its greatest value moves that end up: no peak is on the frame. */
const HEADROOM = 0.02

/** Larger values, of either sign, do not move the ends of an axis. */
const GREATEST = 1e12

/**
 * Least and greatest plausible value; null without any. A loop, because `Math.max` throws for a hundred thousand
 * arguments.
 */
export function extentOf(values: readonly number[]): { readonly low: number; readonly high: number } | null {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (!(Math.abs(value) <= GREATEST)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? { low, high } : null
}

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is at least `wanted`. */
export function roundStep(wanted: number): number {
  if (!(wanted > 0 && wanted <= GREATEST)) return 1
  const power = 10 ** Math.floor(Math.log10(wanted))
  return clean((ROUND.find((round) => round * power >= wanted * (1 - 1e-9)) ?? 10) * power)
}

/** An axis for all plausible values (`extentOf`); without any from 0 to the minimum span. */
export function makeAxis(values: readonly number[], wish: AxisOptions): Axis {
  let { low, high } = extentOf(values) ?? { low: 0, high: 0 }
  if (wish.fromZero) {
    low = Math.min(0, low)
    high = Math.max(0, high)
  }
  const lack = wish.leastSpan - (high - low)
  if (lack > 0) {
    // from zero, the axis only grows upwards: negative power was not measured
    const below = low >= 0 ? Math.min(lack / 2, low) : lack / 2
    low -= wish.fromZero ? 0 : below
    high += wish.fromZero ? lack : lack - below
  }
  const step = roundStep((high - low || 1) / Math.max(1, wish.steps))
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first, Math.floor(high / step + HEADROOM)) + 1
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => clean((first + i) * step))
  return { min: clean(first * step), max: clean(last * step), step, ticks }
}

/** An axis with exact ends and round ticks between them: for rpm, where empty margins would mislead. */
export function tightAxis(values: readonly number[], wish: Omit<AxisOptions, 'fromZero'>): Axis {
  const wide = makeAxis(values, { ...wish, fromZero: false })
  const extent = extentOf(values)
  if (!extent || extent.high - extent.low < wish.leastSpan) return wide
  const { low: min, high: max } = extent
  return { min, max, step: wide.step, ticks: wide.ticks.filter((tick) => tick >= min && tick <= max) }
}

/** Adds steps at the top until both axes have the same number, so that they share one grid. */
export function sameSteps(a: Axis, b: Axis): [Axis, Axis] {
  const grow = (axis: Axis, count: number): Axis => {
    const ticks = Array.from({ length: count }, (_, i) => clean(axis.min + i * axis.step))
    return { ...axis, ticks, max: ticks.at(-1) ?? axis.max }
  }
  const count = Math.max(a.ticks.length, b.ticks.length)
  return [grow(a, count), grow(b, count)]
}

/**
 * Moves labels apart: least squares from their wished positions, in their order, at least `gap` apart and within [min,
 * max]. If they do not fit, the gap shrinks evenly.
 */
export function spreadLabels(wishes: readonly number[], gap: number, min: number, max: number): number[] {
  if (wishes.length === 0) return []
  const space = wishes.length > 1 ? Math.min(gap, (max - min) / (wishes.length - 1)) : 0
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b)
  // with i gaps subtracted, the condition is "never falling": pool adjacent violators into their mean
  const pools: { sum: number; count: number }[] = []
  order.forEach((index, i) => {
    let pool = { sum: (wishes[index] ?? 0) - i * space, count: 1 }
    for (let last = pools.at(-1); last && last.sum / last.count >= pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop()
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
    }
    pools.push(pool)
  })
  const top = max - (wishes.length - 1) * space
  const placed: number[] = []
  let i = 0
  for (const { sum, count } of pools) {
    const base = Math.min(Math.max(sum / count, min), Math.max(min, top))
    for (let n = 0; n < count; n++, i++) placed[order[i] ?? 0] = base + i * space
  }
  return placed
}
