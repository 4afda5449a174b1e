/** What main tells the window about itself. Main owns it; the window mirrors it. */
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { SecretStorage } from '../../shared/ports/stores/secret-store'
import type { Failure } from '../failures'

/** 'connecting': address and key are known, and nothing has answered yet. */
export const CONNECTION_STATES = [
  'no-key',
  'connecting',
  'online',
  'offline',
  'limited',
  'unauthorised',
  'bad-key',
  'demo'
] as const
export type ConnectionStateName = (typeof CONNECTION_STATES)[number]

export interface ConnectionState {
  readonly state: ConnectionStateName
  /** The base address in use, without credentials or query; empty when none. */
  readonly baseUrl: string
  /** Last four characters at most, behind dots; empty when none. The key itself never crosses. */
  readonly keyHint: string
  /**
   * 'sealed': kept by the system's key store. 'session': in memory until the app ends. 'open': on the disk, and no key
   * store protects it. 'none': no key.
   */
  readonly keyKept: SecretStorage
  readonly subscription: SubscriptionStatus | null
  /** ISO time of the last answer to the subscription question. */
  readonly checkedAt: string | null
  /** Why it is not 'online', where there is a reason beyond the state. */
  readonly failure: Failure | null
  /** Background calls are stopped until someone re-arms them. */
  readonly backgroundPaused: boolean
  /**
   * By how many milliseconds this computer's clock is ahead of the service's (negative: behind); null: not known, or
   * near enough.
   */
  readonly clockAheadMs: number | null
}

export interface BudgetState {
  /** Calls spent in the rolling window, refused ones included. An estimate: other desks share the key. */
  readonly used: number
  readonly limit: number
  /**
   * ISO time when calls are free again: the oldest call leaves the window, or the count-down after a 429 ends. Empty
   * when nothing is used.
   */
  readonly resetAt: string
  /** Calls left for background work before the reserve for people is touched. */
  readonly leftForBackground: number
  readonly stopped: boolean
  readonly waiting: number
}

/** A proxy of the network wants a login. */
export interface ProxyLoginRequest {
  readonly id: string
  /** Host and port. */
  readonly proxy: string
  /** What the proxy calls itself: text of a stranger, possibly empty. */
  readonly realm: string
  /** The login before was not accepted. */
  readonly refused: boolean
}
