/** What main tells the window about itself. Main owns it; the window mirrors it. */
import type { LanguageCode } from '../../shared/text/languages'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { SecretKept } from '../../shared/ports/network/api-client'
import type { Failure, FailureCode } from '../failures'

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
  readonly keyKept: SecretKept
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

export interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly interfaceLanguage: LanguageCode
  readonly contentLanguage: LanguageCode
  /** True when system and person allow the key to be sealed. */
  readonly canSeal: boolean
  /** Address prefix of pictures: append the picture's address, percent-encoded. */
  readonly pictureBase: string
}

/** Addresses of the window, beginning with "/". */
export interface LastPlace {
  readonly address: string
  /** Of the catalogue or one of its engines. */
  readonly catalogue: string
}

export interface SettingEntry {
  readonly key: string
  readonly value: unknown
  readonly standard: unknown
  readonly type: 'choice' | 'integer' | 'number' | 'boolean' | 'text' | 'list'
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly group: string
  /** Fixed by the administrator; the window cannot change it. */
  readonly managed: boolean
}

/** A message for the person that belongs to no call: start-up findings, managed settings that could not be read. */
export interface Notice {
  readonly id: string
  readonly kind: 'error' | 'warning' | 'info'
  readonly code: FailureCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** A proxy of the network wants a login. */
export interface ProxyQuestion {
  readonly id: string
  /** Host and port. */
  readonly proxy: string
  /** What the proxy calls itself: text of a stranger, possibly empty. */
  readonly realm: string
  /** The login before was not accepted. */
  readonly refused: boolean
}

export type Priority = 'click' | 'visible' | 'prefetch' | 'refresh'

/** Something of the catalogue with where it came from and when. */
export interface Received<T> {
  readonly data: T
  /** ISO time of the service's answer. */
  readonly fetchedAt: string
  /** 'service': this call was spent for it. 'desk': it was here already and cost nothing. */
  readonly source: 'service' | 'desk'
  readonly language: LanguageCode
  /**
   * Older than the policy allows, and asking again failed for this reason; what was here before is shown all the same.
   */
  readonly refreshFailure?: Failure
  /** A fresh answer is on its way behind this one; `catalogue:updated` will tell. */
  readonly refreshing?: boolean
  /** ISO time since when the service no longer lists this record; what was here stays readable. */
  readonly goneSince?: string
  /**
   * The texts of options and stages are word for word those held in English, though another language was asked for
   * (trap 68).
   */
  readonly sameAsEnglish?: boolean
  /**
   * Read from a pack file: whose sign it bears, what that desk is called here ('' for no name), and the ISO time it was
   * written. Absent: the service said so to this desk.
   */
  readonly file?: { readonly signer: string; readonly name: string; readonly writtenAt: string }
}
