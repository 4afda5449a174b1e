/**
 * The signed list of a release (docs/updates.md).
 *
 *     npm run update-list -- new-key FILE
 *     npm run update-list -- sign FOLDER --key FILE [--key FILE] [--days 60] [--notes FILE.json]
 *
 * `new-key` writes a private key and prints its public key. `sign` reads the installers of a folder and writes the list
 * beside them. Private keys stay outside the repository. A wrong argument or file prints one line and ends with 2.
 */
import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as SignedList from '../../src-main/adapters/updates/signed-list.ts'
import type * as List from '../../src-main/shared/updates/update-list.ts'
import type * as Version from '../../src-main/shared/updates/version.ts'
import { root } from './lib/tools.ts'

// the sources name their imports without an ending, which Node alone does not find
const source = async <T>(path: string): Promise<T> =>
  (await runnerImport<T>(join(root, path), { root, configFile: false, logLevel: 'warn' })).module
const { publicKeyHex, signList } = await source<typeof SignedList>('src-main/adapters/updates/signed-list.ts')
const { CHANNEL, LIST_FILE, UPDATE_FILE_ENDING } = await source<typeof List>('src-main/shared/updates/update-list.ts')
const { isVersion } = await source<typeof Version>('src-main/shared/updates/version.ts')

const PLATFORMS = Object.keys(UPDATE_FILE_ENDING) as List.UpdateFile['platform'][]
const DAY_MS = 86_400_000
const USAGE =
  'update-list new-key FILE | update-list sign FOLDER --key FILE [--days N] [--notes FILE] [--version N.N.N]'
const KEY_ADVICE = 'Give a key made by "npm run update-list -- new-key FILE".'
const FOLDER_ADVICE = 'Give the folder of the installers: npm run update-list -- sign FOLDER --key FILE'
const NOTES_ADVICE = 'Give release notes by language: { "en": "…" }.'

/** A mistake in the arguments or their files; its message is the whole answer. */
class InputError extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder, not a file',
  EEXIST: 'exists already',
  EACCES: 'cannot be opened: access is denied',
  EPERM: 'cannot be opened: access is denied'
}
const fileError = (path: string, advice: string, cause: unknown): InputError => {
  const { code = 'unknown error' } = cause as NodeJS.ErrnoException
  return new InputError(`${path} ${REASONS[code] ?? `cannot be used (${code})`}. ${advice}`, { cause })
}
/** @throws InputError that names the file when `work` fails */
function onFile<T>(path: string, advice: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw fileError(path, advice, cause)
  }
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash).catch((cause: unknown) => {
    throw fileError(file, 'Make it readable.', cause)
  })
  return hash.digest('base64')
}

/**
 * The files of a folder that a system installs. The name says for which processor; without one it is x64.
 *
 * @throws InputError for no installer, two of one system and processor, and one of another version
 */
async function filesOf(folder: string, version: string): Promise<List.UpdateFile[]> {
  const files: List.UpdateFile[] = []
  for (const name of onFile(folder, FOLDER_ADVICE, () => readdirSync(folder)).sort()) {
    const platform = PLATFORMS.find((one) => name.endsWith(UPDATE_FILE_ENDING[one]))
    const path = join(folder, name)
    if (platform === undefined || !onFile(path, 'Remove it.', () => statSync(path)).isFile()) continue
    const arch = /arm64|aarch64/.test(name) ? 'arm64' : 'x64'
    const other = files.find((one) => one.platform === platform && one.arch === arch)
    if (other)
      throw new InputError(
        `${folder} has two installers for ${platform} ${arch}, ${other.name} and ${name}. Remove one.`
      )
    if (!name.includes(version))
      throw new InputError(`${name} is not of version ${version}. Remove it, or name its version with --version.`)
    const { size } = statSync(path)
    files.push({ platform, arch, name, size, sha512: await digest(path) })
  }
  if (files.length === 0)
    throw new InputError(`${folder} has no installer (${Object.values(UPDATE_FILE_ENDING).join(', ')}). Build one.`)
  return files
}

/** @throws InputError for a file that is not such a key */
function signingKey(file: string): KeyObject {
  const pem = onFile(file, KEY_ADVICE, () => readFileSync(file))
  let key: KeyObject | null = null
  try {
    key = createPrivateKey(pem)
  } catch {
    // not a key, or one with a passphrase
  }
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new InputError(`${file} is not an Ed25519 private key without a passphrase. ${KEY_ADVICE}`)
  return key
}

/** @throws InputError for a file without notes */
function notesOf(file: string): Record<string, string> {
  const text = onFile(file, NOTES_ADVICE, () => readFileSync(file, 'utf8'))
  let notes: unknown
  try {
    notes = JSON.parse(text)
  } catch {
    throw new InputError(`${file} is not JSON. ${NOTES_ADVICE}`)
  }
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes))
    throw new InputError(`${file} has no texts by language. ${NOTES_ADVICE}`)
  if (!Object.values(notes).every((one) => typeof one === 'string'))
    throw new InputError(`${file} has a value that is not a text. ${NOTES_ADVICE}`)
  return notes as Record<string, string>
}

function newKey(file: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  onFile(file, 'Name a new file in a folder that exists.', () => writeFileSync(file, pem, { mode: 0o600, flag: 'wx' }))
  console.log(publicKeyHex(publicKey))
}

interface SignOptions {
  readonly key?: readonly string[]
  readonly days: string
  readonly notes?: string
  readonly version?: string
}

async function signFolder(folder: string, options: SignOptions): Promise<void> {
  if (!options.key) throw new InputError(`sign needs a key. ${USAGE}`)
  const days = Number(options.days)
  if (!(days > 0 && days <= 3650)) throw new InputError(`--days is ${options.days}. Give a number from 1 to 3650.`)
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const version = options.version ?? manifest.version
  if (!isVersion(version)) throw new InputError(`--version is ${version}. Give three numbers: 1.2.3.`)
  const keys = options.key.map(signingKey)
  const notes = options.notes === undefined ? {} : notesOf(options.notes)
  const files = await filesOf(folder, version)
  const now = Date.now()
  const issued = new Date(now).toISOString()
  const expires = new Date(now + days * DAY_MS).toISOString()
  const path = join(folder, LIST_FILE)
  const list = listText({ channel: CHANNEL, version, issued, expires, notes, files }, keys)
  onFile(path, 'Make the folder writable.', () => writeFileSync(path, list))
  console.log(`${path}: version ${version}, ${files.length} files, until ${expires}`)
}

function listText(list: List.UpdateList, keys: readonly KeyObject[]): string {
  try {
    return signList(list, keys)
  } catch (cause) {
    const limits =
      'names of letters, digits, ".", "_" and "-", sizes from 1 byte to 1 GiB, notes up to 20 000 characters'
    throw new InputError(`The list is not valid. Check the installers and the notes: ${limits}.`, { cause })
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string', multiple: true },
        days: { type: 'string', default: '60' },
        notes: { type: 'string' },
        version: { type: 'string' }
      }
    })
  } catch (cause) {
    throw new InputError(`${(cause as Error).message.split(/[.\n]/, 1)[0]}. ${USAGE}`, { cause })
  }
}

try {
  const { positionals, values } = readArguments()
  const [command, target] = positionals
  if (command !== 'new-key' && command !== 'sign') throw new InputError(USAGE)
  if (target === undefined)
    throw new InputError(`${command} needs a ${command === 'sign' ? 'folder' : 'file'}. ${USAGE}`)
  if (command === 'new-key') newKey(target)
  else await signFolder(target, values)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
