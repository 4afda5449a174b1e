/**
 * `npm start`: the built application in Electron. Where Electron's binary cannot be had or does not run on this machine, one line says why and what
 * to do, and the same application opens in an installed Chromium through the stand-in. `--chromium` asks for that from the beginning.
 */
import { join } from 'node:path'
import { findChromium, hasDisplay, howToInstall } from '../standin/browser.ts'
import { endWithParent } from '../standin/parent.ts'
import { downloadElectron } from './electron-download.ts'
import { built, electronBinary, root, run } from './tools.ts'

/** What stops a downloaded Electron from running here, from what it says as it ends; undefined for anything else. */
export function whyElectronStopped(stderr: string): string | undefined {
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(stderr)?.[1]
  if (library) return `the system lacks ${library}; on Debian: sudo apt-get install libgtk-3-0 libnss3 libasound2 libgbm1`
  if (/SUID sandbox helper binary was found|No usable sandbox/.test(stderr)) return 'the system forbids its sandbox; allow user namespaces (sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0)'
  if (/Missing X server|Unable to open X display|cannot open display/i.test(stderr)) return 'there is no display; start it in a desktop session, or with --headless'
  return undefined
}

async function inChromium(args: string[]): Promise<never> {
  const headless = args.includes('--headless') || (!hasDisplay() && args.some((a) => a.startsWith('--remote-debugging-port')))
  if (!findChromium({ visible: !headless })) {
    console.error(`No Chromium to open the application in: ${howToInstall({ visible: !headless })}.`)
    process.exit(1)
  }
  // a process of its own, so that what the application says of its start is about the application
  const env = { STANDIN_USE: process.env['STANDIN_USE'] ?? 'application', STANDIN_END_WITH_PARENT: '1' }
  process.exit((await run(process.execPath, [join(root, 'test/standin/start.cjs'), root, ...args], { env })).code ?? 1)
}

async function start(given: string[]): Promise<never> {
  const args = given.filter((a) => a !== '--chromium')
  if (!(await built())) {
    console.error('The application could not be built; the messages above say why.')
    process.exit(1)
  }
  if (given.includes('--chromium') || args.includes('--headless')) return inChromium(args)

  const found = electronBinary()
  const got = found === undefined ? await downloadElectron() : { binary: found }
  if ('why' in got) {
    console.error(`Electron could not be downloaded (${got.why}): run "npx install-electron" once github.com can be reached. Opening the same application in an installed Chromium.`)
    return inChromium(args)
  }
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0
  const { code, stderr } = await run(got.binary, [root, ...(asRoot ? ['--no-sandbox'] : []), ...args], { keep: process.platform === 'linux' })
  const stopped = code === 0 ? undefined : whyElectronStopped(stderr)
  if (stopped === undefined) return process.exit(code ?? 1)
  console.error(`Electron does not run here: ${stopped}. Opening the same application in an installed Chromium.`)
  return inChromium(args)
}

if (process.argv[1] === join(import.meta.dirname, 'start.ts')) {
  endWithParent()
  await start(process.argv.slice(2))
}
