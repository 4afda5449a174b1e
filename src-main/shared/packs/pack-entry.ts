import { type LanguageCode, isLanguage } from '../text/languages'
import { type EndpointName, ENDPOINTS, type Endpoints } from '../catalogue/endpoints'
import { toId } from '../catalogue/ids'
import { readAnswer } from '../catalogue/reader/read-answer'

/** One answer as it was kept, or one picture. */
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

/** What may travel in a file, with the ids each needs. No search, no subscription: they belong to who asked. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No list of the catalogue comes near; reading more would hold up everything else. */
const LONGEST_LIST = 20_000

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/**
 * An answer from a file, read as tolerantly and as strictly as one of the service: a signature says who wrote it, not
 * that it is sound. null: it is not.
 *
 * @param writtenAtMs when the file was written, by this desk's clock at the latest now: nothing in it can be younger,
 *   and later times are brought back
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
