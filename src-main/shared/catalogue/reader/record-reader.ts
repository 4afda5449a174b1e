/**
 * The tolerant reader of one answer. Every field is optional: left out and null are the same null, and a value of
 * another type is null and reported. A number as text is read as the number, and a number where text belongs as its
 * digits; both are reported. Fields without a place in the specification are reported and left out.
 */
import { MAX_VALUE_STRING_LENGTH } from '../../dyno/value-strings'
import { isObject, type JsonObject } from '../../text/json-object'
import { toId } from '../ids'
import type { Redact } from '../stored-bodies'
import type { ListShape, RecordShape } from './answer-shapes'
import { cleanText, cleanValues, TEXT_LIMIT } from './clean-text'
import { AnswerDrift } from './drift'
import type { FieldTable, MembersKind, ScalarKind } from './field-kinds'

/** Longest list that is read: no list of the catalogue comes near it. */
export const MAX_ROWS = 50_000

interface Field {
  readonly name: string
  readonly kind: ScalarKind | MembersKind
  readonly nullable: boolean
}
const fieldLists = new WeakMap<FieldTable, readonly Field[]>()
/** The fields of a table, parsed once: a long list reads the table many thousand times. */
function fieldsOf(table: FieldTable): readonly Field[] {
  let fields = fieldLists.get(table)
  if (!fields) {
    fields = Object.entries(table).map(([name, kind]) =>
      typeof kind === 'string'
        ? { name, kind: kind.replace('?', '') as ScalarKind, nullable: kind.endsWith('?') }
        : { name, kind, nullable: kind.nullable === true }
    )
    fieldLists.set(table, fields)
  }
  return fields
}
const NUMBER_TEXT = /^\s*[+-]?\d+(?:\.\d+)?\s*$/
/** "1.968" of a field for integers is 1968 in many languages. */
const MAY_BE_GROUPED = /\d\.\d{3}\s*$/

export interface RefusedAnswer {
  /**
   * 'other-shape': a list where one record belongs, or an object that shares no field with it, such as `{}`.
   * 'other-record': a record with another id than the requested one. 'too-many': a list of more than `MAX_ROWS`.
   */
  readonly refused: 'other-shape' | 'other-record' | 'too-many'
  /** Entries of the list, for 'too-many'. */
  readonly rows?: number
}
const OTHER_SHAPE: RefusedAnswer = { refused: 'other-shape' }

/** The store keeps one record for an id, the last, in the place of the last. */
function lastOfEachId(records: readonly JsonObject[]): JsonObject[] {
  const byId = new Map<unknown, JsonObject>()
  for (const record of records) {
    byId.delete(record['id'])
    byId.set(record['id'], record)
  }
  return [...byId.values()]
}

export class RecordReader {
  readonly notes: AnswerDrift
  readonly #hide: Redact

  constructor(hide: Redact) {
    this.#hide = hide
    this.notes = new AnswerDrift(hide)
  }

  list({ list: table, anyOf, parent }: ListShape, asked: string | null, json: unknown): JsonObject[] | RefusedAnswer {
    if (!Array.isArray(json)) return OTHER_SHAPE
    const items: readonly unknown[] = json
    if (items.length > MAX_ROWS) return { refused: 'too-many', rows: items.length }
    const records: JsonObject[] = []
    const needed = anyOf ?? ['id']
    for (const item of items) {
      const record = this.#item(table, item, '')
      if (record === null) continue
      if (parent !== undefined && asked !== null && record[parent] !== null && record[parent] !== asked)
        this.notes.add(parent, 'foreign-parent')
      if (needed.some((field) => record[field] !== null)) records.push(record)
      else this.notes.add(needed[0] ?? 'id', 'missing-id')
    }
    if (items.length > 0 && records.length === 0) return OTHER_SHAPE
    return anyOf ? records : lastOfEachId(records)
  }

  one(
    { one: table, notEmpty = false, asked: param }: RecordShape,
    json: unknown,
    asked: string | null
  ): { readonly record: JsonObject } | RefusedAnswer {
    if (!isObject(json)) return OTHER_SHAPE
    if (notEmpty && !Object.keys(table).some((key) => Object.hasOwn(json, key) && json[key] !== null))
      return OTHER_SHAPE
    const keys = Object.keys(json)
    if ((keys.length > 0 || param !== undefined) && !keys.some((key) => Object.hasOwn(table, key))) return OTHER_SHAPE
    const record = this.#record(table, json, '')
    if (asked === null || record['id'] === asked) return { record }
    this.notes.add('id', record['id'] === null ? 'missing-id' : 'foreign-id')
    return record['id'] === null ? { record: { ...record, id: asked } } : { refused: 'other-record' }
  }

  #item(table: FieldTable, item: unknown, prefix: string): JsonObject | null {
    if (isObject(item)) return this.#record(table, item, prefix)
    this.notes.add(`${prefix}[]`, 'wrong-type')
    return null
  }

  #record(table: FieldTable, source: JsonObject, prefix: string): JsonObject {
    const record: Record<string, unknown> = {}
    for (const { name, kind, nullable } of fieldsOf(table)) {
      const received = Object.hasOwn(source, name) ? source[name] : null
      record[name] = received === null ? null : this.#field(kind, received, prefix + name)
      // callers note a missing id, since not every record needs one
      if (received === null && !nullable && !(prefix === '' && name === 'id'))
        this.notes.add(prefix + name, 'missing-field')
    }
    for (const field of Object.keys(source))
      if (!Object.hasOwn(table, field)) this.notes.add(prefix + field, 'unknown-field')
    return record
  }

  #field(kind: ScalarKind | MembersKind, received: unknown, field: string): unknown {
    if (typeof kind === 'string') return this.#scalar(kind, received, field)
    if (!Array.isArray(received)) return this.#wrong(field)
    const items: readonly unknown[] = received.length > kind.most ? received.slice(0, kind.most) : received
    if (items.length < received.length) this.notes.add(field, 'too-long')
    return items.map((item) => this.#item(kind.items, item, `${field}.`)).filter((item) => item !== null)
  }

  #scalar(kind: ScalarKind, received: unknown, field: string): unknown {
    switch (kind) {
      case 'id':
        return this.#id(received, field)
      case 'boolean':
        return typeof received === 'boolean' ? received : this.#wrong(field)
      case 'year':
        return this.#number(received, 'integer', field) || null
      case 'integer':
      case 'number':
        return this.#number(received, kind, field)
      case 'values':
        return this.#values(received, field)
      case 'address': {
        const address = this.#whole(received, TEXT_LIMIT, field)
        return address === null ? null : this.#hide(cleanText(address).text)
      }
      case 'text':
      case 'prose': {
        const text = this.#string(received, field)
        if (text === null) return null
        const clean = cleanText(text, { lines: kind === 'prose' })
        if (clean.cut) this.notes.add(field, 'too-long')
        // removing characters may reveal the secret
        return this.#hide(clean.text)
      }
    }
  }

  #id(received: unknown, field: string): string | null {
    // a larger number that is no bigint was a fraction or a power and has lost digits
    const text =
      typeof received === 'bigint' || Number.isSafeInteger(received)
        ? String(received)
        : typeof received === 'string'
          ? received.trim()
          : null
    return toId(text) ?? this.#wrong(field)
  }

  #number(received: unknown, kind: 'integer' | 'number', field: string): number | null {
    if (typeof received === 'bigint') return Number(received)
    if (typeof received === 'number' && Number.isFinite(received)) {
      if (kind === 'integer' && !Number.isInteger(received)) this.notes.add(field, 'wrong-type')
      return received
    }
    this.#wrong(field)
    if (typeof received !== 'string' || !NUMBER_TEXT.test(received)) return null
    if (kind === 'integer' && MAY_BE_GROUPED.test(received)) return null
    const value = Number(received)
    return Number.isFinite(value) ? value : null
  }

  #string(received: unknown, field: string): string | null {
    if (typeof received === 'string') return this.#hide(received)
    this.#wrong(field)
    return typeof received === 'number' || typeof received === 'bigint' ? this.#hide(String(received)) : null
  }

  /** A text that must not be clipped; null: too long. */
  #whole(received: unknown, limit: number, field: string): string | null {
    const text = this.#string(received, field)
    if (text === null || text.length <= limit) return text
    this.notes.add(field, 'too-long')
    return null
  }

  /** An overlong value string keeps one character above the limit, so that it does not pass for a missing one. */
  #values(received: unknown, field: string): string | null {
    const text = this.#string(received, field)
    if (text === null || text.length <= MAX_VALUE_STRING_LENGTH) return text && this.#hide(cleanValues(text))
    this.notes.add(field, 'too-long')
    return this.#hide(cleanValues(text.slice(0, MAX_VALUE_STRING_LENGTH + 1))).padEnd(MAX_VALUE_STRING_LENGTH + 1)
  }

  #wrong(field: string): null {
    this.notes.add(field, 'wrong-type')
    return null
  }
}
