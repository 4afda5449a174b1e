/** Address of the server: `rediss://host[:port][/database]`, or `redis://` without encryption. */
import { addressProblem, isLoopback } from '../feed/sources/source-addresses'
import type { SettingProblem } from '../settings/setting-problems'

const DEFAULT_PORT = 6379
const PARTS = /^(rediss?):\/\/(\[[0-9a-f:.]+\]|[^\s/?#:@]+)(?::(\d{1,5}))?(?:\/(\d{0,4}))?$/i
const SCHEMES = addressProblem(['rediss', 'redis'])

export interface EngineAddress {
  readonly tls: boolean
  /** Without brackets. */
  readonly host: string
  readonly port: number
  readonly database: number
}

/** null: not an address of a server. */
export function engineAddress(address: string): EngineAddress | null {
  const [, scheme = '', host = '', port, database] = PARTS.exec(address) ?? []
  if (host === '' || Number(port ?? DEFAULT_PORT) > 65_535 || Number(port ?? DEFAULT_PORT) === 0) return null
  return {
    tls: scheme.toLowerCase() === 'rediss',
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port ?? DEFAULT_PORT),
    database: Number(database ?? 0)
  }
}

/** May be empty. */
export function engineAddressProblem(address: string): SettingProblem | null {
  const problem = SCHEMES(address)
  if (problem !== null || address === '' || engineAddress(address) !== null) return problem
  return { code: 'scheme', params: { schemes: 'rediss://, redis://' } }
}

/** The password crosses the network unencrypted. */
export function isPlainRemote(address: string): boolean {
  const parts = engineAddress(address)
  return parts !== null && !parts.tls && !isLoopback(parts.host)
}
