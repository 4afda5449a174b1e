/**
 * The tolerant reader: from the JSON of an answer to the records of `records.ts`.
 *
 * Every field is optional. Left out and null are the same null; a value of another type is null and reported, except
 * where nothing is lost:
 * a number written as text is read as the number, a number where text belongs as its digits, and both are reported.
 * Fields that the
 * specification does not name are reported and kept beside the records.
 */
import type { EndpointName, Endpoints } from '../endpoints'
import { toId } from '../ids'
import type { Redact } from '../stored-bodies'
import { AnswerDrift, type Drift } from './drift'
import { MAX_VALUE_STRING_LENGTH } from '../../dyno/value-strings'
import {
  ENGINE,
  ENGINE_DETAIL,
  GENERATION,
  MANUFACTURER,
  MODEL,
  PERFORMANCE,
  SEARCH_RESULT,
  SUBSCRIPTION,
  VEHICLE_TYPE,
  type FieldTable,
  type MembersKind,
  type ScalarKind
} from './field-tables'
import { cleanText, cleanValues, TEXT_LIMIT } from './clean-text'

export type ReadResult<T> =
  | {
      readonly ok: true
      readonly data: T
      readonly drift: readonly Drift[]
      /**
       * Unknown fields as received, by JSON pointer of their place in the answer ("/3/colour"). Not normalised: never
       * show it as it is.
       */
      readonly extra: ReadonlyMap<string, unknown>
    }
  | {
      readonly ok: false
      /**
       * 'other-shape': a list where one record belongs, or an object that shares no field with it. 'other-record': a
       * record, but not the one asked
       * for. 'too-many': a list of more than `MOST_ROWS`.
       */
      readonly reason: 'other-shape' | 'other-record' | 'too-many'
      readonly drift: readonly Drift[]
      /** Entries of the list, for 'too-many'. */
      readonly rows?: number
    }

/** No list of the catalogue has as many entries; one that has would fill the window and all its tables. */
export const MAX_ROWS = 50_000

type Plain = Readonly<Record<string, unknown>>
type Shape =
  /** `parent`: the field that names the parent, and with it the parameter that asked for it. */
  | { readonly list: FieldTable; readonly anyOf?: readonly string[]; readonly parent?: string }
  /**
   * `asked`: the parameter that holds the record's own id. It stands in when the answer has none; another one is
   * another record. `notEmpty`: without any
   * of its fields it is no record.
   */
  | { readonly one: FieldTable; readonly asked?: string; readonly notEmpty?: boolean }

const SHAPES: { readonly [N in EndpointName]: Shape } = {
  // what connecting rests on: an object that says nothing comes from anybody
  subscription: { one: SUBSCRIPTION, notEmpty: true },
  types: { list: VEHICLE_TYPE },
  type: { one: VEHICLE_TYPE, asked: 'type_id' },
  manufacturers: { list: MANUFACTURER, parent: 'vehicle_type_id' },
  manufacturer: { one: MANUFACTURER, asked: 'manufacturer_id' },
  models: { list: MODEL, parent: 'manufacturer_id' },
  model: { one: MODEL, asked: 'model_id' },
  generations: { list: GENERATION, parent: 'model_id' },
  generation: { one: GENERATION, asked: 'generation_id' },
  engines: { list: ENGINE },
  engine: { one: ENGINE_DETAIL, asked: 'engine_id' },
  engineSearch: { list: ENGINE },
  // the meaning of a performance record's own id is not stated: it may be missing
  performance: { one: PERFORMANCE },
  search: { list: SEARCH_RESULT, anyOf: ['engine_id', 'generation_id', 'model_id', 'manufacturer_id', 'type_id'] }
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Field {
  readonly name: string
  readonly kind: ScalarKind | MembersKind
  readonly nullable: boolean
}
const fieldLists = new WeakMap<FieldTable, readonly Field[]>()
/** The fields of a table, taken apart once: long lists have hundreds of thousands of them. */
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

/**
 * Reads the parsed JSON of a 200 answer of one address.
 *
 * List items without a usable id cannot be opened; they are left out and counted as 'missing-id'. A list with items of
 * which none can be opened is
 * no list of the service: it must not pass for an empty one. Items that name another parent stay: whether the
 * list or the item is wrong is not for the reader to say.
 */
export function readAnswer<N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  json: unknown,
  hide: Redact = (text) => text
): ReadResult<Endpoints[N]['result']> {
  const shape = SHAPES[name]
  const reader = new AnswerReader(hide)
  const asked = (param: string | undefined): string | null =>
    param === undefined ? null : toId((params as Plain)[param])
  const data =
    'list' in shape ? reader.list(shape, asked(shape.parent), json) : reader.one(shape, json, asked(shape.asked))
  if (!Array.isArray(data) && 'refused' in data)
    return {
      ok: false,
      reason: data.refused,
      drift: reader.notes.list(),
      ...(data.rows === undefined ? {} : { rows: data.rows })
    }
  // the tables are checked against the record types field by field, which is what makes this true
  return {
    ok: true,
    data: (Array.isArray(data) ? data : data.record) as unknown as Endpoints[N]['result'],
    drift: reader.notes.list(),
    extra: reader.extra
  }
}

type Refused = { readonly refused: Extract<ReadResult<unknown>, { ok: false }>['reason']; readonly rows?: number }
const OTHER_SHAPE: Refused = { refused: 'other-shape' }

class AnswerReader {
  readonly notes: AnswerDrift
  readonly extra = new Map<string, unknown>()
  readonly #hide: Redact

  constructor(hide: Redact) {
    this.#hide = hide
    this.notes = new AnswerDrift(hide)
  }

  list(
    { list: table, anyOf = ['id'], parent }: Extract<Shape, { list: unknown }>,
    asked: string | null,
    json: unknown
  ): Plain[] | Refused {
    if (!Array.isArray(json)) return OTHER_SHAPE
    const items: readonly unknown[] = json
    if (items.length > MAX_ROWS) return { refused: 'too-many', rows: items.length }
    const records: Plain[] = []
    items.forEach((item, index) => {
      const record = this.#item(table, item, '', `/${index}`)
      if (record === null) return
      if (parent !== undefined && asked !== null && record[parent] !== null && record[parent] !== asked)
        this.notes.add(parent, 'foreign-parent')
      if (anyOf.some((field) => record[field] !== null)) records.push(record)
      else this.notes.add(anyOf[0] ?? 'id', 'missing-id')
    })
    return items.length > 0 && records.length === 0 ? OTHER_SHAPE : records
  }

  one(
    { one: table, notEmpty = false }: Extract<Shape, { one: unknown }>,
    json: unknown,
    asked: string | null
  ): { readonly record: Plain } | Refused {
    if (!isPlain(json)) return OTHER_SHAPE
    if (notEmpty && !Object.keys(table).some((key) => Object.hasOwn(json, key) && json[key] !== null))
      return OTHER_SHAPE
    const keys = Object.keys(json)
    if (keys.length > 0 && !keys.some((key) => Object.hasOwn(table, key))) return OTHER_SHAPE
    const record = this.#record(table, json, '', '')
    if (asked === null || record['id'] === asked) return { record }
    this.notes.add('id', record['id'] === null ? 'missing-id' : 'foreign-id')
    return record['id'] === null ? { record: { ...record, id: asked } } : { refused: 'other-record' }
  }

  #item(table: FieldTable, item: unknown, prefix: string, place: string): Plain | null {
    if (isPlain(item)) return this.#record(table, item, prefix, place)
    this.notes.add(`${prefix}[]`, 'wrong-type')
    return null
  }

  #record(table: FieldTable, source: Plain, prefix: string, place: string): Plain {
    const record: Record<string, unknown> = {}
    for (const { name, kind, nullable } of fieldsOf(table)) {
      const received = Object.hasOwn(source, name) ? source[name] : null
      record[name] = received === null ? null : this.#field(kind, received, prefix + name, `${place}/${name}`)
      // that a record has no id is noted where it is known whether it needs one
      if (received === null && !nullable && !(prefix === '' && name === 'id'))
        this.notes.add(prefix + name, 'missing-field')
    }
    for (const field of Object.keys(source)) {
      if (Object.hasOwn(table, field)) continue
      this.notes.add(prefix + field, 'unknown-field')
      this.extra.set(`${place}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`, source[field])
    }
    return record
  }

  #field(kind: ScalarKind | MembersKind, received: unknown, field: string, place: string): unknown {
    if (typeof kind === 'string') return this.#scalar(kind, received, field)
    if (!Array.isArray(received)) return this.#wrong(field)
    const items: readonly unknown[] = received.length > kind.most ? received.slice(0, kind.most) : received
    if (items.length < received.length) this.notes.add(field, 'too-long')
    return items
      .map((item, index) => this.#item(kind.items, item, `${field}.`, `${place}/${index}`))
      .filter((item) => item !== null)
  }

  #scalar(kind: ScalarKind, received: unknown, field: string): unknown {
    switch (kind) {
      case 'id':
        return this.#id(received, field)
      case 'boolean':
        return typeof received === 'boolean' ? received : this.#wrong(field)
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
        // taking signs out may have put together what was hidden before
        return this.#hide(clean.text)
      }
    }
  }

  #id(received: unknown, field: string): string | null {
    // a number beyond 2^53-1 that is no bigint was a fraction or a power: its digits are lost already
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
    const value = Number(received)
    return Number.isFinite(value) ? value : null
  }

  #string(received: unknown, field: string): string | null {
    if (typeof received === 'string') return this.#hide(received)
    this.#wrong(field)
    return typeof received === 'number' || typeof received === 'bigint' ? this.#hide(String(received)) : null
  }

  /** Text that would say something else if it were cut: null where it is too long. */
  #whole(received: unknown, limit: number, field: string): string | null {
    const text = this.#string(received, field)
    if (text === null || text.length <= limit) return text
    this.notes.add(field, 'too-long')
    return null
  }

  /** A value string that is too long keeps one sign more than is read, so that it is not taken for a missing one. */
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
