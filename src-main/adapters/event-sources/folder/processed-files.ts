/**
 * Which files were taken, over restarts: by a stamp of folder, name, size and time, so that nothing of a name is kept.
 * In parts, so that one more file in a
 * folder of a hundred thousand writes a small part again and not all.
 */
import { createHash } from 'node:crypto'
import type { FileStat } from './disk'

/** Of a file that has stayed what it was. */
export type FileStamp = string
const STAMP_LENGTH = 16

export function stampOf(folder: string, name: string, { size, changedNs }: FileStat): FileStamp {
  return createHash('sha256')
    .update(`${folder}\0${name}\0${size}\0${changedNs}`)
    .digest('base64url')
    .slice(0, STAMP_LENGTH)
}

export interface ProcessedFilesStorage {
  /** null: nothing is known under the name. Neither rejects. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
}

const PARTITIONS = 64
const STAMPS_PER_PARTITION = 4096

export class ProcessedFiles {
  readonly #memory: ProcessedFilesStorage
  readonly #inPart: number
  readonly #known = new Set<FileStamp>()
  #parts: FileStamp[][] = [[]]
  readonly #dirty = new Set<number>()
  #opened: Promise<void> | null = null

  /** @param inPart stamps of one of the 64 parts */
  constructor(memory: ProcessedFilesStorage, inPart = STAMPS_PER_PARTITION) {
    this.#memory = memory
    this.#inPart = inPart
  }

  /** Once; what cannot be read is not known, and the pipeline knows an event that comes twice. */
  open(): Promise<void> {
    return (this.#opened ??= this.#read())
  }

  has = (stamp: FileStamp): boolean => this.#known.has(stamp)

  get full(): boolean {
    return this.#known.size >= PARTITIONS * this.#inPart
  }

  /** Without effect when full. */
  add(stamp: FileStamp): void {
    if (this.full || this.has(stamp)) return
    let last = this.#parts.at(-1)
    if (!last || last.length >= this.#inPart) this.#parts.push((last = []))
    last.push(stamp)
    this.#known.add(stamp)
    this.#dirty.add(this.#parts.length - 1)
  }

  /** Forgets files that are not there any more. */
  retain(present: ReadonlySet<FileStamp>): void {
    const kept = this.#parts.flat().filter((stamp) => present.has(stamp))
    const before = this.#parts.length
    this.#parts = [[]]
    this.#known.clear()
    for (const stamp of kept) this.add(stamp)
    for (let n = 0; n < before; n++) this.#dirty.add(n)
  }

  /** Writes what changed. */
  async save(): Promise<void> {
    const dirty = [...this.#dirty]
    this.#dirty.clear()
    for (const n of dirty) await this.#memory.write(`taken-${n}`, (this.#parts[n] ?? []).join(''))
  }

  async #read(): Promise<void> {
    for (let n = 0; n < PARTITIONS; n++) {
      const text = await this.#memory.read(`taken-${n}`)
      if (typeof text !== 'string' || text === '') break
      const part = text.match(new RegExp(`[\\w-]{${STAMP_LENGTH}}`, 'g')) ?? []
      this.#parts[n] = part
      for (const stamp of part) this.#known.add(stamp)
    }
  }
}
