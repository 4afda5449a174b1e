import type { TableFiles } from './table-files'

export interface FoundList {
  readonly name: string
  /** Changes while another program writes the file. */
  readonly version: string
}

/** A folder in which other programs put lists. Methods reject with the system's error. */
export interface JobFolderFiles {
  /** Regular files of this folder with the name of a list, no links. */
  lists(folder: string): Promise<readonly FoundList[]>
  /** Never rejects for a bad file. */
  read(folder: string, name: string): ReturnType<TableFiles['read']>
  writeAnswer(folder: string, name: string, json: string): Promise<void>
  /** Moves a list into the subfolder `done`; never overwrites. */
  putAway(folder: string, name: string): Promise<void>
}
