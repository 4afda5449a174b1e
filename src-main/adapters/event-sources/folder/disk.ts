/** File system access of the watched folder. Links and subfolders are not followed, and only plain files are opened. */
import { constants, watch } from 'node:fs'
import { lstat, open, opendir, realpath, stat, unlink, type FileHandle } from 'node:fs/promises'
import type { BigIntStats } from 'node:fs'
import { moveAside } from '../../files/move-aside'
import { TAKEN_FOLDER } from './file-names'

export interface FileStat {
  readonly size: bigint
  readonly changedNs: bigint
  readonly inode: bigint
}
interface NameListing {
  /** The next names that may be plain files; empty: the end. */
  next(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Rejects with the system's errors. Each call may hang on a dead network share. */
export interface Disk {
  /** The real path, and an identity that changes when another disk is mounted. Rejects when it is not a folder. */
  folder(path: string): Promise<{ readonly real: string; readonly identity: string }>
  list(path: string): Promise<NameListing>
  /** null: missing, or not a plain file. */
  stat(path: string): Promise<FileStat | null>
  /** null: the file has changed since `stat`, or changed while it was read. */
  read(path: string, expected: FileStat): Promise<Buffer | null>
  remove(path: string): Promise<void>
  /** Moves into the subfolder `taken`; never overwrites. */
  moveAside(folder: string, name: string): Promise<void>
}

/** Names per `next`, and thus per turn of the event loop. */
const NAMES_AT_ONCE = 256

const code = (error: unknown): unknown => (error as { code?: unknown }).code
const fileStatOf = ({ size, mtimeNs, ino }: BigIntStats): FileStat => ({ size, changedNs: mtimeNs, inode: ino })
const sameStat = (a: FileStat, b: FileStat): boolean => a.size === b.size && a.changedNs === b.changedNs
/** Where `O_NOFOLLOW` exists, the opened file cannot be a link; elsewhere the inode is compared. */
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
  async read(path, expected) {
    const handle = await open(path, READ_ONLY)
    try {
      const isIt = async (): Promise<boolean> => {
        const found = await handle.stat({ bigint: true })
        return (
          found.isFile() && sameStat(fileStatOf(found), expected) && (REFUSES_LINKS || found.ino === expected.inode)
        )
      }
      if (!(await isIt())) return null
      const bytes = await readAll(handle, Number(expected.size))
      return bytes && (await isIt()) ? bytes : null
    } finally {
      await handle.close()
    }
  },
  remove: (path) => unlink(path),
  moveAside: (folder, name) => moveAside(folder, TAKEN_FOLDER, name)
}

/** null: the file is shorter than its stated size. */
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
 * Reports changed names as a hint, because shares are often silent. `name` null: unknown. Returns what ends the watch.
 */
export type FolderWatch = (folder: string, changed: (name: string | null) => void) => () => void

export const systemFolderWatch: FolderWatch = (folder, changed) => {
  try {
    const watcher = watch(folder, { persistent: false }, (_what, name) => changed(name))
    // full scans continue without the watcher
    watcher.on('error', () => watcher.close())
    return () => watcher.close()
  } catch {
    return () => undefined
  }
}
