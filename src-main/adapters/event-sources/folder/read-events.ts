/** What is in a file of events. All of it or nothing: a file one of whose lines is no event stays untouched. */
import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { readBody } from '../../../shared/feed/event-body'
import { eventWithKind } from '../../../shared/feed/event-envelope'
import { parseRecordedEvents } from '../recorded-events'
import { kindFromName, type FileUse } from './file-names'

export interface ReadRules {
  readonly kindFrom: 'name' | 'field'
  /** Place of the kind in the event, as in `core/feed/pointer`. */
  readonly kindField: string
  readonly maxBodyBytes: number
}
export interface FileEvent {
  readonly kind: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}
/**
 * Why a file is left where it is. 'no-event' no JSON, or a line that is no recorded event. 'no-kind' it does not say
 * what happened.
 */
export type SkipReason = 'no-event' | 'no-kind' | 'too-large'

/** Of a file of lines. It is held in memory as a whole, since it is all or nothing. */
const MOST_LINES_BYTES = 64 * 1024 * 1024
/** Bytes of lines that are read in one turn of the main process. */
const TURN_BYTES = 256 * 1024

export const maxBytesOf = (use: FileUse, { maxBodyBytes }: ReadRules): number =>
  use === 'event' ? maxBodyBytes : Math.max(MOST_LINES_BYTES, maxBodyBytes)

export async function readEvents(
  name: string,
  use: FileUse,
  bytes: Uint8Array,
  rules: ReadRules
): Promise<readonly FileEvent[] | SkipReason> {
  const events = use === 'lines' ? await eventsOfLinesFile(bytes, rules) : eventOfFile(name, withoutBom(bytes), rules)
  if (typeof events === 'string') return events
  return events.some(({ body }) => body.byteLength > rules.maxBodyBytes) ? 'too-large' : events
}

function eventOfFile(
  name: string,
  bytes: Uint8Array,
  { kindFrom, kindField }: ReadRules
): readonly FileEvent[] | SkipReason {
  const reading = readBody(bytes)
  // deeper than anything honest: it is JSON, and kept as received like everywhere
  if (!reading.ok && reading.problem === 'not-json') return 'no-event'
  if (kindFrom === 'name') return withKind(kindFromName(name), bytes)
  const { kind, body, headers } = eventWithKind(bytes, kindField)
  return withKind(kind, body, headers)
}
const withKind = (
  kind: string,
  body: Uint8Array,
  headers: FileEvent['headers'] = {}
): readonly FileEvent[] | SkipReason => (kind.trim() === '' ? 'no-kind' : [{ kind, body, headers }])

async function eventsOfLinesFile(
  bytes: Uint8Array,
  { maxBodyBytes }: ReadRules
): Promise<readonly FileEvent[] | SkipReason> {
  if (!isUtf8(bytes)) return 'no-event'
  const events = await parseRecordedEvents(
    linesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    0,
    maxBodyBytes
  )
  if ('problem' in events)
    return events.problem === 'too-large' || events.problem === 'long-line' ? 'too-large' : 'no-event'
  return events.map(({ kind, body, headers }) => ({ kind, body: Buffer.from(body, 'utf8'), headers }))
}

async function* linesOf(bytes: Buffer): AsyncGenerator<string, void, void> {
  let turn = 0
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from)
    const to = end < 0 ? bytes.length : end
    yield bytes.toString('utf8', from, to)
    if ((turn += to - from + 1) >= TURN_BYTES) {
      turn = 0
      await setImmediate()
    }
    from = to + 1
  }
}

/** Some programs begin a text with a mark of UTF-8, which JSON does not know. */
const withoutBom = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
