/**
 * One temporary folder per run, removed at its end with everything that tests, browser and application left. Set up
 * once, before the workers of Vitest and Playwright inherit the environment.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment variables of the platforms. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const

export default function ownTemporaryFolder(): () => void {
  const before = NAMES.map((name) => process.env[name])
  // short: it contains sockets, whose paths are limited to about a hundred characters
  const folder = mkdtempSync(join(tmpdir(), 'dd-'))
  for (const name of NAMES) process.env[name] = folder
  return () => {
    NAMES.forEach((name, at) => {
      const value = before[at]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    })
    // a browser may still be writing to its profile
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
