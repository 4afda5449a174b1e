/** State of the workspace: this computer's connection to the server that the computers of a shop share. */

/**
 * 'refused': the server or the passphrase shuts this computer out until a person acts. 'unreachable': no connection,
 * or the server does not write; the program tries again.
 */
export const WORKSPACE_STATES = ['off', 'joining', 'joined', 'unreachable', 'refused'] as const
export type WorkspaceStateName = (typeof WORKSPACE_STATES)[number]

/** Why this computer has not joined. */
export const WORKSPACE_PROBLEMS = [
  'no-address',
  'no-passphrase',
  'key-store', // a secret is stored and the system does not release it
  'authority-file', // the certificate file cannot be read
  'name', // the host name is unknown
  'port', // no connection to the port
  'timeout',
  'tls', // the certificate was rejected
  'not-tls', // the server does not speak TLS, or only TLS
  'login', // user or password is wrong
  'passphrase', // the other computers use another passphrase
  'permission', // the user lacks a command or the keys
  'version', // older than 7
  'memory-full',
  'read-only',
  'loading', // the server reads its data
  'disk', // the server cannot save
  'protocol' // any other answer
] as const
export type WorkspaceProblem = (typeof WORKSPACE_PROBLEMS)[number]

const REFUSALS: readonly WorkspaceProblem[] = [
  'no-address',
  'no-passphrase',
  'key-store',
  'authority-file',
  'login',
  'passphrase',
  'permission',
  'version'
]

/** A problem that only a person can solve. */
export const isRefusal = (problem: WorkspaceProblem): boolean => REFUSALS.includes(problem)

export const CHECK_STEPS = [
  'name',
  'port',
  'tls',
  'login',
  'version',
  'passphrase',
  'write',
  'memory-policy',
  'persistence'
] as const
export type CheckStepName = (typeof CHECK_STEPS)[number]

export interface CheckStep {
  readonly step: CheckStepName
  /** 'unknown': the server does not let this user ask. A warning does not prevent joining. */
  readonly outcome: 'ok' | 'warning' | 'failed' | 'unknown'
  /** With 'failed'. */
  readonly problem?: WorkspaceProblem
  /** Name and version of the server, with an 'ok' of the step 'version'. */
  readonly server?: string
}
