/** Codes and states that exist as types only, as lists checked for completeness by the compiler. */
import type { SourceProblemCode, SourceState, SourceWarning } from '../ports/feed/event-source'
import type { ApiFamily, CallPriority } from '../ports/network/call-budget'
import type { ApiFailureCode } from '../ports/network/api-client'
import type { HttpFault } from '../ports/network/http-transport'
import type { SecretName } from '../ports/stores/secret-store'
import { WORKSPACE_PROBLEMS, type WorkspaceStateName } from '../workspace/workspace-state'
import type { StoreFailureCode, StoreIssue } from '../ports/stores/store-failure'

const all = <T extends string>(words: Readonly<Record<T, true>> & Readonly<Record<string, true>>): readonly string[] =>
  Object.keys(words)

const SOURCE_STATES = all<SourceState>({ off: true, connecting: true, listening: true, waiting: true, failing: true })
const SOURCE_WARNINGS = all<SourceWarning>({
  network: true,
  unsigned: true,
  'no-login': true,
  plain: true,
  writers: true
})
const SOURCE_PROBLEMS = all<SourceProblemCode>({
  'port-in-use': true,
  'port-forbidden': true,
  'address-unavailable': true,
  'no-secret': true,
  'no-address': true,
  'bad-address': true,
  'not-connected': true,
  refused: true,
  unreachable: true,
  timeout: true,
  insecure: true,
  'proxy-login': true,
  'not-tls': true,
  'key-store': true,
  'own-trial': true,
  'certificate-file': true,
  redirected: true,
  'not-a-stream': true,
  'not-the-service': true,
  protocol: true,
  'too-large': true,
  limit: true,
  'forbidden-path': true,
  store: true,
  file: true,
  internal: true,
  'no-folder': true,
  'folder-unreachable': true,
  'folder-own': true,
  'folder-full': true,
  'file-no-event': true,
  'file-no-kind': true,
  'file-too-large': true,
  'file-unreadable': true,
  'file-stays': true
})
const STORE_FAILURES = all<StoreFailureCode>({
  full: true,
  'read-only': true,
  damaged: true,
  busy: true,
  crashed: true,
  timeout: true,
  unavailable: true,
  closed: true,
  internal: true
})
const STORE_ISSUES = all<StoreIssue['kind']>({
  rebuilt: true,
  restored: true,
  lost: true,
  'newer-version': true,
  'not-migrated': true,
  'read-only': true,
  unreadable: true,
  unopened: true
})
const API_FAILURES = all<ApiFailureCode>({
  'not-connected': true,
  'bad-key': true,
  unauthorised: true,
  'bad-request': true,
  'not-found': true,
  limit: true,
  'server-error': true,
  offline: true,
  timeout: true,
  'proxy-login': true,
  insecure: true,
  'not-the-service': true,
  redirected: true,
  'too-large': true,
  cancelled: true,
  paused: true,
  'store-failed': true,
  withheld: true
})
const FAULTS = all<HttpFault>({
  offline: true,
  timeout: true,
  insecure: true,
  redirected: true,
  cancelled: true,
  'proxy-login': true
})
const FAMILIES = all<ApiFamily>({ vehicleDatabase: true, support: true, fileTuning: true })
const PRIORITIES = all<CallPriority>({
  click: true,
  visible: true,
  prefetch: true,
  refresh: true,
  command: true,
  pack: true
})
export const SECRET_NAMES = all<SecretName>({
  'api-key': true,
  'ledger-salt': true,
  'event-secret': true,
  'mqtt-password': true,
  'relay-token': true,
  'event-key': true,
  'pack-signing': true,
  'workspace-password': true,
  'workspace-passphrase': true,
  'role-pins': true
}) as readonly SecretName[]

const WORKSPACE_STATES = all<WorkspaceStateName>({
  off: true,
  joining: true,
  joined: true,
  unreachable: true,
  refused: true
})

export const STATE_WORDS: readonly string[] = [
  ...SOURCE_STATES,
  ...SOURCE_WARNINGS,
  ...SOURCE_PROBLEMS,
  ...STORE_FAILURES,
  ...STORE_ISSUES,
  ...API_FAILURES,
  ...FAULTS,
  ...FAMILIES,
  ...PRIORITIES,
  ...SECRET_NAMES,
  ...WORKSPACE_STATES,
  ...WORKSPACE_PROBLEMS
]
