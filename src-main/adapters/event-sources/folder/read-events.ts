/** Reads the events of a file. A file with one invalid line is skipped as a whole. */
import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { readBody } from '../../../shared/feed/event-body'
import { eventWithKind } from '../../../shared/feed/event-envelope'
import { parseRecordedEvents } from '../recorded-events'
import { kindFromName, type FileUse } from './file-names'

export interface ReadRules {
  readonly kindFrom: 'name' | 'field'
  /** Pointer to the kind in the event (`mapping/body-pointer`). */
  readonly kindField: string
  readonly maxBodyBytes: number
}
export interface FileEvent {
  readonly kind: string
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}
/** Why a file is skipped. 'no-event': invalid JSON or line. 'no-kind': the kind is missing. */
type SkipReason = 'no-event' | 'no-kind' | 'too-large'

/** Files of lines are held in memory, because they are processed as a whole. */
const MAX_LINES_BYTES = 64 * 1024 * 1024
/** Bytes of lines per turn of the event loop. */
const TURN_BYTES = 256 * 1024

export const maxBytesOf = (use: FileUse, { maxBodyBytes }: ReadRules): number =>
  use === 'event' ? maxBodyBytes : Math.max(MAX_LINES_BYTES, maxBodyBytes)

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
  // JSON that is nested too deeply is stored as received
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

/** JSON.parse rejects a byte order mark. */
const withoutBom = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
