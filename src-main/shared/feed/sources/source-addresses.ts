/**
 * Validation of the source settings: listen addresses, remote addresses, header names. Each `…Problem` returns null for
 * a valid value.
 */
import { originOf } from '../../connection/base-address'
import type { SettingProblem } from '../../settings/setting-problems'

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/
const IPV6 = /^(?=[0-9a-f:.]*:)[0-9a-f:.]{2,45}$/i

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return (
    bare === 'localhost' ||
    bare === '::1' ||
    (IPV4.test(bare) && bare.startsWith('127.')) ||
    (bare.startsWith('::ffff:') && isLoopback(bare.slice(7)))
  )
}

/** An IP address, since a name may resolve differently between check and use. */
export function listenHostProblem(host: string): SettingProblem | null {
  return host === 'localhost' || IPV4.test(host) || (IPV6.test(host) && originOf(`http://[${host}]`) !== '')
    ? null
    : { code: 'listen-host' }
}

export function listenPathProblem(path: string): SettingProblem | null {
  return /^\/[A-Za-z0-9/_.~-]{0,199}$/.test(path) && !path.includes('//') && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)
    ? null
    : { code: 'listen-path' }
}

export function headerNameProblem(name: string): SettingProblem | null {
  return /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/.test(name) ? null : { code: 'header-name' }
}

/** Empty, or visible ASCII. */
export function headerPrefixProblem(prefix: string): SettingProblem | null {
  return /^[\x21-\x7e ]{0,40}$/.test(prefix) ? null : { code: 'header-prefix' }
}

export const addressProblem =
  (schemes: readonly string[]) =>
  (address: string): SettingProblem | null => {
    if (address === '') return null
    const scheme = /^([a-z]+):\/\/[^\s/?#]+/i.exec(address)?.[1]?.toLowerCase()
    if (scheme === undefined || !schemes.includes(scheme) || originOf(address) === '')
      return { code: 'scheme', params: { schemes: schemes.map((s) => `${s}://`).join(', ') } }
    // addresses appear in logs and on screen
    return /^[a-z]+:\/\/[^/?#]*@/i.test(address) ? { code: 'credentials' } : null
  }
/** May be empty. */
export const brokerAddressProblem = addressProblem(['mqtt', 'mqtts', 'ws', 'wss'])
/** May be empty. http for loopback only. */
export function webAddressProblem(address: string): SettingProblem | null {
  const problem = addressProblem(['https', 'http'])(address)
  if (problem !== null || !/^http:/i.test(address)) return problem
  return isLoopback(/^http:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(address)?.[1] ?? '')
    ? null
    : { code: 'scheme', params: { schemes: 'https://' } }
}

/** May be empty. An absolute path of any system. */
export function folderProblem(folder: string): SettingProblem | null {
  return folder === '' || (/^(?:\/|[A-Za-z]:[\\/]|\\\\[^\\])/.test(folder) && !folder.includes('\0'))
    ? null
    : { code: 'folder' }
}

/** An MQTT topic filter: `+` for one level, `#` at the end for the rest. */
export function topicProblem(topic: string): SettingProblem | null {
  const levels = topic.split('/')
  const sound =
    topic.length > 0 &&
    topic.length <= 200 &&
    !topic.includes('\0') &&
    levels.every((level, n) => level === '+' || (level === '#' && n === levels.length - 1) || !/[+#]/.test(level))
  return sound ? null : { code: 'topic' }
}

/** The host of a `Host` header without its port, in lower case; null: invalid. */
export function hostOf(header: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(header)
  return match?.[1] === undefined || Number(match[2] ?? 0) > 65_535 ? null : match[1].toLowerCase()
}

/**
 * True when the `Host` of a request is the local address of its connection. Prevents DNS rebinding: such a page sends
 * its own name.
 *
 * @param header as received; undefined: none
 * @param localAddress as reported by the system
 * @param names further names that a proxy or tunnel sends, lower case
 */
export function hostAllowed(header: string | undefined, localAddress: string, names: readonly string[]): boolean {
  const host = header === undefined ? null : hostOf(header)
  if (host === null) return false
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const local = localAddress.toLowerCase().replace(/^::ffff:/, '')
  return bare === local || (isLoopback(local) && isLoopback(bare)) || names.some((name) => name.toLowerCase() === host)
}
