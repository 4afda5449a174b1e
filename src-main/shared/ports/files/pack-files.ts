/** Pack files, which carry packs between installations. */
import type { PackEntry } from '../../packs/pack-entry'

/**
 * Why a file cannot be used. 'cut-short': its end is missing; 'signature': changed after it was signed; 'damaged': it
 * was made wrong. 'wrong-passphrase' is also what a file of another signer with another's content looks like.
 */
export type PackFileProblem =
  | 'not-a-pack'
  | 'unknown-version'
  | 'too-large'
  | 'cut-short'
  | 'signature'
  | 'damaged'
  | 'wrong-passphrase'
  | 'unreadable'
  | 'unwritable'

/** Thrown while the entries of a file are read. */
export class PackFileError extends Error {
  readonly problem: PackFileProblem
  constructor(problem: PackFileProblem) {
    super(`pack file: ${problem}`)
    this.problem = problem
  }
}

export interface PackFileHead {
  readonly createdAtMs: number
  /** Whose ids these are: the base address of the service, or "demo". Ids of one service mean nothing at another. */
  readonly service: string
}

export interface OpenPackFile {
  /** Fingerprint of the key that signed it, to be read and compared by people. */
  readonly origin: string
  /** That key as a whole, in hex: what trust is given to. */
  readonly signer: string
  /** The same for the same file, byte for byte, and no other. */
  readonly digest: string
  readonly head: PackFileHead
  /**
   * As written by whoever knew the pass phrase: check each with `soundAnswer`. Throws PackFileError. To be walked once.
   */
  readonly entries: AsyncIterable<unknown>
  close(): Promise<void>
}

export interface PackFiles {
  /** Fingerprint and key of this installation, as in the files it writes. */
  own(): Promise<{ readonly origin: string; readonly signer: string }>
  /** All or nothing: on failure the file that was there before is still there. */
  write(
    file: string,
    passphrase: string,
    head: PackFileHead,
    entries: AsyncIterable<PackEntry>
  ): Promise<
    { readonly ok: true; readonly entries: number } | { readonly ok: false; readonly problem: PackFileProblem }
  >
  /** Checks the whole file before it answers. */
  open(
    file: string,
    passphrase: string
  ): Promise<
    { readonly ok: true; readonly pack: OpenPackFile } | { readonly ok: false; readonly problem: PackFileProblem }
  >
}
