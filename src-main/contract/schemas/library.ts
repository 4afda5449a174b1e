import * as v from 'valibot'
import type { LibraryChannels } from '../channels/library'
import { id, nothing, path, text, type SchemasFor } from './common'

export const librarySchemas = {
  'desk:favourites': nothing,
  'desk:add-favourite': v.strictObject({ path, group: text(60) }),
  'desk:remove-favourite': v.strictObject({ engineId: id }),
  'desk:recents': nothing,
  'desk:add-recent': v.strictObject({ path }),
  'desk:note': v.strictObject({ engineId: id }),
  'desk:set-note': v.strictObject({ engineId: id, text: text(10_000) })
} satisfies SchemasFor<LibraryChannels>
