/** Maps rows of the events' file to records of the port, and back. */
import {
  subjectKey,
  type EventFacts,
  type FeedEvent,
  type NewEvent,
  type SubjectRef
} from '../../../shared/feed/events'
import { emptyFacts } from '../../../shared/feed/mapping/map-event'
import type { Row } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { RowCipher } from './row-cipher'

/** The highest event number ever used. Not the counter alone: if damaged, it would assign a number twice. */
export const LAST_SEQ = `SELECT max((SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'events'),
  (SELECT coalesce(max(seq), 0) FROM events), (SELECT coalesce(max(seq), 0) FROM bodies))`

/** The encrypted part of an event. */
interface Facts extends EventFacts {
  readonly identity: string
  readonly kind: string
}

export const EVENT_COLUMNS =
  'seq, source, family, trust, arrived_at, order_at, order_from, late, read, copies, copied_at, bytes, facts, body IS NULL'
export const FACTS_COLUMNS = 'seq, source, trust, body IS NULL, facts'
export type FactsRow = readonly [seq: number, source: string, trust: string, older: number, facts: Uint8Array]

/** Authenticated context of the facts: a writer to the file must not turn an unsigned event into a signed one. */
interface FactsContext {
  readonly seq: number
  readonly source: string
  readonly trust: string
  /** Written by an older program and not yet converted by `upgradeStep`. */
  readonly older?: boolean
}
const contextOf = ({ seq, source, trust, older = false }: FactsContext): string =>
  older ? `facts ${seq}` : `facts ${seq} ${source} ${trust}`
const bodyContext = (seq: number): string => `body ${seq}`
export const subjectStateContext = (tag: Uint8Array): string => `state ${Buffer.from(tag).toString('hex')}`
export const subjectMarksContext = (tag: Uint8Array): string => `marks ${Buffer.from(tag).toString('hex')}`
export const valueContext = (name: string): string => `value ${name}`

const FACTS: readonly (keyof Facts)[] = [
  'identity',
  'kind',
  ...(Object.keys(emptyFacts('', '')) as (keyof EventFacts)[])
]
/** @param facts may have other fields, which are not encrypted */
export const encryptFacts = (cipher: RowCipher, context: FactsContext, facts: Facts): Uint8Array =>
  cipher.sealJson(Object.fromEntries(FACTS.map((name) => [name, facts[name]])), contextOf(context))
/** Facts that cannot be decrypted become an empty event: one bad row must not hide the list. */
export function decryptFacts(
  cipher: RowCipher,
  [seq, source, trust, older, sealed]: readonly [...FactsRow, ...unknown[]]
): Facts {
  return (
    cipher.openJson<Facts>(sealed, contextOf({ seq, source, trust, older: older === 1 })) ?? {
      ...emptyFacts('', `${UNREADABLE}${seq}`),
      identity: `${UNREADABLE}${seq}`,
      kind: ''
    }
  )
}
const UNREADABLE = 'unreadable-'
export const isUnreadable = ({ identity }: { readonly identity: string }): boolean => identity.startsWith(UNREADABLE)

export function eventOf(
  cipher: RowCipher,
  [
    seq,
    source,
    family,
    trust,
    arrivedAtMs,
    orderMs,
    orderFrom,
    late,
    read,
    copies,
    lastCopyAtMs,
    bodyBytes,
    facts,
    older
  ]: Row
): FeedEvent {
  const opened = decryptFacts(cipher, [seq, source, trust, older, facts] as unknown as FactsRow)
  return {
    // an unreadable row is not trusted
    ...opened,
    seq,
    source,
    family,
    trust: isUnreadable(opened) ? 'unsigned' : trust,
    arrivedAtMs: timeColumn(arrivedAtMs),
    orderMs: timeColumn(orderMs),
    orderFrom,
    late: late === 1,
    read: read === 1,
    copies,
    lastCopyAtMs: lastCopyAtMs === null ? null : timeColumn(lastCopyAtMs),
    bodyBytes
  } as FeedEvent
}

/** Plain text of a body: length of the headers in four bytes, headers as JSON, body as received. */
function contentPieces({ headers, body }: Pick<NewEvent, 'headers' | 'body'>): readonly Uint8Array[] {
  const head = Buffer.from(JSON.stringify(headers))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.byteLength)
  return [length, head, body]
}

/** An event for the worker; its headers and body are the next `contentBytes` of `PackedEvents.contents`. */
interface PackedEvent extends Omit<NewEvent, 'headers' | 'body'> {
  readonly contentBytes: number
  readonly bodyBytes: number
}
export interface PackedEvents {
  readonly events: readonly PackedEvent[]
  readonly contents: Uint8Array
}
/** Packs headers and bodies into one buffer: structured cloning of many small ones is slower. */
export function packEvents(batch: readonly NewEvent[]): PackedEvents {
  const pieces: Uint8Array[] = []
  const events = batch.map(({ headers, body, ...event }) => {
    const content = contentPieces({ headers, body })
    pieces.push(...content)
    return {
      ...event,
      contentBytes: content.reduce((sum, piece) => sum + piece.byteLength, 0),
      bodyBytes: body.byteLength
    }
  })
  // a new buffer: a view would copy the whole shared one
  return { events, contents: new Uint8Array(Buffer.concat(pieces)) }
}

export function bodyTagOf(cipher: RowCipher, content: Uint8Array): Uint8Array {
  const length = new DataView(content.buffer, content.byteOffset).getUint32(0, true)
  return cipher.bodyTag(content.subarray(4 + length))
}

export const encryptBody = (cipher: RowCipher, seq: number, content: Uint8Array): Uint8Array =>
  cipher.sealCompressed([content], bodyContext(seq))
export function decryptBody(
  cipher: RowCipher,
  seq: number,
  sealed: Uint8Array
): { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } | null {
  const content = cipher.openCompressed(sealed, bodyContext(seq))
  if (!content) return null
  const end = 4 + content.readUInt32LE()
  // a copy: a view would transfer the whole buffer
  return {
    headers: JSON.parse(content.toString('utf8', 4, end)) as Record<string, string>,
    body: new Uint8Array(content.subarray(end))
  }
}

export const subjectTag = (cipher: RowCipher, subject: SubjectRef): Uint8Array =>
  cipher.tag('subject', subjectKey(subject))
