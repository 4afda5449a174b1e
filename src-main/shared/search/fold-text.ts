/**
 * Folds text for the local search: lower case, without accents, cut into words. Stored and typed texts are cut alike.
 * Letters without a Unicode decomposition (ø, æ, đ, ł, ß) are spelled out, ё is е, full-width characters become
 * ordinary ones.
 */
const PLAIN = /^[\x20-\x7e]*$/
const MARKS = /\p{M}+/gu
const SPELLED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
  ŀ: 'l'
}
const TO_SPELL = /[øæœđðłßþıŀ]/g
/** й is a letter of its own, so it is recomposed after NFKD. */
const SHORT_I = /\u0438\u0306/g

/** Keeps blanks and punctuation. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(SHORT_I, 'й')
    .replace(MARKS, '')
    .replace(TO_SPELL, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFC')
}

/** A decimal with attached letters ("2.0", "2,0tdi"), a run of Chinese characters, or a run of letters and digits. */
const PIECES = /(?<![\p{L}\p{N}.,])(\d+)[.,](\d+)(?![.,]?\d)(\p{Lu}|\p{Ll}|)|(\p{Script=Han}+)|([\p{L}\p{N}]+)/gu
const HAN = /\p{Script=Han}/u
const HAN_RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

/** The words of a folded text in order, Chinese runs whole. */
function piecesOf(folded: string): string[] {
  const pieces: string[] = []
  PIECES.lastIndex = 0
  for (let match = PIECES.exec(folded); match; match = PIECES.exec(folded)) {
    const [whole, units, decimals, letter] = match
    if (units !== undefined) {
      pieces.push(`${units}.${decimals ?? ''}`)
      // attached letters ("2.0tdi") are a word of their own
      PIECES.lastIndex -= letter?.length ?? 0
    } else if (HAN.test(whole)) for (const run of whole.match(HAN_RUNS) ?? []) pieces.push(run)
    else pieces.push(whole)
  }
  return pieces
}

/** Pairs of neighbouring characters; a single character stays. */
function bigrams(run: string): string[] {
  const signs = [...run]
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

export const isHan = (word: string): boolean => HAN.test(word)

/** The letters of "ME7.5", before a decimal that is also written apart ("ME 7.5"). */
const BEFORE_DECIMAL = /(?<![\p{L}\p{N}.,])((?:\p{Lu}|\p{Ll}){2,})(?=\d+\.\d+(?![.,]?\d))/gu

/** The folded words of a query. Chinese becomes bigrams, all of which must match. */
export function typedWords(text: string): string[] {
  return piecesOf(foldText(text).replace(BEFORE_DECIMAL, '$1 ')).flatMap((piece) =>
    isHan(piece) ? bigrams(piece) : [piece]
  )
}

const RUNS = /\p{N}+|[^\p{N}]+/gu
const MIXED = /\p{N}.*\p{L}|\p{L}.*\p{N}/u
/** Joined words that people write without the marks: "MED17.5.25", "E-Class", "N47/D20". */
const JOINED = /[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)+/gu
const SEPARATOR = /[-./_]/
const SEPARATORS = /[-./_]/g
/** "7.5" of "ME7.5", "17.5.25" of "MED17.5.25". */
const DOTTED = /\d+(?:\.\d+)+/g
/** The letter of "M 57 D30" and its number, which are also written together. */
const LONE_LETTER = /(?<![\p{L}\p{N}])((?:\p{Lu}|\p{Ll})) (\d[\p{L}\p{N}.]*)/gu

/**
 * The distinct folded words to index: the words, letters and digits of mixed ones ("edc17c46": "edc", "17", "46"),
 * joined ones without marks ("med17525"), a single letter also with the number behind it, Chinese as bigrams and the
 * last character.
 */
export function indexWords(text: string): string[] {
  const plain = foldText(text)
  const folded = [plain, ...Array.from(plain.matchAll(LONE_LETTER), ([, letter, number]) => `${letter}${number}`)].join(
    ' '
  )
  const words = new Set<string>()
  for (const piece of piecesOf(folded)) {
    if (isHan(piece)) {
      for (const pair of bigrams(piece)) words.add(pair)
      // a single character is searched as the start of a bigram, and no bigram starts with the last one
      const last = [...piece].at(-1)
      if (last !== undefined) words.add(last)
      continue
    }
    words.add(piece)
    if (MIXED.test(piece)) for (const run of piece.match(RUNS) ?? []) if (run.length > 1) words.add(run)
  }
  if (SEPARATOR.test(folded)) {
    for (const [dotted] of folded.matchAll(DOTTED)) words.add(dotted)
    for (const [joined] of folded.matchAll(JOINED))
      if (!/^\d+\.\d+$/.test(joined)) words.add(joined.replace(SEPARATORS, ''))
  }
  return [...words]
}

/** A code such as "1kdftv", whose last letters are also written apart: "1KD FTV". */
const LETTERS_AT_END = /\d[a-z]{4,6}$/

/**
 * Splits of a mixed word between letters and digits: "tdi150" → tdi, 150; "a4b8" → a4, b8; "edc16u34" → edc, 16, u34.
 * Without single letters. Two or three letters at the end are also split off.
 */
export function splitMixed(word: string): string[][] {
  if (!MIXED.test(word) || word.includes('.')) return []
  const cuts = [
    word.split(/(?<=\p{N})(?=\p{L})/u),
    word.split(/(?<=\p{L})(?=\p{N})/u),
    word.split(/(?<=\p{N})(?=\p{L})|(?<=\p{L}\p{L})(?=\p{N})/u),
    ...(LETTERS_AT_END.test(word) ? [2, 3].map((tail) => [word.slice(0, -tail), word.slice(-tail)]) : [])
  ]
  const seen = new Set<string>([word])
  return cuts.filter((parts) => {
    const key = parts.join(' ')
    if (seen.has(key) || parts.some((part) => /^\p{L}$/u.test(part))) return false
    seen.add(key)
    return true
  })
}
