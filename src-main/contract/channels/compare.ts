/** The engines selected for comparison. */
import { call, topic } from '../channel'
import type { Result } from '../failures'
import type { CompletedPath, PathInput } from './catalogue'

export type CompareEntry = CompletedPath

export const compareChannels = {
  'compare:entries': call('entries').returns<Result<readonly CompareEntry[]>>(),
  /** Fails with 'compare-full' for a fifth engine. Adding a selected engine changes nothing. */
  'compare:add': call('add').takes<{ path: PathInput }>().returns<Result<readonly CompareEntry[]>>(),
  /** `generationId` null: the location is not known. */
  'compare:remove': call('remove')
    .takes<{ engineId: string; generationId: string | null }>()
    .returns<Result<readonly CompareEntry[]>>(),
  /** Replaces the selection, in this order. */
  'compare:set': call('set').takes<{ paths: readonly PathInput[] }>().returns<Result<readonly CompareEntry[]>>(),
  'compare:changed': topic('onChange').carries<readonly CompareEntry[]>()
}
