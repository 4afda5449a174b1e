/** Documents as text. What comes from the server is checked before it is used. */
import { isObject } from '../../text/json-object'
import { mergeDocuments, NO_DOCUMENT, type Revision, type SharedDocument } from './document'

const REVISION_ID = /^\d{1,9}-[0-9a-f]{16}$/
const MOST_HEADS = 1000
const NAME_CHARACTERS = 60

const isId = (value: unknown): value is string => typeof value === 'string' && REVISION_ID.test(value)

function revisionIn(value: unknown): Revision | null {
  if (!isObject(value) || !isId(value['id']) || value['value'] === undefined) return null
  const { id, by, atMs } = value
  if (typeof by !== 'string' || typeof atMs !== 'number' || !Number.isFinite(atMs)) return null
  return { id, value: value['value'], by: by.slice(0, NAME_CHARACTERS), atMs }
}

/** null: no document. */
export function documentIn(value: unknown): SharedDocument | null {
  if (!isObject(value) || !Array.isArray(value['heads']) || !Array.isArray(value['past'])) return null
  const heads = value['heads'].map(revisionIn)
  const past: readonly unknown[] = value['past']
  if (heads.length > MOST_HEADS || !heads.every((one) => one !== null) || !past.every(isId)) return null
  return mergeDocuments(NO_DOCUMENT, { heads, past })
}
