import type { SheetPicture } from '../../sheets/snapshot'

export interface SheetFileStore {
  /** The largest counter of the numbers that begin with `head`, also of sheets that the database has lost; 0: none. */
  lastCounter(head: string): Promise<number>
  /**
   * Stores both atomically; returns the PDF's SHA-256 in hex. Rejects on a disk error, and for a stored
   * number.
   *
   * @param pdf null: `addPdf` adds it later; returns ''
   */
  put(number: string, pdf: Uint8Array | null, pictures: readonly SheetPicture[]): Promise<string>
  /** The PDF of a sheet that was stored without. */
  addPdf(number: string, pdf: Uint8Array): Promise<void>
  /**
   * null: gone, or another digest.
   *
   * @param digest '' for a sheet whose PDF was added
   */
  pdf(number: string, digest: string): Promise<Uint8Array<ArrayBuffer> | null>
  pictures(number: string): Promise<readonly SheetPicture[]>
  remove(number: string): Promise<void>
}
