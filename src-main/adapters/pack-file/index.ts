/** Pack files on disk: compressed, encrypted with a passphrase and signed. Streams, so memory use stays small. */
import { createHash, randomBytes } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import {
  PackFileError,
  type OpenPackFile,
  type PackFileEntry,
  type PackFileHead,
  type PackFileProblem,
  type PackFiles
} from '../../shared/ports/files/pack-files'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import { writeThenRename } from '../files/atomic-write'
import {
  FRAME_BYTES,
  PACK,
  type ContainerKind,
  parseFrameHeader,
  HEADER_BYTES,
  headerBytes,
  deriveKey,
  parseHeader,
  SALT_BYTES,
  seal,
  SIGNATURE_BYTES,
  TAG_BYTES,
  unseal
} from './container-format'
import { decodeLines, encodeLines, type LineLimits } from './json-lines'
import { fingerprint, isSignedBy, loadSigner, type Signer } from './signing-key'

interface PackFileStoreDeps {
  readonly secrets: Pick<SecretStore, 'read' | 'put' | 'locked'>
  readonly log: Log
  readonly limits?: Partial<PackFileLimits>
  /** Packs by default. */
  readonly kind?: ContainerKind
}
export interface PackFileLimits extends LineLimits {
  readonly maxFileBytes: number
}

const MB = 1024 * 1024
const LIMITS: PackFileLimits = {
  maxFileBytes: 1024 * MB,
  maxUnpackedBytes: 4096 * MB,
  maxEntryBytes: 32 * MB,
  maxAnswerBytes: 4 * MB,
  maxEntries: 500_000
}
type OpenRefused = { readonly ok: false; readonly problem: PackFileProblem }

export class PackFileStore implements PackFiles {
  readonly #parts: PackFileStoreDeps
  readonly #limits: PackFileLimits
  readonly #kind: ContainerKind
  #signer: Promise<Signer> | null = null

  constructor(parts: PackFileStoreDeps) {
    this.#parts = parts
    this.#limits = { ...LIMITS, ...parts.limits }
    this.#kind = parts.kind ?? PACK
  }

  async own(): Promise<{ readonly origin: string; readonly signer: string }> {
    const { publicKey } = await this.#sign()
    return { origin: fingerprint(publicKey), signer: publicKey.toString('hex') }
  }

  async write(
    file: string,
    passphrase: string,
    head: PackFileHead,
    entries: AsyncIterable<PackFileEntry>
  ): Promise<{ readonly ok: true; readonly entries: number } | OpenRefused> {
    const signer = await this.#sign()
    const salt = randomBytes(SALT_BYTES)
    const header = headerBytes(this.#kind, { salt, signer: signer.publicKey })
    const key = await deriveKey(passphrase, salt)
    let count = 0
    try {
      // a file the person saves: as readable as the system makes new ones
      await writeThenRename(file, 0o666, async (handle) => {
        const out = new CountedWriter(handle, this.#limits.maxFileBytes - SIGNATURE_BYTES)
        await out.write(header)
        const gzip = createGzip()
        // errors are thrown by the loop
        pipeline(Readable.from(encodeLines(head, entries, (counted) => (count = counted))), gzip, () => undefined)
        for await (const frame of seal(gzip, key, header)) await out.write(frame)
        await handle.write(signer.sign(this.#kind, out.digest()))
      })
      return { ok: true, entries: count }
    } catch (error) {
      if (error instanceof PackFileError) return { ok: false, problem: error.problem }
      if (!isSystemError(error)) throw error // of whoever gave the entries
      this.#parts.log.warn('packs.file', { problem: 'unwritable', code: error.code })
      return { ok: false, problem: 'unwritable' }
    }
  }

  async open(
    file: string,
    passphrase: string
  ): Promise<{ readonly ok: true; readonly pack: OpenPackFile } | OpenRefused> {
    let handle: FileHandle | null = null
    try {
      handle = await open(file, 'r')
      const pack = await this.#openHandle(handle, passphrase)
      return { ok: true, pack }
    } catch (error) {
      await handle?.close().catch(() => undefined)
      if (error instanceof PackFileError) return { ok: false, problem: error.problem }
      if (!isSystemError(error)) throw error
      this.#parts.log.warn('packs.file', { problem: 'unreadable', code: error.code })
      return { ok: false, problem: 'unreadable' }
    }
  }

  async #openHandle(handle: FileHandle, passphrase: string): Promise<OpenPackFile> {
    const { size } = await handle.stat()
    const start = Buffer.alloc(Math.min(HEADER_BYTES, size))
    await handle.read(start, 0, start.length, 0)
    const { salt, signer } = parseHeader(this.#kind, start)
    if (size > this.#limits.maxFileBytes) throw new PackFileError('too-large')
    if (size < HEADER_BYTES + 4 + TAG_BYTES + SIGNATURE_BYTES) throw new PackFileError('cut-short')
    const end = size - SIGNATURE_BYTES
    const part = (from: number): AsyncIterable<Buffer> =>
      handle.createReadStream({ start: from, end: end - 1, autoClose: false, highWaterMark: FRAME_BYTES })

    const hash = createHash('sha512')
    for await (const chunk of part(0)) hash.update(chunk)
    const signature = Buffer.alloc(SIGNATURE_BYTES)
    await handle.read(signature, 0, SIGNATURE_BYTES, end)
    const digest = hash.digest()
    if (!isSignedBy(this.#kind, signer, digest, signature))
      throw new PackFileError((await isTruncated(handle, size)) ? 'cut-short' : 'signature')

    const key = await deriveKey(passphrase, salt)
    const gunzip = createGunzip()
    pipeline(Readable.from(unseal(part(HEADER_BYTES), key, start), { objectMode: false }), gunzip, () => undefined)
    const lines = proven(decodeLines(gunzip, this.#limits))
    const first = await lines.next()
    const head = first.done ? null : headOf(first.value)
    if (!head) throw new PackFileError('damaged')
    const close = async (): Promise<void> => {
      gunzip.destroy()
      await handle.close().catch(() => undefined)
    }
    return {
      origin: fingerprint(signer),
      signer: signer.toString('hex'),
      digest: digest.toString('hex'),
      head,
      entries: bodyOf(lines, close),
      close
    }
  }

  #sign(): Promise<Signer> {
    this.#signer ??= loadSigner(this.#parts.secrets, this.#parts.log).catch((error: unknown) => {
      this.#signer = null
      throw error
    })
    return this.#signer
  }
}

/** Whether data follows the last frame; it is not read. */
async function isTruncated(handle: FileHandle, size: number): Promise<boolean> {
  const start = Buffer.alloc(4)
  for (let at = HEADER_BYTES; ;) {
    if ((await handle.read(start, 0, start.length, at)).bytesRead < start.length) return true
    const { last, length } = parseFrameHeader(start)
    if (length > FRAME_BYTES) return false
    at += start.length + length + TAG_BYTES
    if (last) return at + SIGNATURE_BYTES > size
  }
}

class CountedWriter {
  readonly #handle: FileHandle
  readonly #hash = createHash('sha512')
  #left: number

  constructor(handle: FileHandle, most: number) {
    this.#handle = handle
    this.#left = most
  }
  async write(bytes: Buffer): Promise<void> {
    this.#left -= bytes.length
    if (this.#left < 0) throw new PackFileError('too-large') // nobody could read it
    this.#hash.update(bytes)
    for (let from = 0; from < bytes.length;) from += (await this.#handle.write(bytes, from)).bytesWritten
  }
  digest(): Buffer {
    return this.#hash.digest()
  }
}

/** An unpacking error in authenticated content means that the file was written incorrectly. */
async function* proven(lines: AsyncGenerator<unknown>): AsyncGenerator<unknown> {
  try {
    yield* lines
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code
    throw typeof code === 'string' && code.startsWith('Z_') ? new PackFileError('damaged') : error
  }
}

/** The lines between head and end; ends only at an end line with the right count. */
async function* bodyOf(lines: AsyncGenerator<unknown>, close: () => Promise<void>): AsyncGenerator<unknown> {
  try {
    let count = 0
    for await (const line of lines) {
      const { kind, entries } = line as { kind?: unknown; entries?: unknown }
      if (kind === 'end') {
        if (entries !== count) throw new PackFileError('damaged')
        return
      }
      count++
      yield line
    }
    throw new PackFileError('damaged')
  } finally {
    await close()
  }
}

function headOf(line: unknown): PackFileHead | null {
  const { kind, createdAtMs, service } = line as { kind?: unknown; createdAtMs?: unknown; service?: unknown }
  if (
    kind !== 'head' ||
    typeof createdAtMs !== 'number' ||
    Math.abs(createdAtMs) > 8.64e15 ||
    typeof service !== 'string'
  )
    return null
  return { createdAtMs, service }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'
}
