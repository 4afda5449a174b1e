/** Issues found at startup, before there is a window to show them; each becomes a notice of the contract. */
import type { SettingProblemCode } from '../settings/setting-problems'

/** Problem of a file given by the user, with its text under `failures.file-invalid.because`. */
export const FILE_PROBLEMS = [
  'missing',
  'unreadable',
  'too-large',
  'too-deep',
  'not-json',
  'not-an-object',
  'empty',
  'unknown-entry',
  'not-text',
  'bad-key',
  'no-event',
  'long-line',
  'not-admin-only',
  'linked',
  'overruled'
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
/** Problem of a file of this installation, with its text under `failures.store-failed.because`. */
export const STORE_PROBLEMS = [
  'settings-damaged',
  'connection-damaged',
  'profiles-damaged',
  'settings-unreadable',
  'settings-unwritten',
  'set-up-stays',
  'set-up-not-deleted',
  'file-read-only',
  'disk-full',
  'file-unopened',
  'events-unreadable'
] as const

interface FindingOf<Code extends string, Reason extends string> {
  readonly kind: 'error' | 'warning' | 'info'
  readonly code: Code
  /**
   * `reason` chooses the text. `file`, `key`: the file and its entry. `error`: the system's code, for the log. Never
   * contains a value of the file.
   */
  readonly params: { readonly reason: Reason } & Readonly<Record<string, string | number>>
}
export type StartupIssue =
  | FindingOf<'setting-invalid', SettingProblemCode>
  /** Two places fix the same key; `other`: the place that applies. */
  | FindingOf<'setting-managed', 'conflict'>
  | FindingOf<'file-invalid', FileProblem>
  /** `problem`: what is wrong with the address in a provisioning file. */
  | FindingOf<'bad-address', 'set-up' | 'other-service'>
  | FindingOf<'no-keystore', 'set-up' | 'unprotected'>
  | FindingOf<'store-failed', (typeof STORE_PROBLEMS)[number]>
  | FindingOf<'backup', 'restored' | 'not-restored'>

export function fileReadProblem(error: unknown): { readonly reason: 'missing' | 'unreadable'; readonly error: string } {
  const code = (error as { readonly code?: string } | null)?.code ?? 'unknown'
  return { reason: code === 'ENOENT' ? 'missing' : 'unreadable', error: code }
}
