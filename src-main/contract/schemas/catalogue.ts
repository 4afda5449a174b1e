import * as v from 'valibot'
import { LEVELS } from '../../shared/catalogue/records'
import { cancellable, id, list, path, requestId, text } from './common'

const refreshable = { ...cancellable, refresh: v.optional(v.boolean()) }
const children = v.strictObject({ ...refreshable, parentId: id })

export const catalogueSchemas = {
  'catalogue:types': v.strictObject(refreshable),
  'catalogue:manufacturers': children,
  'catalogue:models': children,
  'catalogue:generations': children,
  'catalogue:engines': children,
  'catalogue:held': v.strictObject({ level: v.picklist(LEVELS), parentId: v.nullable(id) }),
  'catalogue:held-engine': v.strictObject({ path }),
  'catalogue:engine': v.strictObject({ ...refreshable, engineId: id }),
  'catalogue:performance': v.strictObject({ ...refreshable, generationId: id, engineId: id }),
  'catalogue:view': v.strictObject({
    ...refreshable,
    level: v.picklist(['types', 'manufacturers', 'models', 'generations']),
    id
  }),
  'catalogue:complete': v.strictObject({ ...cancellable, path, spend: v.boolean() }),
  'catalogue:path-names': v.strictObject({ path }),
  'catalogue:locate': v.strictObject({ ...cancellable, engineId: id, name: text(500), spend: v.boolean() }),
  'catalogue:marks': v.strictObject({ engineIds: list(id, 2000) }),
  'catalogue:raw': v.strictObject({ engineId: id, generationId: v.nullable(id) }),
  'request:cancel': v.strictObject({ requestId })
}
