/**
 * Starts the application through `--remote-debugging-port`, without Playwright's launcher.
 *
 * Playwright adds `--password-store=basic` on Linux, which disables the key store.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { chromium, type Browser } from '@playwright/test'
import { executable, root, type LaunchOptions, type Launched, type Ready } from '../fixtures'

export interface PlainLaunch extends Omit<Launched, 'app'> {
  readonly process: ChildProcess
  /** Kills the process tree at once. */
  kill(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the application with a profile folder and waits for its `ready` line and page. */
export async function launchPlainly(userData: string, options: LaunchOptions = {}): Promise<PlainLaunch> {
  const beside = mkdtempSync(join(tmpdir(), 'dynodesk-plain-'))
  const provisionFile = join(beside, 'provision.json')
  const managedFile = join(beside, 'managed.json')
  if (options.provision) writeFileSync(provisionFile, JSON.stringify(options.provision), { mode: 0o600 })
  if (options.managedSettings !== undefined)
    writeFileSync(
      managedFile,
      typeof options.managedSettings === 'string' ? options.managedSettings : JSON.stringify(options.managedSettings)
    )
  const port = await freePort()
  const languages = options.locale ?? 'en-US'
  const child = spawn(
    executable,
    [
      options.appDir ?? root,
      `--user-data-dir=${userData}`,
      `--remote-debugging-port=${port}`,
      `--lang=${languages.split(',')[0]}`,
      ...(options.provision ? [`--provision=${provisionFile}`] : []),
      ...(options.managedSettings === undefined ? [] : [`--managed-settings=${managedFile}`]),
      ...(options.args ?? [])
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        LANG: 'en_US.UTF-8',
        LC_TIME: 'C',
        LANGUAGE: languages.replaceAll('-', '_').replaceAll(',', ':'),
        STANDIN_LANGUAGES: languages,
        ...options.env
      }
    }
  )
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>
  const stdout: string[] = []
  const stderr: string[] = []
  const readyLine = new Promise<Ready>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      stdout.push(line)
      if (line.startsWith('ready ')) resolve(JSON.parse(line.slice('ready '.length)) as Ready)
    })
    void gone.then(() =>
      reject(new Error(`the application ended before it was ready\n${[...stdout, ...stderr].join('\n')}`))
    )
  })
  readyLine.catch(() => {})
  createInterface({ input: child.stderr }).on('line', (line) => stderr.push(line))

  let browser: Browser | undefined
  const tidy = async (): Promise<void> => {
    await browser?.close().catch(() => {})
    rmSync(beside, { recursive: true, force: true })
  }
  const close = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const [code] = await gone
    await tidy()
    return code
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
    await tidy()
  }
  try {
    const ready = await readyLine
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const page = browser.contexts().flatMap((context) => context.pages())[0]!
    const pageErrors: string[] = []
    page.on('pageerror', (error) => pageErrors.push(String(error)))
    return { process: child, page, userData, stdout, stderr, ready, provisionFile, pageErrors, close, kill }
  } catch (error) {
    await kill()
    throw error
  }
}
