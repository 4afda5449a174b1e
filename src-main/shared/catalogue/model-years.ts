/**
 * Years of manufacture of a generation: "2012-2019", "2012-", "-2019", "2012"; null when neither is given ("years not
 * given").
 *
 * An open end stays open: a missing `yearend` does not say that the generation is still made (trap 53).
 */
export function yearsText(year: number | null | undefined, yearend: number | null | undefined): string | null {
  if ((year ?? null) === null && (yearend ?? null) === null) return null
  return year === yearend ? `${year}` : `${year ?? ''}-${yearend ?? ''}`
}
