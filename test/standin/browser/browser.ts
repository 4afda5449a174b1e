/**
 * Finds an installed Chromium, for the stand-in, the end-to-end tests and the launcher.
 *
 * Order: `CHROMIUM_PATH`; Debian's chromium packages, Chrome and Edge in their installers' places; Playwright's
 * downloads; the download from the npm registry.
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { FETCHED_CHROMIUM } from './fetched-chromium.ts'

export interface BrowserSearch {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly home: string
  readonly exists: (path: string) => boolean
  /** Names in a folder; empty if it does not exist. */
  readonly list: (folder: string) => string[]
}

const machine: BrowserSearch = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: (path) => {
    try {
      accessSync(path, process.platform === 'win32' ? constants.F_OK : constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : [])
}

/** The shell has no window but starts in half the time. */
const isShell = (path: string): boolean => /headless[-_]shell(\.exe)?$/.test(path)

function candidates({ platform, env, home, list }: BrowserSearch): string[] {
  const path = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter((r) => r !== undefined)
    const inside = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
      'Chromium\\Application\\chrome.exe'
    ]
    return [
      ...inside.flatMap((i) => roots.map((r) => `${r}\\${i}`)),
      ...downloaded(env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(env['LOCALAPPDATA'] ?? home, 'ms-playwright'), list)
    ]
  }
  if (platform === 'darwin') {
    const inside = [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
    ]
    return [
      ...inside.flatMap((i) => ['/Applications', join(home, 'Applications')].map((r) => join(r, i))),
      ...downloaded(env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(home, 'Library/Caches/ms-playwright'), list)
    ]
  }
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable'
  ]
  const folders = [...new Set(['/usr/bin', '/usr/local/bin', '/snap/bin', ...path])]
  return [
    ...names.flatMap((n) => folders.map((f) => join(f, n))),
    ...downloaded(
      env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'ms-playwright'),
      list
    ),
    FETCHED_CHROMIUM
  ]
}

/** Playwright stores each build as <kind>-<revision>/<kind>-<system>/<executable>; the newest comes first. */
function downloaded(cache: string, list: BrowserSearch['list']): string[] {
  const revision = (name: string): number => Number(name.split('-').at(-1))
  return list(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => Number(isShellFolder(b)) - Number(isShellFolder(a)) || revision(b) - revision(a))
    .flatMap((name) =>
      list(join(cache, name)).flatMap((system) => {
        const inside = [
          'chrome',
          'chrome-headless-shell',
          'headless_shell',
          'chrome.exe',
          'chrome-headless-shell.exe',
          'headless_shell.exe',
          'Chromium.app/Contents/MacOS/Chromium',
          'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'
        ]
        return inside.map((i) => join(cache, name, system, i))
      })
    )
}
const isShellFolder = (name: string): boolean => name.startsWith('chromium_headless_shell')

/** The executable to use; undefined if none is installed. `visible`: one that can show a window. */
export function findChromium(
  { visible = false }: { visible?: boolean } = {},
  where: BrowserSearch = machine
): string | undefined {
  const given = where.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '')
    return where.exists(given) && !(visible && isShell(given)) ? given : undefined
  return candidates(where).find((path) => !(visible && isShell(path)) && where.exists(path))
}

/** True if a window can be shown: always on macOS and Windows, on Linux with an X or Wayland display. */
export function hasDisplay({ platform, env }: Pick<BrowserSearch, 'platform' | 'env'> = machine): boolean {
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY'])
}

/** One line that names the package to install. */
export function howToInstall(
  { visible = false }: { visible?: boolean } = {},
  platform: NodeJS.Platform = process.platform
): string {
  if (platform === 'win32' || platform === 'darwin')
    return 'install Google Chrome or Microsoft Edge, or set CHROMIUM_PATH to a Chromium executable'
  return `run "sudo apt-get install ${visible ? 'chromium' : 'chromium-headless-shell'}" (Debian), install Google Chrome, or set CHROMIUM_PATH to a Chromium executable`
}
