/** Why a check, a download or an installation did not happen. Texts: `failures.update.because`. */

/** Of a list whose signature is valid. */
export const LIST_PROBLEMS = ['other-channel', 'other-platform', 'future', 'expired', 'rollback'] as const
export type ListProblem = (typeof LIST_PROBLEMS)[number]

/** Of the bytes of a list. */
const ENVELOPE_PROBLEMS = ['too-large', 'not-a-list', 'newer-format', 'no-key', 'unknown-key', 'bad-signature'] as const

/** Of a server, a folder or a file. */
export const TRANSFER_PROBLEMS = [
  'no-address',
  'offline',
  'timeout',
  'insecure',
  'proxy-login',
  'redirected',
  'missing',
  'cut-short',
  'wrong-file',
  'disk'
] as const

export const isTransferProblem = (problem: UpdateProblem): boolean =>
  (TRANSFER_PROBLEMS as readonly UpdateProblem[]).includes(problem)

/** Work that an update does not interrupt. */
export const BUSY_REASONS = ['printing', 'batch', 'pack', 'customer-screen', 'draft'] as const
export type BusyReason = (typeof BUSY_REASONS)[number]

export const UPDATE_PROBLEMS = [
  ...LIST_PROBLEMS,
  ...ENVELOPE_PROBLEMS,
  ...TRANSFER_PROBLEMS,
  ...BUSY_REASONS,
  'package-manager',
  'not-installed',
  'not-ready',
  'installer'
] as const
export type UpdateProblem = (typeof UPDATE_PROBLEMS)[number]

/** An expected failure of an update. */
export class UpdateError extends Error {
  readonly problem: UpdateProblem
  constructor(problem: UpdateProblem, options?: ErrorOptions) {
    super(`update: ${problem}`, options)
    this.problem = problem
  }
}
