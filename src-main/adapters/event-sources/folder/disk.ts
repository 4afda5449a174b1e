/**
 * What the watched folder needs of the disk, and nothing else: names, looks, bytes of plain files, and taking a file
 * away. No link is followed, no folder
 * inside is entered, nothing but a plain file is opened.
 */
import { constants, watch } from 'node:fs'
import { lstat, mkdir, open, opendir, realpath, rename, stat, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { BigIntStats } from 'node:fs'
import { numberedName, TAKEN_FOLDER } from './file-names'

/** A file as it stands: another size or time is another file. */
export interface FileStat {
  readonly size: bigint
  readonly changedNs: bigint
  readonly inode: bigint
}
export interface NameListing {
  /** The next names of entries that may be plain files; empty: those were all. */
  next(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Rejects with what the system says; `null` and `false` are answers. Each call is one visit to the disk that may hang
 * on a dead share.
 */
export interface Disk {
  /**
   * Its true path, and an identity that another disk mounted in its place does not have. Rejects when it is no folder.
   */
  folder(path: string): Promise<{ readonly real: string; readonly identity: string }>
  list(path: string): Promise<NameListing>
  /** null: not there, or no plain file. */
  stat(path: string): Promise<FileStat | null>
  /** null: it is not the file any more that was looked at, or changed while it was read. */
  read(path: string, looked: FileStat): Promise<Buffer | null>
  remove(path: string): Promise<void>
  /** Into the folder `taken` beside it; what lies there is never replaced. */
  moveAside(folder: string, name: string): Promise<void>
}

/** Of one `next`, and so of one turn of the main process. */
const NAMES_AT_ONCE = 256
const MOST_SAME_NAMES = 10_000

const code = (error: unknown): unknown => (error as { code?: unknown }).code
const fileStatOf = ({ size, mtimeNs, ino }: BigIntStats): FileStat => ({ size, changedNs: mtimeNs, inode: ino })
export const sameStat = (a: FileStat, b: FileStat): boolean => a.size === b.size && a.changedNs === b.changedNs
/**
 * Where links can be refused at the opening itself it is certain that the file is the one that was looked at; elsewhere
 * its number has to say so.
 */
const REFUSES_LINKS = 'O_NOFOLLOW' in constants && constants.O_NOFOLLOW !== undefined
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

export const systemDisk: Disk = {
  async folder(path) {
    const real = await realpath(path)
    const found = await stat(real, { bigint: true })
    if (!found.isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' })
    return { real, identity: `${found.dev}:${found.ino}` }
  },
  async list(path) {
    const folder = await opendir(path, { bufferSize: NAMES_AT_ONCE })
    let ended = false
    const next = async (): Promise<readonly string[]> => {
      const names: string[] = []
      for (let n = 0; n < NAMES_AT_ONCE && !ended; n++) {
        const entry = await folder.read()
        if (entry === null) ended = true
        else if (!entry.isDirectory() && !entry.isSymbolicLink()) names.push(entry.name)
      }
      return names.length > 0 || ended ? names : next()
    }
    return { next, close: () => folder.close() }
  },
  async stat(path) {
    try {
      const found = await lstat(path, { bigint: true })
      return found.isFile() ? fileStatOf(found) : null
    } catch (error) {
      if (code(error) === 'ENOENT') return null
      throw error
    }
  },
  async read(path, looked) {
    const handle = await open(path, READ_ONLY)
    try {
      const isIt = async (): Promise<boolean> => {
        const found = await handle.stat({ bigint: true })
        return found.isFile() && sameStat(fileStatOf(found), looked) && (REFUSES_LINKS || found.ino === looked.inode)
      }
      if (!(await isIt())) return null
      const bytes = await readAll(handle, Number(looked.size))
      return bytes && (await isIt()) ? bytes : null
    } finally {
      await handle.close()
    }
  },
  remove: (path) => unlink(path),
  async moveAside(folder, name) {
    const target = join(folder, TAKEN_FOLDER)
    await mkdir(target).catch((error: unknown) => {
      if (code(error) !== 'EEXIST') throw error
    })
    // a link of that name could lead anywhere
    if (!(await lstat(target)).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' })
    for (let n = 1; n <= MOST_SAME_NAMES; n++) {
      const to = join(target, n === 1 ? name : numberedName(name, n))
      const free = await lstat(to).then(
        () => false,
        (error: unknown) => code(error) === 'ENOENT'
      )
      if (free) return rename(join(folder, name), to)
    }
    throw Object.assign(new Error('no free name'), { code: 'EEXIST' })
  }
}

/** null: there was less than its size said. */
async function readAll(handle: FileHandle, size: number): Promise<Buffer | null> {
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at)
    if (bytesRead === 0) return null
    at += bytesRead
  }
  return bytes
}

/**
 * Tells of names in which something changed, where the system can: a hint and never more, since shares are often
 * silent. `name` null: something did.
 * Answers what ends it. Never throws.
 */
export type FolderWatch = (folder: string, changed: (name: string | null) => void) => () => void

export const systemFolderWatch: FolderWatch = (folder, changed) => {
  try {
    const watcher = watch(folder, { persistent: false }, (_what, name) => changed(name))
    // it is looked through all the same
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  } catch {
    return () => undefined
  }
}
