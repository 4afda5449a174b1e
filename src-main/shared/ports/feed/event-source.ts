import type { SourceId, Deliver } from '../../feed/events'
import type { ClockReading } from '../../feed/gaps'
import type { SourceRefusal } from '../../feed/sources/refusals'
import type { ReplayEvent } from '../../feed/demo-day'

/** 'waiting': another computer of the workspace receives the events. */
export const SOURCE_STATES = ['off', 'connecting', 'listening', 'waiting', 'failing'] as const
export type SourceState = (typeof SOURCE_STATES)[number]

/**
 * Why a source does not run, with its text under `feed.problem.<code>`.
 *
 * 'forbidden-path': not in the allow-list. 'refused': login, key or certificate not accepted. 'limit': no calls left in
 * the family. 'proxy-login': the proxy requires a login. 'redirected': to another address, which is not followed.
 * 'not-tls': the peer does not speak TLS. 'no-secret': signatures are required but no secret is stored. 'key-store':
 * the system does not release the stored secret. 'own-trial': the receiver refused its own test event. 'folder-own':
 * the watched folder is this program's own. 'folder-full': more files than can be remembered. 'file-…': a single file,
 * one of `n`.
 */
export const SOURCE_PROBLEMS = [
  'port-in-use',
  'port-forbidden',
  'address-unavailable',
  'no-secret',
  'no-address',
  'bad-address',
  'not-connected',
  'refused',
  'unreachable',
  'timeout',
  'insecure',
  'proxy-login',
  'not-tls',
  'key-store',
  'own-trial',
  'certificate-file',
  'redirected',
  'not-a-stream',
  'not-the-service',
  'protocol',
  'too-large',
  'limit',
  'forbidden-path',
  'store',
  'file',
  'internal',
  'no-folder',
  'folder-unreachable',
  'folder-own',
  'folder-full',
  'file-no-event',
  'file-no-kind',
  'file-too-large',
  'file-unreadable',
  'file-stays'
] as const
export type SourceProblemCode = (typeof SOURCE_PROBLEMS)[number]

export interface SourceProblem {
  readonly code: SourceProblemCode
  /**
   * Port, host, HTTP status, or name of a setting or file; never a secret or body. For the window only, since file
   * names may be personal.
   */
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Warnings of a running source. 'network': reachable from the network. 'unsigned': events are not authenticated.
 * 'no-login': the peer accepts anyone. 'plain': not encrypted. 'writers': anyone with write access can create events.
 */
export const SOURCE_WARNINGS = ['network', 'unsigned', 'no-login', 'plain', 'writers'] as const
export type SourceWarning = (typeof SOURCE_WARNINGS)[number]

export interface SourceStatus {
  readonly id: SourceId
  readonly state: SourceState
  readonly problem: SourceProblem | null
  readonly warnings: readonly SourceWarning[]
  readonly sinceMs: number
  /** Listen address or peer, without user and query; with 'waiting' the name of the receiver. null: none. */
  readonly at: string | null
  /** All addresses under which others reach it, `at` first. Only of a receiver. */
  readonly addresses?: readonly string[]
  /** Next automatic attempt; null: none. */
  readonly retryAtMs: number | null
  readonly progress: { readonly done: number; readonly total: number } | null
}

/** `ok` true: reachable now. `waiting`: number of pending events or files, where known. */
export type SourceTest =
  | { readonly ok: true; readonly at: string | null; readonly waiting?: number }
  | { readonly ok: false; readonly problem: SourceProblem }

/** A transport of events. Its methods neither reject nor throw; failures are in its status. */
export interface EventSource {
  readonly id: SourceId
  /**
   * True when events of an outage are delivered afterwards (a broker's session, a poll), so an outage leaves no gap.
   */
  readonly catchesUp: () => boolean
  /** Of a polling source: up to when all events are known; null: not yet in this run. Absent: while it listens. */
  readonly knownAt?: () => ClockReading | null
  /** Reads its settings and starts; reconnects with back-off. No effect while it runs or is switched off. */
  start(deliver: Deliver): Promise<void>
  /** Delivers nothing after it resolves. No effect when stopped. */
  stop(): Promise<void>
  status(): SourceStatus
  /** Called for a change of status and for each refusal. */
  onStatus(listener: () => void): () => void
  /** Refused requests, newest first. Only of a receiver. */
  refusals?(): readonly SourceRefusal[]
  /** Checks what it needs without disturbing a running source. */
  test(): Promise<SourceTest>
  /** Polls now instead of at the next interval. No effect when stopped. */
  readonly askNow?: () => void
  /** Minimum number of calls of `askNow`; null: not running. */
  readonly askCalls?: () => number | null
}

/** A source that replays a recorded file or the demo's day. */
export interface ReplaySource extends EventSource {
  /** @param speed times as fast as recorded; 0: without pauses, as one catch-up */
  play(events: readonly ReplayEvent[], speed: number): Promise<void>
  finished(): Promise<void>
  halt(): Promise<void>
}
