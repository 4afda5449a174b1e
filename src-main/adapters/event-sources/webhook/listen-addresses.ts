/** Listening, and the addresses at which the receiver can be called. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

export type NetworkInterfaces = () => NodeJS.Dict<NetworkInterfaceInfo[]>
const MAX_ADDRESSES = 8
const LINK_LOCAL = /^(?:fe[89ab]|169\.254\.)/i

/** URLs, the most useful first; never empty. A wildcard host yields all interface addresses, otherwise loopback. */
export function listenAddresses(
  { host, port, path }: { readonly host: string; readonly port: number; readonly path: string },
  interfaces: NetworkInterfaces = networkInterfaces
): readonly string[] {
  const urlOf = (address: string): string => `http://${address.includes(':') ? `[${address}]` : address}:${port}${path}`
  if (host !== '0.0.0.0' && host !== '::') return [urlOf(host)]
  const all = Object.values(interfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
  const v4 = all.filter(({ family }) => family === 'IPv4')
  const v6 = host === '::' ? all.filter(({ family }) => family === 'IPv6') : []
  const found = [...v4, ...v6].slice(0, MAX_ADDRESSES).map(({ address }) => urlOf(address))
  return found.length > 0 ? found : [urlOf(host === '::' ? '::1' : '127.0.0.1')]
}

/** 0: the server is not listening. */
export const portOf = (server: Server | null): number => (server?.address() as AddressInfo | null)?.port ?? 0

/** Rejects with the system's error. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
