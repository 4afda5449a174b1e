/** Rows of the file as the port's records, and back. */
import { subjectKey, type EventFacts, type FeedEvent, type NewEvent } from '../../../shared/feed/events'
import { emptyFacts } from '../../../shared/feed/mapping/map-event'
import type { Row } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { RowCipher } from './row-cipher'

/**
 * The last number given to an event, also to one deleted since. Not the counter alone: damaged, it would give a number
 * twice.
 */
export const LAST_SEQ = `SELECT max((SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'events'),
  (SELECT coalesce(max(seq), 0) FROM events), (SELECT coalesce(max(seq), 0) FROM bodies))`

/** The sealed part of an event. */
interface Facts extends EventFacts {
  readonly identity: string
  readonly kind: string
}

export const EVENT_COLUMNS =
  'seq, source, family, trust, arrived_at, order_at, order_from, late, read, copies, copied_at, bytes, facts, body IS NULL'
/** What is needed to open the sealed part alone; see `openFacts`. */
export const FACTS_COLUMNS = 'seq, source, trust, body IS NULL, facts'
export type FactsRow = readonly [seq: number, source: string, trust: string, older: number, facts: Uint8Array]

/** Where facts are sealed to: whoever can write into the file must not make a signed event of an unsigned one. */
export interface FactsContext {
  readonly seq: number
  readonly source: string
  readonly trust: string
  /** An older program wrote it, and `upgrade.ts` has not come to it yet. */
  readonly older?: boolean
}
const placeOf = ({ seq, source, trust, older = false }: FactsContext): string =>
  older ? `facts ${seq}` : `facts ${seq} ${source} ${trust}`
const bodyPlace = (seq: number): string => `body ${seq}`
export const subjectStateContext = (tag: Uint8Array): string => `state ${Buffer.from(tag).toString('hex')}`
export const subjectMarksContext = (tag: Uint8Array): string => `marks ${Buffer.from(tag).toString('hex')}`
export const valueContext = (name: string): string => `value ${name}`

export function encryptFacts(vault: RowCipher, place: FactsContext, facts: Facts): Uint8Array {
  const {
    identity,
    kind,
    subject,
    status,
    title,
    latest,
    author,
    fromStaff,
    plate,
    vehicle,
    engineId,
    generationId,
    modelId,
    manufacturerId,
    projectId,
    statedAtMs,
    reading,
    mapping
  } = facts
  return vault.sealJson(
    {
      identity,
      kind,
      subject,
      status,
      title,
      latest,
      author,
      fromStaff,
      plate,
      vehicle,
      engineId,
      generationId,
      modelId,
      manufacturerId,
      projectId,
      statedAtMs,
      reading,
      mapping
    },
    placeOf(place)
  )
}
/** What cannot be opened any more is an event of which nothing is known: one bad row must not hide the list. */
export function decryptFacts(
  vault: RowCipher,
  [seq, source, trust, older, sealed]: readonly [...FactsRow, ...unknown[]]
): Facts {
  return (
    vault.openJson<Facts>(sealed, placeOf({ seq, source, trust, older: older === 1 })) ?? {
      ...emptyFacts('', `${UNREADABLE}${seq}`),
      identity: `${UNREADABLE}${seq}`,
      kind: ''
    }
  )
}
const UNREADABLE = 'unreadable-'
export const isUnreadable = ({ identity }: { readonly identity: string }): boolean => identity.startsWith(UNREADABLE)

/** @param row of `EVENT_COLUMNS` */
export function eventOf(
  vault: RowCipher,
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
  const opened = decryptFacts(vault, [seq, source, trust, older, facts] as unknown as FactsRow)
  return {
    // nobody vouches for a row that does not hold together
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

/**
 * What is sealed beside the facts: the length of the headers in four bytes, the headers as JSON, the body as received.
 */
function contentPieces({ headers, body }: Pick<NewEvent, 'headers' | 'body'>): readonly Uint8Array[] {
  const head = Buffer.from(JSON.stringify(headers))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.byteLength)
  return [length, head, body]
}

/** An event on its way to the worker: its headers and body are the next `contentBytes` of what is passed along. */
export interface PackedEvent extends Omit<NewEvent, 'headers' | 'body'> {
  readonly contentBytes: number
  readonly bodyBytes: number
}
export interface PackedEvents {
  readonly events: readonly PackedEvent[]
  readonly contents: Uint8Array
}
/** Many small buffers and header tables cost more to pass than to put into one piece. */
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
  // a buffer of its own: a view into a shared one would take all of it along to the worker
  const contents = new Uint8Array(events.reduce((sum, { contentBytes }) => sum + contentBytes, 0))
  let at = 0
  for (const piece of pieces) {
    contents.set(piece, at)
    at += piece.byteLength
  }
  return { events, contents }
}

/** The tag of the body within what is passed along for an event. */
export function bodyTagOf(vault: RowCipher, content: Uint8Array): Uint8Array {
  const length = new DataView(content.buffer, content.byteOffset).getUint32(0, true)
  return vault.bodyTag(content.subarray(4 + length))
}

export const encryptBody = (vault: RowCipher, seq: number, content: Uint8Array): Uint8Array =>
  vault.sealCompressed([content], bodyPlace(seq))
export function decryptBody(
  vault: RowCipher,
  seq: number,
  sealed: Uint8Array
): { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } | null {
  const content = vault.openCompressed(sealed, bodyPlace(seq))
  if (!content) return null
  const end = 4 + content.readUInt32LE()
  // a copy of its own: what is passed on must not take the whole buffer along
  return {
    headers: JSON.parse(content.toString('utf8', 4, end)) as Record<string, string>,
    body: new Uint8Array(content.subarray(end))
  }
}

export const subjectTag = (vault: RowCipher, { subject }: Pick<EventFacts, 'subject'>): Uint8Array =>
  vault.tag('subject', subjectKey(subject))
