/** What can be chosen about the service while it runs. The defaults are the specification taken at its word. */
import type { LanguageRules } from './catalogue/translations'
import type { LimitRules } from './http/limits'

export interface Switches extends LimitRules, LanguageRules {
  /** `revoked`: the right key is answered like a wrong one. */
  readonly key: 'valid' | 'revoked'
  /** After so many further calls with the right key it is revoked; null never. */
  readonly revokeAfterCalls: number | null
  /** false: the key lacks a permission although the subscription is active; 401 everywhere but on the subscription. */
  readonly permission: boolean
  /**
   * The answer of `/vdb/subscription`. An inactive one means 401 everywhere else. `end_date` absent (undefined), null,
   * or any text.
   */
  readonly subscription: { readonly name?: string; readonly active?: unknown; readonly end_date?: string | null }
  /** Answers `type` and `fuel_name` in the asked language. */
  readonly translateTerms: boolean
  /** Lets slugs depend on the language. */
  readonly translateSlugs: boolean
  /** Whether and how a 429 says when to come back. */
  readonly retryAfter: 'absent' | 'seconds' | 'date'
  /** Order of lists and searches. */
  readonly order: 'catalogue' | 'reversed' | 'shuffled'
  /** Cuts lists and searches, without a word, after so many records; null never. */
  readonly cap: number | null
  /** How a list or search that finds nothing is answered. */
  readonly emptyLists: 'not-found' | 'empty-array'
  /** Records no longer in the catalogue, as `engines/12`. */
  readonly gone: readonly string[]
  /**
   * Picture fields: whole addresses at this service, paths from its root, or the same below another origin
   * ("https://pictures.example").
   */
  readonly pictureAddresses: 'absolute' | 'relative' | `http${string}`
  /** Whether fetching a picture counts as a call (of those that carry the key). */
  readonly picturesCount: boolean
  /** Sent with every answer, such as counters and caching rules that nobody promised. */
  readonly extraHeaders: Readonly<Record<string, string>>
  /** How far the `Date` header is from the truth. */
  readonly dateSkewMs: number
  /** Adds the vehicle type "Oddities": records with every peculiarity of values that the specification allows. */
  readonly oddities: boolean
  /** Adds records with ids 0, below zero and above 2^53 on all levels. */
  readonly bigIds: boolean
}

export const HOUR_MS = 3_600_000
const HALF_A_YEAR_MS = 182 * 24 * HOUR_MS

/** The switches as they stand at the start. The subscription runs for another half a year. */
export function defaultSwitches(nowMs: number): Switches {
  return {
    key: 'valid',
    revokeAfterCalls: null,
    permission: true,
    subscription: { name: 'Vehicle Database', active: true, end_date: isoWithOffset(nowMs + HALF_A_YEAR_MS, 0) },
    limit: 3600,
    windowMs: HOUR_MS,
    reset: 'first-call',
    countRefused: true,
    perMethod: false,
    subscriptionLimited: false,
    burst: null,
    retryAfter: 'absent',
    defaultLanguage: 'en',
    untranslated: [],
    missingTranslation: 'english',
    translateTerms: false,
    translateSlugs: false,
    order: 'catalogue',
    cap: null,
    emptyLists: 'not-found',
    gone: [],
    pictureAddresses: 'absolute',
    picturesCount: false,
    extraHeaders: {},
    dateSkewMs: 0,
    oddities: false,
    bigIds: false
  }
}

/** "2027-05-14T23:59:59+05:45": ISO 8601 with numeric offset, whole seconds, as the service writes `end_date`. */
export function isoWithOffset(ms: number, offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${new Date(ms + offsetMinutes * 60_000).toISOString().slice(0, 19)}${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
