import * as v from 'valibot'
import type { CompareChannels } from '../channels/compare'
import { id, list, nothing, pathToEngine, type SchemasFor } from './common'

export const compareSchemas = {
  'compare:entries': nothing,
  'compare:add': v.strictObject({ path: pathToEngine }),
  'compare:remove': v.strictObject({ engineId: id, generationId: v.nullable(id) }),
  // allows more than the selection holds, so that the service can answer 'compare-full'
  'compare:set': v.strictObject({ paths: list(pathToEngine, 20) })
} satisfies SchemasFor<CompareChannels>
