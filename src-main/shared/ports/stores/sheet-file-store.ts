/** Where the PDF files of made sheets lie, and the pictures their snapshots speak of. */
import type { SheetPicture } from '../../sheets/snapshot'

export interface SheetFileStore {
  /** Keeps both, wholly or not at all; answers the PDF's SHA-256 in hex. Rejects when the disk refuses. */
  put(number: string, pdf: Uint8Array, pictures: readonly SheetPicture[]): Promise<string>
  /** The PDF as it was made; null when it is gone or is another than the digest says. */
  pdf(number: string, digest: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** What is left of them. */
  pictures(number: string): Promise<readonly SheetPicture[]>
  remove(number: string): Promise<void>
}
