/** Axes with round ticks, and labels that never lie on each other. */
export interface Axis {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Every tick from min to max, free of binary dust. */
  readonly ticks: readonly number[]
}

interface AxisOptions {
  /** Includes 0 even when every value is far above. */
  readonly fromZero: boolean
  /** About how many steps. */
  readonly steps: number
  /** Least distance from min to max, so that a flat curve does not look like mountains. */
  readonly leastSpan: number
}

const ROUND = [1, 2, 2.5, 5, 10]
const clean = (value: number): number => Number(value.toPrecision(12)) + 0

/** Beyond this, in either direction, a number is no value of any chart and does not move its ends. */
const GREATEST = 1e12

/**
 * Least and greatest of the values that can stand on an axis; null without any. A loop: as arguments of one call, a
 * hundred thousand values end the program.
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

/** The least round step (1, 2, 2.5 or 5 times a power of ten) that is not below the wish. */
export function roundStep(wanted: number): number {
  if (!(wanted > 0 && wanted <= GREATEST)) return 1
  const power = 10 ** Math.floor(Math.log10(wanted))
  return clean((ROUND.find((round) => round * power >= wanted * (1 - 1e-9)) ?? 10) * power)
}

/** An axis that holds every value but absurd ones (`extentOf`); for no values at all, one from 0 to the least span. */
export function makeAxis(values: readonly number[], wish: AxisOptions): Axis {
  let { low, high } = extentOf(values) ?? { low: 0, high: 0 }
  if (wish.fromZero) {
    low = Math.min(0, low)
    high = Math.max(0, high)
  }
  const lack = wish.leastSpan - (high - low)
  if (lack > 0) {
    // at zero the axis only grows upwards: it must not show negative power that nobody measured
    const below = low >= 0 ? Math.min(lack / 2, low) : lack / 2
    low -= wish.fromZero ? 0 : below
    high += wish.fromZero ? lack : lack - below
  }
  const step = roundStep((high - low || 1) / Math.max(1, wish.steps))
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => clean((first + i) * step))
  return { min: clean(first * step), max: clean(last * step), step, ticks }
}

/**
 * An axis of given ends whose ticks lie at the round values inside: for rpm, where empty room at the ends would say
 * something false.
 */
export function tightAxis(values: readonly number[], wish: Omit<AxisOptions, 'fromZero'>): Axis {
  const wide = makeAxis(values, { ...wish, fromZero: false })
  const extent = extentOf(values)
  if (!extent || extent.high - extent.low < wish.leastSpan) return wide
  const { low: min, high: max } = extent
  return { min, max, step: wide.step, ticks: wide.ticks.filter((tick) => tick >= min && tick <= max) }
}

/** Adds steps at the top until both axes have as many, so that one grid serves two scales. */
export function sameSteps(a: Axis, b: Axis): [Axis, Axis] {
  const grow = (axis: Axis, count: number): Axis => {
    const ticks = Array.from({ length: count }, (_, i) => clean(axis.min + i * axis.step))
    return { ...axis, ticks, max: ticks.at(-1) ?? axis.max }
  }
  const count = Math.max(a.ticks.length, b.ticks.length)
  return [grow(a, count), grow(b, count)]
}

/**
 * Moves labels apart: each stays as near to its wish as the others let it (least squares), in the order of the wishes,
 * at least `gap` apart and within [min, max]. Where they do not all fit, the gap shrinks evenly.
 */
export function spreadLabels(wishes: readonly number[], gap: number, min: number, max: number): number[] {
  if (wishes.length === 0) return []
  const space = wishes.length > 1 ? Math.min(gap, (max - min) / (wishes.length - 1)) : 0
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b)
  // with i gaps taken off, "at least a gap apart" becomes "never falling": pool neighbours that break it into their
  // mean
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
