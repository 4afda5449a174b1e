/** Lists of cars that other programs put into a folder, and the answers beside them. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { answerName, isJobList } from '../../shared/packs/job-answer'
import type { FoundList, JobFolderFiles } from '../../shared/ports/files/job-folder-files'
import type { TableFiles } from '../../shared/ports/files/table-files'
import { writeThenRename } from '../files/atomic-write'
import { moveAside } from '../files/move-aside'

const DONE = 'done'
/** Lists of one look; the next one takes the others. */
const MOST = 50

export const jobFolderFiles = (tables: Pick<TableFiles, 'read'>): JobFolderFiles => ({
  async lists(folder) {
    const entries = await readdir(folder, { withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile() && isJobList(entry.name)).map(({ name }) => name)
    const found: FoundList[] = []
    for (const name of names.sort().slice(0, MOST)) {
      const { size, mtimeMs } = await stat(join(folder, name))
      found.push({ name, version: `${size} ${mtimeMs}` })
    }
    return found
  },
  read: (folder, name) => tables.read(join(folder, name)),
  // with the default rights of the system: another program reads it
  writeAnswer: (folder, name, json) =>
    writeThenRename(join(folder, answerName(name)), 0o666, (handle) => handle.writeFile(json)),
  putAway: (folder, name) => moveAside(folder, DONE, name)
})
