/**
 * Sheet numbers: "KTR26-0042-6". Three letters of the installation, the year, a counter, and a check character.
 *
 * Letters that resemble another character (I, L, O, U …) or move between keyboard layouts (A, Q, W, Y, Z, M) are not
 * used, so that a scanner with another layout can be read.
 */

export const NUMBER_LETTERS = 'BCDEFGHJKNPRSTVX'
const SIGNS = `0123456789${NUMBER_LETTERS}`
const MOST_COUNTER = 9_999_999

/** Check character of ISO 7064, hybrid system (modulus 27, 26): detects every single wrong character and most swaps. */
function checkOf(signs: string): string {
  let rest = SIGNS.length
  for (const sign of signs) {
    const sum = (rest + SIGNS.indexOf(sign)) % SIGNS.length || SIGNS.length
    rest = (sum * 2) % (SIGNS.length + 1)
  }
  return SIGNS.charAt((SIGNS.length + 1 - rest) % SIGNS.length)
}

/** Three letters for an installation from any number. */
export function sheetNumberPrefix(seed: number): string {
  let rest = Math.abs(Math.trunc(seed)) || 0
  return Array.from({ length: 3 }, () => {
    const letter = NUMBER_LETTERS.charAt(rest % NUMBER_LETTERS.length)
    rest = Math.floor(rest / NUMBER_LETTERS.length)
    return letter
  }).join('')
}

/** What all numbers of an installation and year begin with. */
export const sheetNumberHead = (prefix: string, year: number): string =>
  `${prefix}${String(year % 100).padStart(2, '0')}-`

/**
 * @param prefix three letters of `NUMBER_LETTERS`
 * @param year four digits; the last two are used
 * @param counter from 1, per installation and year
 * @throws RangeError for invalid values
 */
export function sheetNumber(prefix: string, year: number, counter: number): string {
  if (prefix.length !== 3 || [...prefix].some((sign) => !NUMBER_LETTERS.includes(sign)))
    throw new RangeError(`no prefix: ${prefix}`)
  if (!Number.isInteger(counter) || counter < 1 || counter > MOST_COUNTER)
    throw new RangeError(`no counter: ${counter}`)
  if (!Number.isInteger(year) || year < 0) throw new RangeError(`no year: ${year}`)
  const head = sheetNumberHead(prefix, year)
  const count = String(counter).padStart(4, '0')
  return `${head}${count}-${checkOf(head.slice(0, -1) + count)}`
}

/** Content of the QR code. */
export const sheetLink = (number: string): string => `dynodesk://sheet/${number}`

/** Keys under other layouts, for a scanner set to American. Digits come without Shift. */
const LAYOUTS: readonly Readonly<Record<string, string>>[] = [
  {},
  // French
  keys('à&é"\'(-è_ç', '0123456789'),
  // Czech and Slovak
  keys('é+ěščřžýáí', '0123456789'),
  keys('é+ľščťžýáí', '0123456789'),
  // Lithuanian: the ninth and tenth key are digits or quotation marks
  keys('ĄČĘĖĮŠŲŪ„“', '1234567890'),
  // Russian
  keys('ИСВУАПРОЛТЗКЫЕМЧ', 'BCDEFGHJKNPRSTVX'),
  // Letters of other scripts that look the same
  keys('ВСЕНКРТХ', 'BCEHKPTX')
]
function keys(typed: string, meant: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...typed].flatMap((sign, i) => [
      [sign, meant.charAt(i)],
      [sign.toUpperCase(), meant.charAt(i)]
    ])
  )
}

/** Similar characters, read as the valid one. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2' }

/**
 * The number in a typed or scanned text in its normal form; null: none with a valid check character. Ignores case,
 * separators and full-width forms.
 */
export function parseSheetNumber(text: string): string | null {
  // longer texts are no scan
  // uppercase ß would be two letters; it is the hyphen's key on German keyboards
  const typed = [...text.slice(0, 2000).normalize('NFKC').replace(/[ßẞ]/g, '-').toUpperCase()]
  for (const layout of LAYOUTS) {
    const read = typed.map((sign) => (Object.hasOwn(layout, sign) ? (layout[sign] ?? sign) : sign)).join('')
    const found = findNumber(read, /(?<![0-9A-Z])/) ?? findNumber(read, /(?:)/)
    if (found !== null) return found
  }
  return null
}

function findNumber(text: string, before: RegExp): string | null {
  const pattern = new RegExp(
    `${before.source}(?=([${NUMBER_LETTERS}]{3})[^0-9A-Z]{0,2}([0-9OQILZ]{2})[^0-9A-Z]{0,2}([0-9OQILZ]{4,7})[^0-9A-Z]{0,2}([${SIGNS}OQILZ])(?![0-9A-Z]))`,
    'g'
  )
  for (const [, prefix = '', year = '', count = '', check = ''] of text.matchAll(pattern)) {
    const digits = (signs: string): string => [...signs].map((sign) => ALIKE[sign] ?? sign).join('')
    const counter = Number(digits(count))
    // the counter has at least four digits and no further leading zeros
    if (counter < 1 || String(counter).padStart(4, '0') !== digits(count)) continue
    const number = sheetNumber(prefix, Number(digits(year)), counter)
    if (number.at(-1) === (ALIKE[check] ?? check)) return number
  }
  return null
}
