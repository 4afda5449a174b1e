/**
 * Events of tickets and projects, as delivered and as stored.
 *
 * The specification does not state delivery, layout, signing, retries and order (traps 85-91). So a source delivers
 * bytes, a mapping reads them, and an event without a fitting mapping is stored and shown as received.
 */
import type { EventFamily, StatusWord, SubjectType } from './event-kinds'

/**
 * One source per transport. 'workspace' takes over what other computers received, 'replay' plays a file, 'demo' an
 * invented day.
 */
export const SOURCE_IDS = ['webhook', 'mqtt', 'relay', 'polling', 'folder', 'workspace', 'replay', 'demo'] as const
export type SourceId = (typeof SOURCE_IDS)[number]

export interface RawEvent {
  readonly source: SourceId
  /** As received; empty: none was sent. */
  readonly kind: string
  /** JSON pointer to the kind in the body, in place of `kind`; read after the signature is verified. */
  readonly kindField?: string
  /** Unchanged bytes, the base of signature and identity. */
  readonly body: Uint8Array
  /** Names in lower case; also user properties or an event id of sources without headers. */
  readonly headers: Readonly<Record<string, string>>
  readonly arrivedAtMs: number
  /** The connection was authenticated by password, certificate or token. */
  readonly login?: boolean
  /** Sent during an outage and delivered in bulk: reported in one summary. */
  readonly catchUp?: boolean
  /** Stored as read, without a notification. */
  readonly read?: true
  /** Received by another computer of the workspace, which decided this. */
  readonly vouched?: Trust
}

/**
 * Result of a delivery. 'stored': on disk, so the source may confirm it. 'known': already stored. 'refused': a retry
 * changes nothing. 'not-stored': writing failed or the queue is full; the sender should retry.
 */
export type Delivery =
  | { readonly outcome: 'stored' | 'known' }
  | { readonly outcome: 'refused'; readonly reason: 'signature' | 'no-secret' | 'not-json' | 'too-large' }
  | { readonly outcome: 'not-stored'; readonly reason: 'store' | 'busy' | 'closed' }

/** Never rejects. Resolves once the event is stored or given up. */
export type Deliver = (event: RawEvent) => Promise<Delivery>

/** Authentication of an event: by signature, login of the source, nothing, or this installation itself. */
export type Trust = 'signed' | 'source' | 'unsigned' | 'own'

export interface SubjectRef {
  /** 'none': neither a ticket nor a project. */
  readonly type: SubjectType | 'none'
  /** Text, never empty. Without an id in the event it is the event's identity. */
  readonly id: string
}

/** One text for both parts of a subject. */
export const subjectKey = ({ type, id }: SubjectRef): string => `${type}:${id}`

export interface EventStatus {
  readonly word: StatusWord
  /** As received in the body; null: from the kind alone. */
  readonly text: string | null
  readonly from: 'kind' | 'body'
  /** Opened because a closed ticket was re-opened. */
  readonly reopened: boolean
  /** Word of the body where it contradicts the kind; a signature covers only the body. */
  readonly bodySays?: StatusWord
}

/** Texts that a ticket or project takes over from its events. */
export const CARRIED_FIELDS = [
  // subject line of a ticket, name of a project; may contain personal data
  'title',
  // newest message, or name of the newest file; personal data
  'latest',
  // personal data
  'author',
  // number plate; personal data
  'plate',
  // the vehicle in words, to search the catalogue without an id
  'vehicle',
  // catalogue ids, as decimal text of an int64
  'engineId',
  'generationId',
  'modelId',
  'manufacturerId',
  // of the project that a ticket names
  'projectId'
] as const
/** null: not found. Clipped to `CLIP`. */
export type CarriedFacts = { readonly [F in (typeof CARRIED_FIELDS)[number]]: string | null }

/** Values that a mapping found in a body; null: not found. */
export interface EventFacts extends CarriedFacts {
  readonly subject: SubjectRef
  readonly status: EventStatus | null
  readonly fromStaff: boolean | null
  /** Time stated in the body, in milliseconds since 1970. */
  readonly statedAtMs: number | null
  /**
   * 'mapped': subject found. 'partial': something was, but not the subject. 'as-received': nothing, or not readable
   * this deep.
   */
  readonly reading: 'mapped' | 'partial' | 'as-received'
  /** Id of the mapping that was used; null: none fits. */
  readonly mapping: string | null
}

/** An event to be stored. */
export interface NewEvent extends EventFacts {
  /** Same identity, same event: `id:` with the mapped id, else `sha256:` over kind and body. */
  readonly identity: string
  readonly source: SourceId
  readonly kind: string
  readonly family: EventFamily
  readonly trust: Trust
  readonly arrivedAtMs: number
  /** Decides which event's status and texts count: `statedAtMs` if plausible, else `arrivedAtMs`. */
  readonly orderMs: number
  readonly orderFrom: 'stated' | 'arrival'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly read?: true
}

/** A stored event without its body and headers (see `EventStore.raw`). */
export interface FeedEvent extends Omit<NewEvent, 'headers' | 'body' | 'read'> {
  /** Order of storing, from 1, never reused. */
  readonly seq: number
  readonly bodyBytes: number
  readonly read: boolean
  /** A later event of the subject was stored before; the status of this one does not count. */
  readonly late: boolean
  /** Number of duplicates, and the arrival of the last one. */
  readonly copies: number
  readonly lastCopyAtMs: number | null
}

/** Longest texts of facts, in characters. */
export const CLIP = {
  id: 200,
  kind: 100,
  title: 300,
  latest: 600,
  author: 120,
  plate: 40,
  vehicle: 200,
  status: 60,
  header: 500
} as const
