/**
 * Stamps of processed files over restarts; a stamp is a digest of folder, name, size and time, so no name is stored.
 * They are partitioned, so that one more file rewrites only a small part.
 */
import { createHash } from 'node:crypto'
import type { FileStat } from './disk'

/** Identifies an unchanged file. */
export type FileStamp = string
const STAMP_LENGTH = 16
/** Follows the stamp of a file to be deleted. */
const TO_DELETE = '!'

export function stampOf(folder: string, name: string, { size, changedNs }: FileStat): FileStamp {
  return createHash('sha256')
    .update(`${folder}\0${name}\0${size}\0${changedNs}`)
    .digest('base64url')
    .slice(0, STAMP_LENGTH)
}

export interface ProcessedFilesStorage {
  /** null: nothing is stored under the name. Rejects when the store cannot be read. */
  read(name: string): Promise<unknown>
  /** Never rejects. */
  write(name: string, value: unknown): Promise<void>
}

const PARTITIONS = 64
const STAMPS_PER_PARTITION = 4096

export class ProcessedFiles {
  readonly #storage: ProcessedFilesStorage
  readonly #perPartition: number
  /** True: the file is to be deleted. */
  readonly #known = new Map<FileStamp, boolean>()
  #partitions: FileStamp[][] = [[]]
  readonly #dirty = new Set<number>()
  #opened: Promise<void> | null = null

  constructor(storage: ProcessedFilesStorage, perPartition = STAMPS_PER_PARTITION) {
    this.#storage = storage
    this.#perPartition = perPartition
  }

  /** Reads once. After a failure, the next call reads again. */
  async open(): Promise<void> {
    this.#opened ??= this.#read()
    await this.#opened.catch((error: unknown) => {
      this.#opened = null
      throw error
    })
  }

  has = (stamp: FileStamp): boolean => this.#known.has(stamp)
  /** Processed in the mode `delete`, but it could not be deleted. */
  isToDelete = (stamp: FileStamp): boolean => this.#known.get(stamp) === true

  get full(): boolean {
    return this.#known.size >= PARTITIONS * this.#perPartition
  }

  /** Ignored when full. */
  add(stamp: FileStamp, toDelete = false): void {
    if (this.full || this.has(stamp)) return
    let last = this.#partitions.at(-1)
    if (!last || last.length >= this.#perPartition) this.#partitions.push((last = []))
    last.push(stamp)
    this.#known.set(stamp, toDelete)
    this.#dirty.add(this.#partitions.length - 1)
  }

  /** Drops files that no longer exist. */
  retain(present: ReadonlySet<FileStamp>): void {
    const retained = [...this.#known].filter(([stamp]) => present.has(stamp))
    const before = this.#partitions.length
    this.#partitions = [[]]
    this.#known.clear()
    for (const [stamp, toDelete] of retained) this.add(stamp, toDelete)
    for (let n = 0; n < before; n++) this.#dirty.add(n)
  }

  async save(): Promise<void> {
    const dirty = [...this.#dirty]
    this.#dirty.clear()
    const text = (stamp: FileStamp): string => (this.isToDelete(stamp) ? stamp + TO_DELETE : stamp)
    for (const n of dirty) await this.#storage.write(`taken-${n}`, (this.#partitions[n] ?? []).map(text).join(''))
  }

  async #read(): Promise<void> {
    for (let n = 0; n < PARTITIONS; n++) {
      const text = await this.#storage.read(`taken-${n}`)
      if (typeof text !== 'string' || text === '') break
      const part = text.match(new RegExp(`[\\w-]{${STAMP_LENGTH}}${TO_DELETE}?`, 'g')) ?? []
      this.#partitions[n] = part.map((entry) => entry.slice(0, STAMP_LENGTH))
      for (const entry of part) this.#known.set(entry.slice(0, STAMP_LENGTH), entry.endsWith(TO_DELETE))
    }
  }
}
