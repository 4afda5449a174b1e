import * as v from 'valibot'
import { id, path, text } from './common'

export const librarySchemas = {
  'desk:add-favourite': v.strictObject({ path, group: text(60) }),
  'desk:remove-favourite': v.strictObject({ engineId: id }),
  'desk:add-recent': v.strictObject({ path }),
  'desk:note': v.strictObject({ engineId: id }),
  'desk:set-note': v.strictObject({ engineId: id, text: text(10_000), seen: v.optional(text(10_000)) })
}
