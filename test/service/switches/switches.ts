/** Rules that the specification leaves open, and states of a key. The defaults are those of the demo service. */
import type { LimitRules } from './limits'

export interface AccessSwitches extends LimitRules {
  /** `revoked`: the right key is treated as wrong. */
  readonly key: 'valid' | 'revoked'
  /** Revokes the key after this many further calls; null: never. */
  readonly revokeAfterCalls: number | null
  /** false: the key lacks a permission; 401 everywhere except on the subscription. */
  readonly permission: boolean
  /**
   * The response of `/vdb/subscription`; inactive means 401 everywhere else. `end_date` undefined, null, or any text.
   * null: that of the demo service.
   */
  readonly subscription: {
    readonly name?: string
    readonly active?: unknown
    readonly end_date?: string | null
  } | null
  /** Whether and how a 429 says when to retry. */
  readonly retryAfter: 'absent' | 'seconds' | 'date'
  readonly order: 'catalogue' | 'reversed' | 'shuffled'
  /** Truncates lists and searches silently after this many records; null: never. */
  readonly cap: number | null
  readonly emptyLists: 'not-found' | 'empty-array'
  /** Whether pictures fetched with the key count as calls. */
  readonly picturesCount: boolean
  /** Headers of every response, such as counters and caching rules. */
  readonly extraHeaders: Readonly<Record<string, string>>
  /** Error of the `Date` header. */
  readonly dateSkewMs: number
}

export const DEFAULT_ACCESS: AccessSwitches = {
  key: 'valid',
  revokeAfterCalls: null,
  permission: true,
  subscription: null,
  limit: 3600,
  windowMs: 3_600_000,
  reset: 'first-call',
  countRefused: true,
  perMethod: false,
  subscriptionLimited: false,
  burst: null,
  retryAfter: 'absent',
  order: 'catalogue',
  cap: null,
  emptyLists: 'not-found',
  picturesCount: false,
  extraHeaders: {},
  dateSkewMs: 0
}
