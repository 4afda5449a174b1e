/** Messages between the computers of a workspace: an event that one received, or a time of which events are missing. */
import { bytesOf, textOf } from '../feed/event-body'
import { SOURCE_IDS, type SourceId, type Trust } from '../feed/events'
import { isObject } from '../text/json-object'

/** Computers tell ages, because their clocks may differ. */
export interface SharedEvent {
  readonly type: 'event'
  readonly source: SourceId
  readonly kind: string
  readonly headers: Readonly<Record<string, string>>
  readonly trust: Trust
  /** As its receiver stored it. */
  readonly identity: string
  /** Since it arrived, when it was published. */
  readonly ageMs: number
  readonly body: Uint8Array
}

export interface SharedGap {
  readonly type: 'gap'
  readonly source: SourceId
  readonly fromAgeMs: number
  readonly toAgeMs: number
}

const TRUST: Readonly<Record<Trust, true>> = { signed: true, source: true, unsigned: true, own: true }
const LENGTH_BYTES = 4

/** The length of the head in four bytes, the head as JSON, and the body. */
export function packShared(shared: SharedEvent | SharedGap): Uint8Array {
  const { body, ...head } = shared.type === 'event' ? shared : { ...shared, body: new Uint8Array() }
  const text = bytesOf(JSON.stringify(head))
  const bytes = new Uint8Array(LENGTH_BYTES + text.length + body.length)
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, LENGTH_BYTES)
  bytes.set(body, LENGTH_BYTES + text.length)
  return bytes
}

const isAge = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value)
const isSource = (value: unknown): value is SourceId => (SOURCE_IDS as readonly unknown[]).includes(value)

/** null: not what this program writes. */
export function unpackShared(bytes: Uint8Array): SharedEvent | SharedGap | null {
  if (bytes.length < LENGTH_BYTES) return null
  const end = LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const text = textOf(bytes.subarray(LENGTH_BYTES, end))
  let head: unknown
  try {
    head = JSON.parse(text ?? '')
  } catch {
    return null
  }
  if (!isObject(head) || !isSource(head['source'])) return null
  const { type, source, fromAgeMs, toAgeMs, kind, headers, trust, identity, ageMs } = head
  if (type === 'gap') return isAge(fromAgeMs) && isAge(toAgeMs) ? { type, source, fromAgeMs, toAgeMs } : null
  if (type !== 'event' || typeof kind !== 'string' || typeof identity !== 'string' || !isAge(ageMs)) return null
  if (typeof trust !== 'string' || !Object.hasOwn(TRUST, trust) || !isObject(headers)) return null
  if (!Object.values(headers).every((value) => typeof value === 'string')) return null
  return {
    type,
    source,
    kind,
    headers: headers as Record<string, string>,
    trust: trust as Trust,
    identity,
    ageMs,
    body: bytes.subarray(end)
  }
}
