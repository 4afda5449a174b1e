/**
 * Years of a generation: "2012–2019", "2012–", "–2019", "2012"; null when neither is given. A missing `yearend` does
 * not mean that production goes on (trap 53).
 */
export function yearsText(year: number | null | undefined, yearend: number | null | undefined): string | null {
  if ((year ?? null) === null && (yearend ?? null) === null) return null
  return year === yearend ? `${year}` : `${year ?? ''}–${yearend ?? ''}`
}
