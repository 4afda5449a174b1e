/** scrypt by Node, off the main thread. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PinHash } from '../../shared/ports/system/pin-hash'

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const
const HASH_BYTES = 32
const SALT_BYTES = 16

const derive = (pin: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(pin.normalize('NFC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  )

export const scryptPinHash: PinHash = {
  async hash(pin) {
    const salt = randomBytes(SALT_BYTES)
    return `${salt.toString('hex')}:${(await derive(pin, salt)).toString('hex')}`
  },
  async matches(pin, hash) {
    const [, salt, key] = /^([0-9a-f]{32}):([0-9a-f]{64})$/.exec(hash) ?? []
    return salt !== undefined && key !== undefined
      ? timingSafeEqual(await derive(pin, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'))
      : false
  }
}
