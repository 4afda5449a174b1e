/** Gain of a stage over stock, from unrounded values. */
export interface Gain {
  /** Signed difference in the unit of the inputs; null when either is missing, or infinite. */
  readonly absolute: number | null
  /** Signed percent of the base; null without a base above 0, or when infinite. */
  readonly percent: number | null
}

/** Removes binary noise from a difference: 190.1 - 150 is 40.1, not 40.099999999999994. */
export function roundOffNoise(value: number): number {
  // larger doubles have no ninth decimal, and the product could overflow
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 + 0 : value
}

export function gainOf(base: number | null, value: number | null): Gain {
  if (base === null || value === null) return { absolute: null, percent: null }
  const absolute = finite(roundOffNoise(value - base))
  return { absolute, percent: absolute !== null && base > 0 ? finite((absolute / base) * 100) : null }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** "40", "-5.5"; "" when unknown. With an ASCII hyphen, for programs. */
export function plainNumber(value: number | null): string {
  return value === null ? '' : String(value)
}
