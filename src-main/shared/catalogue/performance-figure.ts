/**
 * A performance figure as it is shown: null when it is missing. A car that needs 0 s to 100 km/h is a gap in the data
 * (trap 61).
 *
 * @param zeroIsMissing setting `performance.zeroIsMissing`
 */
export const performanceFigure = (value: number | null | undefined, zeroIsMissing: boolean): number | null =>
  value === undefined || (value === 0 && zeroIsMissing) ? null : value
