/** Electron's own download, tried once with a short time limit: a start must not wait for retries. */
import { join } from 'node:path'
import { electronBinary, root, run } from './tools.ts'

const REACH_MS = 5_000
const DOWNLOAD_MS = 10 * 60_000

/** The download host, as @electron/get chooses it. */
export const downloadHost = (env: NodeJS.ProcessEnv = process.env): string =>
  new URL(
    env['ELECTRON_MIRROR'] ??
      env['npm_config_electron_mirror'] ??
      env['NPM_CONFIG_ELECTRON_MIRROR'] ??
      'https://github.com/electron/electron/releases/download/'
  ).origin

/** Why the host cannot be reached; '' if it answers. Unknown behind a proxy. */
async function unreachable(host: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env['HTTPS_PROXY'] ?? env['https_proxy'] ?? env['ELECTRON_GET_USE_PROXY']) return ''
  try {
    await fetch(host, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(REACH_MS) })
    return ''
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return cause?.message ?? message
  }
}

/** Returns the executable, or why there is none. */
export async function downloadElectron(
  env: NodeJS.ProcessEnv = process.env
): Promise<{ binary: string } | { why: string }> {
  if (env['ELECTRON_SKIP_BINARY_DOWNLOAD']) return { why: 'ELECTRON_SKIP_BINARY_DOWNLOAD is set' }
  const host = downloadHost(env)
  const why = await unreachable(host, env)
  if (why !== '') return { why }
  console.error(`Downloading Electron from ${host} (once).`)
  const { code } = await run(process.execPath, [join(root, 'node_modules/electron/install.js')], {
    quiet: true,
    timeoutMs: DOWNLOAD_MS
  })
  const binary = electronBinary()
  return binary !== undefined
    ? { binary }
    : { why: code === 0 ? 'the download is not complete' : `the download from ${host} failed` }
}
