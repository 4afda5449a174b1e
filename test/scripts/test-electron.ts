/**
 * `npm run test:electron`: the end-to-end tests on a real Electron; prints that it skipped if its binary is missing.
 */
import { existsSync } from 'node:fs'
import { hasDisplay } from '../standin/browser/browser.ts'
import { built, electronBinary, run } from './lib/tools.ts'

if (electronBinary() === undefined) {
  console.log('Skipped: Electron is not downloaded here (npx install-electron downloads it).')
  process.exit(0)
}
if (!(await built())) process.exit(1)
const env = { E2E_ELECTRON: 'real' }
const args = ['test', ...process.argv.slice(2)]
const screen = hasDisplay() || !existsSync('/usr/bin/xvfb-run') ? [] : ['xvfb-run', '-a']
if (!hasDisplay() && screen.length === 0) {
  console.log('Skipped: Electron needs a display (on Debian: apt-get install xvfb).')
  process.exit(0)
}
const [command, ...rest] = [...screen, 'playwright', ...args]
process.exit((await run(command!, rest, { env })).code ?? 1)
