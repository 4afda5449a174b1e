/**
 * Starts applications in Electron if its binary is installed, otherwise in the stand-in: by command line, `ready` line
 * and SIGTERM.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { hasDisplay } from '../../standin/browser/browser.ts'
import { electronBinary, root } from '../../scripts/lib/tools.ts'

export interface Ready {
  readonly pid: number
  readonly version: string
  readonly host: 'electron' | 'chromium'
  readonly startupMs: number
}

export interface Running {
  readonly ready: Ready
  /** From just before the process was created until its `ready` line arrived, in ms. */
  readonly spawnToReadyMs: number
  /** The same start, as milliseconds since 1970. */
  readonly spawnedAtMs: number
  readonly userData: string
  page(): Promise<Page>
  devtools(): Promise<CDPSession>
  /** Ends it like a person would; kills it after a time-out. */
  stop(): Promise<void>
}

const END_MS = 4000
const real = electronBinary()
export const hostKind: 'electron' | 'stand-in' = real === undefined ? 'stand-in' : 'electron'
const alive = new Set<ChildProcess>()

function commandLine(appDir: string, more: readonly string[]): [string, string[]] {
  const args = [appDir, '--remote-debugging-port=0', '--lang=en-US', ...more]
  if (real === undefined) return [process.execPath, [join(root, 'test/standin/start.cjs'), ...args, '--headless']]
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0
  return hasDisplay()
    ? [real, [...(asRoot ? ['--no-sandbox'] : []), ...args]]
    : ['xvfb-run', ['-a', real, ...(asRoot ? ['--no-sandbox'] : []), ...args]]
}

/** Kills everything that this process started. */
export function killAll(): void {
  for (const child of alive) kill(child)
}
function kill(child: ChildProcess): void {
  try {
    // its own process group, which includes the browser
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // already gone
  }
}

/** @param options.userData a folder that stays; omitted: a new one, removed at the end */
export async function start(
  appDir: string,
  options: { userData?: string; args?: readonly string[]; scratch: string }
): Promise<Running> {
  const userData = options.userData ?? mkdtempSync(join(options.scratch, 'profile-'))
  const [command, args] = commandLine(appDir, [`--user-data-dir=${userData}`, ...(options.args ?? [])])
  const spawnedAtMs = performance.timeOrigin + performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, LANGUAGE: 'en_US', STANDIN_LANGUAGES: 'en-US', NODE_DISABLE_COMPILE_CACHE: '1' }
  })
  alive.add(child)
  const gone = once(child, 'exit')
  const said: string[] = []
  let endpoint: string | undefined
  let browser: Browser | undefined

  const stop = async (): Promise<void> => {
    await browser?.close().catch(() => undefined)
    child.kill('SIGTERM')
    const ended = await Promise.race([gone.then(() => true), delay(END_MS, false, { ref: false })])
    kill(child)
    if (!ended) await gone
    alive.delete(child)
    if (options.userData === undefined)
      rmSync(userData, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    const got = await new Promise<{ ready: Ready; spawnToReadyMs: number }>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${appDir} ${why}\n${said.slice(-20).join('\n')}`))
      createInterface({ input: child.stdout! }).on('line', (line) => {
        if (!line.startsWith('ready ')) return
        resolve({
          ready: JSON.parse(line.slice('ready '.length)) as Ready,
          spawnToReadyMs: performance.timeOrigin + performance.now() - spawnedAtMs
        })
      })
      createInterface({ input: child.stderr! }).on('line', (line) => {
        said.push(line)
        endpoint ??= /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
      })
      gone.then(() => fail('ended before it was ready'), reject)
    })
    const page = async (): Promise<Page> => {
      if (endpoint === undefined) throw new Error(`${appDir} named no address for its window`)
      browser ??= await chromium.connectOverCDP(endpoint)
      const found = browser
        .contexts()
        .flatMap((context) => context.pages())
        .find((one) => one.url() !== 'about:blank')
      if (!found) throw new Error(`${appDir} has no window`)
      found.setDefaultTimeout(0)
      return found
    }
    return {
      ...got,
      spawnedAtMs,
      userData,
      page,
      devtools: async () => (await page()).context().newCDPSession(await page()),
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}
