/**
 * Prefixes of the desk's own search (`ecu:edc17`, `bmw:320d`), as the window shows them: chips beside the box that can
 * be taken out again. What is
 * typed stays the one truth; the desk reads the same text, and the service, which knows no prefixes, gets the words
 * without them.
 */
import { parseSearchQuery, type QueryChip, type ScopeName } from '@shared/search/search-query'

export { withFuelScope } from '@shared/search/fuel-scope'

/** Those offered beside the box. */
export const PREFIXES = [
  'ecu',
  'code',
  'fuel',
  'year',
  'maker',
  'note',
  'fav',
  'offline'
] as const satisfies readonly ScopeName[]
export type Prefix = (typeof PREFIXES)[number]
/** `value` is '' for `fav:` and `offline:`, or while it is still to come. */
export type PrefixChip = QueryChip

export interface ParsedText {
  readonly chips: readonly PrefixChip[]
  /** The words outside of prefixes, with single spaces. */
  readonly words: string
}

export function parseText(text: string): ParsedText {
  const { chips } = parseSearchQuery(text)
  const words = chips.toReversed().reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return { chips, words: words.replace(/\s+/g, ' ').trim() }
}

/**
 * The chips from before where nothing about them changed, so that a key in the words next to them draws none of them
 * again.
 */
export function reuseChips(
  before: readonly PrefixChip[] | undefined,
  now: readonly PrefixChip[]
): readonly PrefixChip[] {
  const same =
    before?.length === now.length &&
    now.every((chip, at) => {
      const old = before[at]
      return old?.scope === chip.scope && old.value === chip.value && old.from === chip.from && old.to === chip.to
    })
  return same && before ? before : now
}

/** Names the service does match, so that it is asked for them too. */
const SERVICE_PREFIXES: readonly ScopeName[] = ['maker', 'model']

/** What only this desk knows of an engine, so that an answer of the service would not be one to what was asked. */
const LOCAL_PREFIXES: readonly ScopeName[] = ['fav', 'offline', 'note']
/** Those that need no value. */
const FLAG_PREFIXES: readonly ScopeName[] = ['fav', 'offline']

/** True with `fav:`, `offline:` or `note:`, wherever it stands: the service can add nothing to that. */
export function isLocalOnly(text: string): boolean {
  return parseText(text).chips.some(({ scope }) => LOCAL_PREFIXES.includes(scope))
}

/** True with a prefix that the service would leave out of account: what it is asked is less than what was typed. */
export function hasLocalPrefix(text: string): boolean {
  return parseText(text).chips.some(({ scope }) => !SERVICE_PREFIXES.includes(scope))
}

/**
 * The prefix that stands in the box without a value and with nothing else to look for, e.g. 'ecu'; null: there is
 * something to look for.
 */
export function incompletePrefix(text: string): ScopeName | null {
  const { chips, words } = parseText(text)
  if (words !== '' || chips.some(({ scope, value }) => FLAG_PREFIXES.includes(scope) || value !== '')) return null
  return chips.at(-1)?.scope ?? null
}

/** What the service is asked: the plain words, and the names of maker and model. */
export function serviceQueryText(text: string): string {
  const { chips, words } = parseText(text)
  if (chips.length === 0) return text.trim()
  return [...chips.filter(({ scope }) => SERVICE_PREFIXES.includes(scope)).map(({ value }) => value), words]
    .filter(Boolean)
    .join(' ')
}

/** Every word asked for, with and without prefix, for marking. */
export function highlightWords(text: string): string {
  const { chips, words } = parseText(text)
  return [words, ...chips.map((chip) => chip.value)].filter(Boolean).join(' ')
}

/** The text with one chip taken out. */
export function removeChip(text: string, chip: PrefixChip): string {
  return `${text.slice(0, chip.from).trimEnd()} ${text.slice(chip.to).trimStart()}`.trim()
}

/** The text with a prefix begun at its end, ready for its value. */
export function appendPrefix(text: string, prefix: Prefix): string {
  return `${text.trimEnd()} ${prefix}:`.trimStart()
}
