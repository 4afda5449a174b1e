/** Connection to the service, proxy login and call budget. Main owns this state; the window mirrors it. */
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { SecretStorage } from '../../shared/ports/stores/secret-store'
import type { Profile, ProfileColor } from '../../shared/profiles/profile-list'
import { call, topic } from '../channel'
import type { Failure } from '../failures'

/** 'connecting': address and key are known, and no answer has arrived yet. */
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
  /** Base address without credentials and query; empty: none. */
  readonly baseUrl: string
  /** Dots and at most the last four characters of the key; empty: none. The key itself never crosses. */
  readonly keyHint: string
  /** 'sealed': in the system's key store. 'session': in memory. 'open': on disk, unprotected. 'none': no key. */
  readonly keyKept: SecretStorage
  readonly subscription: SubscriptionStatus | null
  /** ISO time of the last answer about the subscription. */
  readonly checkedAt: string | null
  /** Reason for the state, where there is one. */
  readonly failure: Failure | null
  /** Background calls are paused until a person resumes them. */
  readonly backgroundPaused: boolean
  /** Milliseconds by which this computer's clock is ahead of the service's; null: unknown or negligible. */
  readonly clockAheadMs: number | null
}

export const connectionChannels = {
  'connection:state': call('state', 'sales').returns<ConnectionState>(),
  /** Requests `/vdb/subscription` once. Without `apiKey` the sealed key stays and the address changes. */
  'connection:connect': call('connect', 'administrator')
    .takes<{ baseUrl: string; apiKey?: string }>()
    .returnsResult<ConnectionState>(),
  'connection:demo': call('demo', 'administrator').returnsResult<ConnectionState>(),
  /** Requests the subscription again (1 call) and resumes background calls on success. */
  'connection:check': call('check', 'sales').returnsResult<ConnectionState>(),
  /** Deletes the sealed key and returns to onboarding. Only a person starts this. */
  'connection:forget': call('forget', 'administrator').returnsResult<ConnectionState>(),
  'connection:changed': topic('onChange').carries<ConnectionState>()
}

export interface ProxyLoginRequest {
  readonly id: string
  readonly proxy: string
  /** Untrusted text of the proxy; may be empty. */
  readonly realm: string
  /** The proxy rejected the previous login. */
  readonly refused: boolean
}

export const proxyChannels = {
  'proxy:question': call('question', 'sales').returns<ProxyLoginRequest | null>(),
  /** `login` null: cancelled. The login stays in memory until the program ends. */
  'proxy:answer': call('answer', 'sales')
    .takes<{ id: string; login: { user: string; password: string } | null }>()
    .returnsResult<null>(),
  /** null: no login is needed any more. */
  'proxy:asked': topic('onAsked').carries<ProxyLoginRequest | null>()
}

export interface BudgetState {
  /** Calls spent in the rolling window, refused ones included. An estimate: other computers share the key. */
  readonly used: number
  readonly limit: number
  /** ISO time when calls become free: the oldest leaves the window, or the delay after a 429 ends. Empty: none used. */
  readonly resetAt: string
  /** Background calls left before the reserve for people. */
  readonly leftForBackground: number
  readonly stopped: boolean
  readonly waiting: number
}

export const budgetChannels = {
  'budget:state': call('state', 'sales').returns<BudgetState>(),
  'budget:changed': topic('onChange').carries<BudgetState>()
}

export interface ProfilesState {
  /** Id of the profile of this run. */
  readonly current: string
  readonly profiles: readonly Profile[]
}

/** Several services on one computer, each with its own data. May fail with 'profile'. */
export const profileChannels = {
  'profiles:state': call('state', 'sales').returns<ProfilesState>(),
  'profiles:add': call('add', 'administrator')
    .takes<{ name: string; color: ProfileColor }>()
    .returnsResult<ProfilesState>(),
  'profiles:edit': call('edit', 'administrator').takes<Profile>().returnsResult<ProfilesState>(),
  /** Asks in a native dialog, then deletes all data of the profile; false: declined. */
  'profiles:remove': call('remove', 'administrator').takes<{ id: string }>().returnsResult<boolean>(),
  /**
   * The program starts again with the profile; false: the person keeps unsaved entries. The other profile may have no
   * roles, so a switch needs all rights of this one.
   */
  'profiles:switch': call('switchTo', 'administrator').takes<{ id: string }>().returnsResult<boolean>(),
  'profiles:changed': topic('onChange').carries<ProfilesState>()
}
