/**
 * What crosses about the live feed of ticket and project events. Times are ISO texts; bodies cross as text, never as
 * markup.
 */
import type { EventFacts, FeedEvent, SourceId, SubjectRef } from '../../shared/feed/events'
import type { FieldMatch, FieldMapping } from '../../shared/feed/mapping/field-mapping'
import type { MappingProblem } from '../../shared/feed/mapping/validate-mapping'
import type { FeedCounts, FeedFilter, FeedGroup } from '../../shared/feed/feed-query'
import type { SourceProblemCode, SourceState, SourceWarning } from '../../shared/ports/feed/event-source'
import type { SubjectMarks } from '../../shared/feed/subject-state'
import type { SourceRefusal } from '../../shared/feed/sources/refusals'
import type { SecretStorage } from '../../shared/ports/stores/secret-store'
import type { Result } from '../failures'

export type { EventFamily, EventStatus, SourceId, StatusWord, SubjectRef, Trust } from '../../shared/feed/events'
export type { FieldMatch, FieldMapping, MappedField } from '../../shared/feed/mapping/field-mapping'
export type { RefusalReason } from '../../shared/feed/sources/refusals'
export type { FeedCounts } from '../../shared/feed/feed-query'
export type { SourceProblemCode, SourceState, SourceWarning } from '../../shared/ports/feed/event-source'

type Times<T, K extends keyof T> = Omit<T, K>

/** Filters as the window sends them; times in ISO. */
export interface FeedFilterInput extends Times<FeedFilter, 'fromMs' | 'toMs' | 'arrivedBeforeMs'> {
  readonly from?: string
  readonly to?: string
  readonly arrivedBefore?: string
}

/** One event of the list, which is in order of arrival. `orderFrom` 'stated': `statedAt` is believed. */
export interface FeedEntry extends Times<FeedEvent, 'arrivedAtMs' | 'orderMs' | 'statedAtMs' | 'lastCopyAtMs'> {
  readonly arrivedAt: string
  readonly statedAt: string | null
  readonly lastCopyAt: string | null
}
export interface FeedMarks extends Times<SubjectMarks, 'claimedAtMs' | 'snoozedUntilMs' | 'noteAtMs'> {
  readonly claimedAt: string | null
  readonly snoozedUntil: string | null
  readonly noteAt: string | null
}
export interface FeedGroupEntry
  extends
    Times<
      FeedGroup,
      | 'statusAtMs'
      | 'statusStatedAtMs'
      | 'lastAtMs'
      | 'lastStatedAtMs'
      | 'claimedAtMs'
      | 'snoozedUntilMs'
      | 'noteAtMs'
      | 'only'
    >,
    FeedMarks {
  readonly only: FeedEntry | null
  readonly statusAt: string | null
  readonly statusStatedAt: string | null
  readonly lastAt: string
  readonly lastStatedAt: string | null
}
/** A source did not listen from `from` to `to`: events may be missing. `to` null: it still does not. */
export interface FeedGapEntry {
  readonly source: SourceId
  readonly from: string
  readonly to: string | null
}
export interface FeedPageInput {
  readonly filter: FeedFilterInput
  /** `next` of the page before. */
  readonly before?: string
  readonly limit: number
}
export interface FeedPageEntry<T> {
  readonly items: readonly T[]
  readonly next: string | null
  /**
   * From the oldest item of this page up to now (on the last page: all), newest first, at most 500. Pages overlap: join
   * them by source and `from`.
   */
  readonly gaps: readonly FeedGapEntry[]
}

/**
 * A body as received. `text` is the bytes as UTF-8, cut at `RAW_TEXT_BYTES`; to be shown as text and never otherwise.
 */
export interface RawEntry {
  readonly seq: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /**
   * Of a body that is not valid UTF-8, whose `text` has U+FFFD for what is no character: its first `RAW_HEX_BYTES`
   * bytes in
   * hex. null: it is UTF-8.
   */
  readonly hex: string | null
  readonly bytes: number
  readonly cut: boolean
  readonly marks: FeedMarks
}
export const RAW_TEXT_BYTES = 2_000_000
export const RAW_HEX_BYTES = 4096

/** Since midnight, or the last so many days. */
export const FEED_SPANS = ['today', 'day', 'week', 'month'] as const
export type FeedSpan = (typeof FEED_SPANS)[number]

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly filter: FeedFilterInput
  /** A span that moves with time; `filter` has no times then. */
  readonly span?: FeedSpan
}

export interface SourceEntry {
  readonly id: SourceId
  readonly state: SourceState
  readonly problem: {
    readonly code: SourceProblemCode
    readonly params?: Readonly<Record<string, string | number>>
  } | null
  readonly warnings: readonly SourceWarning[]
  readonly since: string
  /** Where it listens or what it is connected to. */
  readonly at: string | null
  readonly retryAt: string | null
  readonly progress: { readonly done: number; readonly total: number } | null
  /** All the addresses others can call it by, `at` first; empty where it is not called. */
  readonly addresses: readonly string[]
  /** Since the program started. `copies`: came again. `refused`: whatever came and was not taken, see `refusals`. */
  readonly received: number
  readonly copies: number
  readonly refused: number
  /** The newest first; empty where strangers cannot come. */
  readonly refusals: readonly RefusalEntry[]
  readonly lastEventAt: string | null
  /** Calls that asking it now costs at least; null: it cannot be asked. */
  readonly askCalls: number | null
}

/**
 * What a receiver did not take, and why. `asked`: the name or path the last of them asked for; a stranger's word, to be
 * shown as text.
 */
export interface RefusalEntry extends Times<SourceRefusal, 'lastAtMs'> {
  readonly lastAt: string
}

/** What trying a source found. `problem` null: it could be reached and could deliver. */
export interface SourceTestResult {
  readonly problem: SourceEntry['problem']
  readonly at: string | null
  /** Files of events that wait there; null: that cannot be told. */
  readonly waiting: number | null
}

/** Secrets of sources; they go in and never come back. */
export const FEED_SECRETS = ['event-secret', 'mqtt-password', 'relay-token'] as const
export type FeedSecret = (typeof FEED_SECRETS)[number]
export type SecretsStorage = { readonly [S in FeedSecret]: SecretStorage }

/** Settings that name a file which a person may choose. */
export const FEED_FILES = ['events.mqtt.certificateFile', 'events.mqtt.keyFile', 'events.mqtt.authorityFile'] as const
export type FeedFileKey = (typeof FEED_FILES)[number]

/** What a mapping makes of a body. `problem`: why the body cannot be read at all. */
export interface WorkbenchResult {
  readonly problem: 'not-json' | 'too-deep' | null
  readonly facts: EventFacts | null
  readonly findings: readonly FieldMatch[]
  /** Every place of the body that holds a single value, for choosing with the mouse; at most 2000. */
  readonly places: readonly { readonly place: string; readonly value: string }[]
  /** Why the mapping itself cannot be used. */
  readonly mappingProblem: MappingProblem | null
}
export interface MappingEntry {
  readonly mapping: FieldMapping
  /** Built in: copied, not changed. */
  readonly preset: boolean
}

export interface FeedChannels {
  'feed:page': { input: FeedPageInput; output: Result<FeedPageEntry<FeedEntry>> }
  'feed:groups': { input: FeedPageInput; output: Result<FeedPageEntry<FeedGroupEntry>> }
  'feed:counts': { input: { filter: FeedFilterInput }; output: Result<FeedCounts> }
  /** Unread events that are not snoozed; the badge. */
  'feed:unread': { input: void; output: Result<number> }
  'feed:raw': { input: { seq: number }; output: Result<RawEntry> }

  'feed:mark-read': {
    input: { which: { seqs: readonly number[] } | { subject: SubjectRef } | { upToSeq: number }; read: boolean }
    output: Result<number>
  }
  /** `by` null: let go. The name is what the person entered on this desk. */
  'feed:claim': { input: { subject: SubjectRef; by: string | null }; output: Result<FeedMarks> }
  /** ISO time; null: not any more. */
  'feed:snooze': { input: { subject: SubjectRef; until: string | null }; output: Result<FeedMarks> }
  /** Blank text removes it. */
  'feed:note': { input: { subject: SubjectRef; text: string }; output: Result<FeedMarks> }

  'feed:views': { input: void; output: Result<readonly SavedView[]> }
  'feed:set-views': { input: { views: readonly SavedView[] }; output: Result<readonly SavedView[]> }

  /** Deletes for good; answers how many events. 'played': what came out of recorded files, and the demo's day. */
  'feed:purge': {
    input: { which: 'all' | 'played' | { subject: SubjectRef } | { before: string } }
    output: Result<number>
  }

  'feed:sources': { input: void; output: readonly SourceEntry[] }
  /** Asks at once for what came meanwhile, where a source can be asked (B15). */
  'feed:ask-source': { input: { source: SourceId }; output: Result<null> }
  'feed:test-source': { input: { source: SourceId }; output: Result<SourceTestResult> }
  /** Asks for the watched folder in a dialog of the system and sets it; null when the person cancelled. */
  'feed:choose-folder': { input: void; output: Result<string | null> }
  /** The same for a file of the broker's login. */
  'feed:choose-file': { input: { key: FeedFileKey }; output: Result<string | null> }
  'feed:logins': { input: void; output: SecretsStorage }
  /** Empty text removes it. */
  'feed:set-login': { input: { name: FeedSecret; secret: string }; output: Result<SecretsStorage> }

  /** Presets first. */
  'feed:mappings': { input: void; output: Result<readonly MappingEntry[]> }
  /** Tries a mapping on a pasted body or on a stored event; changes nothing. */
  'feed:workbench': {
    input: { mapping: FieldMapping; kind: string; sample: { text: string } | { seq: number } }
    output: Result<WorkbenchResult>
  }
  /**
   * Old events are read again at once; how many then read differently. `undo-mapping` takes the last change back,
   * likewise.
   */
  'feed:save-mapping': {
    input: { mapping: FieldMapping }
    output: Result<{ mappings: readonly MappingEntry[]; changed: number }>
  }
  'feed:remove-mapping': {
    input: { id: string }
    output: Result<{ mappings: readonly MappingEntry[]; changed: number }>
  }
  'feed:undo-mapping': { input: void; output: Result<{ mappings: readonly MappingEntry[]; changed: number }> }

  /**
   * Asks for a file of JSON lines; null when the person cancelled. `speed`: times as fast as recorded; 0: without
   * pauses.
   */
  'feed:replay': { input: { speed: number }; output: Result<{ events: number } | null> }
  /** The invented day of the demo mode. */
  'feed:demo-day': { input: { speed: number }; output: Result<{ events: number }> }
  'feed:stop-replay': { input: void; output: Result<null> }

  /** No notifications while a customer reads a sheet or looks at the screen; a page that begins anew holds nothing. */
  'feed:hold-notifications': { input: { by: 'sheet'; on: boolean }; output: Result<null> }
}

export interface FeedTopics {
  /** Events, marks or facts changed; whoever shows them asks again. `latestSeq` 0: nothing was added. */
  'feed:changed': { readonly added: number; readonly latestSeq: number; readonly unread: number }
  'feed:sources-changed': readonly SourceEntry[]
  /** A notification was clicked: show this subject; null: the list. */
  'feed:open': { readonly subject: SubjectRef | null }
}
