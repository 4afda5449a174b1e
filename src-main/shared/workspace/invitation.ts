/**
 * Invitation to the workspace: what another computer needs to join, sealed with a one-time code, as text for a file or
 * a QR code.
 */
import { isObject } from '../text/json-object'

const MARK = 'DYNODESK-JOIN-1.'
const MAX_TEXT = 16_384
/** A QR code above it is too fine for a scanner in front of a screen. */
export const MAX_QR_TEXT = 900
/** Without letters that are read as digits. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12

/** Everything a computer needs to join. */
export interface Invitation {
  readonly address: string
  readonly user: string
  /** '': none. */
  readonly password: string
  readonly passphrase: string
  /** Certificate of the server's authority as PEM; '': the system trusts it. */
  readonly authority: string
}

/** @param bytes random, one for each letter: 60 bits in all */
export function invitationCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** The code as it was made, whatever the case, the separators and the letters typed for digits. */
export function normalizedCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/** The text around `sealed` (base64url); null: it is longer than a computer accepts. */
export function invitationText(sealed: string): string | null {
  const text = MARK + sealed
  return text.length > MAX_TEXT ? null : text
}

/** The sealed part in base64url; null: no invitation. A scanner or a mail may have added spaces and line breaks. */
export function sealedPart(text: string): string | null {
  if (text.length > MAX_TEXT) return null
  const packed = text.replace(/\s/g, '')
  const sealed = packed.slice(MARK.length)
  return packed.startsWith(MARK) && /^[\w-]+$/.test(sealed) ? sealed : null
}

/** null: no invitation. */
export function readInvitation(value: unknown): Invitation | null {
  if (!isObject(value)) return null
  const { address, user, password, passphrase, authority } = value
  const texts = [address, user, password, passphrase, authority]
  if (texts.some((one) => typeof one !== 'string') || address === '' || passphrase === '') return null
  return { address, user, password, passphrase, authority } as Invitation
}
