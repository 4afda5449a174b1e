/**
 * Seals what leaves this computer. The server sees random bytes, keyed digests and sizes.
 *
 * A random salt lies unsealed on the server, under `SALT_NAME`, so that every computer derives the same keys from the
 * passphrase: scrypt makes one secret, HKDF makes of it a key for values (AES-256-GCM) and one for names
 * (HMAC-SHA-256). A server that replaces the salt gains nothing: the keys then differ, and no value opens.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'

export const SALT_NAME = 'dynodesk:salt'
/** Its messages say that a computer has stored a salt, because there was none. */
export const SALT_CHANNEL = '{dynodesk:salt}'
export const SALT_BYTES = 16

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + NONCE_BYTES
const COMPUTER_BYTES = 16

export class Sealing {
  /** Every key and channel of the workspace begins with it. The braces keep all keys in one hash slot. */
  readonly prefix: string
  /** Key of the value that shows a wrong passphrase. */
  readonly checkName: string
  readonly #valueKey: Buffer
  readonly #nameKey: Buffer

  constructor(secret: Uint8Array, salt: Uint8Array) {
    const derive = (purpose: string): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `dynodesk workspace ${purpose}`, KEY_BYTES))
    this.#valueKey = derive('values')
    this.#nameKey = derive('names')
    this.prefix = `{dynodesk:${createHash('sha256').update(salt).digest('hex').slice(0, 16)}}:`
    this.checkName = `${this.prefix}check`
  }

  keyName = (part: string): string => this.prefix + this.#digest(`value\0${part}`)
  channelName = (topic: string): string => this.prefix + this.#digest(`message\0${topic}`)

  sealValue = (part: string, value: Uint8Array): Buffer => this.#seal(`value\0${part}`, value)
  /** null: sealed with another passphrase, or for another part, or changed. */
  openValue = (part: string, sealed: Uint8Array): Buffer | null => this.#open(`value\0${part}`, sealed)

  sealMessage = (topic: string, computer: string, value: Uint8Array): Buffer =>
    this.#seal(`message\0${topic}`, Buffer.concat([Buffer.from(computer, 'hex'), value]))

  openMessage(topic: string, sealed: Uint8Array): { readonly computer: string; readonly value: Uint8Array } | null {
    const opened = this.#open(`message\0${topic}`, sealed)
    if (opened === null || opened.length < COMPUTER_BYTES) return null
    return { computer: opened.toString('hex', 0, COMPUTER_BYTES), value: opened.subarray(COMPUTER_BYTES) }
  }

  sealCheck = (): Buffer => this.#seal('check', Buffer.alloc(0))
  opensCheck = (sealed: Uint8Array): boolean => this.#open('check', sealed) !== null

  #digest(text: string): string {
    return createHmac('sha256', this.#nameKey).update(text).digest('base64url')
  }

  #seal(purpose: string, value: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#valueKey, nonce)
    cipher.setAAD(bound(VERSION, purpose))
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()])
  }

  #open(purpose: string, sealed: Uint8Array): Buffer | null {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes.length < HEAD_BYTES + TAG_BYTES || bytes[0] !== VERSION) return null
    const decipher = createDecipheriv('aes-256-gcm', this.#valueKey, bytes.subarray(1, HEAD_BYTES))
    decipher.setAAD(bound(VERSION, purpose))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()])
    } catch {
      return null
    }
  }
}

const bound = (version: number, purpose: string): Buffer =>
  Buffer.concat([Buffer.of(version), Buffer.from(purpose, 'utf8')])

/** Takes about a tenth of a second in a thread of its own. */
export async function deriveSealing(passphrase: string, salt: Uint8Array): Promise<Sealing> {
  // keyboards of several systems compose accents differently
  const words = passphrase.normalize('NFKC')
  const secret = await new Promise<Buffer>((resolve, reject) =>
    scrypt(words, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  )
  return new Sealing(secret, salt)
}
