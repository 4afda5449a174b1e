import { type LanguageCode, isLanguage } from '../text/languages'
import { type EndpointName, ENDPOINTS, type Endpoints } from '../catalogue/endpoints'
import { isObject } from '../text/json-object'
import { toId } from '../catalogue/ids'
import { readAnswer } from '../catalogue/reader/read-answer'

export type PackEntry =
  | {
      readonly kind: 'answer'
      readonly name: PackEntryName
      readonly params: Readonly<Record<string, string>>
      readonly language: LanguageCode
      readonly fetchedAtMs: number
      readonly goneSinceMs: number | null
      readonly data: unknown
    }
  | { readonly kind: 'picture'; readonly url: string; readonly type: string; readonly bytes: Uint8Array }

/** Endpoints in pack files. Searches and the subscription belong to one installation. */
const PACK_ENTRY_NAMES = [
  'types',
  'type',
  'manufacturers',
  'manufacturer',
  'models',
  'model',
  'generations',
  'generation',
  'engines',
  'engine',
  'performance'
] as const satisfies readonly EndpointName[]

export type PackEntryName = (typeof PACK_ENTRY_NAMES)[number]

/** Far above any list of the catalogue; limits the time of reading. */
const LONGEST_LIST = 20_000

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/**
 * Reads an answer of a pack file as strictly as one of the service, since a signature proves only the author. null:
 * invalid.
 *
 * @param writtenAtMs when the file was written, at most now: later times are reduced to it
 */
export function readPackAnswer(value: unknown, writtenAtMs: number): Extract<PackEntry, { kind: 'answer' }> | null {
  if (!isObject(value) || value['kind'] !== 'answer') return null
  const { name, params, language, fetchedAtMs, goneSinceMs = null, data } = value
  const known = PACK_ENTRY_NAMES.find((one) => one === name)
  if (
    known === undefined ||
    !isObject(params) ||
    !isLanguage(language) ||
    !isTime(fetchedAtMs) ||
    (goneSinceMs !== null && !isTime(goneSinceMs))
  )
    return null
  const ids: Record<string, string> = {}
  for (const [, key] of ENDPOINTS[known].path.matchAll(/\{(\w+)\}/g)) {
    const id = toId(params[key!])
    if (id === null) return null
    ids[key!] = id
  }
  const more = {
    kind: 'answer',
    name: known,
    params: ids,
    language,
    fetchedAtMs: Math.min(fetchedAtMs, writtenAtMs),
    goneSinceMs: goneSinceMs === null ? null : Math.min(goneSinceMs, writtenAtMs)
  } as const
  if (Array.isArray(data) && data.length > LONGEST_LIST) return null
  if (data === null) return known === 'performance' ? { ...more, data } : null
  const reading = readAnswer(known, ids as Endpoints[typeof known]['params'], data)
  return reading.ok ? { ...more, data: reading.data } : null
}
