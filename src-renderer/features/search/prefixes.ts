/**
 * Prefixes of the desk's own search (`ecu:edc17`), as the window shows them: chips beside the box that can be taken out again. What is typed stays
 * the one truth; the desk reads the same text, and the service, which knows no prefixes, gets the words without them.
 */
export const PREFIXES = ['ecu', 'code', 'fuel', 'year', 'maker', 'fav'] as const
export type Prefix = (typeof PREFIXES)[number]

export interface Chip {
  readonly prefix: Prefix
  /** '' for `fav:` alone, or while the value is still to come. */
  readonly value: string
  /** Where it stands in the text. */
  readonly from: number
  readonly to: number
}
export interface ReadText {
  readonly chips: readonly Chip[]
  /** The words outside of prefixes, with single spaces. */
  readonly words: string
}

/** A prefix with its value, quoted where it has spaces in it; or any other word. */
const TOKEN = new RegExp(`(?<![^\\s])(${PREFIXES.join('|')}):("[^"]*"?|\\S*)`, 'giu')
const unquoted = (value: string): string => value.replaceAll('"', '').trim()

export function readText(text: string): ReadText {
  const chips: Chip[] = []
  const words = text.replace(TOKEN, (whole: string, prefix: string, value: string, from: number) => {
    chips.push({ prefix: prefix.toLowerCase() as Prefix, value: unquoted(value), from, to: from + whole.length })
    return ' '
  })
  return { chips, words: words.replace(/\s+/g, ' ').trim() }
}

/** What the service is asked: the plain words, and the maker's name, which it does match. */
export function serviceWords(text: string): string {
  const { chips, words } = readText(text)
  if (chips.length === 0) return text.trim()
  return [...chips.filter((chip) => chip.prefix === 'maker').map((chip) => chip.value), words].filter(Boolean).join(' ')
}

/** Every word asked for, with and without prefix, for marking. */
export function markedWords(text: string): string {
  const { chips, words } = readText(text)
  return [words, ...chips.map((chip) => chip.value)].filter(Boolean).join(' ')
}

/** The text with one chip taken out. */
export function withoutChip(text: string, chip: Chip): string {
  return `${text.slice(0, chip.from).trimEnd()} ${text.slice(chip.to).trimStart()}`.trim()
}

/** The text with a prefix begun at its end, ready for its value. */
export function withPrefix(text: string, prefix: Prefix): string {
  return `${text.trimEnd()} ${prefix}:`.trimStart()
}

/** What the desk is asked when a fuel is chosen beside the box. */
export function deskQuery(text: string, fuel: string): string {
  const trimmed = text.trim()
  if (fuel === '' || trimmed === '') return trimmed
  return `${trimmed} fuel:${/\s/.test(fuel) ? `"${fuel}"` : fuel}`
}
