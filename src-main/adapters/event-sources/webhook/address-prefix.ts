/**
 * What counts as one sender: an IPv4 address, or the half of an IPv6 address that a network is given whole. Everything
 * of this machine is one.
 */
import { isLoopback } from '../../../shared/feed/sources/source-addresses'

/** @param address as the system says it; undefined: the connection is gone already */
export function addressPrefix(address: string | undefined): string {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isLoopback(plain)) return 'loopback'
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return groups.slice(0, 4).join(':')
}
