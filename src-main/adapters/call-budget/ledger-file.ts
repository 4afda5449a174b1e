/**
 * A ledger on disk. `append` writes synchronously, so that a killed process loses nothing, and syncs afterwards: a
 * power cut can lose the calls of that moment, which is less than a restart takes.
 */
import {
  closeSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync
} from 'node:fs'
import { dirname } from 'node:path'

export class LedgerFile {
  readonly path: string
  #fd: number | null = null
  #torn = false
  #syncing = false
  #dirty = false
  #appended = 0

  constructor(path: string) {
    this.path = path
  }

  /** Lines appended since the last full write. */
  get appended(): number {
    return this.#appended
  }
  get writable(): boolean {
    return this.#fd !== null
  }

  /**
   * The content of the file; null when there is none.
   *
   * @throws when it exists but cannot be read
   */
  read(): string | null {
    try {
      const text = readFileSync(this.path, 'utf8')
      this.#torn = !text.endsWith('\n')
      return text
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Opens for appending. False when the system refuses. */
  open(): boolean {
    try {
      this.#fd ??= openSync(this.path, 'a', 0o600)
      return true
    } catch {
      return false
    }
  }

  /** Appends a line. False when it may not be written: then the call must not be made. */
  append(line: string): boolean {
    if (this.#fd === null) return false
    const bytes = Buffer.from(this.#torn ? `\n${line}` : line)
    try {
      const written = writeSync(this.#fd, bytes)
      this.#torn = written < bytes.length
      if (this.#torn) return false
    } catch {
      // disk full or device gone; part of the line may be written
      this.#torn = true
      return false
    }
    this.#appended++
    this.#sync()
    return true
  }

  /** Replaces the file atomically and opens it for appending. False: failed, and the old file is unchanged. */
  rewrite(text: string): boolean {
    const next = `${this.path}.new`
    try {
      mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 })
      const fd = openSync(next, 'w', 0o600)
      try {
        writeWhole(fd, Buffer.from(text))
        fsyncSync(fd)
      } finally {
        closeSync(fd)
      }
      this.close() // Windows replaces no file that is open
      renameSync(next, this.path)
    } catch {
      discard(next)
      this.#appended = 0 // not tried again at every call
      return false
    }
    this.#torn = false
    this.#appended = 0
    return this.open()
  }

  close(): void {
    if (this.#fd === null) return
    const fd = this.#fd
    this.#fd = null
    try {
      closeSync(fd)
    } catch {
      // nothing else can be done
    }
  }

  /** One sync at a time; later lines are covered by the next. */
  #sync(): void {
    if (this.#syncing || this.#fd === null) {
      this.#dirty = true
      return
    }
    this.#syncing = true
    this.#dirty = false
    fdatasync(this.#fd, () => {
      this.#syncing = false
      if (this.#dirty) this.#sync()
    })
  }
}

function discard(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // overwritten by the next attempt
  }
}

function writeWhole(fd: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from)
}
