/** A pasted list of jobs, line by line: what stands there, and what of it is worth searching for. */

const MOST_LINES = 500
const LONGEST_LINE = 500
/** "1.", "2)", "-", "•", "[x]" and a time of day before the text. */
const BULLET = /^\s*(?:[-–—*•·▪]+|\(?\d{1,3}[.)](?=\s)|\[[ xX]?\])\s*/u
const TIME = /^\s*\d{1,2}[:.]\d{2}(?:\s*(?:-|–|to)\s*\d{1,2}[:.]\d{2})?\s*(?:h|am|pm|uhr)?\b[\s,;:–-]*/iu
/** Digits and letters in groups with a hyphen or blank, as registration plates are written: "AB-123-CD", "B MW 1234", "LVZ 482"; not "2.0 TDI 150". */
const PLATE = /(?<![\p{L}\p{N}.]|\d[.,]\d )(?:\p{Lu}{1,3}[- ]?\d{2,4}[- ]?\p{Lu}{1,3}|\d{1,3}[- ]\p{Lu}{1,3}[- ]\d{2,4}|\p{Lu}{1,3}[- ]\p{Lu}{1,2}[- ]\d{1,4}|\p{Lu}{2,3}[- ]\d{3,5})(?![\p{L}\p{N}])/gu
const PHONE = /(?<!\p{N})\+?\d[\d /-]{6,}\d(?!\p{N})/gu
const NOTE = /\([^)]*\)|"[^"]*"/gu

/** Lines with something in them, each once, as written but for blanks around; at most 500. */
export function jobLines(text: string): readonly string[] {
  const seen = new Set<string>()
  const lines: string[] = []
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const line = squeezed(raw).slice(0, LONGEST_LINE).toWellFormed()
    const key = line.toLocaleLowerCase('en').replace(BULLET, '')
    if (!/[\p{L}\p{N}]/u.test(line) || seen.has(key)) continue
    seen.add(key)
    lines.push(line)
    if (lines.length === MOST_LINES) break
  }
  return lines
}

/**
 * Texts to search a line by, the fullest first: the line without bullet and time; without notes, plates and telephone numbers; its parts between
 * commas and tabs, longest first.
 */
export function jobQueries(line: string): readonly string[] {
  const bare = squeezed(line.replace(BULLET, '').replace(TIME, ''))
  const plain = squeezed(bare.replace(NOTE, ' ').replace(PLATE, ' ').replace(PHONE, ' ').replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/gu, ''))
  const parts = (line.includes('\t') ? line : plain).split(/[\t;,|]|\s[-–—]\s|:\s/u).map((part) => squeezed(part.replace(PLATE, ' '))).filter((part) => /\p{L}|\d{3}/u.test(part) && [...part].length >= 3)
  const all = [bare, plain, ...parts.sort((a, b) => b.length - a.length)]
  return [...new Set(all.filter((query) => /[\p{L}\p{N}]/u.test(query)))]
}

/** "Series II", "Mk 7", "gen. 3": a generation, however it is written. A Roman number alone is one too. */
const GENERATION = /(?<![\p{L}\p{N}])(?:(?:series|serie|mk|mark|gen|generation|phase|ph)\.?[ -]?(?:[ivx]{1,4}|\d{1,2}))(?![\p{L}\p{N}.])/giu
const ROMAN = /(?<![\p{L}\p{N}])X?(?:IX|IV|V?I{1,3}|V|X)(?![\p{L}\p{N}.])/gu
/** A year, a span of years, "'14", "2012-". */
const YEARS = /(?<![\p{L}\p{N}.])(?:(?:19|20)\d{2}(?:\s*[-–/]\s*(?:(?:19|20)?\d{2})?)?|['’]\d{2})(?![\p{L}\p{N}.])/gu
const POWER = /(?<![\p{L}\p{N}.])\d{2,4}\s?(?:ps|hp|bhp|cv|pk|zs|ag|hk|kw|nm|лс|квт)(?![\p{L}\p{N}])/giu
/** A number behind the capacity and its letters: "2.0 TDI 150". */
const POWER_BEHIND = /(?<=\d[.,]\d\s?\p{L}*(?:\s\p{L}+)*\s)\d{2,4}(?![\p{L}\p{N}.])/gu
/** What is done, and with which control unit. */
const WORK = /(?<![\p{L}\p{N}])(?:stage\s?\d\+?|(?:edc|mevd|med|simos|dcm|sid|md1|mg1|ddcr|mjd)[\w.]*\d[\w.]*)(?![\p{L}\p{N}])/giu

/**
 * What of a line the service can be asked for. Its search matches the names of manufacturers, models and engines and nothing else (trap 56): a
 * generation, a year, a figure of power or a control unit among the words finds nothing. Leaving words out finds too much at worst.
 */
export function serviceQuery(line: string): string {
  const queries = jobQueries(line)
  const whole = queries[1] ?? queries[0] ?? squeezed(line)
  const named = squeezed([YEARS, POWER, WORK, GENERATION, ROMAN, POWER_BEHIND].reduce((text, out) => squeezed(text.replace(out, ' ')), whole).replace(/[\t,;|()]+/gu, ' ').replace(/\s[-–—]\s/gu, ' '))
  return [...named].length >= 2 && /[\p{L}]|\d{3}/u.test(named) ? named : whole
}

/** How many of the words of a line stand in these names, whole. */
export function wordsIn(line: string, names: string): number {
  const here = new Set(wordsOf(names))
  return wordsOf(line).filter((word) => here.has(word)).length
}
const wordsOf = (text: string): readonly string[] => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []

function squeezed(text: string): string {
  return text.replace(/[^\S\t]+/gu, ' ').trim()
}
