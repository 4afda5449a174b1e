import * as v from 'valibot'
import { FILE_KINDS, FILE_MESSAGE_BYTES, type AppChannels, type FileChannels, type LinkChannels } from '../channels/app'
import { integer, list, matching, nothing, text, type SchemasFor } from './common'

const fileContent = v.union([
  v.strictObject({ text: text(FILE_MESSAGE_BYTES) }),
  v.strictObject({ base64: matching(FILE_MESSAGE_BYTES, /^[A-Za-z0-9+/]+={0,2}$/) })
])

export const appSchemas = {
  'app:info': nothing,
  'app:notices': nothing,
  'app:ready': nothing,
  'app:place': nothing,
  'app:set-place': v.strictObject({ address: text(2000), catalogue: text(2000) }),
  'files:save': v.strictObject({ suggestedName: text(500), kind: v.picklist(FILE_KINDS), content: fileContent }),
  'files:copy': v.strictObject({ kind: v.picklist(['txt', 'png']), content: fileContent }),
  'links:open': v.strictObject({ text: text(1000) }),
  'links:mail': v.strictObject({ subject: text(300), lines: list(text(500), 200), keep: integer(0, 10) })
} satisfies SchemasFor<AppChannels & FileChannels & LinkChannels>
