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
