/**
 * The signed list of a release (docs/updates.md).
 *
 *     npm run update-list -- new-key FILE
 *     npm run update-list -- sign FOLDER --key FILE [--key FILE] [--days 60] [--notes FILE.json]
 *
 * `new-key` writes a private key and prints its public key. `sign` reads the installers of a folder and writes the list
 * beside them. Private keys stay outside the repository.
 */
import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as SignedList from '../../src-main/adapters/updates/signed-list.ts'
import type * as List from '../../src-main/shared/updates/update-list.ts'
import { root } from './lib/tools.ts'

// the sources name their imports without an ending, which Node alone does not find
const source = async <T>(path: string): Promise<T> =>
  (await runnerImport<T>(join(root, path), { root, configFile: false, logLevel: 'warn' })).module
const { publicKeyHex, signList } = await source<typeof SignedList>('src-main/adapters/updates/signed-list.ts')
const { CHANNEL, LIST_FILE, UPDATE_FILE_ENDING } = await source<typeof List>('src-main/shared/updates/update-list.ts')

const PLATFORMS = Object.keys(UPDATE_FILE_ENDING) as List.UpdateFile['platform'][]
const DAY_MS = 86_400_000

async function digest(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64')
}

/**
 * The files of a folder that a system installs. The name says for which processor; without one it is x64.
 *
 * @throws Error for two files of one system and processor, and for a file of another version
 */
async function filesOf(folder: string, version: string): Promise<List.UpdateFile[]> {
  const files: List.UpdateFile[] = []
  for (const name of readdirSync(folder).sort()) {
    const platform = PLATFORMS.find((one) => name.endsWith(UPDATE_FILE_ENDING[one]))
    const path = join(folder, name)
    if (platform === undefined || !statSync(path).isFile()) continue
    const arch = /arm64|aarch64/.test(name) ? 'arm64' : 'x64'
    const other = files.find((one) => one.platform === platform && one.arch === arch)
    if (other) throw new Error(`${folder} has two installers for ${platform} ${arch}: ${other.name} and ${name}`)
    if (!name.includes(version)) throw new Error(`${name} is not of version ${version}`)
    files.push({
      platform,
      arch,
      name,
      size: statSync(path).size,
      sha512: await digest(path)
    })
  }
  return files
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string', multiple: true },
    days: { type: 'string', default: '60' },
    notes: { type: 'string' },
    version: { type: 'string' }
  }
})
const [command, target] = positionals
if (command === 'new-key' && target !== undefined) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(target, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  console.log(publicKeyHex(publicKey))
} else if (command === 'sign' && target !== undefined && values.key) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const version = values.version ?? manifest.version
  const files = await filesOf(target, version)
  if (files.length === 0) throw new Error(`${target} has no installers`)
  const now = Date.now()
  const list = {
    channel: CHANNEL,
    version,
    issued: new Date(now).toISOString(),
    expires: new Date(now + Number(values.days) * DAY_MS).toISOString(),
    notes: values.notes ? (JSON.parse(readFileSync(values.notes, 'utf8')) as Record<string, string>) : {},
    files
  }
  writeFileSync(
    join(target, LIST_FILE),
    signList(
      list,
      values.key.map((file) => createPrivateKey(readFileSync(file)))
    )
  )
  console.log(`${join(target, LIST_FILE)}: version ${list.version}, ${files.length} files, until ${list.expires}`)
} else {
  console.error('update-list new-key FILE | update-list sign FOLDER --key FILE [--days N] [--notes FILE]')
  process.exit(2)
}
