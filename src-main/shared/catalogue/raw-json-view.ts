/**
 * Pretty-prints a raw response and reports its gaps. Numbers keep all digits and their spelling, fields their order; a
 * left-out field differs from null and empty.
 */
import type { StoredBodyName } from './stored-bodies'
import { isObject, type JsonObject } from '../text/json-object'
import { parseJson } from './reader/lossless-json'
import type { FieldKind, FieldTable } from './reader/field-kinds'
import { ENGINE_DETAIL, PERFORMANCE } from './reader/field-tables'

const TABLES: { readonly [N in StoredBodyName]: FieldTable } = { engine: ENGINE_DETAIL, performance: PERFORMANCE }
/** Invisible characters and direction marks, shown as JSON escapes. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
/** A string, a structural character, or a run of anything else but blanks. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/gsu
const INDENT = '  '

/** The same JSON with line breaks and indents; null: invalid JSON. */
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

export type GapKind = 'left-out' | 'null' | 'empty-text' | 'empty-list'
interface FieldReport {
  /** Field names by kind of gap; members of a list as `remap_stages[0].power`. */
  readonly gaps: { readonly [K in GapKind]: readonly string[] }
  /** Fields outside the specification. */
  readonly unknown: readonly string[]
}

/** Reports the gaps of a response; null: not a JSON object. */
export function fieldReport(name: StoredBodyName, text: string): FieldReport | null {
  const parsed = parseJson(text)
  if (!parsed.ok || !isObject(parsed.value)) return null
  const gaps: { [K in GapKind]: string[] } = { 'left-out': [], null: [], 'empty-text': [], 'empty-list': [] }
  const unknown: string[] = []
  const look = (table: FieldTable, source: JsonObject, prefix: string): void => {
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
      if (isObject(item)) look(kind.items, item, `${place}[${at}].`)
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
