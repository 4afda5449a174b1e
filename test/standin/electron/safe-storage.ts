/**
 * safeStorage with real encryption and a key file beside the profile instead of the system's key ring.
 *
 * `--password-store=basic` (Electron's own switch) simulates a Linux desktop without a key ring, where Chromium still
 * encrypts with a public key; STANDIN_KEYRING=absent the same on a desktop whose name promises a key ring;
 * STANDIN_KEYRING=none a system whose key store refuses: as in Electron, encryption still counts as available and the
 * calls reject; STANDIN_KEYRING=locked one that does not answer now; STANDIN_KEYRING=rotated one whose key changed, so
 * that everything should be encrypted again.
 *
 * As in Chromium (components/os_crypt/async), a prefix of three letters names the key: on Linux v10 the fixed key and
 * v11 the key ring's, elsewhere v10 the system's. The fixed key opens its own texts on every Linux.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusing } from '../missing.ts'
import { app } from './app.ts'

type Backend = ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>

// on the command line itself: Playwright's loader appends the same switch to every application it starts
const basic = (): boolean => process.argv.some((arg) => arg.startsWith('--password-store=basic'))
const absent = (): boolean => process.env['STANDIN_KEYRING'] === 'absent'
const none = (): boolean => process.env['STANDIN_KEYRING'] === 'none'
const locked = (): boolean => process.env['STANDIN_KEYRING'] === 'locked'
const rotated = (): boolean => process.env['STANDIN_KEYRING'] === 'rotated'

const linux = process.platform === 'linux'
const FIXED = 'v10'
const KEY_RING = linux ? 'v11' : 'v10'
/** The prefix of new texts. */
const prefix = (): string => (linux && (basic() || absent()) ? FIXED : KEY_RING)

/** @throws if there is no key ring */
function key(of: string): Buffer {
  if (linux && of === FIXED) return createHash('sha256').update('peanuts').digest() // as Chromium's: no secret at all
  if (of !== KEY_RING || prefix() !== KEY_RING) throw new Error('no such key')
  const file = join(app.getPath('userData'), 'safe-storage.standin.key')
  if (!existsSync(file)) {
    mkdirSync(app.getPath('userData'), { recursive: true })
    writeFileSync(file, randomBytes(32), { mode: 0o600 })
  }
  return readFileSync(file)
}
const deprecated = (name: string) => (): never => {
  throw new Error(
    `stand-in: safeStorage.${name} is deprecated in Electron 45 and gone in 46; use its asynchronous counterpart`
  )
}
const available = (): boolean => app.isReady() && !none() && !locked()

export const safeStorage = refusing('safeStorage', {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => app.isReady(),
  async encryptStringAsync(plain: string): Promise<Buffer<ArrayBuffer>> {
    if (!available())
      throw new Error(
        'Error while encrypting the text provided to safeStorage.encryptStringAsync. Encryption is not available.'
      )
    const iv = randomBytes(12)
    const c = createCipheriv('aes-256-gcm', key(prefix()), iv)
    return Buffer.concat([Buffer.from(prefix()), iv, c.update(plain, 'utf8'), c.final(), c.getAuthTag()])
  },
  async decryptStringAsync(sealed: Buffer): Promise<Electron.DecryptStringAsyncReturnValue> {
    if (locked())
      throw new Error(
        'Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync. The key is temporarily unavailable. Please try again.'
      )
    if (!available())
      throw new Error(
        'Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync. Encryption is not available.'
      )
    try {
      const sealedBy = sealed.subarray(0, 3).toString('latin1')
      const d = createDecipheriv('aes-256-gcm', key(sealedBy), sealed.subarray(3, 15)).setAuthTag(sealed.subarray(-16))
      const result = d.update(sealed.subarray(15, -16)).toString('utf8') + d.final('utf8')
      return { result, shouldReEncrypt: rotated() || sealedBy !== prefix() }
    } catch {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.')
    }
  },
  /** On Linux only, as in Electron. */
  getSelectedStorageBackend(): Backend {
    // Electron's message on macOS and Windows
    if (process.platform !== 'linux') throw new TypeError('safeStorage.getSelectedStorageBackend is not a function')
    return !app.isReady() ? 'unknown' : basic() ? 'basic_text' : 'gnome_libsecret'
  },
  isEncryptionAvailable: deprecated('isEncryptionAvailable') as () => boolean,
  encryptString: deprecated('encryptString') as (plain: string) => Buffer<ArrayBuffer>,
  decryptString: deprecated('decryptString') as (sealed: Buffer) => string
})
