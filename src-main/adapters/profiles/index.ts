/** The list of profiles in `profiles.json`, and their folders in `profiles/`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProfileFolders } from '../../shared/ports/stores/profile-folders'
import { FIRST_PROFILE, profilesOfFolders, readProfileList, type ProfileList } from '../../shared/profiles/profile-list'
import { writeFileAtomic } from '../files/atomic-write'

const LIST = 'profiles.json'
const FOLDERS = 'profiles'
const MOST_BYTES = 65_536

function storedList(root: string): ProfileList | null {
  try {
    const file = join(root, LIST)
    return statSync(file).size > MOST_BYTES ? null : readProfileList(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

function foldersIn(root: string): readonly string[] {
  try {
    return readdirSync(join(root, FOLDERS)).sort()
  } catch {
    return []
  }
}

const folderOf = (root: string, id: string): string => (id === FIRST_PROFILE ? root : join(root, FOLDERS, id))

/**
 * Reads the list before Electron is ready. Without a readable list, every folder of a profile is in it, so the data of
 * a profile stays reachable.
 *
 * @param root the data folder
 */
export const readProfiles = (root: string): ProfileList => storedList(root) ?? profilesOfFolders(foldersIn(root))

/** The folder with the data of the profile that starts. */
export const currentProfileFolder = (root: string): string => folderOf(root, readProfiles(root).current)

/** @param onDamaged called when there is a list that cannot be read */
export function openProfileFolders(root: string, onDamaged: () => void): ProfileFolders {
  const file = join(root, LIST)
  let isUnread = existsSync(file) && storedList(root) === null
  if (isUnread) onDamaged()
  return {
    list: readProfiles(root),
    async write(list) {
      // a list that could not be read may have the names
      if (isUnread) await rename(file, `${file}.damaged`).catch(() => undefined)
      isUnread = false
      await writeFileAtomic(file, JSON.stringify(list))
    },
    removeFolder: (id) =>
      id === FIRST_PROFILE ? Promise.resolve() : rm(folderOf(root, id), { recursive: true, force: true })
  }
}
