import type { BackupEntry } from '../../backup/backup-entry'
import type { PackEntry } from '../../packs/pack-entry'

export type PackFileEntry = PackEntry | BackupEntry

/**
 * 'cut-short': its end is missing. 'signature': changed after signing. 'damaged': invalid content. 'wrong-passphrase'
 * may also mean another signer's file.
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

/** Thrown while entries are read. */
export class PackFileError extends Error {
  readonly problem: PackFileProblem
  constructor(problem: PackFileProblem) {
    super(`pack file: ${problem}`)
    this.problem = problem
  }
}

export interface PackFileHead {
  readonly createdAtMs: number
  /** Base address of the service whose ids these are, or "demo". */
  readonly service: string
}

export interface OpenPackFile {
  /** Fingerprint of the signing key, for people to compare. */
  readonly origin: string
  /** The signing key in hex, the subject of trust. */
  readonly signer: string
  /** Identifies the file's bytes. */
  readonly digest: string
  readonly head: PackFileHead
  /**
   * As written by anyone with the passphrase: check each with `readPackAnswer`. Throws PackFileError. Can be iterated
   * once.
   */
  readonly entries: AsyncIterable<unknown>
  close(): Promise<void>
}

export interface PackFiles {
  /** Fingerprint and key of this installation. */
  own(): Promise<{ readonly origin: string; readonly signer: string }>
  /** All or nothing: a failure keeps the previous file. */
  write(
    file: string,
    passphrase: string,
    head: PackFileHead,
    entries: AsyncIterable<PackFileEntry>
  ): Promise<
    { readonly ok: true; readonly entries: number } | { readonly ok: false; readonly problem: PackFileProblem }
  >
  /** Checks the whole file first. */
  open(
    file: string,
    passphrase: string
  ): Promise<
    { readonly ok: true; readonly pack: OpenPackFile } | { readonly ok: false; readonly problem: PackFileProblem }
  >
}
