/** The live feed of ticket and project events. Times are ISO texts; bodies are plain text. */
import type { EventFacts, FeedEvent, SourceId, SubjectRef } from '../../shared/feed/events'
import type { FieldMatch, FieldMapping } from '../../shared/feed/mapping/field-mapping'
import type { MappingProblem } from '../../shared/feed/mapping/validate-mapping'
import type { FeedCounts, FeedFilter, FeedGroup } from '../../shared/feed/feed-query'
import type { SourceProblemCode, SourceState, SourceWarning } from '../../shared/ports/feed/event-source'
import type { SubjectMarks } from '../../shared/feed/subject-state'
import type { SourceRefusal } from '../../shared/feed/sources/refusals'
import type { SecretStorage } from '../../shared/ports/stores/secret-store'
import { call, topic } from '../channel'

export interface FeedFilterInput extends Omit<FeedFilter, 'fromMs' | 'toMs' | 'arrivedBeforeMs'> {
  readonly from?: string
  readonly to?: string
  readonly arrivedBefore?: string
}

/** One event. `orderFrom` 'stated': the order uses `statedAt`. */
export interface FeedEntry extends Omit<FeedEvent, 'arrivedAtMs' | 'orderMs' | 'statedAtMs' | 'lastCopyAtMs'> {
  readonly arrivedAt: string
  readonly statedAt: string | null
  readonly lastCopyAt: string | null
}
export interface FeedMarks extends Omit<SubjectMarks, 'claimedAtMs' | 'snoozedUntilMs' | 'noteAtMs'> {
  readonly claimedAt: string | null
  readonly snoozedUntil: string | null
  readonly noteAt: string | null
}
export interface FeedGroupEntry
  extends
    Omit<
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
/** A source was not listening, so events may be missing. `to` null: it still is not. */
export interface FeedGapEntry {
  readonly source: SourceId
  readonly from: string
  readonly to: string | null
}
export interface FeedPageInput {
  readonly filter: FeedFilterInput
  /** `next` of the previous page. */
  readonly before?: string
  readonly limit: number
}
export interface FeedPageEntry<T> {
  readonly items: readonly T[]
  readonly next: string | null
  /**
   * Gaps since the oldest item of this page (last page: all), newest first, at most 500. Pages overlap; source and
   * `from` identify a gap.
   */
  readonly gaps: readonly FeedGapEntry[]
}

/** A received body as UTF-8, cut at `RAW_TEXT_BYTES`. Untrusted: show it as text only. */
export interface RawEntry {
  readonly seq: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The first `RAW_HEX_BYTES` bytes of a body that is not valid UTF-8, in hex; null: valid UTF-8. */
  readonly hex: string | null
  readonly bytes: number
  readonly cut: boolean
  readonly marks: FeedMarks
}
export const RAW_TEXT_BYTES = 2_000_000
export const RAW_HEX_BYTES = 4096

/** 'today': since midnight. The others: the last 1, 7 or 30 days. */
export const FEED_SPANS = ['today', 'day', 'week', 'month'] as const

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly filter: FeedFilterInput
  /** A span relative to now; `filter` then has no times. */
  readonly span?: (typeof FEED_SPANS)[number]
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
  /** Address it listens on or is connected to. */
  readonly at: string | null
  readonly retryAt: string | null
  readonly progress: { readonly done: number; readonly total: number } | null
  /** Every address that reaches it, `at` first; empty for sources that connect by themselves. */
  readonly addresses: readonly string[]
  /** Counted since the program started. `copies`: duplicates. `refused`: rejected, see `refusals`. */
  readonly received: number
  readonly copies: number
  readonly refused: number
  /** Newest first. */
  readonly refusals: readonly RefusalEntry[]
  readonly lastEventAt: string | null
  /** Least number of calls that polling now costs; null: the source cannot be polled. */
  readonly askCalls: number | null
}

/** Rejected requests of one reason. `asked`: name or path of the last one; untrusted text. */
export interface RefusalEntry extends Omit<SourceRefusal, 'lastAtMs'> {
  readonly lastAt: string
}

/** `problem` null: the source was reached and can deliver. */
export interface SourceTestResult {
  readonly problem: SourceEntry['problem']
  readonly at: string | null
  /** Number of waiting event files; null: not known. */
  readonly waiting: number | null
}

/** Secrets of sources. The window can set them and cannot read them. */
export const FEED_SECRETS = ['event-secret', 'mqtt-password', 'relay-token'] as const
export type FeedSecret = (typeof FEED_SECRETS)[number]
export type SecretsStorage = { readonly [S in FeedSecret]: SecretStorage }

/** Settings whose value is a folder that the person chooses. */
export const FOLDER_SETTINGS = ['events.folder.path', 'packs.jobFolder'] as const
export type FolderKey = (typeof FOLDER_SETTINGS)[number]

/** Settings whose value is a file that the person chooses. */
export const FEED_FILES = [
  'events.mqtt.certificateFile',
  'events.mqtt.keyFile',
  'events.mqtt.authorityFile',
  'workspace.authorityFile'
] as const
export type FeedFileKey = (typeof FEED_FILES)[number]

/** A body read with a mapping. `problem`: why the body cannot be read. */
export interface WorkbenchResult {
  readonly problem: 'not-json' | 'too-deep' | null
  readonly facts: EventFacts | null
  readonly findings: readonly FieldMatch[]
  /** Every place of the body with a single value, at most 2000. */
  readonly places: readonly { readonly place: string; readonly value: string }[]
  /** Why the mapping is invalid. */
  readonly mappingProblem: MappingProblem | null
}
export interface MappingEntry {
  readonly mapping: FieldMapping
  /** Built in, read-only. */
  readonly preset: boolean
}

interface MappingsChange {
  readonly mappings: readonly MappingEntry[]
  readonly changed: number
}

export const feedChannels = {
  'feed:page': call('page', 'sales').takes<FeedPageInput>().returnsResult<FeedPageEntry<FeedEntry>>(),
  'feed:groups': call('groups', 'sales').takes<FeedPageInput>().returnsResult<FeedPageEntry<FeedGroupEntry>>(),
  'feed:counts': call('counts', 'sales').takes<{ filter: FeedFilterInput }>().returnsResult<FeedCounts>(),
  /** Number of tickets and projects with unread events that are not snoozed. */
  'feed:unread': call('unread', 'sales').returnsResult<number>(),
  'feed:raw': call('raw', 'workshop').takes<{ seq: number }>().returnsResult<RawEntry>(),

  'feed:mark-read': call('markRead', 'sales')
    .takes<{ which: { seqs: readonly number[] } | { subject: SubjectRef } | { upToSeq: number }; read: boolean }>()
    .returnsResult<number>(),
  /**
   * `by`: name of the person; null: releases the claim. `over`: whose claim the window shows; without it, the claim of
   * a colleague stays. Returns the marks that count, which may name a colleague.
   */
  'feed:claim': call('claim', 'sales')
    .takes<{ subject: SubjectRef; by: string | null; over?: string | null }>()
    .returnsResult<FeedMarks>(),
  /** `until` null: ends the snooze. */
  'feed:snooze': call('snooze', 'sales')
    .takes<{ subject: SubjectRef; until: string | null }>()
    .returnsResult<FeedMarks>(),
  /** Blank text removes the note. */
  'feed:note': call('note', 'workshop').takes<{ subject: SubjectRef; text: string }>().returnsResult<FeedMarks>(),

  'feed:views': call('views', 'sales').returnsResult<readonly SavedView[]>(),
  'feed:set-views': call('setViews', 'sales')
    .takes<{ views: readonly SavedView[] }>()
    .returnsResult<readonly SavedView[]>(),

  /** Deletes events and returns their number. 'played': events of recorded files and of the demo day. */
  'feed:purge': call('purge', 'administrator')
    .takes<{ which: 'all' | 'played' | { subject: SubjectRef } | { before: string } }>()
    .returnsResult<number>(),

  'feed:sources': call('sources', 'sales').returns<readonly SourceEntry[]>(),
  /** Polls a source now, where it can be polled (B15). */
  'feed:ask-source': call('askSource', 'administrator').takes<{ source: SourceId }>().returnsResult<null>(),
  'feed:test-source': call('testSource', 'administrator')
    .takes<{ source: SourceId }>()
    .returnsResult<SourceTestResult>(),
  /** Asks for the watched folder and stores the setting; null: cancelled. */
  'feed:choose-folder': call('chooseFolder', 'administrator')
    .takes<{ key: FolderKey }>()
    .returnsResult<string | null>(),
  /** The same for a certificate file of the broker. */
  'feed:choose-file': call('chooseFile', 'administrator').takes<{ key: FeedFileKey }>().returnsResult<string | null>(),
  'feed:logins': call('logins', 'sales').returns<SecretsStorage>(),
  /** An empty text removes the secret. */
  'feed:set-login': call('setLogin', 'administrator')
    .takes<{ name: FeedSecret; secret: string }>()
    .returnsResult<SecretsStorage>(),

  /** Presets first. `undoable`: 'feed:undo-mapping' has something to revert. */
  'feed:mappings': call('mappings', 'workshop').returnsResult<{
    readonly mappings: readonly MappingEntry[]
    readonly undoable: boolean
  }>(),
  /** Tries a mapping on a pasted body or on a stored event; changes nothing. */
  'feed:workbench': call('workbench', 'workshop')
    .takes<{ mapping: FieldMapping; kind: string; sample: { text: string } | { seq: number } }>()
    .returnsResult<WorkbenchResult>(),
  /** Reads the stored events again; `changed`: how many of them read differently. */
  'feed:save-mapping': call('saveMapping', 'administrator')
    .takes<{ mapping: FieldMapping }>()
    .returnsResult<MappingsChange>(),
  'feed:remove-mapping': call('removeMapping', 'administrator').takes<{ id: string }>().returnsResult<MappingsChange>(),
  /** Reverts the last change of the mappings. */
  'feed:undo-mapping': call('undoMapping', 'administrator').returnsResult<MappingsChange>(),

  /** Asks for a JSON lines file; null: cancelled. `speed`: factor of the recorded speed; 0: without pauses. */
  'feed:replay': call('replay', 'workshop').takes<{ speed: number }>().returnsResult<{ events: number } | null>(),
  'feed:demo-day': call('demoDay', 'workshop').takes<{ speed: number }>().returnsResult<{ events: number }>(),
  'feed:stop-replay': call('stopReplay', 'workshop').returnsResult<null>(),

  /** Pauses notifications while a customer reads the screen; a reload ends the pause. */
  'feed:hold-notifications': call('holdNotifications', 'sales').takes<{ on: boolean }>().returnsResult<null>(),
  /** Events, marks or facts changed; views request them again. `latestSeq` 0: no event was added. */
  'feed:changed': topic('onChange').carries<{
    readonly added: number
    readonly latestSeq: number
    readonly unread: number
  }>(),
  'feed:sources-changed': topic('onSources').carries<readonly SourceEntry[]>(),
  /** A notification was clicked. `subject` null: show the list. */
  'feed:open': topic('onOpen').carries<{ readonly subject: SubjectRef | null }>()
}
