import type { WorkspaceProblem } from '@shared/workspace/workspace-state'

/** A part of the set-up that a person fills in. */
export type SetUpStep = 'address' | 'passphrase' | 'password' | 'certificate'

const STEPS: { readonly [P in WorkspaceProblem]?: SetUpStep } = {
  'no-address': 'address',
  name: 'address',
  port: 'address',
  'not-tls': 'address',
  'no-passphrase': 'passphrase',
  passphrase: 'passphrase',
  login: 'password',
  tls: 'certificate',
  'authority-file': 'certificate'
}

/** The step that solves a problem; null where none of this page does. */
export function setUpStepOf(problem: WorkspaceProblem | null): SetUpStep | null {
  return (problem && STEPS[problem]) ?? null
}

/** The step that solves a refused invitation; null where none of this page does. */
export function invitationStepOf(reason: string | number | undefined, hasAddress: boolean): SetUpStep | null {
  if (reason === 'authority') return 'certificate'
  if (reason !== 'not-set-up') return null
  return hasAddress ? 'passphrase' : 'address'
}
