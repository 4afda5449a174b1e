/**
 * What somebody typed, understood: words that must all be found, the scopes of `ecu:` and the like, and the ways each
 * word may be written.
 *
 * Pure and quick: the window may call it for the chips, main calls it for the search.
 */
import type { QueryField } from './index-fields'
import { foldText, isHan, splitMixed, typedWords } from './fold-text'

export interface QueryToken {
  /** Folded. */
  readonly text: string
  /** Only the whole word counts, not words that begin with it. */
  readonly whole: boolean
}
export interface QueryWord {
  /** As typed, without its scope. */
  readonly typed: string
  /** null: may stand in any field. */
  readonly field: QueryField | null
  /** One of these must be found; of each, all tokens. The first is what was typed. */
  readonly alternatives: readonly (readonly QueryToken[])[]
  /** The word cut where letters and digits meet ("tdi150": tdi and 150): found so, it counts less than as typed. */
  readonly looser: readonly (readonly QueryToken[])[]
}
export interface SearchQuery {
  readonly words: readonly QueryWord[]
  /** `fav:` is among the scopes. */
  readonly favouritesOnly: boolean
  /** `offline:` is among the scopes: only engines whose whole page can be read without network. */
  readonly offlineOnly: boolean
  /** The scopes in order, for removable chips; `from` and `to` are places in the typed text. */
  readonly chips: readonly QueryChip[]
}
export interface QueryChip {
  readonly scope: ScopeName
  readonly value: string
  readonly from: number
  readonly to: number
}

export type ScopeName = 'ecu' | 'tcu' | 'code' | 'fuel' | 'year' | 'power' | 'model' | 'maker' | 'note' | FlagName
/** Scopes without a word: they select engines by what is stored of them. */
type FlagName = 'fav' | 'offline'
const SCOPES: Readonly<Record<ScopeName, QueryField | null>> = {
  ecu: 'ecu',
  tcu: 'tcu',
  code: 'code',
  fuel: 'fuel',
  year: 'year',
  power: 'power',
  model: 'model',
  maker: 'manufacturer',
  note: 'note',
  fav: null,
  offline: null
}
const isFlag = (scope: ScopeName | undefined): scope is FlagName => scope === 'fav' || scope === 'offline'
const isScope = (name: string): name is ScopeName => Object.hasOwn(SCOPES, name)

/** More are no search but a pasted page; the rest is left out. */
const MAX_WORDS = 12
const MAX_LENGTH = 300
const MAX_YEARS = 60

/** Any word may be a manufacturer's before a colon; a lone letter, a number or the beginning of an address is not. */
const MAKER = /^\p{L}[\p{L}\p{N}]+$/u
const PARTS = /(?:(?<![\p{L}\p{N}])([\p{L}\p{N}]+)[:：](?!\/))?("[^"]*"?|[^\s"]+)?/gu
const YEARS = /^(\d{4})-(\d{4})$/
const NUMBER = /^\d{2,4}$/
const WITH_UNIT = /^(\d{2,4})(ps|hp|bhp|cv|pk|zs|ag|hk|лс|kw|квт)$/
const KILOWATT = /^(kw|квт)$/
const UNIT = /^(ps|hp|bhp|cv|pk|zs|ag|hk|лс|л\.с\.?|kw|квт)$/
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

interface Part {
  text: string
  field: QueryField | null
}

/**
 * Reads a query.
 *
 * `ecu: edc17` with a blank after the colon scopes the next word; a word in quotes may hold blanks; any other word of
 * two letters and more before a colon is a manufacturer (`bmw:320d`); `year:2012-2015` is any of these years; "184 ps"
 * is one word.
 *
 * @param synonyms groups of words that mean the same; a word of a group stands for each of them
 */
export function parseSearchQuery(text: string, synonyms: readonly (readonly string[])[] = []): SearchQuery {
  const parts: Part[] = []
  const chips: QueryChip[] = []
  const flags = new Set<FlagName>()
  let pending = null as { scope: ScopeName; from: number } | null
  for (const match of text.slice(0, MAX_LENGTH).matchAll(PARTS)) {
    const [whole, prefix, quotedValue] = match
    if (whole === '') continue
    const value = (quotedValue ?? '').replaceAll('"', '').trim()
    const name = prefix === undefined ? undefined : foldText(prefix)
    const scope: ScopeName | undefined = name === undefined ? pending?.scope : isScope(name) ? name : undefined
    const from: number = name === undefined && pending ? pending.from : match.index
    pending = null
    if (name !== undefined && scope === undefined && !MAKER.test(name)) {
      parts.push({ text: whole, field: null })
      continue
    }
    if (name !== undefined && scope === undefined) {
      parts.push({ text: name, field: 'manufacturer' })
      chips.push({
        scope: 'maker',
        value: prefix ?? '',
        from: match.index,
        to: match.index + (prefix?.length ?? 0) + 1
      })
      if (value) parts.push({ text: value, field: null })
      continue
    }
    if (isFlag(scope)) {
      flags.add(scope)
      chips.push({ scope, value: '', from, to: from + (prefix?.length ?? 0) + 1 })
      if (value) parts.push({ text: value, field: null })
    } else if (scope && value === '') pending = { scope, from }
    else {
      parts.push({ text: value, field: scope ? SCOPES[scope] : null })
      if (scope) chips.push({ scope, value, from, to: match.index + whole.length })
    }
  }
  // its value is still to come; until then it binds nothing
  if (pending)
    chips.push({
      scope: pending.scope,
      value: '',
      from: pending.from,
      to: text.indexOf(':', pending.from) < 0 ? text.length : text.indexOf(':', pending.from) + 1
    })
  const words = withUnits(parts)
    .flatMap((part) => readPart(part, synonyms))
    .slice(0, MAX_WORDS)
  return { words, favouritesOnly: flags.has('fav'), offlineOnly: flags.has('offline'), chips }
}

/** A number and the unit of power after it are one word. */
function withUnits(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const folded = foldText(part.text)
    if (last && UNIT.test(folded) && NUMBER.test(last.text) && part.field === null)
      last.text += folded.replaceAll('.', '')
    else joined.push({ ...part })
  }
  return joined
}

function readPart({ text, field }: Part, synonyms: readonly (readonly string[])[]): QueryWord[] {
  const years = field === 'year' ? YEARS.exec(text) : null
  if (years)
    return [
      {
        typed: text,
        field,
        alternatives: yearsBetween(Number(years[1]), Number(years[2])).map((year) => [wholeWord(String(year))]),
        looser: []
      }
    ]
  const tokens = typedWords(text)
  if (tokens.length === 0) return []
  const same = synonymsOf(tokens, synonyms)
  // words that mean the same must not be torn apart; the rest is easier to find one by one
  if (same.length > 0 && tokens.length > 1)
    return [{ typed: text, field, alternatives: [tokens.map(plain), ...same], looser: [] }]
  return tokens.map((token) => ({
    typed: token,
    field,
    alternatives: [[plain(token)], ...spellings(token), ...same],
    looser: cuts(token)
  }))
}

const plain = (text: string): QueryToken => ({ text, whole: false })
const wholeWord = (text: string): QueryToken => ({ text, whole: true })

/** Other ways to write one word: power with its unit, small numbers in Roman. */
function spellings(word: string): QueryToken[][] {
  const power = WITH_UNIT.exec(word)
  if (power) return [[wholeWord(`${power[1]}${KILOWATT.test(power[2] ?? '') ? 'kw' : 'ps'}`)]]
  const roman = romanOf(word)
  if (roman) return [[wholeWord(roman)]]
  const arabic = ROMAN.indexOf(word)
  return arabic > 0 ? [[wholeWord(String(arabic))]] : []
}

const romanOf = (word: string): string | undefined =>
  /^\d{1,2}$/.test(word) ? ROMAN[Number(word)] || undefined : undefined

function cuts(word: string): QueryToken[][] {
  if (isHan(word) || WITH_UNIT.test(word)) return []
  return splitMixed(word).flatMap((parts) => {
    const roman = romanOf(parts.at(-1) ?? '')
    // "golf7" must not find "75 kW"
    const cut = parts.map((part) => (/^\d$/.test(part) ? wholeWord(part) : plain(part)))
    return roman ? [cut, [...cut.slice(0, -1), wholeWord(roman)]] : [cut]
  })
}

function synonymsOf(tokens: readonly string[], groups: readonly (readonly string[])[]): QueryToken[][] {
  const key = tokens.join(' ')
  const found: QueryToken[][] = []
  for (const group of groups) {
    const members = group.map((member) => typedWords(member))
    if (!members.some((member) => member.join(' ') === key)) continue
    for (const member of members) if (member.length > 0 && member.join(' ') !== key) found.push(member.map(wholeWord))
  }
  return found
}

function yearsBetween(a: number, b: number): number[] {
  const [from, to] = a <= b ? [a, b] : [b, a]
  return Array.from({ length: Math.min(MAX_YEARS, to - from + 1) }, (_, at) => from + at)
}
