import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { executable, expect, root } from '../fixtures'

/** Starts a second instance with a link or a file, as the system does. */
export async function openLink(userData: string, ...words: string[]): Promise<void> {
  const second = spawn(
    executable,
    [...(process.platform === 'linux' ? ['--no-sandbox'] : []), root, `--user-data-dir=${userData}`, ...words],
    { stdio: 'ignore', shell: process.platform === 'win32' }
  )
  expect((await once(second, 'exit'))[0]).toBe(0)
}
