/** A pasted list of jobs, line by line: what stands there, and what of it is worth searching for. */

const MOST_LINES = 500
const LONGEST_LINE = 500
/** "1.", "2)", "-", "•", "[x]" and a time of day before the text. */
const BULLET = /^\s*(?:[-–—*•·▪]+|\(?\d{1,3}[.)](?=\s)|\[[ xX]?\])\s*/u
const TIME = /^\s*\d{1,2}[:.]\d{2}(?:\s*(?:-|–|to)\s*\d{1,2}[:.]\d{2})?\s*(?:h|am|pm|uhr)?\b[\s,;:–-]*/iu
/** Digits and letters in groups with a hyphen or blank, as registration plates are written: "AB-123-CD", "B MW 1234", "LVZ 482". */
const PLATE = /(?<![\p{L}\p{N}.])(?:\p{Lu}{1,3}[- ]?\d{2,4}[- ]?\p{Lu}{1,3}|\d{1,3}[- ]\p{Lu}{1,3}[- ]\d{2,4}|\p{Lu}{1,3}[- ]\p{Lu}{1,2}[- ]\d{1,4}|\p{Lu}{2,3}[- ]\d{3,5})(?![\p{L}\p{N}])/gu
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

function squeezed(text: string): string {
  return text.replace(/[^\S\t]+/gu, ' ').trim()
}
