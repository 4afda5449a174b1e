/**
 * `npm run dev`: electron-vite's development server, with Electron if its binary is installed, otherwise a Chromium.
 */
import { join } from 'node:path'
import { electronBinary, onWindows, root, run } from './lib/tools.ts'

const binary = electronBinary()
if (binary === undefined) {
  if (onWindows) {
    console.error('Development needs Electron on Windows: run "npx install-electron" first.')
    process.exit(1)
  }
  console.error('Electron is not downloaded (npx install-electron): developing in an installed Chromium.')
}
const env =
  binary === undefined
    ? { ELECTRON_EXEC_PATH: join(root, 'test/standin/bin/electron'), STANDIN_USE: 'application' }
    : {}
process.exit((await run('electron-vite', ['dev', ...process.argv.slice(2)], { env })).code ?? 1)
