/**
 * What the use cases need from outside. Adapters implement these; `src-main/index.ts` joins the two. Core knows no
 * Electron, Node or DOM.
 */
import type { CallPriority } from './call-budget'
import type { ReceivedBody } from '../../catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../catalogue/endpoints'
import type { LanguageCode } from '../../text/languages'

/** Where calls go and with which key. Only the gate may ask for the key. */
export interface ApiAccess {
  /** Changes with every other address or key; part of every cache key. */
  readonly profile: string
  readonly baseUrl: string
  readonly apiKey: string
  /** Whose limit its calls count against, as the call budget names it. Default: the profile. */
  readonly account?: string
}

export type ApiFailureCode =
  | 'not-connected'
  | 'bad-key'
  | 'unauthorised'
  | 'bad-request'
  | 'not-found'
  | 'limit'
  | 'server-error'
  | 'offline'
  | 'timeout'
  | 'insecure'
  | 'proxy-login'
  | 'not-the-service'
  | 'redirected'
  | 'too-large'
  | 'cancelled'
  | 'paused'
  | 'store-failed'
  | 'withheld'
export interface ApiFailure {
  readonly code: ApiFailureCode
  readonly status?: number
  readonly serviceMessage?: string
  readonly retryAtMs?: number
  /** What the text for the person needs; `reason` tells cases of one code apart. */
  readonly params?: Readonly<Record<string, string | number>>
  /** No connection could be made: the fault of no single address. */
  readonly unconnected?: true
}
/**
 * `leftOut`: items of the list without a usable id are not in it. `unkept`: why the answer could not be kept (see
 * `AroundCall.after`); every one who waited for it hears so. `body`: the answer as received, without
 * the key, of the addresses whose answers are kept word for word (`catalogue/bodies`). `stored`: no call was made, the
 * answer is what this computer holds.
 */
export type ApiResult<T> = (
  | {
      readonly ok: true
      readonly data: T
      readonly fetchedAtMs: number
      readonly body?: ReceivedBody
      readonly leftOut?: true
    }
  | { readonly ok: false; readonly failure: ApiFailure }
) & { readonly storeError?: unknown; readonly stored?: true }

/**
 * What belongs to a call beside the call: who asks for the same between the two waits for this one, so that nothing is
 * asked twice while an answer
 * is on its way to the disk. That of whoever began the call is used.
 */
export interface CallHooks {
  /**
   * An answer that has come to this desk in the meantime; null: the call is made. Must not reject.
   *
   * @param profile in force when the call was begun
   */
  before(profile: string): Promise<ApiResult<unknown> | null>
  /** Resolves when the answer is kept, whatever it is. What it rejects with is told as `unkept`. */
  after(answer: ApiResult<unknown>): Promise<void>
}

export interface CallOptions {
  readonly language: LanguageCode
  readonly priority: CallPriority
  readonly signal?: AbortSignal
  /** A key that is only being tried. */
  readonly access?: ApiAccess
  /**
   * The signal takes the call back only as long as it is not sent: what is on its way is paid for, and its answer still
   * wanted.
   */
  readonly finishOnceSent?: boolean
  /**
   * Told of each call made for this question, tries included; not of a call that another question had already begun.
   * Waited for before the call goes
   * out, so that what it writes down is never below the truth.
   */
  readonly onSpent?: () => void | Promise<void>
  /**
   * Told when a call that `onSpent` was told of has certainly never gone out: it is not spent after all. Waited for as
   * well.
   */
  readonly onNotSent?: () => void | Promise<void>
  readonly hooks?: CallHooks
}
/** The one gate for calls. Nobody else speaks to the service. */
export interface CatalogueApi {
  call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: CallOptions
  ): Promise<ApiResult<Endpoints[N]['result']>>
}
