/** The hosts that the program contacted, and what for. Paths, queries and logins are never part of it. */
import { isLoopback } from '../feed/sources/source-addresses'
import { isObject } from '../text/json-object'

export const HOST_PURPOSES = [
  'catalogue',
  'pictures',
  'events',
  'polling',
  'workspace',
  'updates',
  'network-test'
] as const
export type HostPurpose = (typeof HOST_PURPOSES)[number]

export interface ContactedHost {
  /** With its port where that is not the usual one; 'localhost' is this computer. */
  readonly host: string
  readonly purpose: HostPurpose
  readonly firstMs: number
  readonly lastMs: number
  /** Requests, or connections that stay open. */
  readonly times: number
}

export const MAX_HOSTS = 300
const MAX_HOST_LETTERS = 260
const USUAL_PORTS: Readonly<Record<string, string>> = {
  http: '80',
  https: '443',
  ws: '80',
  wss: '443',
  mqtt: '1883',
  mqtts: '8883',
  redis: '6379',
  rediss: '6379'
}
const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/(?:[^/?#]*@)?(\[[0-9a-f:.]+\]|[^/?#:@]+)(?::(\d+))?(?=[/?#]|$)/

/** The host of an address, without a login; null: it has none. */
export function hostOfAddress(address: string): string | null {
  const [, scheme = '', name = '', port = ''] = ADDRESS.exec(address.toLowerCase()) ?? []
  if (name === '') return null
  if (isLoopback(name)) return 'localhost'
  return port === '' || port === USUAL_PORTS[scheme] ? name : `${name}:${port}`
}

/** Counts both lists together; the hosts that were not contacted for longest go above `MAX_HOSTS`. */
export function mergeHosts(hosts: readonly ContactedHost[], more: readonly ContactedHost[]): readonly ContactedHost[] {
  const merged = new Map(hosts.map((one) => [`${one.purpose} ${one.host}`, one]))
  for (const one of more) {
    const key = `${one.purpose} ${one.host}`
    const known = merged.get(key) ?? { ...one, times: 0 }
    const [firstMs, lastMs] = [Math.min(known.firstMs, one.firstMs), Math.max(known.lastMs, one.lastMs)]
    merged.set(key, { ...known, firstMs, lastMs, times: known.times + one.times })
  }
  return newestFirst([...merged.values()]).slice(0, MAX_HOSTS)
}

const newestFirst = (hosts: readonly ContactedHost[]): readonly ContactedHost[] =>
  hosts.toSorted((a, b) => b.lastMs - a.lastMs)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const isPurpose = (value: unknown): value is HostPurpose => HOST_PURPOSES.some((one) => one === value)

/** Hosts of stored JSON; anything else is left out. */
export function readHosts(json: unknown): readonly ContactedHost[] {
  if (!Array.isArray(json)) return []
  const hosts = json.slice(0, MAX_HOSTS).flatMap((one: unknown): ContactedHost[] => {
    if (!isObject(one)) return []
    const { host, purpose, firstMs, lastMs, times } = one
    const isHost = typeof host === 'string' && host !== '' && host.length <= MAX_HOST_LETTERS
    if (!isHost || !isPurpose(purpose) || !isCount(firstMs) || !isCount(lastMs) || !isCount(times)) return []
    return [{ host, purpose, firstMs, lastMs, times }]
  })
  return newestFirst(hosts)
}
