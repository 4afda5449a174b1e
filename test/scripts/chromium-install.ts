/** A Chromium for the tests: an installed one, else one that this machine can be given without asking anybody, else what to install. */
import { existsSync } from 'node:fs'
import { findChromium, howToInstall } from '../standin/browser.ts'
import { run } from './tools.ts'

/** The executable, or undefined after saying what to install. */
export async function chromiumForTests(): Promise<string | undefined> {
  const found = findChromium()
  if (found !== undefined || process.env['CHROMIUM_PATH']) {
    if (found === undefined) console.error(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which is no executable.`)
    return found
  }
  const apt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (apt) {
    console.log('No Chromium here; installing the Debian package.')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env, quiet: true })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true })
      const now = findChromium()
      if (now !== undefined) return now
    }
  }
  console.log("No Chromium here; trying Playwright's download.")
  await run('playwright', ['install', ...(apt ? ['--with-deps'] : []), '--only-shell', 'chromium'], { quiet: true, timeoutMs: 10 * 60_000 })
  const downloaded = findChromium()
  if (downloaded === undefined) console.error(`The tests need a Chromium, Chrome or Edge: ${howToInstall()}.`)
  return downloaded
}
