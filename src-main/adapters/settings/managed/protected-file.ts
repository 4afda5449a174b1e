/** Reads a file of the administrator: nobody else may be able to write, replace or redirect it. */
import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { fileReadProblem, type FileProblem } from '../../../shared/startup/startup-issues'
import { MAX_BYTES } from '../bounded-json'
import { aclProblem, type ReadSddl } from './windows-acl'

export interface FileRefusal {
  readonly reason: FileProblem
  readonly error?: string
}
export type ProtectedFile = { readonly bytes: Buffer } | FileRefusal

export interface ProtectedPath {
  /** A folder of the system. */
  readonly base: string
  /** Names of the folders below it and of the file. */
  readonly names: readonly string[]
}

const ROOT = 0
const WRITABLE_BY_OTHERS = 0o022

/** Each step of the path, from the base to the file. */
function stepsOf({ base, names }: ProtectedPath): readonly string[] {
  return [base, ...names.map((_name, index) => join(base, ...names.slice(0, index + 1)))]
}

/**
 * Never rejects. A missing file or folder is `missing`.
 *
 * @param readSddl on Windows: reads owner and rights of paths
 * @param owner the user id that must own every step; root
 */
export async function readProtectedFile(
  path: ProtectedPath,
  readSddl: ReadSddl | null,
  owner = ROOT
): Promise<ProtectedFile> {
  const steps = stepsOf(path)
  const file = steps.at(-1)!
  try {
    for (const step of steps) {
      const facts = await lstat(step)
      const { uid, mode } = facts
      if (facts.isSymbolicLink()) return { reason: 'linked' }
      if (readSddl === null && (uid !== owner || (mode & WRITABLE_BY_OTHERS) !== 0)) return { reason: 'not-admin-only' }
    }
    if (readSddl !== null) {
      const descriptors = await readSddl(steps)
      const isUnsafe = steps.some((step, at) => aclProblem(descriptors[at] ?? '', step === file ? 'file' : 'folder'))
      if (isUnsafe) return { reason: 'not-admin-only' }
    }
    return await readOpened(file)
  } catch (error) {
    return fileReadProblem(error)
  }
}

async function readOpened(file: string): Promise<ProtectedFile> {
  // a link that replaced the file is not followed, and a pipe does not block
  const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
  try {
    const facts = await handle.stat()
    if (!facts.isFile()) return { reason: 'unreadable' }
    if (facts.size > MAX_BYTES) return { reason: 'too-large' }
    return { bytes: await handle.readFile() }
  } finally {
    await handle.close()
  }
}
