import type { SheetPicture } from '../../sheets/snapshot'

export interface SheetFileStore {
  /** Stores both atomically; returns the PDF's SHA-256 in hex. Rejects on a disk error. */
  put(number: string, pdf: Uint8Array, pictures: readonly SheetPicture[]): Promise<string>
  /** null: gone, or another digest. */
  pdf(number: string, digest: string): Promise<Uint8Array<ArrayBuffer> | null>
  pictures(number: string): Promise<readonly SheetPicture[]>
  remove(number: string): Promise<void>
}
