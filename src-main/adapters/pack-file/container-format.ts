/**
 * The container, version 1. Numbers are big-endian. It begins with "DYNOPACK" (a backup with "DYNOBACK"), the version
 * (2 bytes), a salt (16) and the public key of the signer (Ed25519, 32). Frames follow: length of the ciphertext (4
 * bytes, the highest bit marks the last frame), ciphertext, tag (16). The signature (Ed25519, 64) over the SHA-512 of
 * all before it ends the file.
 *
 * The content is JSON lines, gzipped, split into frames, each encrypted with AES-256-GCM. The key is scrypt of the
 * passphrase and the salt, new for each file; a nonce is the number of the frame and whether it is the last, so frames
 * cannot be moved, omitted or truncated. The whole header is associated data of every frame, so that the signer cannot
 * be exchanged without the passphrase.
 */
import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto'
import { PackFileError } from '../../shared/ports/files/pack-files'

const VERSION = 1
const MAGIC_BYTES = 8
export const SALT_BYTES = 16
export const KEY_BYTES = 32
export const HEADER_BYTES = MAGIC_BYTES + 2 + SALT_BYTES + KEY_BYTES
export const SIGNATURE_BYTES = 64
export const FRAME_BYTES = 65_536
export const TAG_BYTES = 16
const LAST = 0x8000_0000

/** One kind of file in this container. */
export interface ContainerKind {
  /** The first eight bytes, ASCII. */
  readonly magic: string
  /** Signed together with the digest, so that a signature is valid for one kind alone. */
  readonly signatureContext: string
}
export const PACK: ContainerKind = { magic: 'DYNOPACK', signatureContext: 'Dynodesk pack file 1\n' }
export const BACKUP: ContainerKind = { magic: 'DYNOBACK', signatureContext: 'Dynodesk backup 1\n' }

/** Fixed by the version, so that a file cannot demand any amount of memory. 64 MB, about a fifth of a second. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const

interface PackFileHeader {
  readonly salt: Buffer
  readonly signer: Buffer
}

export function headerBytes({ magic }: ContainerKind, { salt, signer }: PackFileHeader): Buffer {
  const version = Buffer.alloc(2)
  version.writeUInt16BE(VERSION)
  return Buffer.concat([Buffer.from(magic, 'latin1'), version, salt, signer])
}

/** @throws PackFileError 'not-a-pack', 'unknown-version' or 'cut-short' */
export function parseHeader({ magic }: ContainerKind, bytes: Buffer): PackFileHeader {
  if (bytes.length < MAGIC_BYTES + 2 || bytes.toString('latin1', 0, MAGIC_BYTES) !== magic)
    throw new PackFileError('not-a-pack')
  if (bytes.readUInt16BE(MAGIC_BYTES) !== VERSION) throw new PackFileError('unknown-version')
  if (bytes.length < HEADER_BYTES) throw new PackFileError('cut-short')
  const at = MAGIC_BYTES + 2
  return { salt: bytes.subarray(at, at + SALT_BYTES), signer: bytes.subarray(at + SALT_BYTES, HEADER_BYTES) }
}

/** Runs off the main thread. The passphrase is normalised, because accented letters have several encodings. */
export function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(index, 7)
  bytes[11] = last ? 1 : 0
  return bytes
}

export function parseFrameHeader(bytes: Buffer): { readonly last: boolean; readonly length: number } {
  const word = bytes.readUInt32BE(0)
  return word >= LAST ? { last: true, length: word - LAST } : { last: false, length: word }
}

export async function* seal(chunks: AsyncIterable<Uint8Array>, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  let index = 0
  const frame = (content: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(index++, last)).setAAD(header)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(((last ? LAST : 0) | content.length) >>> 0)
    return Buffer.concat([length, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length > FRAME_BYTES; rest = rest.subarray(FRAME_BYTES))
      yield frame(rest.subarray(0, FRAME_BYTES), false)
  }
  yield frame(rest, true)
}

/**
 * Decrypts frame by frame; only authenticated data is passed on.
 *
 * @throws PackFileError 'wrong-passphrase' at the first frame (the signature has already proven the file), 'damaged' at
 *   later ones
 */
export async function* unseal(chunks: AsyncIterable<Uint8Array>, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  let index = 0
  let ended = false
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 4) {
      const { last, length } = parseFrameHeader(rest)
      if (ended || length > FRAME_BYTES) throw new PackFileError('damaged')
      if (rest.length < 4 + length + TAG_BYTES) break
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(index, last))
        .setAAD(header)
        .setAuthTag(rest.subarray(4 + length, 4 + length + TAG_BYTES))
      let content: Buffer
      try {
        content = Buffer.concat([decipher.update(rest.subarray(4, 4 + length)), decipher.final()])
      } catch {
        throw new PackFileError(index === 0 ? 'wrong-passphrase' : 'damaged')
      }
      index++
      ended = last
      rest = rest.subarray(4 + length + TAG_BYTES)
      yield content
    }
  }
  if (!ended || rest.length > 0) throw new PackFileError('damaged')
}
