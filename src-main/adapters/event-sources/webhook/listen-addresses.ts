/** By which addresses the receiver can be called. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

export type NetworkInterfaces = () => NodeJS.Dict<NetworkInterfaceInfo[]>
/** A desk with more is a server; what is shown is to be copied by a person. */
const MOST = 8
/** Good on one cable only, or given because nobody gave another. */
const OF_A_CABLE = /^(?:fe[89ab]|169\.254\.)/i

/**
 * Whole addresses, the most useful first; never empty. Who listens to all addresses of this computer is called by each
 * of them, those of the network
 * first; without a network only this computer can call.
 */
export function listenAddresses(
  { host, port, path }: { readonly host: string; readonly port: number; readonly path: string },
  interfaces: NetworkInterfaces = networkInterfaces
): readonly string[] {
  const written = (address: string): string =>
    `http://${address.includes(':') ? `[${address}]` : address}:${port}${path}`
  if (host !== '0.0.0.0' && host !== '::') return [written(host)]
  const all = Object.values(interfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, address }) => !internal && !OF_A_CABLE.test(address))
  const v4 = all.filter(({ family }) => family === 'IPv4')
  const v6 = host === '::' ? all.filter(({ family }) => family === 'IPv6') : []
  const found = [...v4, ...v6].slice(0, MOST).map(({ address }) => written(address))
  return found.length > 0 ? found : [written(host === '::' ? '::1' : '127.0.0.1')]
}
