/**
 * AES-256-GCM encryption with a random key. Each value is bound to a context, so that it cannot be moved to another
 * row. Tags are keyed hashes: equal for equal texts, and meaningless without the key.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hash,
  hkdfSync,
  randomFillSync,
  type KeyObject
} from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const AUTH_TAG_BYTES = 16
const TAG_BYTES = 16
/** Below this size, compression saves little disk space and costs more than the rest of an event. */
const MIN_COMPRESSED_BYTES = 1024
const ONE_SHOT_BYTES = 16_384
const PLAIN = 0
const DEFLATED = 1
const AS_PLAIN = Uint8Array.of(PLAIN)
const AS_DEFLATED = Uint8Array.of(DEFLATED)
/** Limit of decompression: larger than any body, so that a damaged length cannot use up memory. */
const MAX_BYTES = 80 * 1024 * 1024

export class RowCipher {
  /** Created once, because importing the key costs more than encrypting a value. */
  readonly #cipherKey: KeyObject
  readonly #tagKey: string
  readonly #bodySalt: Buffer
  /** Random bytes for many nonces. */
  readonly #random = Buffer.alloc(NONCE_BYTES * 512)
  #used = this.#random.byteLength
  #failed = false

  /** @throws StoreFailure without a key, RangeError for a key that has not 32 bytes */
  static of(key: Uint8Array | undefined): RowCipher {
    if (!key) throw new StoreFailure('internal', 'the events’ file needs its key')
    return new RowCipher(key)
  }

  /** @param key 32 random bytes. @throws RangeError for another length */
  constructor(key: Uint8Array) {
    if (key.byteLength !== KEY_BYTES) throw new RangeError('a key of the events has 32 bytes')
    const derive = (purpose: string): Uint8Array =>
      new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), `dynodesk events ${purpose}`, KEY_BYTES))
    this.#cipherKey = createSecretKey(derive('seal'))
    this.#tagKey = Buffer.from(derive('tag')).toString('hex')
    this.#bodySalt = Buffer.from(`${this.#tagKey}:body:`)
  }

  /** @param context identifies the value and its row; needed again to open it */
  seal(content: Uint8Array, context: string): Uint8Array {
    return this.#seal([content], context)
  }

  #seal(pieces: readonly Uint8Array[], context: string): Uint8Array {
    if (this.#used + NONCE_BYTES > this.#random.byteLength) {
      randomFillSync(this.#random)
      this.#used = 0
    }
    const nonce = this.#random.subarray(this.#used, (this.#used += NONCE_BYTES))
    const cipher = createCipheriv('aes-256-gcm', this.#cipherKey, nonce)
    cipher.setAAD(Buffer.from(context))
    const sealed = pieces.map((piece) => cipher.update(piece))
    // GCM has no buffered output
    cipher.final()
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()])
  }

  /** null: another key or context, or damaged. */
  open(sealed: Uint8Array, context: string): Buffer | null {
    const content = this.#open(sealed, context)
    this.#failed ||= content === null
    return content
  }

  /** Whether a value could not be opened since the last call. */
  takeOpenFailed(): boolean {
    const failed = this.#failed
    this.#failed = false
    return failed
  }

  #open(sealed: unknown, context: string): Buffer | null {
    if (!(sealed instanceof Uint8Array) || sealed.byteLength < NONCE_BYTES + AUTH_TAG_BYTES) return null
    const end = sealed.byteLength - AUTH_TAG_BYTES
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#cipherKey, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: AUTH_TAG_BYTES
      })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(end))
      const content = decipher.update(sealed.subarray(NONCE_BYTES, end))
      decipher.final()
      return content
    } catch {
      return null
    }
  }

  sealJson(value: unknown, context: string): Uint8Array {
    return this.seal(Buffer.from(JSON.stringify(value)), context)
  }
  openJson<T>(sealed: Uint8Array, context: string): T | null {
    const content = this.open(sealed, context)
    return content && (JSON.parse(content.toString()) as T)
  }

  /** Encrypts the concatenated pieces, compressed when that saves space. */
  sealCompressed(pieces: readonly Uint8Array[], context: string): Uint8Array {
    const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    const deflated = bytes >= MIN_COMPRESSED_BYTES ? deflateRawSync(Buffer.concat(pieces), { level: 3 }) : null
    return deflated !== null && deflated.byteLength < bytes
      ? this.#seal([AS_DEFLATED, deflated], context)
      : this.#seal([AS_PLAIN, ...pieces], context)
  }
  openCompressed(sealed: Uint8Array, context: string): Buffer | null {
    const content = this.open(sealed, context)
    if (!content) return null
    return content[0] === DEFLATED
      ? inflateRawSync(content.subarray(1), { maxOutputLength: MAX_BYTES })
      : content.subarray(1)
  }

  tag(what: 'identity' | 'subject' | 'kind' | 'person', text: string): Uint8Array {
    // a key prefix and half of the hash: as strong as an HMAC here, at a tenth of the cost
    return hash('sha256', `${this.#tagKey}:${what}:${text}`, 'buffer').subarray(0, TAG_BYTES)
  }

  bodyTag(body: Uint8Array): Uint8Array {
    const salt = this.#bodySalt
    // the one-shot hash is three times faster for small bodies
    const digest =
      body.byteLength < ONE_SHOT_BYTES
        ? hash('sha256', Buffer.concat([salt, body]), 'buffer')
        : createHash('sha256').update(salt).update(body).digest()
    return digest.subarray(0, TAG_BYTES)
  }
}
