/**
 * `npm run test:electron`: the end-to-end tests on a real Electron; prints that it skipped if its binary is missing.
 * `--list` prints what a person checks by hand.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasDisplay } from '../standin/browser/browser.ts'
import { built, electronBinary, root, run } from './lib/tools.ts'
import { handCheckList } from './release/by-hand.ts'

if (process.argv.includes('--list')) {
  console.log(handCheckList(readFileSync(join(root, 'docs/electron-members.md'), 'utf8')))
  process.exit(0)
}

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
