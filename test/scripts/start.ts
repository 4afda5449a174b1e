/**
 * `npm start`: the built application in Electron. If Electron cannot be downloaded or does not run, one line says why,
 * and the application opens in a Chromium through the stand-in; `--chromium` does so on purpose. Without a display it
 * takes the tour (`--keep` leaves it running); `--headless` runs it without a window.
 */
import { join } from 'node:path'
import { hasDisplay } from '../standin/browser/browser.ts'
import { endWithParent } from '../standin/parent.ts'
import { getBrowser } from './lib/get-browser.ts'
import { built, root, run } from './lib/tools.ts'
import { takeTour, TOUR_FOLDER } from './lib/tour.ts'

/** Why a downloaded Electron does not run here, from its standard error; undefined for anything else. */
export function whyElectronStopped(stderr: string): string | undefined {
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(stderr)?.[1]
  if (library)
    return `the system lacks ${library}; on Debian: sudo apt-get install libgtk-3-0 libnss3 libasound2 libgbm1`
  if (/SUID sandbox helper binary was found|No usable sandbox/.test(stderr))
    return 'the system allows its sandbox to installed browsers alone'
  if (noDisplay(stderr)) return 'the display cannot be opened'
  return undefined
}
const noDisplay = (stderr: string): boolean =>
  /Missing X server|Unable to open X display|cannot open display/i.test(stderr)

// a process of its own, so that its output is the application's alone
const environment = (): Record<string, string> => ({
  STANDIN_USE: process.env['STANDIN_USE'] ?? 'application',
  STANDIN_END_WITH_PARENT: '1'
})
const inChromium = (args: readonly string[]) =>
  run(process.execPath, [join(root, 'test/standin/start.cjs'), root, ...args], {
    env: environment(),
    keep: process.platform === 'linux'
  })

/** A command of another program (docs/command-line.md): no window, and no output but its answer. */
const isCommand = (args: readonly string[]): boolean =>
  ['search', 'engine', 'sheet'].includes(args.find((arg) => !arg.startsWith('-')) ?? '')

async function withoutWindow(args: readonly string[], keep: boolean): Promise<number> {
  if ((await getBrowser()) === undefined) return 1
  // a debugging port means that a machine drives the window
  if (isCommand(args) || args.some((arg) => arg === '--headless' || arg.startsWith('--remote-debugging-port')))
    return (await inChromium([...args, '--headless'])).code ?? 1
  console.error(
    `No window can be shown: taking the tour of the demo catalogue, into ${TOUR_FOLDER}/. With --headless the application stays without a window.`
  )
  // a provision file is read once and deleted, and the tour connects to nothing
  return takeTour(
    args.filter((arg) => !arg.startsWith('--provision')),
    { keep, env: environment() }
  )
}

/** Returns the exit code. */
async function start(given: readonly string[]): Promise<number> {
  const args = given.filter((arg) => arg !== '--chromium' && arg !== '--keep')
  const keep = given.includes('--keep')
  if (!(await built())) {
    console.error('The application could not be built; the messages above say why.')
    return 1
  }
  if (args.includes('--headless') || !hasDisplay()) return withoutWindow(args, keep)

  let browser = await getBrowser({ visible: true, electron: !given.includes('--chromium') })
  if (browser?.kind === 'electron') {
    const asRoot = process.platform === 'linux' && process.getuid?.() === 0
    const { code, stderr } = await run(browser.path, [root, ...(asRoot ? ['--no-sandbox'] : []), ...args], {
      keep: process.platform === 'linux'
    })
    const stopped = code === 0 ? undefined : whyElectronStopped(stderr)
    if (stopped === undefined) return code ?? 1
    console.error(`Electron does not run here: ${stopped}. Opening the same application in a Chromium.`)
    browser = noDisplay(stderr) ? undefined : await getBrowser({ visible: true })
  }
  if (browser !== undefined) {
    const { code, stderr } = await inChromium(args)
    if (code === 0 || !noDisplay(stderr)) return code ?? 1
  }
  return withoutWindow(args, keep)
}

if (process.argv[1] === join(import.meta.dirname, 'start.ts')) {
  endWithParent()
  process.exit(await start(process.argv.slice(2)))
}
