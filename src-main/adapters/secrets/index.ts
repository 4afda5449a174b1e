/**
 * Secrets sealed by the system's key store, each in a file of its own that only this person may read. Where the system
 * has no real key store they
 * stay in memory until the program ends. Nothing is ever written unsealed, and a sealed file is never deleted on its
 * own account.
 *
 * On Linux Chromium always encrypts, and without a key store it does so with a key that is in its source code. What
 * the system says of itself does not tell the two apart (`isAsyncEncryptionAvailable` is true, the backend's name
 * follows the desktop's name), but what comes out does: see docs/decisions/0008-key-stores-on-linux.md.
 */
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStorage, SecretName, SecretStore } from '../../shared/ports/stores/secret-store'
import { privateFolder, writeFileAtomic } from '../files/atomic-write'

export interface SealedSecretsDeps {
  /** Electron's module; only its asynchronous half is used. */
  readonly safeStorage: Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>
  readonly platform: NodeJS.Platform
  /** Folder of the sealed files. */
  readonly folder: string
  readonly log: Log
  /** Hears every secret as soon as it is known, before anything else can write it down. */
  readonly onKnown: (secret: string) => void
  /** Hears, once, that a secret of an earlier version lies on the disk under the key that everybody has. */
  readonly onUnprotected: () => void
}

/** What Chromium writes before a text encrypted with its fixed key, on Linux; elsewhere it stands before any. */
const FIXED_KEY = 'v10'

interface OpenedSecret {
  readonly secret: string
  readonly kept: Exclude<SecretStorage, 'none'>
}

export class SealedSecrets implements SecretStore {
  readonly #parts: SealedSecretsDeps
  readonly #held = new Map<SecretName, OpenedSecret | null>()
  #queue: Promise<unknown> = Promise.resolve()
  #toldLocked = false
  #toldUnprotected = false

  constructor(parts: SealedSecretsDeps) {
    this.#parts = parts
  }

  /** True when a secret given now would survive the end of the program. Never rejects. */
  async isEncryptionAvailable(): Promise<boolean> {
    const { safeStorage, log } = this.#parts
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
      return !this.#isOpen(await safeStorage.encryptStringAsync('probe'))
    } catch (error) {
      log.warn('secrets.keystore', { error })
      return false
    }
  }

  /**
   * 'session' where there is no key store: an older sealed value is deleted then, since a person has replaced it.
   * Rejects when the system has a
   * key store but the sealed value could not be written; what was there before still stands.
   */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'> {
    if (secret === '') return Promise.reject(new TypeError(`an empty ${name} cannot be kept; remove it instead`))
    this.#parts.onKnown(secret)
    return this.#inTurn(async () => {
      const kept = (await this.#seal(name, secret)) ? 'sealed' : 'session'
      if (kept === 'session') await rm(this.#file(name), { force: true })
      this.#held.set(name, { secret, kept })
      return kept
    })
  }

  /** null: none, or one that this system cannot open (told in the log, kept on disk). */
  read(name: SecretName): Promise<string | null> {
    return this.#inTurn(async () => (await this.#hold(name))?.secret ?? null)
  }

  storageOf(name: SecretName): Promise<SecretStorage> {
    return this.#inTurn(async () => (await this.#hold(name))?.kept ?? 'none')
  }

  locked(name: SecretName): Promise<boolean> {
    return this.#inTurn(
      async () =>
        (await this.#hold(name)) === null &&
        (await stat(this.#file(name)).then(
          () => true,
          () => false
        ))
    )
  }

  remove(name: SecretName): Promise<void> {
    return this.#inTurn(async () => {
      await rm(this.#file(name), { force: true })
      this.#held.set(name, null)
    })
  }

  /** Opened once per run; every call of the gate asks for it. */
  async #hold(name: SecretName): Promise<OpenedSecret | null> {
    const held = this.#held.get(name)
    if (held !== undefined) return held
    const opened = await this.#open(name)
    if (opened === 'locked') return null // the key store may be there at the next question
    this.#held.set(name, opened)
    return opened
  }

  async #open(name: SecretName): Promise<OpenedSecret | null | 'locked'> {
    const { safeStorage, log, onKnown } = this.#parts
    const file = this.#file(name)
    if (!(await stat(file).catch(() => null))) return null
    if (!(await this.#isAvailable())) return this.#locked(name)
    try {
      const bytes = await readFile(file)
      const open = this.#isOpen(bytes)
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(bytes)
      onKnown(result)
      const resealed = (open || shouldReEncrypt) && (await this.#reseal(name, result))
      if (!open || resealed) return { secret: result, kept: 'sealed' }
      this.#tellUnprotected(name)
      return { secret: result, kept: 'open' }
    } catch (error) {
      if (await this.#hasFixedKeyOnly()) return this.#locked(name)
      // not asked again in this run: some systems put the question to the person each time
      log.warn('secrets.unreadable', { name, error })
      return null
    }
  }

  /**
   * False, and nothing is written: there is no key store. Rejects when there is one and it fails, or the file cannot be
   * written.
   */
  async #seal(name: SecretName, secret: string): Promise<boolean> {
    if (!(await this.#isAvailable())) return false
    const bytes = await this.#parts.safeStorage.encryptStringAsync(secret)
    if (this.#isOpen(bytes)) return false
    await privateFolder(this.#parts.folder)
    await writeFileAtomic(this.#file(name), bytes)
    return true
  }

  #reseal(name: SecretName, secret: string): Promise<boolean> {
    return this.#seal(name, secret).catch((error: unknown) => {
      this.#parts.log.warn('secrets.reseal', { name, error })
      return false
    })
  }

  #locked(name: SecretName): 'locked' {
    if (!this.#toldLocked) this.#parts.log.warn('secrets.locked', { name })
    this.#toldLocked = true
    return 'locked'
  }

  /** The key store is not there or not unlocked, and Chromium encrypts all the same. */
  #hasFixedKeyOnly(): Promise<boolean> {
    return this.#parts.safeStorage.encryptStringAsync('probe').then(
      (bytes) => this.#isOpen(bytes),
      () => false
    )
  }

  #isAvailable(): Promise<boolean> {
    return this.#parts.safeStorage.isAsyncEncryptionAvailable().catch((error: unknown) => {
      this.#parts.log.warn('secrets.keystore', { error })
      return false
    })
  }

  /** Encrypted with the key that everybody has. */
  #isOpen(bytes: Buffer): boolean {
    return this.#parts.platform === 'linux' && bytes.subarray(0, FIXED_KEY.length).toString('latin1') === FIXED_KEY
  }

  #tellUnprotected(name: SecretName): void {
    this.#parts.log.warn('secrets.unprotected', { name })
    if (!this.#toldUnprotected) this.#parts.onUnprotected()
    this.#toldUnprotected = true
  }

  #file(name: SecretName): string {
    return join(this.#parts.folder, `${name}.sealed`)
  }

  /** One after the other, so that a reader never meets a half-done replacement. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work, work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}
