/**
 * safeStorage that really encrypts, with a key file beside the profile in place of the system's key ring.
 *
 * What the system would be like is chosen from outside: `--password-store=basic` (Electron's own switch) is a Linux desktop without a key ring,
 * where Electron still encrypts but with a key that everybody knows; STANDIN_KEYRING=none is a system where it fails; STANDIN_KEYRING=rotated one
 * whose key has changed since, so that everything wants sealing again.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusing } from '../missing.ts'
import { app } from './app.ts'

type Backend = ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>

// on the command line itself: Playwright's loader appends the same switch to every application it starts
const basic = (): boolean => process.argv.some((arg) => arg.startsWith('--password-store=basic'))
const none = (): boolean => process.env['STANDIN_KEYRING'] === 'none'
const rotated = (): boolean => process.env['STANDIN_KEYRING'] === 'rotated'

function key(): Buffer {
  if (basic()) return createHash('sha256').update('peanuts').digest() // as Chromium's basic store: no secret at all
  const file = join(app.getPath('userData'), 'safe-storage.standin.key')
  if (!existsSync(file)) {
    mkdirSync(app.getPath('userData'), { recursive: true })
    writeFileSync(file, randomBytes(32), { mode: 0o600 })
  }
  return readFileSync(file)
}
const deprecated = (name: string) => (): never => {
  throw new Error(`stand-in: safeStorage.${name} is deprecated in Electron 45 and gone in 46; use its asynchronous counterpart`)
}
const available = (): boolean => app.isReady() && !none()

export const safeStorage = refusing('safeStorage', {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => available(),
  async encryptStringAsync(plain: string): Promise<Buffer<ArrayBuffer>> {
    if (!available()) throw new Error('Error while encrypting the text provided to safeStorage.encryptStringAsync. Encryption is not available.')
    const iv = randomBytes(12)
    const c = createCipheriv('aes-256-gcm', key(), iv)
    return Buffer.concat([Buffer.from('v11'), iv, c.update(plain, 'utf8'), c.final(), c.getAuthTag()])
  },
  async decryptStringAsync(sealed: Buffer): Promise<Electron.DecryptStringAsyncReturnValue> {
    if (!available()) throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync. Encryption is not available.')
    try {
      const d = createDecipheriv('aes-256-gcm', key(), sealed.subarray(3, 15)).setAuthTag(sealed.subarray(-16))
      return { result: d.update(sealed.subarray(15, -16)).toString('utf8') + d.final('utf8'), shouldReEncrypt: rotated() }
    } catch {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.')
    }
  },
  /** There on Linux only, as in Electron. */
  getSelectedStorageBackend(): Backend {
    if (process.platform !== 'linux') throw new TypeError('safeStorage.getSelectedStorageBackend is not a function') // so it reads on macOS and Windows
    return !app.isReady() ? 'unknown' : basic() ? 'basic_text' : 'gnome_libsecret'
  },
  isEncryptionAvailable: deprecated('isEncryptionAvailable') as () => boolean,
  encryptString: deprecated('encryptString') as (plain: string) => Buffer<ArrayBuffer>,
  decryptString: deprecated('decryptString') as (sealed: Buffer) => string
})
