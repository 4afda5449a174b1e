/** A performance figure as shown; null: missing, as 0 s to 100 km/h is with `performance.zeroIsMissing` (trap 61). */
export const performanceFigure = (value: number | null | undefined, zeroIsMissing: boolean): number | null =>
  value === undefined || (value === 0 && zeroIsMissing) ? null : value
