import type { SeenRelease, UpdateFile } from '../../updates/update-list'

/** Where a release comes from. Both reject with an `UpdateError`. */
export interface UpdateSource {
  /** The bytes of the signed list. */
  list(): Promise<Uint8Array>
  /** The bytes of a file in parts; they are not checked yet. */
  file(file: UpdateFile, signal: AbortSignal): AsyncIterable<Uint8Array>
}

export interface UpdateFiles {
  /** `https:` folder with the list. */
  server(address: string): UpdateSource
  /** A list on a disk, with its files beside it. */
  disk(listFile: string): UpdateSource
  /** Stores a file after its size and digest were checked. Rejects with an `UpdateError`. Resolves to its path. */
  keep(file: UpdateFile, bytes: AsyncIterable<Uint8Array>, progress: (bytes: number) => void): Promise<string>
  /** Deletes what was stored. */
  clear(): Promise<void>
  record(): Promise<UpdateRecord>
  setRecord(record: UpdateRecord): Promise<void>
}

/** What is remembered across starts. */
export interface UpdateRecord {
  readonly seen: SeenRelease | null
  /** The version that the person does not want. */
  readonly skipped: string | null
}

/** 'self': the program installs its updates. */
export type UpdateWay = 'self' | 'package-manager' | 'not-installed'

export interface UpdateInstaller {
  readonly way: UpdateWay
  /** Makes a checked file ready. Rejects with an `UpdateError`. */
  prepare(release: { readonly version: string; readonly file: UpdateFile; readonly path: string }): Promise<void>
  /**
   * Starts the installation of the prepared file and ends the program. The stores must be closed.
   *
   * @param restart whether the new version starts afterwards
   */
  install(restart: boolean): void
}
