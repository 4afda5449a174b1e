/** The network test: its steps, what may be wrong, and whose matter that is. */
import type { SourceId } from '../feed/events'
import type { SourceProblemCode } from '../ports/feed/event-source'
import type { WorkspaceProblem } from '../workspace/workspace-state'

type Blame = 'computer' | 'network' | 'provider'

/**
 * Why a step to the service failed, with the one who can help and a text under `health.test.problem.<code>`.
 *
 * 'untrusted': the certificate is signed by an issuer that this computer does not trust, as with an inspecting
 * firewall. 'inspected': it is trusted, but the issuer is no public one. 'wrong-service': a server answers, but not
 * with the JSON of the service.
 */
export const NETWORK_PROBLEMS = {
  'proxy-name': 'network',
  'proxy-unreachable': 'network',
  'proxy-login': 'network',
  'no-network': 'computer',
  'no-name-server': 'network',
  'unknown-name': 'computer',
  refused: 'provider',
  timeout: 'network',
  untrusted: 'network',
  'self-signed': 'network',
  inspected: 'network',
  'wrong-host': 'provider',
  expired: 'provider',
  clock: 'computer',
  'not-tls': 'network',
  portal: 'network',
  'wrong-service': 'computer',
  broken: 'network',
  silent: 'provider',
  'server-error': 'provider',
  key: 'computer',
  subscription: 'provider',
  limit: 'computer'
} as const satisfies Readonly<Record<string, Blame>>
export type NetworkProblem = keyof typeof NETWORK_PROBLEMS

export const SERVICE_STEPS = [
  'proxy',
  'name',
  'port',
  'certificate',
  'proxy-login',
  'portal',
  'service',
  'key'
] as const
export type ServiceStep = (typeof SERVICE_STEPS)[number]

interface StepResult {
  /** 'unknown': it could not be looked at, which proves nothing. */
  readonly outcome: 'ok' | 'warning' | 'failed' | 'unknown'
  /** Of a failed step and of a warning. */
  readonly blame: Blame | null
  /** Host, proxy or issuer of a certificate; '': none. */
  readonly detail: string
}
export type NetworkStep = StepResult &
  (
    | { readonly step: ServiceStep; readonly problem: NetworkProblem | null }
    | { readonly step: SourceId; readonly problem: SourceProblemCode | null }
    | { readonly step: 'workspace'; readonly problem: WorkspaceProblem | null }
  )

/** By code of Node's errors. */
const CONNECT_PROBLEMS: Readonly<Record<string, NetworkProblem>> = {
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'no-name-server',
  EAI_FAIL: 'no-name-server',
  ECONNREFUSED: 'refused',
  ENETUNREACH: 'no-network',
  EHOSTUNREACH: 'no-network',
  ENETDOWN: 'no-network',
  EADDRNOTAVAIL: 'no-network'
}
const CERTIFICATE_PROBLEMS: Readonly<Record<string, NetworkProblem>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-host',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'clock'
}

/** No connection to a host; unknown codes are timeouts of some kind. */
export const connectProblem = (code: string): NetworkProblem => CONNECT_PROBLEMS[code] ?? 'timeout'
/** A certificate that Node does not accept; unknown codes concern its issuer. */
export const certificateProblem = (code: string): NetworkProblem => CERTIFICATE_PROBLEMS[code] ?? 'untrusted'

/** Problems of a source that this computer, its settings or its files cause. */
const OWN_SOURCE_PROBLEMS: readonly SourceProblemCode[] = [
  'port-in-use',
  'port-forbidden',
  'address-unavailable',
  'no-secret',
  'no-address',
  'bad-address',
  'not-connected',
  'refused',
  'key-store',
  'own-trial',
  'certificate-file',
  'forbidden-path',
  'store',
  'file',
  'internal',
  'no-folder',
  'folder-own'
]
const SERVER_PROBLEMS: readonly SourceProblemCode[] = ['not-a-stream', 'not-the-service', 'protocol', 'too-large']
export function sourceBlame(problem: SourceProblemCode): Blame {
  if (OWN_SOURCE_PROBLEMS.includes(problem)) return 'computer'
  return SERVER_PROBLEMS.includes(problem) ? 'provider' : 'network'
}

const NETWORK_OF_WORKSPACE: readonly WorkspaceProblem[] = ['name', 'port', 'timeout', 'tls', 'not-tls']
const SERVER_OF_WORKSPACE: readonly WorkspaceProblem[] = [
  'version',
  'memory-full',
  'read-only',
  'loading',
  'disk',
  'protocol'
]
export function workspaceBlame(problem: WorkspaceProblem): Blame {
  if (NETWORK_OF_WORKSPACE.includes(problem)) return 'network'
  return SERVER_OF_WORKSPACE.includes(problem) ? 'provider' : 'computer'
}

/** First proxy of a list such as "PROXY proxy.example:8080; DIRECT"; null: none. */
export function firstProxy(
  list: string
): { readonly host: string; readonly port: number; readonly http: boolean } | null {
  const [, kind, host, port] = /^\s*(PROXY|HTTPS|SOCKS[45]?)\s+\[?([^\s;]+?)\]?:(\d{1,5})\s*(?:;|$)/i.exec(list) ?? []
  return kind === undefined || host === undefined
    ? null
    : { host, port: Number(port), http: kind.toUpperCase() === 'PROXY' }
}
