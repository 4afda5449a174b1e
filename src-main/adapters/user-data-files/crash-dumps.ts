/** Crash dumps of Chromium's processes, which stay on this computer. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of crash dumps in the data folder. */
export const CRASH_DUMPS = 'Crashpad'

/** Deletes all but the newest `most` dumps in the folder and below it. Returns how many are left. */
export async function trimCrashDumps(folder: string, most: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const dumps = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.dmp'))
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        return { file, at: (await stat(file)).mtimeMs }
      })
  )
  const old = dumps.sort((a, b) => b.at - a.at).slice(most)
  // a dump has a file with its facts beside it
  for (const { file } of old)
    for (const gone of [file, file.replace(/\.dmp$/, '.meta')]) await rm(gone, { force: true })
  return dumps.length - old.length
}
