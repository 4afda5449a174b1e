import * as v from 'valibot'
import type { CustomerChannels } from '../channels/customer'
import { nothing, pathToEngine, type SchemasFor } from './common'
import { choice } from './sheets'

export const customerSchemas = {
  'customer:show': v.strictObject({ path: pathToEngine, choice }),
  'customer:hide': nothing,
  'customer:state': nothing,
  'customer:displays': nothing
} satisfies SchemasFor<CustomerChannels>
