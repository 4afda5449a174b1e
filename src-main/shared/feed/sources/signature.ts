/**
 * Signatures of events, described as data, since the sender's scheme is not stated (trap 85). Always over the raw
 * bytes.
 */
import type { RawEvent } from '../events'
import type { Digests } from '../../ports/system/digests'

export const SIGNATURE_SCHEMES = ['hmac-sha256-base64', 'hmac-sha256-hex', 'none'] as const
export interface SignatureRules {
  /** 'none': the administrator accepts unsigned bodies. */
  readonly scheme: (typeof SIGNATURE_SCHEMES)[number]
  /** Ignores case. */
  readonly header: string
  /** Text before the signature, such as `sha256=`; may be empty. */
  readonly prefix: string
}
export type SignatureResult = 'signed' | 'unsigned' | 'signature' | 'no-secret'

const BASE64 = /^[A-Za-z0-9+/]{43}=?$/
const PAIRS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const HEX = /^[0-9a-f]{64}$/i
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * 'signature': missing, malformed or wrong; the sender does not learn which.
 *
 * @param secret shared secret, its UTF-8 bytes are the key; null: none stored
 */
export function verifySignature(
  event: Pick<RawEvent, 'body' | 'headers'>,
  rules: SignatureRules,
  secret: string | null,
  digests: Pick<Digests, 'hmacSha256' | 'equal'>
): SignatureResult {
  if (rules.scheme === 'none') return 'unsigned'
  if (secret === null || secret === '') return 'no-secret'
  const name = rules.header.toLowerCase()
  const given = Object.hasOwn(event.headers, name) ? event.headers[name]?.trim() : undefined
  if (given === undefined || !given.startsWith(rules.prefix)) return 'signature'
  const bytes = signatureBytes(given.slice(rules.prefix.length), rules.scheme)
  return bytes !== null && digests.equal(bytes, digests.hmacSha256(secret, event.body)) ? 'signed' : 'signature'
}

/** The 32 bytes of a signature; null: malformed. */
export function signatureBytes(text: string, scheme: 'hmac-sha256-base64' | 'hmac-sha256-hex'): Uint8Array | null {
  if (scheme === 'hmac-sha256-hex')
    return HEX.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (two) => Number.parseInt(two, 16)) : null
  if (!BASE64.test(text)) return null
  const out = new Uint8Array(32)
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text.replace('=', '')) {
    held = ((held << 6) | ALPHABET.indexOf(letter)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    if (at < 32) out[at++] = (held >> bits) & 0xff
  }
  return out
}

export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += PAIRS[byte]
  return text
}
