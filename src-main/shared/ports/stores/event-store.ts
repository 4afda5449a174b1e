/** What the feed needs from outside. */
import type { PlayedEvent } from '../../feed/demo-day'
import type { Moment } from '../../feed/gaps'
import type { FieldMapping } from '../../feed/mapping/field-mapping'
import type { SourceRefusal } from '../../feed/sources/refusals'
import type { Deliver, EventFacts, EventStatus, FeedEvent, NewEvent, SourceId, SubjectRef } from '../../feed/events'

// ── sources
// ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type SourceState = 'off' | 'connecting' | 'listening' | 'failing'

/**
 * Why a source does not run, in words a text can be written for (`feed.problem.<code>`).
 *
 * 'forbidden-path' a path that is not one of the reading ones. 'refused' login, key or certificate not accepted.
 * 'limit' the family's calls are used
 * up. 'proxy-login' the proxy of this network wants a login. 'redirected' it points to another address, where nothing
 * is sent. 'not-tls' what answers does not speak TLS. 'no-secret' signed events are asked for
 * and there is no secret: everything would be refused. 'key-store' there is one, and the system does not give it out.
 * 'own-trial' the receiver refused
 * what it sent itself. Of the watched folder: 'folder-own' it is this program's own. 'folder-full' more files stay in
 * it than can be
 * remembered. 'file-…' of single files, `n` of which are like the one that is named.
 */
export type SourceProblemCode =
  | 'port-in-use'
  | 'port-forbidden'
  | 'address-unavailable'
  | 'no-secret'
  | 'no-address'
  | 'bad-address'
  | 'not-connected'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'insecure'
  | 'proxy-login'
  | 'not-tls'
  | 'key-store'
  | 'own-trial'
  | 'certificate-file'
  | 'redirected'
  | 'not-a-stream'
  | 'not-the-service'
  | 'protocol'
  | 'too-large'
  | 'limit'
  | 'forbidden-path'
  | 'store'
  | 'file'
  | 'internal'
  | 'no-folder'
  | 'folder-unreachable'
  | 'folder-own'
  | 'folder-full'
  | 'file-no-event'
  | 'file-no-kind'
  | 'file-too-large'
  | 'file-unreadable'
  | 'file-stays'

export interface SourceProblem {
  readonly code: SourceProblemCode
  /**
   * Port, host, HTTP status, name of a setting or of a file: for the window, since a file's name may be personal. Never
   * a secret or a body.
   */
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * What a person should know although it runs. 'network': others on the network can reach it. 'unsigned': nobody
 * vouches. 'no-login': nor does the other end, which lets in anybody. 'plain': not encrypted on the way. 'writers':
 * whoever may write there.
 */
export type SourceWarning = 'network' | 'unsigned' | 'no-login' | 'plain' | 'writers'

export interface SourceStatus {
  readonly id: SourceId
  readonly state: SourceState
  readonly problem: SourceProblem | null
  readonly warnings: readonly SourceWarning[]
  /** When this state began. */
  readonly sinceMs: number
  /** Where it listens or what it is connected to, without user and query; null: nowhere. */
  readonly at: string | null
  /** All the addresses others can call it by, `at` first. Only of a source that is called. */
  readonly addresses?: readonly string[]
  /** When it tries again by itself; null: it does not, or need not. */
  readonly retryAtMs: number | null
  /** Progress of a replay or a demo day. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

/**
 * `ok` true: it was reached just now and could deliver. `waiting`: how many events or files of events wait there, where
 * that can be told.
 */
export type SourceTest =
  | { readonly ok: true; readonly at: string | null; readonly waiting?: number }
  | { readonly ok: false; readonly problem: SourceProblem }

/** A way for events to come here. Nothing it does rejects or throws into the others; what goes wrong is its status. */
export interface EventSource {
  readonly id: SourceId
  /**
   * True when what was sent while it was away comes after all (a broker's session, a poll): being away leaves no hole
   * then.
   */
  readonly catchesUp: () => boolean
  /**
   * Of a source that does not listen but asks: up to when it knows everything; null: not yet in this run. A source
   * without it knows it while it listens.
   */
  readonly knownAt?: () => Moment | null
  /**
   * Reads its settings and begins; comes back by itself with back-off. Without effect when it runs or is switched off.
   */
  start(deliver: Deliver): Promise<void>
  /** Nothing is delivered after it resolves. Without effect when stopped. */
  stop(): Promise<void>
  status(): SourceStatus
  /** Told of a change of status, and of each refusal. */
  onStatus(listener: () => void): () => void
  /** What came and was not taken, the newest first. Only of a source that strangers can call. */
  refusals?(): readonly SourceRefusal[]
  /** Tries what it needs, without disturbing what runs. */
  test(): Promise<SourceTest>
  /**
   * Only where something can be asked for what came meanwhile: at once instead of when it is due. Without effect when
   * stopped.
   */
  readonly askNow?: () => void
  /** The calls that costs at least; null: it does not run. */
  readonly askCalls?: () => number | null
}

/** A source that plays what it is given: a recorded file, the demo's day. */
export interface Player extends EventSource {
  /** @param speed times as fast as recorded; 0: without pauses, as one catch-up */
  play(events: readonly PlayedEvent[], speed: number): Promise<void>
  /** Resolves when what is being played has ended. */
  finished(): Promise<void>
  /** Ends what is being played. */
  halt(): Promise<void>
}

/**
 * When each source was last known to listen, so that an outage has bounds even after a kill. Small and written often;
 * may lose the last seconds.
 */
export interface UptimeLog {
  /** Never rejects: what cannot be read is not known. */
  read(): Promise<Readonly<Partial<Record<SourceId, number>>>>
  /** Milliseconds since 1970 for each source that listens now. Never rejects. */
  write(alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void>
}

/** SHA-256 and HMAC, which core has no means for. */
export interface Digests {
  /** Over the parts as one. */
  sha256(...parts: readonly Uint8Array[]): Uint8Array
  hmacSha256(secret: string, body: Uint8Array): Uint8Array
  /** In a time that does not depend on where the two differ. */
  equal(a: Uint8Array, b: Uint8Array): boolean
}

// ── notifications
// ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Hears of events that are on disk. */
export interface Notifier {
  /**
   * @param events new ones only, in the order of storing; copies are not told
   * @param catchUp they came in bulk after sleep, a reconnect or a replay: one summary, no chain of sounds
   */
  arrived(events: readonly FeedEvent[], catchUp: boolean): void
}

// ── store
// ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a store answers for each event of a batch, in the batch's order. */
export type Appended =
  /** `snoozed`: its ticket or project is, so it is kept without a word and stands in no list yet. */
  | { readonly isNew: true; readonly event: FeedEvent; readonly snoozed: boolean }
  /** Its identity is kept already (or was, and its trace is): `copies` of that event went up. */
  | { readonly isNew: false; readonly seq: number | null }

/** Filters of the list. All that are given must hold; absent or empty: any. */
export interface FeedFilter {
  readonly kinds?: readonly string[]
  readonly families?: readonly ('fileTuning' | 'support' | 'unknown')[]
  /** 'other': a word the feed does not know. */
  readonly statuses?: readonly EventStatus['word'][]
  /**
   * Whose status `statuses` and `FeedCounts.byStatus` mean: the event's own (absent), or what its ticket or project has
   * now. In `groups` always the latter.
   */
  readonly statusOf?: 'event' | 'subject'
  readonly sources?: readonly SourceId[]
  readonly subject?: SubjectRef
  /** In title, newest message, author, vehicle, plate, subject id, kind; letters and accents folded. */
  readonly text?: string
  /** By arrival, as the list is. */
  readonly fromMs?: number
  readonly toMs?: number
  /** As events are deleted. */
  readonly arrivedBeforeMs?: number
  readonly unread?: boolean
  readonly claimed?: 'me' | 'others' | 'nobody'
  /** Who is meant by 'me': the name this desk claims under; absent or '': nobody. */
  readonly me?: string
  /** Left out unless true. */
  readonly snoozed?: boolean
}

/** By keyset, newest first: `before` is the `next` of the page before. */
export interface PageRequest {
  readonly filter: FeedFilter
  readonly before?: string
  /** 1 to 500. */
  readonly limit: number
}
export interface Page<T> {
  readonly items: readonly T[]
  /** null: that was the last. */
  readonly next: string | null
}

export interface Unread {
  /** Unread events that are not snoozed: what a badge says. */
  readonly events: number
  /** When the next snooze ends, and the number with it; null: none is snoozed. */
  readonly changesAtMs: number | null
}

export interface FeedCounts {
  readonly total: number
  readonly unread: number
  readonly byKind: Readonly<Record<string, number>>
  readonly byFamily: Readonly<Record<string, number>>
  /** '': without a status. */
  readonly byStatus: Readonly<Record<string, number>>
  readonly bySource: Readonly<Record<string, number>>
  /** Events that fit but for being snoozed, whether the filter leaves those out or not. */
  readonly snoozed: number
  /** Greatest seq among them; 0: there are none. What came after it has not been counted. */
  readonly latestSeq: number
}

/** Numbers by which one event counts over another, the first that differs decides; the last is the event's seq. */
export type Stamp = readonly [number, number, number, seq: number]

/**
 * A ticket or project with what happened to it. Folded from its events by `foldSubject`, whatever order they came in.
 */
export interface SubjectState {
  readonly subject: SubjectRef
  readonly title: string | null
  /** The one of the latest event that states one. null: none did. */
  readonly status: EventStatus | null
  /**
   * When the event the status is from arrived, and the time it states. `statusFromArrival`: it states none that is
   * believed, so the order is a guess and marked.
   */
  readonly statusAtMs: number | null
  readonly statusStatedAtMs: number | null
  readonly statusFromArrival: boolean
  readonly latest: string | null
  readonly author: string | null
  readonly plate: string | null
  readonly vehicle: string | null
  readonly engineId: string | null
  readonly generationId: string | null
  readonly modelId: string | null
  readonly manufacturerId: string | null
  readonly projectId: string | null
  /** Of the event that arrived last: its kind, its arrival, and the time it states. */
  readonly lastKind: string
  readonly lastAtMs: number
  readonly lastStatedAtMs: number | null
  readonly lastSeq: number
  /** Seq of the event that `status` is from. */
  readonly statusSeq: number | null
  readonly events: number
  /**
   * Something of it is from a recorded file or from an event nobody vouches for: where no other says it, or as the
   * newest.
   */
  readonly doubtful: boolean
  /**
   * Of each field what the event it is from counts, so that the fold does not depend on the order of arrival. Kept, not
   * shown.
   */
  readonly stamps: Readonly<Partial<Record<string, Stamp>>>
}

/** What the team notes about a subject: on this desk only, never sent to the service. */
export interface SubjectMarks {
  readonly claimedBy: string | null
  readonly claimedAtMs: number | null
  readonly snoozedUntilMs: number | null
  readonly note: string | null
  readonly noteAtMs: number | null
}
export interface FeedGroup extends Omit<SubjectState, 'stamps'>, SubjectMarks {
  /** Of `events`, those that fit the filter it was asked for with; `unread`: of these. */
  readonly fitting: number
  readonly unread: number
  /** The event itself where there is one alone: its row stands for both. */
  readonly only: FeedEvent | null
}

/** A time in which a source did not listen and events may be missing. */
export interface Hole {
  readonly id: number
  readonly source: SourceId
  readonly fromMs: number
  readonly toMs: number
}

export interface Retention {
  /** Events that arrived before are deleted. */
  readonly olderThanMs: number
  /** Of the rest, the newest so many stay; played ones go first. */
  readonly keep: number
  /** And of these as many as have room in so many bytes on the disk, likewise. Absent: however many they are. */
  readonly keepBytes?: number
}

/**
 * The events of this desk: encrypted at rest where the system has a key store. A store of its own, because it grows, is
 * purged and is confidential.
 * Every method rejects with a `StoreFailure` of `core/store-ports` and nothing else.
 */
export interface EventStore {
  /**
   * One transaction, synced to disk before it resolves: what a sender is told was stored is there after a kill. All or
   * nothing.
   *
   * Two events of one identity within a batch count as one and its copy. An identity stays known at least `KNOWN_DAYS`
   * after its event was purged,
   * or a late retry would bring back what was deleted. Rejects while the key of what is kept is not given out, but for
   * played ones. `foldSubject` and `isLate` of core say what becomes of the subject.
   */
  append(batch: readonly NewEvent[]): Promise<readonly Appended[]>

  /** In order of arrival (`arrivedAtMs`, then `seq`), newest first; keyset, no OFFSET. */
  page(request: PageRequest): Promise<Page<FeedEvent>>
  /**
   * Subjects by their last arrival, newest first; the filter's event fields select subjects that have such an event.
   * All their `fitting` events are what `counts` tells with `statusOf` 'subject'.
   */
  groups(request: PageRequest): Promise<Page<FeedGroup>>
  /** Over everything that fits the filter. */
  counts(filter: FeedFilter): Promise<FeedCounts>
  unread(): Promise<Unread>
  event(seq: number): Promise<FeedEvent | null>
  /** Byte for byte as received; null: not there, or purged. */
  raw(seq: number): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } | null>
  marks(subject: SubjectRef): Promise<SubjectMarks>

  /** How many changed. `seqs`, or every event of a subject, or everything up to a seq. */
  setRead(
    which: { readonly seqs: readonly number[] } | { readonly subject: SubjectRef } | { readonly upToSeq: number },
    read: boolean
  ): Promise<number>
  setMarks(
    subject: SubjectRef,
    change: {
      readonly claimedBy?: string | null
      readonly snoozedUntilMs?: number | null
      readonly note?: string | null
    },
    atMs: number
  ): Promise<SubjectMarks>

  /** For reading old events again with another mapping: so many after a seq, with their bytes, in the order of seq. */
  rawAfter(
    seq: number,
    limit: number,
    maxBytes: number
  ): Promise<
    readonly {
      readonly event: FeedEvent
      readonly headers: Readonly<Record<string, string>>
      readonly body: Uint8Array
    }[]
  >
  /**
   * Replaces the facts of stored events in one transaction, and folds their old and new subjects anew. Identity, order
   * of arrival and read marks stay.
   */
  rewrite(
    changes: readonly {
      readonly seq: number
      readonly facts: EventFacts
      readonly orderMs: number
      readonly orderFrom: 'stated' | 'arrival'
    }[]
  ): Promise<void>

  addHole(hole: Omit<Hole, 'id'>): Promise<Hole>
  /** Those that touch the time, newest first, at most 500. */
  holes(fromMs: number, toMs: number): Promise<readonly Hole[]>

  /**
   * How many events were deleted. Read, claimed and noted ones too: a cap is a cap. Bodies are gone from the file, not
   * only unlinked.
   */
  trim(retention: Retention): Promise<number>
  /**
   * Deletes events, marks, notes and holes: all, those of a subject, those that arrived before, or those of a source
   * (the invented ones, when the demo ends).
   */
  purge(
    which: 'all' | { readonly subject: SubjectRef } | { readonly beforeMs: number } | { readonly source: SourceId }
  ): Promise<number>

  /** The mappings a person made, and saved views, each as one JSON value under a name; null: none. */
  value(name: string): Promise<unknown>
  setValue(name: string, value: unknown): Promise<void>
  close(): Promise<void>
}

/** How long the identity of a purged event stays known. */
export const KNOWN_DAYS = 4

/** Names of `EventStore.value`; polling keeps what it has seen under `polled-…`, the watched folder under `taken-…`. */
export const FEED_VALUES = {
  mappings: 'mappings',
  views: 'views',
  mqttClient: 'mqtt-client',
  relayLastId: 'relay-last-id',
  webhookPort: 'webhook-port',
  webhookTrial: 'webhook-trial'
} as const
/** What stands under `mappings`: those in force, and those before the last change, for taking it back. */
export interface StoredMappings {
  readonly current: readonly FieldMapping[]
  readonly previous: readonly FieldMapping[] | null
}
