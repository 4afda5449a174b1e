import * as v from 'valibot'
import type { BudgetChannels, ConnectionChannels, ProxyChannels } from '../channels/connection'
import { nothing, text, type SchemasFor } from './common'

export const connectionSchemas = {
  'connection:state': nothing,
  'connection:connect': v.strictObject({ baseUrl: text(2048), apiKey: v.optional(text(4096)) }),
  'connection:demo': nothing,
  'connection:check': nothing,
  'connection:forget': nothing,
  'proxy:question': nothing,
  'proxy:answer': v.strictObject({
    id: v.pipe(v.string(), v.maxLength(36), v.uuid()),
    login: v.nullable(v.strictObject({ user: text(256), password: text(1024) }))
  }),
  'budget:state': nothing
} satisfies SchemasFor<ConnectionChannels & ProxyChannels & BudgetChannels>
