/** One owner of a profile at a time. The kernel releases the lock with the owner's process, however that ends. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Lock {
  release(): void
}
const BUSY = 5
/** Threads of a killed process may outlive its first one for a moment and hold the lock. */
const WAITS_MS = 500
const NOT_A_DATABASE = 26

/** Undefined while another live process has the lock. Node has no file locks; SQLite's are the system's. */
export function lockProfile(folder: string): Lock | undefined {
  const file = join(folder, 'SingleInstance.standin')
  for (;;) {
    const database = new DatabaseSync(file, { timeout: WAITS_MS })
    try {
      database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
      return { release: () => database.close() }
    } catch (error) {
      database.close()
      const { errcode } = error as { errcode?: number }
      if (errcode === BUSY) return undefined
      if (errcode !== NOT_A_DATABASE) throw error
      rmSync(file)
    }
  }
}
