/** What a stage adds to the stock figure. Reckoned from unrounded values; rounding is for the eye, once, at the end. */
export interface Gain {
  /** Signed difference in the unit of the inputs; null when either is not given. */
  readonly absolute: number | null
  /**
   * Signed percent of the base; null without a base above 0 (there is no percent of nothing). Neither is ever infinite:
   * null where it would be.
   */
  readonly percent: number | null
}

/**
 * Takes the dust of binary fractions off a difference: 190.1 - 150 is 40.1, not 40.099999999999994. Far below any value
 * the service sends.
 */
export function roundOffNoise(value: number): number {
  // beyond this a double has no ninth decimal, and the product could overflow
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 + 0 : value
}

export function gainOf(base: number | null, value: number | null): Gain {
  if (base === null || value === null) return { absolute: null, percent: null }
  const absolute = finite(roundOffNoise(value - base))
  return { absolute, percent: absolute !== null && base > 0 ? finite((absolute / base) * 100) : null }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** A gain for a machine: "40", "-5.5", "" when unknown. The sign is the plain ASCII hyphen. */
export function plainNumber(value: number | null): string {
  return value === null ? '' : String(value)
}
