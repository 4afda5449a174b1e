import * as v from 'valibot'
import { id, list, pathToEngine } from './common'

export const compareSchemas = {
  'compare:add': v.strictObject({ path: pathToEngine }),
  'compare:remove': v.strictObject({ engineId: id, generationId: v.nullable(id) }),
  // allows more than the selection holds, so that the service can answer 'compare-full'
  'compare:set': v.strictObject({ paths: list(pathToEngine, 20) })
}
