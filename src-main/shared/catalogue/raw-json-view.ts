/**
 * An answer as received, made readable without changing what it says: numbers keep every digit and their spelling (1.0
 * is not 1), fields keep their order, and a field that was left out is told from one that is null or empty.
 */
import type { StoredBodyName } from './stored-bodies'
import { parseJson } from './reader/lossless-json'
import type { FieldKind, FieldTable } from './reader/field-kinds'
import { ENGINE_DETAIL, PERFORMANCE } from './reader/field-tables'

const TABLES: { readonly [N in StoredBodyName]: FieldTable } = { engine: ENGINE_DETAIL, performance: PERFORMANCE }
/** Signs that are not seen or turn the line around: written as JSON would escape them, which is the same text. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
/** A text, or a run of anything that is neither a text, a sign of structure nor blank. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/gsu
const INDENT = '  '

/** The same JSON with line ends and indents; null when it is none. Every text and number stays as it is spelt. */
export function prettyJson(text: string): string | null {
  if (!parseJson(text).ok) return null
  const tokens = text.replace(/^\ufeff/, '').match(TOKEN) ?? []
  let out = ''
  let depth = 0
  const line = (): string => `\n${INDENT.repeat(depth)}`
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (token === '}' || token === ']') {
      depth--
      out += before === '{' || before === '[' ? token : line() + token
      return
    }
    if (before === '{' || before === '[' || before === ',') out += line()
    if (token === '{' || token === '[') depth++
    out +=
      token === ':' ? ': ' : token.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  })
  return out
}

/** What the specification names and the answer does not give: left out, null, an empty text, or an empty list. */
export type GapKind = 'left-out' | 'null' | 'empty-text' | 'empty-list'
interface FieldReport {
  /** By kind, the fields as the service spells them, members of a list behind their place: `remap_stages[0].power`. */
  readonly gaps: { readonly [K in GapKind]: readonly string[] }
  /** Fields that the specification does not name, by the same spelling. */
  readonly unknown: readonly string[]
}

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Goes through an answer field by field; null when it is no JSON object. Values stay what they are: none is read here.
 */
export function fieldReport(name: StoredBodyName, text: string): FieldReport | null {
  const parsed = parseJson(text)
  if (!parsed.ok || !isPlain(parsed.value)) return null
  const gaps: { [K in GapKind]: string[] } = { 'left-out': [], null: [], 'empty-text': [], 'empty-list': [] }
  const unknown: string[] = []
  const look = (table: FieldTable, source: Plain, prefix: string): void => {
    for (const [field, kind] of Object.entries(table)) {
      const gap = Object.hasOwn(source, field) ? gapOf(source[field]) : 'left-out'
      if (gap !== null) gaps[gap].push(prefix + field)
      else members(kind, source[field], prefix + field)
    }
    for (const field of Object.keys(source)) if (!Object.hasOwn(table, field)) unknown.push(prefix + field)
  }
  const members = (kind: FieldKind, value: unknown, place: string): void => {
    if (typeof kind === 'string' || !Array.isArray(value)) return
    value.forEach((item: unknown, at) => {
      if (isPlain(item)) look(kind.items, item, `${place}[${at}].`)
    })
  }
  look(TABLES[name], parsed.value, '')
  return { gaps, unknown }
}

function gapOf(value: unknown): GapKind | null {
  if (value === null) return 'null'
  if (typeof value === 'string' && value.trim() === '') return 'empty-text'
  return Array.isArray(value) && value.length === 0 ? 'empty-list' : null
}
