/**
 * Every method of a store rejects with a `StoreFailure` only.
 *
 * - 'full': no disk space; nothing was changed, reading still works
 * - 'read-only': the file belongs to a newer version, could not be migrated, or is write-protected
 * - 'damaged': the file is damaged and is being set aside; a `StoreIssue` follows
 * - 'busy': another process locks the file
 * - 'crashed', 'timeout': the worker ended or does not respond and is restarted; a write may or may not be done
 * - 'unavailable': the file can be neither opened nor created
 * - 'closed': after `close`
 * - 'internal': a bug
 */
export const STORE_FAILURES = [
  'full',
  'read-only',
  'damaged',
  'busy',
  'crashed',
  'timeout',
  'unavailable',
  'closed',
  'internal'
] as const
export type StoreFailureCode = (typeof STORE_FAILURES)[number]

export class StoreFailure extends Error {
  readonly code: StoreFailureCode
  constructor(code: StoreFailureCode, message: string) {
    super(message)
    this.name = 'StoreFailure'
    this.code = code
  }
}

/** Issue found while a store was opened, for a notice. */
export type StoreIssue =
  | { readonly kind: 'rebuilt'; readonly file: string }
  | { readonly kind: 'restored'; readonly file: string; readonly setAside: string; readonly backupFromMs: number }
  | { readonly kind: 'lost'; readonly file: string; readonly setAside: string }
  | { readonly kind: 'newer-version'; readonly file: string }
  /** The migration failed (a full disk, say), so the old version is read. `problem`: for the log. */
  | { readonly kind: 'not-migrated'; readonly file: string; readonly problem: string }
  /** Write-protected file or disk. */
  | { readonly kind: 'read-only'; readonly file: string }
  /** The disk is full: the file is only read until the next start. */
  | { readonly kind: 'disk-full'; readonly file: string }
  /** Damaged or modified rows are left out or shown without their content. */
  | { readonly kind: 'unreadable'; readonly file: string }
  /** The folder or disk allows neither opening nor replacing it. */
  | { readonly kind: 'unopened'; readonly file: string; readonly problem: StoreFailureCode }
