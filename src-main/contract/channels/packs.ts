/** What crosses about things kept on this desk: favourites, recents, notes, packs, the desk's own search, storage. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { LanguageCode } from '../../shared/text/languages'
import type { LocalSearchHit } from '../../shared/ports/stores/catalogue-store'
import type { PathNames } from './catalogue'
import type { Failure } from '../failures'

/** What a pack takes along. */
export type ScopeInput =
  | { readonly kind: 'manufacturer' | 'model' | 'generation'; readonly id: string }
  | { readonly kind: 'engine'; readonly generationId: string; readonly engineId: string }

/** A pack before it starts. What is held and young enough costs nothing and is not counted in `calls`. */
export interface PackPlan {
  /**
   * Exact where every list below the scopes is known (a generation with n engines: 1 + 2n); else at least this many.
   */
  readonly calls: number
  readonly exact: boolean
  /**
   * How many of `calls` ask for lists never seen here: what it costs to know more. Each may name further ones. 0 where
   * exact.
   */
  readonly toKnow: number
  readonly perLanguage: readonly { readonly language: LanguageCode; readonly calls: number }[]
  readonly engines: number
  readonly alreadyHere: number
  /** Lists with so round a number of entries that the service may have cut them: what is beyond is in no pack. */
  readonly maybeMore: number
  /** Share of one window's limit, 0 … more than 1. */
  readonly shareOfLimit: number
  /** At the rate and reserve allowed now. */
  readonly seconds: number
}

export type PackState = 'running' | 'waiting' | 'paused' | 'done' | 'cancelled'
export interface PackProgress {
  readonly id: string
  readonly title: string
  /**
   * What it takes along, as it was started; lets the window show what is ready of it. Absent where it is not known any
   * more.
   */
  readonly scopes?: readonly ScopeInput[]
  readonly languages?: readonly LanguageCode[]
  readonly state: PackState
  /**
   * Why it waits: the reserve for people, a 429, no network, a service that fails, a refusal; null while it runs, or
   * while another pack is before it.
   */
  readonly waitingFor: 'reserve' | 'limit' | 'offline' | 'service' | 'refused' | 'person' | null
  readonly resumesAt: string | null
  /** Items are single answers to fetch: lists, details, performances. */
  readonly done: number
  readonly total: number
  /** Lists come first, and some are still to come: `total` grows until they are here. */
  readonly listing?: boolean
  /** Calls spent, retries included. */
  readonly calls: number
  /**
   * It paused by itself: it needs this many calls, more than were said yes to. `packs:resume` is the yes. `exact`: all
   * its lists are known.
   */
  readonly asks?: { readonly calls: number; readonly exact: boolean }
  readonly secondsLeft: number | null
  readonly startedAt: string
  readonly failed: readonly { readonly title: string; readonly failure: Failure }[]
  /** As in `PackPlan`; absent: none. */
  readonly maybeMore?: number
}

export interface ReadinessEntry {
  readonly path: EnginePath
  readonly names: PathNames
  readonly state: 'complete' | 'partial' | 'absent'
  readonly missing: readonly ('detail' | 'performance' | 'text')[]
  /** What is missing is here, but older than it may be shown. */
  readonly tooOld?: boolean
  readonly fetchedAt: string | null
}

/** One line of a pasted job list, resolved from what this desk knows. */
export interface JobLine {
  readonly line: string
  /**
   * Best first. Empty: nothing here; one search call may find it. `figures`: of an engine, as far as this desk holds
   * them.
   */
  readonly candidates: readonly {
    readonly path: EnginePath
    readonly names: PathNames
    readonly figures?: LocalSearchHit['figures']
  }[]
  /** What the service was asked for: of the line, what it matches. Absent where it was not asked. */
  readonly asked?: string
}

/** A desk whose pack files are taken without another question. */
export interface TrustedKeyEntry {
  /** Its public key, in hex. */
  readonly signer: string
  /** The key's fingerprint, to compare with what that desk shows. */
  readonly origin: string
  /** What the person calls it; may be empty. */
  readonly name: string
  readonly since: string
}

/** What a pack file says of itself and holds, looked through whole; nothing of it is written yet. */
export interface PackOffer {
  /** Names the offer when it is accepted; it lasts until another file is chosen or the program ends. */
  readonly id: string
  /** File name without its folder. */
  readonly file: string
  readonly origin: string
  readonly from: 'this-desk' | 'trusted' | 'unknown'
  /** Of a trusted desk. */
  readonly name: string
  readonly createdAt: string
  readonly languages: readonly LanguageCode[]
  readonly engines: number
  readonly pictures: number
  /** Entries that make no sense, or that no pack file may hold: they are not read. */
  readonly leftOut: number
}

/** One answer of the desk's own search, as the store gives it. */
export type { LocalSearchHit as LocalSearchHitEntry } from '../../shared/ports/stores/catalogue-store'
