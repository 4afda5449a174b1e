/** What crosses about the answers of one engine as they were received. */
import type { LanguageCode } from '../../shared/text/languages'
import type { Result } from '../failures'

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
