/** Moves processed files out of a folder that other programs fill. */
import { lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { moveFile } from './atomic-write'

const MAX_SAME_NAMES = 10_000

const code = (error: unknown): unknown => (error as { code?: unknown }).code
/** `a (2).json` of `a.json`. */
const numberedName = (name: string, n: number): string => name.replace(/(\.[^.]*)$/, ` (${n})$1`)

/** Moves a file into a subfolder, under a numbered name if the name is taken. Rejects with the system's error. */
export async function moveAside(folder: string, subfolder: string, name: string): Promise<void> {
  const target = join(folder, subfolder)
  await mkdir(target).catch((error: unknown) => {
    if (code(error) !== 'EEXIST') throw error
  })
  // a link of that name could lead anywhere
  if (!(await lstat(target)).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' })
  for (let n = 1; n <= MAX_SAME_NAMES; n++) {
    const to = join(target, n === 1 ? name : numberedName(name, n))
    const free = await lstat(to).then(
      () => false,
      (error: unknown) => code(error) === 'ENOENT'
    )
    if (free) return moveFile(join(folder, name), to)
  }
  throw Object.assign(new Error('no free name'), { code: 'EEXIST' })
}
