/**
 * What the use cases need from outside. Adapters implement these; `src-main/index.ts` joins the two. Core knows no
 * Electron, Node or DOM.
 */
import type { ReceivedBody } from '../../catalogue/stored-bodies'
import type { EndpointName, Endpoints } from '../../catalogue/endpoints'
import type { LanguageCode } from '../../text/languages'

export interface Clock {
  /** Milliseconds since 1970, by the system's clock, which may jump. */
  now(): number
  /** Milliseconds since some fixed moment, never going back, not moved by the system's clock. */
  monotonic(): number
  /** Runs `then` once after the delay; returns what cancels it. */
  after(delayMs: number, then: () => void): () => void
}

/** Most urgent first; 'pack' is the patient rest. */
export type CallPriority = 'click' | 'visible' | 'prefetch' | 'refresh' | 'pack'
export type ApiFamily = 'vehicleDatabase' | 'support' | 'fileTuning'

/** One answer over the wire. `body` is empty when the size limit cut it off (`tooLarge`). */
export interface HttpAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly tooLarge: boolean
  readonly retryAfter: string | null
  readonly date: string | null
}
export type HttpFault = 'offline' | 'timeout' | 'insecure' | 'redirected' | 'cancelled' | 'proxy-login'

/**
 * GET with headers; no cookies, no cache. Never throws for what networks do and never follows a redirect: `location` is
 * the full address that a
 * redirect names, for the caller to decide. `unconnected`: no connection could be made, whatever the address. `unsent`:
 * it is also certain that no
 * byte of the request left this machine for the service, so the service cannot have counted it.
 */
export interface HttpTransport {
  get(
    url: string,
    headers: Readonly<Record<string, string>>,
    options: { signal?: AbortSignal; timeoutMs: number; maxBytes: number }
  ): Promise<
    | { ok: true; answer: HttpAnswer }
    | { ok: false; fault: HttpFault; unconnected?: boolean; unsent?: boolean; location?: string }
  >
}

/** What a proxy between this computer and the network asks a login for. `realm` is the proxy's own text. */
export interface ProxyChallenge {
  readonly host: string
  readonly port: number
  readonly realm: string
}
export interface ProxyCredentials {
  readonly user: string
  readonly password: string
}
/** Logins of proxies, in memory until the program ends. */
export interface ProxyLogins {
  /** For one request, from its begin to its end. */
  begin(): ProxyAttempt
}
export interface ProxyAttempt {
  /**
   * A proxy wants a login, for the first time or because it refused the one before. null: nobody has one now; the
   * request is given up, and a person is asked.
   */
  credentials(challenge: ProxyChallenge): Promise<ProxyCredentials | null>
  /** An answer came through: what was given is right. */
  passed(): void
  /** It is over, whatever came of it. */
  ended(): void
}

/** Where calls go and with which key. Only the gate may ask for the key. */
export interface Access {
  /** Changes with every other address or key; part of every cache key. */
  readonly profile: string
  readonly baseUrl: string
  readonly apiKey: string
  /** Whose limit its calls count against, as the call budget names it. Default: the profile. */
  readonly account?: string
}

export interface BudgetSnapshot {
  readonly used: number
  readonly limit: number
  readonly resetAtMs: number | null
  readonly leftForBackground: number
  readonly stopped: boolean
  readonly waiting: number
}

/**
 * A permission to make one call, already entered into the ledger. Report how it went; a 429 stops the family. `unsent`:
 * it certainly never went out, and
 * is given back uncounted. `unlimited`: the service may not limit this address, so its success does not end a stop.
 */
export interface CallPermit {
  settle(outcome: { status: number | null; retryAfterMs?: number | null; unsent?: boolean; unlimited?: boolean }): void
}
/** 'ledger': the call could not be written down, so it must not be made. */
export type PermitResult =
  | { ok: true; permit: CallPermit }
  | { ok: false; reason: 'limit' | 'cancelled' | 'paused' | 'ledger'; retryAtMs?: number }

export interface CallBudget {
  /**
   * Waits for its turn. The call is entered into the ledger, on disk, before the permit is given.
   *
   * @param account whose limit it counts against, where that is not the one in use (a key being tried)
   * @param method what is called, where a limit may be that method's own (`limits.stopPerMethod`)
   */
  acquire(
    family: ApiFamily,
    priority: CallPriority,
    signal?: AbortSignal,
    account?: string,
    method?: string
  ): Promise<PermitResult>
  snapshot(family: ApiFamily): BudgetSnapshot
  onChange(listener: (family: ApiFamily) => void): () => void
  /** First 401 or 403: everything but clicks is refused with 'paused' until `resumeBackground`. */
  pauseBackground(family: ApiFamily): void
  resumeBackground(family: ApiFamily): void
}

export type GateFailureCode =
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
export interface GateFailure {
  readonly code: GateFailureCode
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
export type GateResult<T> = (
  | {
      readonly ok: true
      readonly data: T
      readonly fetchedAtMs: number
      readonly body?: ReceivedBody
      readonly leftOut?: true
    }
  | { readonly ok: false; readonly failure: GateFailure }
) & { readonly unkept?: unknown; readonly stored?: true }

/**
 * What belongs to a call beside the call: who asks for the same between the two waits for this one, so that nothing is
 * asked twice while an answer
 * is on its way to the disk. That of whoever began the call is used.
 */
export interface AroundCall {
  /**
   * An answer that has come to this desk in the meantime; null: the call is made. Must not reject.
   *
   * @param profile in force when the call was begun
   */
  before(profile: string): Promise<GateResult<unknown> | null>
  /** Resolves when the answer is kept, whatever it is. What it rejects with is told as `unkept`. */
  after(answer: GateResult<unknown>): Promise<void>
}

export interface GateOptions {
  readonly language: LanguageCode
  readonly priority: CallPriority
  readonly signal?: AbortSignal
  /** A key that is only being tried. */
  readonly access?: Access
  /**
   * The signal takes the call back only as long as it is not sent: what is on its way is paid for, and its answer still
   * wanted.
   */
  readonly keepSent?: boolean
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
  readonly onUnsent?: () => void | Promise<void>
  readonly around?: AroundCall
}
/** The one gate for calls. Nobody else speaks to the service. */
export interface CatalogueGate {
  call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: GateOptions
  ): Promise<GateResult<Endpoints[N]['result']>>
}

/** Answers already received, by who asked (profile), in which language, at which address. */
export interface AnswerCache {
  get(profile: string, language: LanguageCode, address: string): CachedAnswer | null
  put(profile: string, language: LanguageCode, address: string, answer: CachedAnswer): void
}
export interface CachedAnswer {
  /** null: the service said 404 for one record. */
  readonly data: unknown
  readonly fetchedAtMs: number
}

/** What is remembered of the connection between runs; never the key. */
export interface StoredProfile {
  /** Random, made with the address; names the cache. Survives a change of key. */
  readonly id: string
  readonly mode: 'service' | 'demo'
  readonly baseUrl: string
  readonly keyHint: string
  /** The service last said that the subscription is not active. */
  readonly ended?: boolean
  /** While the demo catalogue is open: the service to go back to. */
  readonly behindDemo?: StoredProfile
}
export interface ProfileStore {
  read(): Promise<StoredProfile | null>
  write(profile: StoredProfile | null): Promise<void>
}

/** The built-in demo catalogue as a service of its own. */
export interface DemoCatalogue {
  start(): Promise<{ readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }>
}

/**
 * 'event-secret' proves events signed by their sender, the next two are logins of event sources. 'event-key': what
 * stored events are sealed with. 'pack-signing': this desk's key pair for pack files. 'ledger-salt': what keys are
 * digested with to name their ledgers.
 */
export type SecretName =
  'api-key' | 'ledger-salt' | 'event-secret' | 'mqtt-password' | 'relay-token' | 'event-key' | 'pack-signing'

/**
 * 'open': an earlier version left it on the disk where no key store protects it; it is sealed as soon as there is one.
 * 'session': in memory until the program ends.
 */
export type SecretKept = 'sealed' | 'session' | 'open' | 'none'

/**
 * Keeps secrets by name. There is no way to list or export; `read` is for whoever must prove or sign with it: the
 * gate's access, the event sources.
 */
export interface SecretStore {
  canSeal(): Promise<boolean>
  /**
   * 'sealed': on disk, encrypted by the system. 'session': in memory only, because the system offers no real key store.
   */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'>
  read(name: SecretName): Promise<string | null>
  kept(name: SecretName): Promise<SecretKept>
  /**
   * There is a sealed one, and the system does not give it out: whoever needs it should be asked to come again, not be
   * turned away.
   */
  locked(name: SecretName): Promise<boolean>
  remove(name: SecretName): Promise<void>
}

/** Log lines without secrets and without bodies. */
export interface Log {
  info(event: string, details?: Readonly<Record<string, unknown>>): void
  warn(event: string, details?: Readonly<Record<string, unknown>>): void
  error(event: string, details?: Readonly<Record<string, unknown>>): void
}
