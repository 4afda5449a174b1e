/** Shared by the scripts: paths, and running a tool of node_modules/.bin with its output on the terminal. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')
const bin = join(root, 'node_modules/.bin')
export const onWindows = process.platform === 'win32'

/** Environment whose `node` and tools come from node_modules. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
  ...more
})

/** The output of a git command in the checkout. @throws when it fails */
export const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

export interface Outcome {
  /** null: it could not be started, or a signal ended it. */
  readonly code: number | null
  readonly stderr: string
}

const KEPT_CHARACTERS = 20_000
/**
 * Runs a command to its end. `quiet` moves its standard output to standard error; `keep` collects the end of standard
 * error while showing it. Signals to this process reach the child.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; quiet?: boolean; keep?: boolean; timeoutMs?: number } = {}
): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(options.env),
      stdio: ['inherit', options.quiet ? 2 : 'inherit', options.keep ? 'pipe' : 'inherit'],
      shell: onWindows && !command.endsWith('.exe'),
      timeout: options.timeoutMs
    })
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('utf8')).slice(-KEPT_CHARACTERS)
      process.stderr.write(chunk)
    })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
    for (const s of signals) process.on(s, pass)
    const end = (code: number | null): void => {
      for (const s of signals) process.off(s, pass)
      done({ code, stderr })
    }
    child.once('error', (e) => {
      stderr += e.message
      end(null)
    })
    child.once('close', end)
  })
}

const newest = (path: string): number => {
  if (!existsSync(path)) return 0
  const s = statSync(path)
  return s.isDirectory() ? Math.max(s.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name)))) : s.mtimeMs
}
const BUILT = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
const SOURCES = ['src-main', 'src-renderer', 'electron.vite.config.ts', 'package.json']

/** True if a source is newer than the build. */
export function buildIsStale(folder = root): boolean {
  const built = BUILT.map((f) => join(folder, f))
  if (!built.every((f) => existsSync(f))) return true
  return Math.max(...SOURCES.map((s) => newest(join(folder, s)))) > Math.min(...built.map((f) => statSync(f).mtimeMs))
}

/**
 * Builds if needed; false when the build failed. Its output goes to standard error, because standard output belongs to
 * the application.
 */
export async function built(): Promise<boolean> {
  return !buildIsStale() || (await run('electron-vite', ['build', '--logLevel', 'warn'], { quiet: true })).code === 0
}

/** Electron's executable if its download is complete and matches package.json, otherwise undefined. */
export function electronBinary(folder = join(root, 'node_modules/electron')): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    if (readFileSync(join(folder, 'dist/version'), 'utf8').replace(/^v/, '').trim() !== version) return undefined
    const file = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}
