/** Files that are either the old content or the new one, whatever happens in between; readable by this person alone. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Windows refuses to replace a file that a virus scanner holds open; it lets go within moments. */
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY'])
const PAUSES_MS = [20, 80, 320]

async function replace(from: string, to: string): Promise<void> {
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

/** Makes a folder (and those above it) that only this person may enter. One that exists is closed to others as well. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** The same at once, for the start. One that belongs to somebody else stays as it is. */
export function privateFolderSync(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/**
 * Replaces a file as one step: temporary file beside it, written through to the disk, renamed. Mode 0600. Rejects with
 * the system's error, and
 * then the old content still stands and no temporary file is left.
 */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await replace(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(folder)
}

/** The new name itself reaches the disk too, where the system can do that (Windows cannot). */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // the content is safe; only the moment of the name's arrival is not known
  }
}
