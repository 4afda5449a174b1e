import type { ProfileList } from '../../profiles/profile-list'

/** The data folders of the profiles. Methods reject with the system's error. */
export interface ProfileFolders {
  /** As read at the start. */
  readonly list: ProfileList
  write(list: ProfileList): Promise<void>
  /** Deletes everything of a profile. The folder of the first one stays. */
  removeFolder(id: string): Promise<void>
}
