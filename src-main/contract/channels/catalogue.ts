/** What crosses about the answers of one engine as they were received. */
import type { LanguageCode } from '../../shared/text/languages'
import type { Failure, Result } from '../failures'
import type { Level, EnginePath, Engine } from '../../shared/catalogue/records'
import type { PathStep } from '../../shared/ports/stores/catalogue-store'

/**
 * 'kept': `text` is here. 'too-long': only how long it was. 'from-file': the record came out of a pack's file, which
 * holds none. 'older': fetched by a
 * version of the program that kept none. 'no-data': the service said that there is none. 'not-here': never fetched, or
 * not kept any more.
 */
export type RawState = 'kept' | 'too-long' | 'from-file' | 'older' | 'no-data' | 'not-here'
export interface RawAnswer {
  readonly state: RawState
  readonly text: string | null
  readonly bytes: number | null
  /** ISO time; null where nothing is here. */
  readonly fetchedAt: string | null
  /** Language it was asked in. */
  readonly language: LanguageCode | null
}

export interface RecordChannels {
  /**
   * Those of the engines that can be read with the tools of `shop.tools`, where their details are on this desk. Costs
   * no call.
   */
  'catalogue:readable': { input: { engineIds: readonly string[] }; output: Result<readonly string[]> }
  /** Costs no call. `generationId` null: its place is not known, and there are no figures. */
  'catalogue:raw': {
    input: { engineId: string; generationId: string | null }
    output: Result<{ readonly engine: RawAnswer; readonly performance: RawAnswer | null }>
  }
}

export type Priority = 'click' | 'visible' | 'prefetch' | 'refresh'

/** Something of the catalogue with where it came from and when. */
export interface CatalogueAnswer<T> {
  readonly data: T
  /** ISO time of the service's answer. */
  readonly fetchedAt: string
  /** 'service': this call was spent for it. 'desk': it was here already and cost nothing. */
  readonly source: 'service' | 'desk'
  readonly language: LanguageCode
  /**
   * Older than the policy allows, and asking again failed for this reason; what was here before is shown all the same.
   */
  readonly refreshFailure?: Failure
  /** A fresh answer is on its way behind this one; `catalogue:updated` will tell. */
  readonly refreshing?: boolean
  /** ISO time since when the service no longer lists this record; what was here stays readable. */
  readonly goneSince?: string
  /**
   * The texts of options and stages are word for word those held in English, though another language was asked for
   * (trap 68).
   */
  readonly sameAsEnglish?: boolean
  /**
   * Read from a pack file: whose sign it bears, what that desk is called here ('' for no name), and the ISO time it was
   * written. Absent: the service said so to this desk.
   */
  readonly file?: { readonly signer: string; readonly name: string; readonly writtenAt: string }
}

/** A path as text, as the window sends it. */
export interface PathInput {
  readonly types: string | null
  readonly manufacturers: string | null
  readonly models: string | null
  readonly generations: string | null
  readonly engines: string | null
}

/**
 * Names known for a path without spending a call; a level is absent where its id is unknown or nothing is known of it.
 */
export type PathNames = { readonly [L in Level]?: PathStep }

export interface CompletedPath {
  readonly path: EnginePath
  readonly names: PathNames
}

export interface EngineSearchHit {
  readonly engine: Engine
  /** Every place this desk knows for it; one engine may sit in several generations. Empty: place unknown. */
  readonly places: readonly { readonly path: EnginePath; readonly names: PathNames }[]
}
