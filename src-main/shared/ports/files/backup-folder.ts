import type { BackupEntry, BackupFile } from '../../backup/backup-entry'

/** One database of an unpacked backup. */
export interface StagedDatabase {
  /** A newer version of the program wrote it. */
  readonly newer: boolean
  readonly sound: boolean
  readonly bytes: number
  /** Row counts by table. */
  readonly rows: Readonly<Record<string, number>>
}

/** The data folder, as far as backups contain it. Rejects with the system's error. */
export interface BackupFolder {
  /** Consistent copies of the files, in parts; `catalogue`: also the stored catalogue. */
  entries(catalogue: boolean): AsyncIterable<BackupEntry>
  /**
   * Unpacks a backup beside the files of the program and returns their names. Replaces what was unpacked before.
   *
   * @throws PackFileError 'damaged' for an entry that no backup contains
   */
  stage(entries: AsyncIterable<BackupEntry>): Promise<readonly BackupFile[]>
  /** A database that was unpacked. */
  inspect(file: 'person.db' | 'cache.db'): Promise<StagedDatabase>
  /** The next start replaces the program's files by the unpacked ones. */
  commit(): Promise<void>
  /** Deletes what was unpacked. */
  discard(): Promise<void>
  /** The path for a backup of the present state; deletes older ones than the newest two. */
  pathBeforeRestore(): Promise<string>
}
