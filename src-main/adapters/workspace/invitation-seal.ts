import { randomBytes } from 'node:crypto'
import type { InvitationSeal } from '../../shared/ports/network/invitation-seal'
import { deriveSealing, SALT_BYTES } from './sealing'

const PART = 'invitation'

/** A random salt, then the content sealed with a key from the code. */
export const invitationSeal: InvitationSeal = {
  async seal(content, code) {
    const salt = randomBytes(SALT_BYTES)
    const sealing = await deriveSealing(code, salt)
    return Buffer.concat([salt, sealing.sealValue(PART, Buffer.from(content, 'utf8'))]).toString('base64url')
  },
  async open(sealed, code) {
    const bytes = Buffer.from(sealed, 'base64url')
    const sealing = await deriveSealing(code, bytes.subarray(0, SALT_BYTES))
    return sealing.openValue(PART, bytes.subarray(SALT_BYTES))?.toString('utf8') ?? null
  }
}
