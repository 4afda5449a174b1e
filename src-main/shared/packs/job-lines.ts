/** Splits a pasted job list into lines, and builds the search queries of a line. */
import { FUEL, GENERATION, POWER, POWER_BEHIND, ROMAN, WORK, YEARS } from './job-line-facts'

export const MAX_LINES = 500
const MAX_LINE_LENGTH = 500
/** "1.", "2)", "-", "•", "[x]" and a time of day before the text. */
const BULLET = /^\s*(?:[-–—*•·▪]+|\(?\d{1,3}[.)](?=\s)|\[[ xX]?\])\s*/u
const TIME = /^\s*\d{1,2}[:.]\d{2}(?:\s*(?:-|–|to)\s*\d{1,2}[:.]\d{2})?\s*(?:h|am|pm|uhr)?\b[\s,;:–-]*/iu
/**
 * Registration plates: groups of letters and digits with a hyphen or blank, such as "AB-123-CD", "B MW 1234", "LVZ
 * 482"; not "2.0 TDI 150".
 */
const PLATE =
  /(?<![\p{L}\p{N}.]|\d[.,]\d )(?:\p{Lu}{1,3}[- ]?\d{2,4}[- ]?\p{Lu}{1,3}|\d{1,3}[- ]\p{Lu}{1,3}[- ]\d{2,4}|\p{Lu}{1,3}[- ]\p{Lu}{1,2}[- ]\d{1,4}|\p{Lu}{2,3}[- ]\d{3,5})(?![\p{L}\p{N}])/gu
const PHONE = /(?<!\p{N})\+?\d[\d /-]{6,}\d(?!\p{N})/gu
const NOTE = /\([^)]*\)|"[^"]*"/gu

interface ParsedJobList {
  /** Trimmed lines with content, without duplicates. */
  readonly lines: readonly string[]
  /** Number of lines without a letter or digit, and of duplicates. */
  readonly leftOut: number
  /** Number of lines above `MAX_LINES`. */
  readonly beyond: number
}

export function parseJobList(text: string): ParsedJobList {
  const seen = new Set<string>()
  const lines: string[] = []
  let leftOut = 0
  let beyond = 0
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const line = squeezed(raw).slice(0, MAX_LINE_LENGTH).toWellFormed()
    if (line === '') continue
    const key = line.toLocaleLowerCase('en').replace(BULLET, '')
    if (!/[\p{L}\p{N}]/u.test(line) || seen.has(key)) leftOut++
    else if (lines.length === MAX_LINES) beyond++
    else {
      seen.add(key)
      lines.push(line)
    }
  }
  return { lines, leftOut, beyond }
}
export const jobLines = (text: string): readonly string[] => parseJobList(text).lines

/**
 * Search texts for a line, the longest first: without bullet and time; without notes, plates and telephone numbers;
 * then its parts between commas and tabs.
 */
export function jobQueries(line: string): readonly string[] {
  const bare = squeezed(line.replace(BULLET, '').replace(TIME, ''))
  const plain = squeezed(
    bare
      .replace(NOTE, ' ')
      .replace(PLATE, ' ')
      .replace(PHONE, ' ')
      .replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/gu, '')
  )
  const parts = (line.includes('\t') ? line : plain)
    .split(/[\t;,|]|\s[-–—]\s|:\s/u)
    .map((part) => squeezed(part.replace(PLATE, ' ')))
    .filter((part) => /\p{L}|\d{3}/u.test(part) && [...part].length >= 3)
  const all = [bare, plain, ...parts.sort((a, b) => b.length - a.length)]
  return [...new Set(all.filter((query) => /[\p{L}\p{N}]/u.test(query)))]
}

/**
 * The query for the search of the service, which matches names of manufacturers, models and engines only (trap 56). A
 * generation, year, fuel, power or control unit in the query would find nothing; a missing word finds too much at
 * worst.
 */
export function serviceSearchQuery(line: string): string {
  const queries = jobQueries(line)
  const whole = queries[1] ?? queries[0] ?? squeezed(line)
  const named = squeezed(
    [YEARS, POWER, WORK, FUEL, GENERATION, ROMAN, POWER_BEHIND]
      .reduce((text, out) => squeezed(text.replace(out, ' ')), whole)
      .replace(/[\t,;|()]+/gu, ' ')
      .replace(/\s[-–—]\s/gu, ' ')
  )
  return [...named].length >= 2 && /[\p{L}]|\d{3}/u.test(named) ? named : whole
}

function squeezed(text: string): string {
  return text.replace(/[^\S\t]+/gu, ' ').trim()
}
