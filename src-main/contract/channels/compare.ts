/** The engines selected for comparison. */
import { call, topic } from '../channel'
import type { CompletedPath, PathInput } from './catalogue'

export type CompareEntry = CompletedPath

export const compareChannels = {
  'compare:entries': call('entries', 'sales').returnsResult<readonly CompareEntry[]>(),
  /** Fails with 'compare-full' for a fifth engine. Adding a selected engine changes nothing. */
  'compare:add': call('add', 'sales').takes<{ path: PathInput }>().returnsResult<readonly CompareEntry[]>(),
  /** `generationId` null: the location is not known. */
  'compare:remove': call('remove', 'sales')
    .takes<{ engineId: string; generationId: string | null }>()
    .returnsResult<readonly CompareEntry[]>(),
  /** Replaces the selection, in this order. */
  'compare:set': call('set', 'sales').takes<{ paths: readonly PathInput[] }>().returnsResult<readonly CompareEntry[]>(),
  'compare:changed': topic('onChange').carries<readonly CompareEntry[]>()
}
