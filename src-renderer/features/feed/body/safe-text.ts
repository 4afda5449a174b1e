/** Makes untrusted text safe to show: invisible and direction-changing characters become visible. */
import { hostNameOf } from '@shared/connection/base-address'

/** Control and format characters except line feed and tab. */
const INVISIBLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40][\udc00-\udc7f]/g

/** Writes invisible characters as [U+202E]. */
export function escapeInvisible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(
      INVISIBLE_CHARACTERS,
      (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
    )
}

/** Cuts without splitting a surrogate pair. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const code = text.charCodeAt(most - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? most - 1 : most)
}

const BYTES_A_LINE = 8
const letterOf = (byte: string): string =>
  byte >= '20' && byte <= '7e' ? String.fromCharCode(Number.parseInt(byte, 16)) : '.'

/**
 * Hex dump with offset, bytes and ASCII.
 *
 * @param hex two digits per byte
 */
export function hexDump(hex: string): string {
  const bytes = hex.match(/../g) ?? []
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += BYTES_A_LINE) {
    const line = bytes.slice(at, at + BYTES_A_LINE)
    const letters = line.map(letterOf).join('')
    lines.push(`${at.toString(16).padStart(4, '0')}  ${line.join(' ').padEnd(BYTES_A_LINE * 3 - 1)} ${letters}`)
  }
  return lines.join('\n')
}

interface FoundAddress {
  readonly address: string
  /** Why it cannot be opened; null when it opens after confirmation. */
  readonly blockedBecause: 'not-https' | 'credentials' | 'too-long' | 'service' | null
}
const MAX_ADDRESSES = 30
const MAX_ADDRESS_LENGTH = 2048

/**
 * Distinct web addresses of a body. They are shown and never fetched: opening one may buy a file or close a ticket
 * (trap 93).
 *
 * @param serviceHost `hostNameOf` the connected service, whose addresses are blocked; '' without one
 */
export function findAddresses(text: string, serviceHost: string): readonly FoundAddress[] {
  const found = new Map<string, FoundAddress>()
  for (const [raw] of text.replaceAll('\\/', '/').matchAll(/https?:\/\/[^\s"'<>\\^`{|}]{1,4000}/gi)) {
    const address = parseUrl(raw.replace(/[.,;:!?)\]]+$/, ''))
    if (address && !found.has(address.href))
      found.set(address.href, { address: address.href, blockedBecause: blockReason(address, serviceHost) })
    if (found.size >= MAX_ADDRESSES) break
  }
  return [...found.values()]
}
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
function blockReason(address: URL, serviceHost: string): FoundAddress['blockedBecause'] {
  if (address.protocol !== 'https:') return 'not-https'
  if (address.username !== '' || address.password !== '') return 'credentials'
  if (address.href.length > MAX_ADDRESS_LENGTH) return 'too-long'
  return serviceHost !== '' && hostNameOf(address.href) === serviceHost ? 'service' : null
}
