/**
 * Calls and messages between the main thread and the store workers: tagged unions, one reply per call.
 *
 * Long lists are sent in parts, each after the previous one was received: copying them at once would block the main
 * thread.
 */
import type { StoreFileFacts } from '../../../shared/diagnostics/diagnostics-facts'
import type { CatalogueStore } from '../../../shared/ports/stores/catalogue-store'
import type { UserStore, WorkStore } from '../../../shared/ports/stores/user-store'
import type { StoreFailureCode, StoreIssue } from '../../../shared/ports/stores/store-failure'
import type { OpenOptions } from '../db/open-database'

/** The methods of a port as its worker implements them: the same arguments, answered at once. */
export type HandlersOf<Port> = {
  readonly [N in keyof Port]: Port[N] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never
}
export type AnyHandlers = Readonly<Record<string, (...args: never[]) => unknown>>

export type CacheWriterCalls = HandlersOf<
  Pick<CatalogueStore, 'write' | 'putPicture' | 'dropPicture' | 'expire' | 'clear'>
> & {
  /** True when another call is needed. */
  trim(...args: Parameters<CatalogueStore['trim']>): boolean
  /** Records last uses, in batches. */
  touch(pictures: readonly string[], engines: readonly { readonly profile: string; readonly id: string }[]): void
  checked(): void
}
type PlainReads =
  'read' | 'engineMarks' | 'body' | 'names' | 'pathsOf' | 'pathOf' | 'search' | 'sameHardware' | 'matches'
export type CacheReaderCalls = HandlersOf<Pick<CatalogueStore, PlainReads | 'readiness' | 'statistics'>> & {
  /** `stale`: the last recorded use is old enough to record a new one. */
  picture(url: string): { readonly type: string; readonly bytes: Uint8Array; readonly stale: boolean } | null
}
export type UserStoreCalls = HandlersOf<Omit<UserStore, 'close'> & WorkStore> & { backUp(): void; checked(): void }
/** Integrity checks run in a thread of their own, because they take seconds. */
export type CheckCalls = { check(): { readonly sound: boolean } }
/** Row counts for diagnostics, from a read-only thread. */
export type FactsCalls = { facts(): StoreFileFacts }
/** A consistent copy of a file in use. */
export type CopyCalls = { copy(): void }

export type WorkerOptions =
  | ({ readonly role: 'cache-writer' | 'person'; readonly file: string } & OpenOptions)
  | ({ readonly role: 'feed'; readonly file: string; readonly key?: Uint8Array } & OpenOptions)
  | {
      readonly role:
        'cache-reader' | 'cache-check' | 'person-check' | 'feed-check' | 'cache-facts' | 'person-facts' | 'feed-facts'
      readonly file: string
    }
  | { readonly role: 'feed-reader'; readonly file: string; readonly key?: Uint8Array }
  | { readonly role: 'cache-copy' | 'person-copy'; readonly file: string; readonly target: string }

export type WorkerRequest =
  | {
      readonly tag: 'call'
      readonly id: number
      readonly name: string
      readonly args: readonly unknown[]
      readonly longArg?: number
      readonly nowMs: number
    }
  /** Part of the long argument of the following call with the same id. */
  | { readonly tag: 'part'; readonly id: number; readonly items: readonly unknown[] }
  | { readonly tag: 'more'; readonly id: number }
  | { readonly tag: 'close' }

export interface OpenedFile {
  readonly findings: readonly StoreIssue[]
  readonly unclean: boolean
  readonly bytes: number
  readonly checkedAtMs: number | null
  readonly backedUpAtMs: number | null
}
/** `maybeDamage`: a bug, or a damaged file. */
interface WorkerFailure {
  readonly code: StoreFailureCode
  readonly message: string
  readonly maybeDamage: boolean
}
export type WorkerReply =
  | { readonly tag: 'opened'; readonly opened: OpenedFile }
  | ({ readonly tag: 'unopened' } & WorkerFailure)
  /** `tookMs`: in the worker, without waiting. */
  | { readonly tag: 'done'; readonly id: number; readonly output: unknown; readonly tookMs: number }
  /** Part of the `data` of the following 'done'. */
  | { readonly tag: 'part'; readonly id: number; readonly items: readonly unknown[] }
  | ({ readonly tag: 'failed'; readonly id: number } & WorkerFailure)
  | { readonly tag: 'found'; readonly finding: StoreIssue }
  | { readonly tag: 'closed' }

export const ITEMS_PER_PART = 500
export const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > ITEMS_PER_PART
