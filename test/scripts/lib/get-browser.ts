/**
 * Finds or installs what the application runs in, for `npm start`, `npm test` and `npm run test:e2e`: Electron, an
 * installed browser, or one that can be installed without asking. Progress goes to standard error.
 */
import { existsSync } from 'node:fs'
import { findChromium, howToInstall } from '../../standin/browser/browser.ts'
import { downloadElectron } from './electron-download.ts'
import { canFetchChromium, fetchChromium } from './fetch-chromium.ts'
import { electronBinary, run } from './tools.ts'

export interface Browser {
  readonly kind: 'electron' | 'chromium'
  /** The executable. */
  readonly path: string
}
export interface Wanted {
  /** Electron first. It needs a display. */
  readonly electron?: boolean
  /** One that can show a window. */
  readonly visible?: boolean
}
/** The ways to a browser. Each returns the executable, or undefined. */
export interface Ways {
  electron(): Promise<string | undefined>
  installed(visible: boolean): string | undefined
  debianPackage(visible: boolean): Promise<string | undefined>
  npmPackage(): Promise<string | undefined>
  playwright(visible: boolean): Promise<string | undefined>
}

const say = (text: string): void => console.error(text)

async function electron(): Promise<string | undefined> {
  const got = await downloadElectron()
  if ('binary' in got) return got.binary
  say(
    `Electron could not be downloaded (${got.why}): run "npx install-electron" once github.com can be reached. Opening the same application in a Chromium.`
  )
  return undefined
}

async function debianPackage(visible: boolean): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('No Chromium here: installing the Debian package.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  for (const name of [...(visible ? [] : ['chromium-headless-shell']), 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true })
    const found = findChromium({ visible })
    if (found !== undefined) return found
  }
  return undefined
}

async function npmPackage(): Promise<string | undefined> {
  if (!canFetchChromium()) return undefined
  const got = await fetchChromium()
  if ('path' in got) return got.path
  say(`Chromium could not be fetched from the npm registry (${got.why}).`)
  return undefined
}

async function playwright(visible: boolean): Promise<string | undefined> {
  say("No Chromium here: trying Playwright's download.")
  await run('playwright', ['install', ...(visible ? [] : ['--only-shell']), 'chromium'], {
    quiet: true,
    timeoutMs: 10 * 60_000
  })
  const path = findChromium({ visible })
  // it comes without the libraries that it needs
  return path !== undefined && (await run(path, ['--version'], { quiet: true })).code === 0 ? path : undefined
}

const machine: Ways = {
  electron: async () => electronBinary() ?? electron(),
  installed: (visible) => findChromium({ visible }),
  debianPackage,
  npmPackage,
  playwright
}

/** Returns undefined after printing what to install. A CHROMIUM_PATH that names no executable is never replaced. */
export async function getBrowser(
  { electron = false, visible = false }: Wanted = {},
  ways: Ways = machine,
  env: NodeJS.ProcessEnv = process.env
): Promise<Browser | undefined> {
  const binary = electron ? await ways.electron() : undefined
  if (binary !== undefined) return { kind: 'electron', path: binary }
  let path = ways.installed(visible)
  if (path === undefined && env['CHROMIUM_PATH']) {
    say(
      `CHROMIUM_PATH names ${env['CHROMIUM_PATH']}, which is no executable${visible ? ' that can show a window' : ''}.`
    )
    return undefined
  }
  path ??= await ways.debianPackage(visible)
  // the package has no window
  if (!visible) path ??= await ways.npmPackage()
  path ??= await ways.playwright(visible)
  if (path === undefined)
    say(
      `No Chromium ${visible ? 'that can show a window ' : ''}could be found or installed: ${howToInstall({ visible })}.`
    )
  return path === undefined ? undefined : { kind: 'chromium', path }
}
