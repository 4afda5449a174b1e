/** The engines selected for comparison. */
import type { ChannelTable } from '../channel-table'
import type { Result } from '../failures'
import type { CompletedPath, PathInput } from './catalogue'

export type CompareEntry = CompletedPath

export interface CompareChannels {
  'compare:entries': { input: void; output: Result<readonly CompareEntry[]> }
  /** Fails with 'compare-full' for a fifth engine. Adding a selected engine changes nothing. */
  'compare:add': { input: { path: PathInput }; output: Result<readonly CompareEntry[]> }
  /** `generationId` null: the location is not known. */
  'compare:remove': {
    input: { engineId: string; generationId: string | null }
    output: Result<readonly CompareEntry[]>
  }
  /** Replaces the selection, in this order. */
  'compare:set': { input: { paths: readonly PathInput[] }; output: Result<readonly CompareEntry[]> }
}
export interface CompareTopics {
  'compare:changed': readonly CompareEntry[]
}
export const compareChannels = {
  withInput: { 'compare:add': 'add', 'compare:remove': 'remove', 'compare:set': 'set' },
  withoutInput: { 'compare:entries': 'entries' },
  topics: { 'compare:changed': 'onChange' }
} as const satisfies ChannelTable<CompareChannels, CompareTopics>
