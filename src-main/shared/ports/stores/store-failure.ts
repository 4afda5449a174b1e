/**
 * Why a store could not do what was asked. Every method of both stores rejects with a `StoreFailure` and nothing else.
 *
 * - 'full': no room on the disk; nothing was changed, and reading goes on
 * - 'read-only': the file is of a newer version of the program, could not be brought up to date, or may not be written
 *   (see the findings of these names)
 * - 'damaged': the file was found damaged just now; it is being set aside, and a finding follows
 * - 'busy': another process holds the file
 * - 'crashed', 'timeout': the worker ended or does not answer; it is started again, whether a write was done is not
 *   known
 * - 'unavailable': the file can be neither opened nor made
 * - 'closed': after `close`
 * - 'internal': a bug of this program
 */
export type StoreFailureCode =
  'full' | 'read-only' | 'damaged' | 'busy' | 'crashed' | 'timeout' | 'unavailable' | 'closed' | 'internal'

export class StoreFailure extends Error {
  readonly code: StoreFailureCode
  constructor(code: StoreFailureCode, message: string) {
    super(message)
    this.name = 'StoreFailure'
    this.code = code
  }
}

/** What the opening of a store found, for a notice. */
export type StoreIssue =
  | { readonly kind: 'rebuilt'; readonly file: string; readonly setAside: string }
  | { readonly kind: 'restored'; readonly file: string; readonly setAside: string; readonly backupFromMs: number }
  | { readonly kind: 'lost'; readonly file: string; readonly setAside: string }
  | { readonly kind: 'newer-version'; readonly file: string }
  /** Bringing it up to date failed (a full disk, say): it is read as it was. `problem`: for the log. */
  | { readonly kind: 'not-migrated'; readonly file: string; readonly problem: string }
  /** It may be read and not written: its permissions, or the disk's. */
  | { readonly kind: 'read-only'; readonly file: string }
  /** Rows of it were damaged or changed, and are left out or shown without what was in them. */
  | { readonly kind: 'unreadable'; readonly file: string }
  /** It can be neither opened nor replaced: its folder or disk does not allow it. */
  | { readonly kind: 'unopened'; readonly file: string; readonly problem: StoreFailureCode }
