/** What crosses about the comparison: the engines a person has put side by side. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { PathNames } from './catalogue'
import type { Result } from '../failures'
import type { PathInput } from './catalogue'

export interface CompareEntry {
  readonly path: EnginePath
  /** As far as known on this desk; costs no call. */
  readonly names: PathNames
}
export interface CompareChannels {
  'compare:entries': { input: void; output: Result<readonly CompareEntry[]> }
  /** The fifth is refused with 'compare-full'. One that is there already changes nothing. */
  'compare:add': { input: { path: PathInput }; output: Result<readonly CompareEntry[]> }
  /** `generationId` null: its place is not known. */
  'compare:remove': {
    input: { engineId: string; generationId: string | null }
    output: Result<readonly CompareEntry[]>
  }
  /** All of them in their order, in place of what was there. */
  'compare:set': { input: { paths: readonly PathInput[] }; output: Result<readonly CompareEntry[]> }
}
export interface CompareTopics {
  'compare:changed': readonly CompareEntry[]
}
