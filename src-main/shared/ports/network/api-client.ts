import type { CallPriority } from './call-budget'
import type { ReceivedBody } from '../../catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../catalogue/endpoints'
import type { LanguageCode } from '../../text/languages'

/** Where calls go and with which key. Only the API client reads the key. */
export interface ApiAccess {
  /** Changes with the base address and the key. */
  readonly profile: string
  readonly baseUrl: string
  readonly apiKey: string
  /** Account of the call budget that its calls count against. Default: the profile. */
  readonly account?: string
}

export const API_FAILURES = [
  'not-connected',
  'bad-key',
  'unauthorised',
  'bad-request',
  'not-found',
  'limit',
  'server-error',
  'offline',
  'timeout',
  'insecure',
  'proxy-login',
  'not-the-service',
  'redirected',
  'too-large',
  'cancelled',
  'paused',
  'store-failed',
  'withheld'
] as const
export type ApiFailureCode = (typeof API_FAILURES)[number]
export interface ApiFailure {
  readonly code: ApiFailureCode
  /** HTTP status. Missing: the service did not answer. */
  readonly status?: number
  readonly serviceMessage?: string
  readonly retryAtMs?: number
  /** Values for the text of the failure; `reason` tells cases of one code apart. */
  readonly params?: Readonly<Record<string, string | number>>
  /** No connection could be made, whatever the address. */
  readonly unconnected?: true
}
export type ApiResult<T> =
  | {
      readonly ok: true
      readonly data: T
      readonly fetchedAtMs: number
      /** The response body without the key, for the endpoints of `STORED_BODIES`. */
      readonly body?: ReceivedBody
      /** List items without a usable id are left out. */
      readonly leftOut?: true
      /** Name of the computer of the workspace that fetched it, '' for none; absent: this computer. */
      readonly computer?: string
      /** From the workspace: the service did not answer this call. */
      readonly shared?: true
    }
  | {
      readonly ok: false
      readonly failure: ApiFailure
      /** Of a shared 404. */
      readonly fetchedAtMs?: number
      readonly shared?: true
    }

/** Follows one call, so that several callers can share it and each request can be counted. */
export interface CallProgress {
  /**
   * Returns a signal for one wait for a permit. Aborting it makes the call queue again, with the priority it has then.
   * Default: the signal of the call.
   */
  queueSignal?(): AbortSignal
  /** The budget refused the call. */
  onRefused?(): void
  /** A request is about to be sent. Awaited, so that a stored count is never too low. */
  onSpent?(): void | Promise<void>
  /** The last request counted by `onSpent` certainly never left this computer. Awaited. */
  onNotSent?(): void | Promise<void>
  /** An attempt failed and another follows. */
  onRetry?(): void
}

export interface CallOptions {
  readonly language: LanguageCode
  /** Read again for each permit and each retry, so it may rise while the call waits. */
  readonly priority: CallPriority
  /** Cancels the call. */
  readonly signal?: AbortSignal
  /** A connection that is only tried out. Default: the one in use. */
  readonly access?: ApiAccess
  readonly progress?: CallProgress
  /**
   * A person wants the answer of the service itself, not a recent one of another computer. May become true while the
   * call waits.
   */
  readonly refresh?: boolean
}
/** Makes one call to the service, with its retries, within the call budget. Nothing else talks to the service. */
export interface CatalogueApi {
  /** @throws RangeError when `params` give no valid address; other failures are in the result */
  call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: CallOptions
  ): Promise<ApiResult<Endpoints[N]['result']>>
}
