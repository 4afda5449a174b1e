/**
 * Parses a query: words that must all match, scopes such as `ecu:`, and spelling alternatives. Fast enough for each key
 * press.
 */
import { ENGINE_INDEX_COLUMNS, type EngineIndexField, type QueryField } from './index-fields'
import { TYPED_UNITS } from '../units/unit-symbols'
import { foldText, isHan, splitMixed, typedWords } from './fold-text'

export interface QueryToken {
  /** Folded. */
  readonly text: string
  /** Prefixes do not match. */
  readonly whole: boolean
}
export interface QueryWord {
  /** Without its scope. */
  readonly typed: string
  /** null: any field. */
  readonly field: QueryField | null
  /** One alternative must match with all its tokens. The first is the typed word. */
  readonly alternatives: readonly (readonly QueryToken[])[]
  /** The word split between letters and digits ("tdi150": tdi and 150), with a lower rank. */
  readonly looser: readonly (readonly QueryToken[])[]
}
export interface SearchQuery {
  readonly words: readonly QueryWord[]
  readonly favouritesOnly: boolean
  /** `offline:` is given: only engines that are completely cached. */
  readonly offlineOnly: boolean
  /** Fields that must equal a text (`ecu:="Bosch EDC17C46"`), whatever the case of A to Z. */
  readonly exact: readonly ExactField[]
  /** The scopes in order; `from` and `to` are positions in the text. */
  readonly chips: readonly QueryChip[]
}
export interface ExactField {
  readonly field: 'ecu' | 'code'
  readonly value: string
}
export interface QueryChip {
  readonly scope: ScopeName
  /** With `=` in front for an equal text. */
  readonly value: string
  readonly from: number
  readonly to: number
}

/** Scopes without a word that filter by stored state. */
type FlagName = 'fav' | 'offline'
export type ScopeName = Exclude<EngineIndexField, 'engine'> | 'model' | 'maker' | 'note' | FlagName
const ENGINE_SCOPES = ENGINE_INDEX_COLUMNS.map(({ name }) => name).filter((name) => name !== 'engine')
const SCOPES = {
  ...Object.fromEntries(ENGINE_SCOPES.map((name) => [name, name])),
  model: 'model',
  maker: 'manufacturer',
  note: 'note',
  fav: null,
  offline: null
} as Readonly<Record<ScopeName, QueryField | null>>
const isFlag = (scope: ScopeName | undefined): scope is FlagName => scope === 'fav' || scope === 'offline'
const isScope = (name: string): name is ScopeName => Object.hasOwn(SCOPES, name)

/** Longer input is a pasted page; the rest is ignored. */
const MAX_WORDS = 12
const MAX_LENGTH = 300
const MAX_YEARS = 60

/** Any word before a colon may be a manufacturer, except for single letters, numbers and URL schemes. */
const MAKER = /^\p{L}[\p{L}\p{N}]+$/u
const WITH_UNIT = `\\d{2,4}\\s*(?:${TYPED_UNITS.PS}|${TYPED_UNITS.kW})`
const PARTS = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}]+)[:：](?!\\/))?(=?"[^"]*"?|${WITH_UNIT}|[^\\s"]+)?`,
  'giu'
)
/** With a hyphen, or with the en dash of the texts that the program shows. */
const YEARS = /^(\d{4})[-–](\d{4})$/
const POWER = new RegExp(`^(\\d{2,4})\\s*(?:${TYPED_UNITS.PS}|(${TYPED_UNITS.kW}))$`, 'iu')
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

interface Part {
  text: string
  field: QueryField | null
}

/**
 * Parses a query.
 *
 * `ecu: edc17` with a blank scopes the next word; quotes may contain blanks; any other word of two letters or more
 * before a colon is a manufacturer (`bmw:320d`); `year:2012-2015` means any of these years; "184 ps" is one word;
 * `ecu:="edc17"` and `code:=cfgb` mean the whole text of the field.
 *
 * @param synonyms groups of words with the same meaning
 */
export function parseSearchQuery(text: string, synonyms: readonly (readonly string[])[] = []): SearchQuery {
  const parts: Part[] = []
  const chips: QueryChip[] = []
  const flags = new Set<FlagName>()
  const exact: ExactField[] = []
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
      if ((scope === 'ecu' || scope === 'code') && value.startsWith('=')) {
        const whole = value.slice(1).trim()
        if (whole) exact.push({ field: scope, value: whole })
      } else parts.push({ text: value, field: scope ? SCOPES[scope] : null })
      if (scope) chips.push({ scope, value, from, to: match.index + whole.length })
    }
  }
  // a scope without a value yet has no effect
  if (pending)
    chips.push({
      scope: pending.scope,
      value: '',
      from: pending.from,
      to: text.indexOf(':', pending.from) < 0 ? text.length : text.indexOf(':', pending.from) + 1
    })
  const words = withSynonyms(parts.flatMap(readPart).slice(0, MAX_WORDS), synonyms)
  return { words, favouritesOnly: flags.has('fav'), offlineOnly: flags.has('offline'), exact, chips }
}

function readPart({ text, field }: Part): QueryWord[] {
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
  const tokens = POWER.test(text) ? [foldText(text).replace(/[.\s]/g, '')] : typedWords(text)
  const joined = joinedCode(text)
  return tokens.map((token) => ({
    typed: token,
    field,
    alternatives: [[plain(token)], ...spellings(token)],
    looser: [...cuts(token), ...(joined === null ? [] : [[plain(joined)]])]
  }))
}

/** "2grfe" of "2GR-FE", which is also stored without the hyphen; null: no such code. */
const joinedCode = (text: string): string | null =>
  /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+)+$/i.test(text) ? text.replaceAll('-', '').toLowerCase() : null

const plain = (text: string): QueryToken => ({ text, whole: false })
const wholeWord = (text: string): QueryToken => ({ text, whole: true })

/** Alternative spellings: power with its unit, small numbers in Roman. */
function spellings(word: string): QueryToken[][] {
  const power = POWER.exec(word)
  if (power) return [[wholeWord(`${power[1]}${power[2] === undefined ? 'ps' : 'kw'}`)]]
  const roman = romanOf(word)
  if (roman) return [[wholeWord(roman)]]
  const arabic = ROMAN.indexOf(word)
  return arabic > 0 ? [[wholeWord(String(arabic))]] : []
}

const romanOf = (word: string): string | undefined =>
  /^\d{1,2}$/.test(word) ? ROMAN[Number(word)] || undefined : undefined

function cuts(word: string): QueryToken[][] {
  if (isHan(word) || POWER.test(word)) return []
  return splitMixed(word).flatMap((parts) => {
    const roman = romanOf(parts.at(-1) ?? '')
    // "golf7" must not find "75 kW"
    const cut = parts.map((part) => (/^\d$/.test(part) ? wholeWord(part) : plain(part)))
    return roman ? [cut, [...cut.slice(0, -1), wholeWord(roman)]] : [cut]
  })
}

/** Each word of a sequence that has synonyms gets them all: `(a AND b) OR c` is `(a OR c) AND (b OR c)`. */
function withSynonyms(words: QueryWord[], groups: readonly (readonly string[])[]): QueryWord[] {
  const found = words.map((): QueryToken[][] => [])
  for (const group of groups) {
    const members = group.map((member) => typedWords(member)).filter((member) => member.length > 0)
    for (const member of members) {
      const others = members.filter((other) => other.join(' ') !== member.join(' ')).map((one) => one.map(wholeWord))
      for (let from = 0; from + member.length <= words.length; from++) {
        const isHere = member.every(
          (token, at) => words[from + at]?.typed === token && words[from + at]?.field === words[from]?.field
        )
        if (isHere) for (let at = from; at < from + member.length; at++) found[at]?.push(...others)
      }
    }
  }
  return words.map((word, at) => ({ ...word, alternatives: [...word.alternatives, ...(found[at] ?? [])] }))
}

function yearsBetween(a: number, b: number): number[] {
  const [from, to] = a <= b ? [a, b] : [b, a]
  return Array.from({ length: Math.min(MAX_YEARS, to - from + 1) }, (_, at) => to - at).reverse()
}
