/** Counts and sizes of the program's own files, for diagnostics. */
import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnFileFact } from '../../shared/diagnostics/diagnostics-facts'
import { OWN_FILES } from '../../shared/diagnostics/word-lists'

const DAMAGED = /\.(?:corrupt|damaged)-/

/** The own file that a name belongs to: itself, its write-ahead log, or a copy that was set aside. */
const fileGroupOf = (name: string): string =>
  OWN_FILES.find((own) => name === own || name.startsWith(`${own}-`) || name.startsWith(`${own}.`)) ?? 'other'

/**
 * One entry for each existing own file, and 'other' for files of the browser engine, counted at the first level only.
 *
 * @throws the system's error when the folder cannot be read
 */
export async function userDataFiles(folder: string): Promise<readonly OwnFileFact[]> {
  const facts = new Map<string, { files: number; bytes: number; setAside: number }>()
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const owner = fileGroupOf(entry.name)
    const fact = facts.get(owner) ?? { files: 0, bytes: 0, setAside: 0 }
    facts.set(owner, fact)
    if (entry.isDirectory() && owner === 'other') continue
    for (const bytes of await sizes(join(folder, entry.name), entry.isDirectory())) {
      fact.files++
      fact.bytes += bytes
    }
    if (DAMAGED.test(entry.name)) fact.setAside++
  }
  return [...facts].map(([name, fact]) => ({ name, ...fact }))
}

/** A file that disappears meanwhile counts as nothing. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0
  )

async function sizes(path: string, isFolder: boolean): Promise<readonly number[]> {
  if (!isFolder) return [await sizeOf(path)]
  const inside = await readdir(path, { recursive: true, withFileTypes: true })
  return Promise.all(
    inside.filter((entry) => entry.isFile()).map((entry) => sizeOf(join(entry.parentPath, entry.name)))
  )
}

/** Free bytes on the disk of the folder; null: unknown. */
export function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null
  )
}
