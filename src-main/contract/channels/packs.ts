/** Packs, job lists, pack files, trusted keys and the size of the stored catalogue. */
import type { PackCounts } from '../../shared/packs/pack-tree'
import type { LanguageCode } from '../../shared/text/languages'
import type { LocalSearchHit } from '../../shared/ports/stores/catalogue-store'
import { call, topic } from '../channel'
import type { Failure } from '../failures'
import type { Cancellable, CompletedPath } from './catalogue'

/** Part of the catalogue that a pack covers. */
export type ScopeInput =
  | { readonly kind: 'manufacturer' | 'model' | 'generation'; readonly id: string }
  | { readonly kind: 'engine'; readonly generationId: string; readonly engineId: string }
/** `stored`: every engine with a stored record or performance. */
export type ReadinessScope = ScopeInput | { readonly kind: 'stored' }

interface PlanInput {
  readonly scopes: readonly ScopeInput[]
  readonly languages?: readonly LanguageCode[]
}

/** A pack before it starts. Stored data that is fresh enough costs nothing and is not counted in `calls`. */
export interface PackPlan extends PackCounts {
  /** Share of the limit of one window; may exceed 1. */
  readonly shareOfLimit: number
  /** Estimated duration at the current rate and reserve. */
  readonly seconds: number
}

export interface PackProgress {
  readonly id: string
  readonly title: string
  /** As started; absent where no longer known. */
  readonly scopes?: readonly ScopeInput[]
  readonly languages?: readonly LanguageCode[]
  readonly state: 'running' | 'waiting' | 'paused' | 'done' | 'cancelled'
  /** Reason for waiting: reserve for people, 429, no network, failing service, refusal. null: running or queued. */
  readonly waitingFor: 'reserve' | 'limit' | 'offline' | 'service' | 'refused' | 'person' | null
  readonly resumesAt: string | null
  /** Counts single answers to fetch: lists, details, performances. */
  readonly done: number
  readonly total: number
  /** Lists are still being fetched, so `total` may grow. */
  readonly listing?: boolean
  /** Calls spent, retries included. */
  readonly calls: number
  /** Paused because it needs this many calls more than confirmed; 'packs:resume' confirms. `exact` as in `PackPlan`. */
  readonly asks?: { readonly calls: number; readonly exact: boolean }
  readonly secondsLeft: number | null
  readonly startedAt: string
  readonly failed: readonly { readonly title: string; readonly failure: Failure }[]
  /** As in `PackPlan`; absent: none. */
  readonly maybeMore?: number
}

export interface ReadinessEntry extends CompletedPath {
  readonly state: 'complete' | 'partial' | 'absent'
  readonly missing: readonly ('detail' | 'performance' | 'text')[]
  /** The missing parts are stored, but older than the retention policy allows. */
  readonly tooOld?: boolean
  readonly fetchedAt: string | null
}

/** Longest text of a job list, in characters. */
export const JOB_LIST_LENGTH = 50_000

/** One line of a pasted job list with its matches in the local store. */
export interface JobLine {
  readonly line: string
  /** Best first. Empty: no local match; one search call may find one. `figures`: stored figures of an engine. */
  readonly candidates: readonly (CompletedPath & { readonly figures?: LocalSearchHit['figures'] })[]
  /** The part of the line that the service was asked for. Absent: not asked. */
  readonly asked?: string
}

/** A computer whose pack files are accepted without confirmation. */
export interface TrustedKeyEntry {
  /** Public key in hex. */
  readonly signer: string
  /** Fingerprint of the key, for comparison with the one that the other computer shows. */
  readonly origin: string
  /** Chosen by the person; may be empty. */
  readonly name: string
  readonly since: string
}

/** A checked pack file of which nothing is stored yet. */
export interface PackOffer {
  /** Valid until another file is chosen or the program ends. */
  readonly id: string
  /** File name without its folder. */
  readonly file: string
  readonly origin: string
  readonly from: 'this-desk' | 'trusted' | 'unknown'
  readonly name: string
  readonly createdAt: string
  readonly languages: readonly LanguageCode[]
  readonly engines: number
  readonly pictures: number
  /** Entries that are invalid or not allowed in a pack file; they are skipped. */
  readonly leftOut: number
}

export interface StorageFigures {
  readonly bytes: number
  readonly maxBytes: number
  readonly engines: number
  readonly details: number
  readonly pictures: number
  readonly pictureBytes: number
}

export const packChannels = {
  /** Costs no call. */
  'packs:plan': call('plan', 'sales').takes<PlanInput>().returnsResult<PackPlan>(),
  /** Fetches the lists that the plan does not know: `toKnow` calls. */
  'packs:learn': call('learn', 'sales').takes<Cancellable & PlanInput>().returnsResult<PackPlan>(),
  /** `confirmedCalls`: calls of the confirmed plan. The pack asks before it exceeds them and the settings' limit. */
  'packs:start': call('start', 'sales')
    .takes<PlanInput & { title: string; confirmedCalls?: number }>()
    .returnsResult<PackProgress>(),
  'packs:all': call('all', 'sales').returns<readonly PackProgress[]>(),
  'packs:pause': call('pause', 'sales').takes<{ id: string }>().returnsResult<PackProgress>(),
  'packs:resume': call('resume', 'sales').takes<{ id: string }>().returnsResult<PackProgress>(),
  'packs:cancel': call('cancel', 'sales').takes<{ id: string }>().returnsResult<PackProgress>(),
  'packs:dismiss': call('dismiss', 'sales').takes<{ id: string }>().returnsResult<null>(),
  'packs:readiness': call('readiness', 'sales')
    .takes<{ scopes: readonly ReadinessScope[] }>()
    .returnsResult<readonly ReadinessEntry[]>(),
  'packs:jobs': call('jobs', 'sales').takes<{ text: string }>().returnsResult<readonly JobLine[]>(),
  /** Text of the table that the system opened; null: none. */
  'packs:opened-jobs': call('openedJobs', 'sales').returnsResult<string | null>(),
  /** Spends one search call on a line without a local match. */
  'packs:resolve-job': call('resolveJob', 'sales').takes<Cancellable & { line: string }>().returnsResult<JobLine>(),
  /** Asks for a file; null: cancelled. */
  'packs:export': call('exportFile', 'workshop')
    .takes<{ scopes: readonly ReadinessScope[]; passphrase: string }>()
    .returnsResult<{ file: string; engines: number; origin: string } | null>(),
  /** Asks for a file, or takes the one that the system opened, and checks it; stores nothing. null: cancelled. */
  'packs:import': call('importFile', 'workshop')
    .takes<{ passphrase: string; opened?: boolean }>()
    .returnsResult<PackOffer | null>(),
  /** Stores an offer. `unknown`: the person accepts an untrusted signer. `trust`: trust the signer under this name. */
  'packs:accept': call('accept', 'workshop')
    .takes<{ id: string; unknown?: boolean; trust?: string }>()
    .returnsResult<{ engines: number }>(),
  'packs:decline': call('decline', 'workshop').takes<{ id: string }>().returnsResult<null>(),
  'packs:signers': call('signers', 'workshop').returnsResult<readonly TrustedKeyEntry[]>(),
  'packs:forget-signer': call('forgetSigner', 'workshop')
    .takes<{ signer: string }>()
    .returnsResult<readonly TrustedKeyEntry[]>(),
  'desk:storage': call('storage', 'sales').returnsResult<StorageFigures>(),
  /** Empties the stored catalogue; favourites, notes and settings stay. */
  'desk:clear': call('clearStorage', 'administrator').returnsResult<StorageFigures>(),
  'packs:changed': topic('onChange').carries<readonly PackProgress[]>()
}
