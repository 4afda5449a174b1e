/**
 * Sealing of what is confidential: AES-256-GCM under a random key, each piece bound to its place so that none can be
 * put where another stood. Tags
 * are keyed hashes: equal for equal texts, and nothing to guess from without the key.
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

export const KEY_BYTES = 32
const NONCE = 12
const KEY_CHECK_BYTES = 16
const TAG = 16
/**
 * Below it compression gains a few hundred bytes of disk at more than the price of everything else done to an event.
 */
const MIN_COMPRESSED_BYTES = 1024
const ONE_PIECE = 16_384
const PLAIN = 0
const DEFLATED = 1
const AS_PLAIN = Uint8Array.of(PLAIN)
const AS_DEFLATED = Uint8Array.of(DEFLATED)
/** More than any body may have; a damaged length must not take all memory. */
const MAX_BYTES = 80 * 1024 * 1024

export class RowCipher {
  /** Made once: from bytes it would be made again for each piece, which costs more than the sealing. */
  readonly #sealing: KeyObject
  readonly #tagging: string
  readonly #bodySalt: Buffer
  /** Random bytes fetched for many pieces at once. */
  readonly #random = Buffer.alloc(NONCE * 512)
  #used = this.#random.byteLength
  #failed = false

  /** @param key 32 random bytes. @throws RangeError for another length */
  constructor(key: Uint8Array) {
    if (key.byteLength !== KEY_BYTES) throw new RangeError('a key of the events has 32 bytes')
    const derive = (purpose: string): Uint8Array =>
      new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), `dynodesk events ${purpose}`, KEY_BYTES))
    this.#sealing = createSecretKey(derive('seal'))
    this.#tagging = Buffer.from(derive('tag')).toString('hex')
    this.#bodySalt = Buffer.from(`${this.#tagging}:body:`)
  }

  /** @param place what this piece is and whose; needed again to open it */
  seal(content: Uint8Array, place: string): Uint8Array {
    return this.#seal([content], place)
  }

  #seal(pieces: readonly Uint8Array[], place: string): Uint8Array {
    if (this.#used + NONCE > this.#random.byteLength) {
      randomFillSync(this.#random)
      this.#used = 0
    }
    const nonce = this.#random.subarray(this.#used, (this.#used += NONCE))
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce)
    cipher.setAAD(Buffer.from(place))
    const sealed = pieces.map((piece) => cipher.update(piece))
    // this cipher holds nothing back
    cipher.final()
    return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()])
  }

  /** null: not sealed with this key, not of this place, or damaged. */
  open(sealed: Uint8Array, place: string): Buffer | null {
    const content = this.#open(sealed, place)
    this.#failed ||= content === null
    return content
  }

  /** Whether a piece could not be opened since this was last asked. */
  takeOpenFailed(): boolean {
    const failed = this.#failed
    this.#failed = false
    return failed
  }

  #open(sealed: unknown, place: string): Buffer | null {
    if (!(sealed instanceof Uint8Array) || sealed.byteLength < NONCE + KEY_CHECK_BYTES) return null
    const end = sealed.byteLength - KEY_CHECK_BYTES
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#sealing, sealed.subarray(0, NONCE), {
        authTagLength: KEY_CHECK_BYTES
      })
      decipher.setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(end))
      const content = decipher.update(sealed.subarray(NONCE, end))
      decipher.final()
      return content
    } catch {
      return null
    }
  }

  sealJson(value: unknown, place: string): Uint8Array {
    return this.seal(Buffer.from(JSON.stringify(value)), place)
  }
  openJson<T>(sealed: Uint8Array, place: string): T | null {
    const content = this.open(sealed, place)
    return content && (JSON.parse(content.toString()) as T)
  }

  /** Pieces that follow one another, as one. */
  sealCompressed(pieces: readonly Uint8Array[], place: string): Uint8Array {
    const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    const deflated = bytes >= MIN_COMPRESSED_BYTES ? deflateRawSync(Buffer.concat(pieces), { level: 3 }) : null
    return deflated !== null && deflated.byteLength < bytes
      ? this.#seal([AS_DEFLATED, deflated], place)
      : this.#seal([AS_PLAIN, ...pieces], place)
  }
  openCompressed(sealed: Uint8Array, place: string): Buffer | null {
    const content = this.open(sealed, place)
    if (!content) return null
    return content[0] === DEFLATED
      ? inflateRawSync(content.subarray(1), { maxOutputLength: MAX_BYTES })
      : content.subarray(1)
  }

  tag(what: 'identity' | 'subject' | 'kind' | 'person', text: string): Uint8Array {
    // key before text and half of the hash shown: as good as an HMAC here, at a tenth of its cost
    return hash('sha256', `${this.#tagging}:${what}:${text}`, 'buffer').subarray(0, TAG)
  }

  /** Of the bytes of a body. */
  bodyTag(body: Uint8Array): Uint8Array {
    const salt = this.#bodySalt
    // in one piece it costs a third, as long as the piece is small
    const digest =
      body.byteLength < ONE_PIECE
        ? hash('sha256', Buffer.concat([salt, body]), 'buffer')
        : createHash('sha256').update(salt).update(body).digest()
    return digest.subarray(0, TAG)
  }
}
