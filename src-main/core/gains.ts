/** What a stage adds to the stock figure. Reckoned from unrounded values; rounding is for the eye, once, at the end. */
export interface Gain {
  /** Signed difference in the unit of the inputs; null when either is not given. */
  readonly absolute: number | null
  /** Signed percent of the base; null without a base above 0 (there is no percent of nothing). */
  readonly percent: number | null
}

/** Takes the dust of binary fractions off a difference: 190.1 - 150 is 40.1, not 40.099999999999994. Far below any value the service sends. */
export function withoutDust(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0
}

export function gainOf(base: number | null, value: number | null): Gain {
  if (base === null || value === null) return { absolute: null, percent: null }
  const absolute = withoutDust(value - base)
  return { absolute, percent: base > 0 ? (absolute / base) * 100 : null }
}

/** A gain for a machine: "40", "-5.5", "" when unknown. The sign is the plain ASCII hyphen. */
export function plainNumber(value: number | null): string {
  return value === null ? '' : String(value)
}
