/**
 * Events of tickets and projects: what a source hands over, and what is kept of it.
 *
 * Delivery, layout, signing, retries and order are not stated by the service (traps 85-91). So a source hands over
 * bytes, what they say is read by
 * a mapping that is data, and whatever no mapping understands is kept and shown as received.
 */
import { EVENT_KINDS, type EventFamily, type SubjectType } from './event-kinds'

export { EVENT_KINDS, type EventFamily, type SubjectType }

/** One of each: a source is its kind of transport. 'replay' plays a file, 'demo' an invented day. */
export const SOURCE_IDS = ['webhook', 'mqtt', 'relay', 'polling', 'folder', 'replay', 'demo'] as const
export type SourceId = (typeof SOURCE_IDS)[number]

/** An event as it arrived. */
export interface RawEvent {
  readonly source: SourceId
  /** As received, whatever it says; empty when the source was told none. */
  readonly kind: string
  /**
   * Where the body itself names the kind (`pointer.ts`), in place of `kind`. It is looked for once the signature, which
   * is
   * of all the bytes, is verified.
   */
  readonly kindField?: string
  /** The very bytes, up to the cap: signatures and identity are of these. */
  readonly body: Uint8Array
  /** Names in lower case. What a source has instead of headers (user properties, an event id) stands here too. */
  readonly headers: Readonly<Record<string, string>>
  readonly arrivedAtMs: number
  /** It came over a connection that a login of the source was asked for: user and password, certificate or token. */
  readonly login?: boolean
  /** It was sent while this desk was away and comes in bulk now: told in a summary, not one by one. */
  readonly catchUp?: boolean
}

/**
 * What became of an event that a source handed over.
 *
 * 'stored': it is on disk now, and only now may the source confirm it. 'known': it already was. 'refused': never to be
 * kept as it is, for the
 * reason given; sending it again changes nothing. 'not-stored': it could not be written or there was no room in the
 * queue; the sender should come again.
 */
export type Delivery =
  | { readonly outcome: 'stored' | 'known' }
  | { readonly outcome: 'refused'; readonly reason: 'signature' | 'no-secret' | 'not-json' | 'too-large' }
  | { readonly outcome: 'not-stored'; readonly reason: 'store' | 'busy' | 'closed' }

/** Never rejects. Resolves when the event is on disk, or will not be. */
export type Deliver = (event: RawEvent) => Promise<Delivery>

/**
 * How far the origin of an event is vouched for: its own signature, the login of the source, nothing, or this desk
 * itself.
 */
export type Trust = 'signed' | 'source' | 'unsigned' | 'own'

export interface SubjectRef {
  /** 'none': neither a ticket nor a project as far as kind and mapping say. */
  readonly type: SubjectType | 'none'
  /**
   * As text, whatever it is on the wire; never empty. Where none was found it is the event's identity, so that the
   * event stands alone.
   */
  readonly id: string
}

/** One text for both parts of a subject. */
export const subjectKey = ({ type, id }: SubjectRef): string => `${type}:${id}`

/** The words the feed knows; 'other' is any word it does not, shown as received. */
export const TICKET_STATUSES = ['opened', 'pending', 'answered', 'closed'] as const
export const PROJECT_STATUSES = ['waiting', 'in-progress', 'finished'] as const
export type StatusWord = (typeof TICKET_STATUSES)[number] | (typeof PROJECT_STATUSES)[number] | 'other'

export interface EventStatus {
  readonly word: StatusWord
  /** As received in the body; null when the kind alone says it. */
  readonly text: string | null
  /** The kind says it outright; the body only holds what was true when it was written. */
  readonly from: 'kind' | 'body'
  /** Opened because a closed ticket was re-opened. */
  readonly reopened: boolean
  /**
   * What the body itself says where the kind says otherwise: a signature covers the body alone. Absent: they agree, or
   * one of them says nothing.
   */
  readonly bodySays?: StatusWord
}

/** What a mapping found in a body. Null: not found. Texts are clipped, see `CLIP`; the body itself is kept whole. */
export interface EventFacts {
  readonly subject: SubjectRef
  readonly status: EventStatus | null
  /** Subject line of a ticket, name of a project. Personal data may be in it. */
  readonly title: string | null
  /** Newest message, or name of the newest file. Personal data. */
  readonly latest: string | null
  /** Who wrote it. Personal data. */
  readonly author: string | null
  readonly fromStaff: boolean | null
  /** Number plate. Personal data. */
  readonly plate: string | null
  /** What to look for in the catalogue where no id is given: the vehicle in words. */
  readonly vehicle: string | null
  /** Catalogue ids, as decimal text of an int64. */
  readonly engineId: string | null
  readonly generationId: string | null
  readonly modelId: string | null
  readonly manufacturerId: string | null
  /** A ticket's project, where it names one. */
  readonly projectId: string | null
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

/** What the pipeline gives to the store. */
export interface NewEvent extends EventFacts {
  /** Same identity, same event: `id:` with the mapped id, else `sha256:` over kind and body. */
  readonly identity: string
  readonly source: SourceId
  readonly kind: string
  readonly family: EventFamily
  readonly trust: Trust
  readonly arrivedAtMs: number
  /**
   * Decides whether its status and texts count over another's: `statedAtMs` where that is believable, else
   * `arrivedAtMs`.
   * Lists are in order of arrival.
   */
  readonly orderMs: number
  readonly orderFrom: 'stated' | 'arrival'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** An event as kept, without its body and headers (see `EventStore.raw`). */
export interface FeedEvent extends Omit<NewEvent, 'headers' | 'body'> {
  /** Order of storing on this desk, from 1 on, never used twice. */
  readonly seq: number
  readonly bodyBytes: number
  readonly read: boolean
  /**
   * When it was stored, its subject already had a later one. Shown, and its status does not count over the later one.
   */
  readonly late: boolean
  /** How often it came again, and when last. Nothing is hidden by taking duplicates together. */
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
