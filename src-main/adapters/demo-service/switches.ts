/** Options of the running service. The defaults follow the specification literally. */
import type { LanguageRules } from './catalogue/translations'
import type { LimitRules } from './http/limits'

export interface Switches extends LimitRules, LanguageRules {
  /** `revoked`: the right key is treated as wrong. */
  readonly key: 'valid' | 'revoked'
  /** Revokes the key after this many further calls; null: never. */
  readonly revokeAfterCalls: number | null
  /** false: the key lacks a permission; 401 everywhere except on the subscription. */
  readonly permission: boolean
  /**
   * The response of `/vdb/subscription`; inactive means 401 everywhere else. `end_date` undefined, null, or any text.
   */
  readonly subscription: { readonly name?: string; readonly active?: unknown; readonly end_date?: string | null }
  readonly translateTerms: boolean
  /** Makes slugs depend on the language. */
  readonly translateSlugs: boolean
  /** Whether and how a 429 says when to retry. */
  readonly retryAfter: 'absent' | 'seconds' | 'date'
  readonly order: 'catalogue' | 'reversed' | 'shuffled'
  /** Truncates lists and searches silently after this many records; null: never. */
  readonly cap: number | null
  readonly emptyLists: 'not-found' | 'empty-array'
  /** Deleted records, as `engines/12`. */
  readonly gone: readonly string[]
  /** Picture fields: absolute URLs, root-relative paths, or URLs of another origin ("https://pictures.example"). */
  readonly pictureAddresses: 'absolute' | 'relative' | `http${string}`
  /** Whether pictures fetched with the key count as calls. */
  readonly picturesCount: boolean
  /** Headers of every response, such as counters and caching rules. */
  readonly extraHeaders: Readonly<Record<string, string>>
  /** Error of the `Date` header. */
  readonly dateSkewMs: number
  /** Adds the vehicle type "Oddities": records with all peculiar values the specification allows. */
  readonly oddities: boolean
  /** Adds records with ids 0, below zero and above 2^53 on all levels. */
  readonly bigIds: boolean
}

const HOUR_MS = 3_600_000
const HALF_A_YEAR_MS = 182 * 24 * HOUR_MS

/** Initial switches. The subscription runs for another half year. */
export function defaultSwitches(nowMs: number): Switches {
  return {
    key: 'valid',
    revokeAfterCalls: null,
    permission: true,
    subscription: { name: 'Vehicle Database', active: true, end_date: isoTime(nowMs + HALF_A_YEAR_MS) },
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

/** "2027-05-14T23:59:59+00:00": ISO 8601 with numeric offset and whole seconds, the format of `end_date`. */
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`
