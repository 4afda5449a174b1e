import * as v from 'valibot'
import { cancellable, id, integer, list, text } from './common'

const query = text(500)
const typedSearch = v.strictObject({ query, fuel: text(200) })
const savedSearch = v.strictObject({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
const hitCount = v.optional(integer(1, 500))

export const searchSchemas = {
  'search:catalogue': v.strictObject({ ...cancellable, query }),
  'search:engines': v.strictObject({ ...cancellable, ...typedSearch.entries }),
  'search:desk': v.strictObject({ query, limit: hitCount, most: hitCount }),
  'search:same-hardware': v.strictObject({ engineId: id }),
  'search:set-synonyms': v.strictObject({
    groups: list(list(text(60), 20), 500),
    seen: v.optional(list(list(text(60), 20), 500))
  }),
  'search:save': typedSearch,
  'search:unsave': savedSearch,
  'search:looked': savedSearch,
  'search:remember': typedSearch
}
