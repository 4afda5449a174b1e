/**
 * A run's temporary files in one folder of its own, gone with the run: whatever a test, the browser or the application
 * under test left behind.
 * Set up once before Vitest's and Playwright's workers, which inherit the environment.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The names under which the platforms look for it. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const

export default function ownTemporaryFolder(): () => void {
  const before = NAMES.map((name) => process.env[name])
  // short: sockets of browsers and brokers lie in it, and their paths have a limit of about a hundred letters
  const folder = mkdtempSync(join(tmpdir(), 'dd-'))
  for (const name of NAMES) process.env[name] = folder
  return () => {
    NAMES.forEach((name, at) => {
      const value = before[at]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    })
    // a browser may still be writing its last words into its profile
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
