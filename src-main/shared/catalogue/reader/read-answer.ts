/** From the JSON of an answer, or of a stored record, to the records of `records.ts`. */
import type { EndpointName, Endpoints } from '../endpoints'
import type { JsonObject } from '../../text/json-object'
import { toId } from '../ids'
import type { Redact } from '../stored-bodies'
import { SHAPES } from './answer-shapes'
import type { Drift } from './drift'
import { RecordReader, type RefusedAnswer } from './record-reader'

export type ReadResult<T> =
  | {
      readonly ok: true
      readonly data: T
      readonly drift: readonly Drift[]
    }
  | {
      readonly ok: false
      readonly reason: RefusedAnswer['refused']
      readonly drift: readonly Drift[]
      readonly rows?: number
    }

/**
 * Reads the parsed JSON of a 200 answer of one address.
 *
 * List items without a usable id are left out and reported as 'missing-id'; a list of which no item is usable is
 * refused, so that it does not pass for an empty one. Items with another parent stay and are reported: the reader
 * cannot know which of the two is wrong.
 */
export function readAnswer<N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  json: unknown,
  hide: Redact = (text) => text
): ReadResult<Endpoints[N]['result']> {
  return readShape(name, (param) => toId((params as JsonObject)[param]), json, hide)
}

/** Reads a record that the program stored itself, for example before a field existed; null: not such a record. */
export function readStoredRecord<N extends 'engine' | 'performance'>(
  name: N,
  json: unknown
): Endpoints[N]['result'] | null {
  const read = readShape(
    name,
    () => null,
    json,
    (text) => text
  )
  return read.ok ? read.data : null
}

function readShape<N extends EndpointName>(
  name: N,
  askedFor: (param: string) => string | null,
  json: unknown,
  hide: Redact
): ReadResult<Endpoints[N]['result']> {
  const shape = SHAPES[name]
  const reader = new RecordReader(hide)
  const asked = (param: string | undefined): string | null => (param === undefined ? null : askedFor(param))
  const data =
    'list' in shape ? reader.list(shape, asked(shape.parent), json) : reader.one(shape, json, asked(shape.asked))
  const drift = reader.notes.list()
  if ('refused' in data)
    return { ok: false, reason: data.refused, drift, ...(data.rows === undefined ? {} : { rows: data.rows }) }
  // sound because the compiler checks each table against its record type
  const records = (Array.isArray(data) ? data : data.record) as unknown as Endpoints[N]['result']
  return { ok: true, data: records, drift }
}
