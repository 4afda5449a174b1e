/**
 * Prefixes of the local search (`ecu:edc17`, `maker:bmw`) as chips. The typed text is the single source; the service
 * gets the words without prefixes.
 */
import { hasRightsOf, type Role } from '@shared/roles/role'
import { isTradeIndexField } from '@shared/search/index-fields'
import { parseSearchQuery, type QueryChip, type ScopeName } from '@shared/search/search-query'

const PREFIXES = ['ecu', 'code', 'year', 'maker', 'note', 'fav', 'offline'] as const satisfies readonly ScopeName[]
export type Prefix = (typeof PREFIXES)[number]
const isWorkshopPrefix = (prefix: Prefix): boolean => prefix === 'note' || isTradeIndexField(prefix)
/** The prefixes that find something for the role. */
export const prefixesOf = (role: Role): readonly Prefix[] =>
  PREFIXES.filter((prefix) => hasRightsOf(role, 'workshop') || !isWorkshopPrefix(prefix))

interface ParsedText {
  readonly chips: readonly QueryChip[]
  /** Words without prefixes, separated by single spaces. */
  readonly words: string
}

export function parseText(text: string): ParsedText {
  const { chips } = parseSearchQuery(text)
  const words = chips.toReversed().reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return { chips, words: words.replace(/\s+/g, ' ').trim() }
}

/** Returns the previous array when nothing changed, so that typing re-renders no chips. */
export function reuseChips(before: readonly QueryChip[] | undefined, now: readonly QueryChip[]): readonly QueryChip[] {
  const same =
    before?.length === now.length &&
    now.every((chip, at) => {
      const old = before[at]
      return old?.scope === chip.scope && old.value === chip.value && old.from === chip.from && old.to === chip.to
    })
  return same && before ? before : now
}

/** Words without prefixes, of which each must match. */
export const hasManyWords = (text: string): boolean => parseText(text).words.includes(' ')

/** Prefixes that the service matches by name. */
const SERVICE_PREFIXES: readonly ScopeName[] = ['maker', 'model']

/** Prefixes that only the local search can answer. */
const LOCAL_PREFIXES: readonly ScopeName[] = ['fav', 'offline', 'note']
/** Prefixes without a value: they filter at once. */
export const FLAG_PREFIXES: readonly ScopeName[] = ['fav', 'offline']

/** True when the text has a prefix that only the local search can answer. */
export function isLocalOnly(text: string): boolean {
  return parseText(text).chips.some(({ scope }) => LOCAL_PREFIXES.includes(scope))
}

/** True when the text has a prefix that the service ignores. */
export function hasLocalPrefix(text: string): boolean {
  return parseText(text).chips.some(({ scope }) => !SERVICE_PREFIXES.includes(scope))
}

/** The prefix without a value when there is nothing else to search for, e.g. 'ecu'; else null. */
export function incompletePrefix(text: string): ScopeName | null {
  const { chips, words } = parseText(text)
  if (words !== '' || chips.some(({ scope, value }) => FLAG_PREFIXES.includes(scope) || value !== '')) return null
  return chips.at(-1)?.scope ?? null
}

/** Query for the service: plain words and names of maker and model. */
export function serviceQueryText(text: string): string {
  const { chips, words } = parseText(text)
  if (chips.length === 0) return text.trim()
  return [...chips.filter(({ scope }) => SERVICE_PREFIXES.includes(scope)).map(({ value }) => value), words]
    .filter(Boolean)
    .join(' ')
}

/** All words to highlight, with and without prefix. */
export function highlightWords(text: string): string {
  const { chips, words } = parseText(text)
  return [words, ...chips.map((chip) => chip.value)].filter(Boolean).join(' ')
}

export function removeChip(text: string, chip: QueryChip): string {
  return `${text.slice(0, chip.from).trimEnd()} ${text.slice(chip.to).trimStart()}`.trim()
}

export function appendPrefix(text: string, prefix: Prefix): string {
  return `${text.trimEnd()} ${prefix}:`.trimStart()
}
