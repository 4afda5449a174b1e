/** Today's form of a date in a header; obsolete forms may lack a zone. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Milliseconds since 1970; null: missing, or another text, of which `Date.parse` reads many as a date. */
export function parseHttpDate(header: string | null): number | null {
  const text = header?.trim() ?? ''
  const time = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}
