/** Atomic file writes, readable by this user only. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Windows refuses to replace a file that a virus scanner has open for a moment. */
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY'])
const PAUSES_MS = [20, 80, 320]

/** Renames a file or folder; on Windows it waits for a virus scanner. Rejects with the system's error. */
export async function moveFile(from: string, to: string): Promise<void> {
  for (let round = 0; ; round++) {
    try {
      return await rename(from, to)
    } catch (error) {
      const wait = PAUSES_MS[round]
      if (process.platform !== 'win32' || wait === undefined || !BUSY.has((error as NodeJS.ErrnoException).code ?? ''))
        throw error
      await pause(wait)
    }
  }
}

/** Creates a folder with mode 0700; an existing one is restricted too. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** Synchronous variant for startup. A folder of another user is left alone. */
export function privateFolderSync(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** Creates a private folder that takes new files. Throws the system's error. */
export function writablePrivateFolderSync(folder: string): void {
  privateFolderSync(folder)
  // permissions alone do not tell: Windows has access lists, and a file system may be read-only
  rmdirSync(mkdtempSync(join(folder, 'start-')))
}

/**
 * Replaces a file atomically: temporary file, fsync unless `sync` is false, rename. Mode 0600. Rejects with the old
 * content intact.
 */
export async function writeFileAtomic(file: string, content: string | Uint8Array, { sync = true } = {}): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeThenRename(file, 0o600, (handle) => handle.writeFile(content), sync)
  if (sync) await syncFolder(folder)
}

/** Writes a temporary file beside `file`, syncs it and renames it. Rejects with the old content intact. */
export async function writeThenRename(
  file: string,
  mode: number,
  write: (handle: FileHandle) => Promise<unknown>,
  sync = true
): Promise<void> {
  // an unsynced file is written often: one name leaves at most one behind after a kill
  const temporary = sync ? `${file}.${randomUUID()}.tmp` : `${file}.tmp`
  try {
    const handle = await open(temporary, sync ? 'wx' : 'w', mode)
    try {
      await write(handle)
      if (sync) await handle.sync()
    } finally {
      await handle.close()
    }
    await moveFile(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Syncs the folder entry, where the system can (Windows cannot). */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // the content is safe; only the time of the rename is not
  }
}
