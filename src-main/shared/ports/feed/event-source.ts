import type { SourceId, Deliver } from '../../feed/events'
import type { ClockReading } from '../../feed/gaps'
import type { SourceRefusal } from '../../feed/sources/refusals'
import type { ReplayEvent } from '../../feed/demo-day'

export type SourceState = 'off' | 'connecting' | 'listening' | 'failing'

/**
 * Why a source does not run, in words a text can be written for (`feed.problem.<code>`).
 *
 * 'forbidden-path' a path that is not one of the reading ones. 'refused' login, key or certificate not accepted.
 * 'limit' the family's calls are used up. 'proxy-login' the proxy of this network wants a login. 'redirected' it points
 * to another address, where nothing is sent. 'not-tls' what answers does not speak TLS. 'no-secret' signed events are
 * asked for and there is no secret: everything would be refused. 'key-store' there is one, and the system does not give
 * it out. 'own-trial' the receiver refused what it sent itself. Of the watched folder: 'folder-own' it is this
 * program's own. 'folder-full' more files stay in it than can be remembered. 'file-…' of single files, `n` of which are
 * like the one that is named.
 */
export type SourceProblemCode =
  | 'port-in-use'
  | 'port-forbidden'
  | 'address-unavailable'
  | 'no-secret'
  | 'no-address'
  | 'bad-address'
  | 'not-connected'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'insecure'
  | 'proxy-login'
  | 'not-tls'
  | 'key-store'
  | 'own-trial'
  | 'certificate-file'
  | 'redirected'
  | 'not-a-stream'
  | 'not-the-service'
  | 'protocol'
  | 'too-large'
  | 'limit'
  | 'forbidden-path'
  | 'store'
  | 'file'
  | 'internal'
  | 'no-folder'
  | 'folder-unreachable'
  | 'folder-own'
  | 'folder-full'
  | 'file-no-event'
  | 'file-no-kind'
  | 'file-too-large'
  | 'file-unreadable'
  | 'file-stays'

export interface SourceProblem {
  readonly code: SourceProblemCode
  /**
   * Port, host, HTTP status, name of a setting or of a file: for the window, since a file's name may be personal. Never
   * a secret or a body.
   */
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * What a person should know although it runs. 'network': others on the network can reach it. 'unsigned': nobody
 * vouches. 'no-login': nor does the other end, which lets in anybody. 'plain': not encrypted on the way. 'writers':
 * whoever may write there.
 */
export type SourceWarning = 'network' | 'unsigned' | 'no-login' | 'plain' | 'writers'

export interface SourceStatus {
  readonly id: SourceId
  readonly state: SourceState
  readonly problem: SourceProblem | null
  readonly warnings: readonly SourceWarning[]
  /** When this state began. */
  readonly sinceMs: number
  /** Where it listens or what it is connected to, without user and query; null: nowhere. */
  readonly at: string | null
  /** All the addresses others can call it by, `at` first. Only of a source that is called. */
  readonly addresses?: readonly string[]
  /** When it tries again by itself; null: it does not, or need not. */
  readonly retryAtMs: number | null
  /** Progress of a replay or a demo day. */
  readonly progress: { readonly done: number; readonly total: number } | null
}

/**
 * `ok` true: it was reached just now and could deliver. `waiting`: how many events or files of events wait there, where
 * that can be told.
 */
export type SourceTest =
  | { readonly ok: true; readonly at: string | null; readonly waiting?: number }
  | { readonly ok: false; readonly problem: SourceProblem }

/** A way for events to come here. Nothing it does rejects or throws into the others; what goes wrong is its status. */
export interface EventSource {
  readonly id: SourceId
  /**
   * True when what was sent while it was away comes after all (a broker's session, a poll): being away leaves no hole
   * then.
   */
  readonly catchesUp: () => boolean
  /**
   * Of a source that does not listen but asks: up to when it knows everything; null: not yet in this run. A source
   * without it knows it while it listens.
   */
  readonly knownAt?: () => ClockReading | null
  /**
   * Reads its settings and begins; comes back by itself with back-off. Without effect when it runs or is switched off.
   */
  start(deliver: Deliver): Promise<void>
  /** Nothing is delivered after it resolves. Without effect when stopped. */
  stop(): Promise<void>
  status(): SourceStatus
  /** Told of a change of status, and of each refusal. */
  onStatus(listener: () => void): () => void
  /** What came and was not taken, the newest first. Only of a source that strangers can call. */
  refusals?(): readonly SourceRefusal[]
  /** Tries what it needs, without disturbing what runs. */
  test(): Promise<SourceTest>
  /**
   * Only where something can be asked for what came meanwhile: at once instead of when it is due. Without effect when
   * stopped.
   */
  readonly askNow?: () => void
  /** The calls that costs at least; null: it does not run. */
  readonly askCalls?: () => number | null
}

/** A source that plays what it is given: a recorded file, the demo's day. */
export interface ReplaySource extends EventSource {
  /** @param speed times as fast as recorded; 0: without pauses, as one catch-up */
  play(events: readonly ReplayEvent[], speed: number): Promise<void>
  /** Resolves when what is being played has ended. */
  finished(): Promise<void>
  /** Ends what is being played. */
  halt(): Promise<void>
}
