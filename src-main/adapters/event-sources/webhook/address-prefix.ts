/** One sender is an IPv4 address, an IPv6 /64 network, or this computer. */
import { isLoopback } from '../../../shared/feed/sources/source-addresses'

/** @param address of the socket; undefined: it is already closed */
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
