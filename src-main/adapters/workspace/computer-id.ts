/** This computer's name in the workspace: random, made once, in a file of the user data folder. */
import { randomBytes } from 'node:crypto'
import { fileReadProblem } from '../../shared/startup/startup-issues'
import { readBounded } from '../files/read-bounded'
import { writeFileAtomic } from '../files/atomic-write'

const ID = /^[0-9a-f]{32}$/

/** Rejects when the file cannot be read or written. A damaged one is replaced. */
export async function computerId(file: string): Promise<string> {
  const stored = await readBounded(file, 64).catch((error: unknown) => {
    if (fileReadProblem(error).reason === 'missing') return null
    throw error
  })
  return stored !== null && ID.test(stored) ? stored : newComputerId(file)
}

/** Rejects when the file cannot be written. */
export async function newComputerId(file: string): Promise<string> {
  const made = randomBytes(16).toString('hex')
  await writeFileAtomic(file, made)
  return made
}
