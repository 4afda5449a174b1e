/**
 * Secrets encrypted by the system's key store, one file each, readable by this user only. Without a real key store they
 * stay in memory until the program ends. Secrets are never written in plain text, and no file is deleted automatically.
 *
 * On Linux, Chromium encrypts with a hard-coded key when there is no key store, and reports encryption as available;
 * only the output shows the difference: see docs/decisions/0008-key-stores-on-linux.md.
 */
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStorage, SecretName, SecretStore } from '../../shared/ports/stores/secret-store'
import { SerialQueue } from '../../shared/serial-queue'
import { privateFolder, writeFileAtomic } from '../files/atomic-write'

export interface SealedSecretsDeps {
  /** Electron's module; only its asynchronous API is used. */
  readonly safeStorage: Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'>
  readonly platform: NodeJS.Platform
  readonly folder: string
  readonly log: Log
  /** Called with every secret as soon as it is known, for the log redactor. */
  readonly onKnown: (secret: string) => void
  /** Called once when a secret of an earlier version is on disk under Chromium's fixed key. */
  readonly onUnprotected: () => void
}

/** Chromium's prefix of texts encrypted with the fixed key, on Linux; of all texts elsewhere. */
const FIXED_KEY = 'v10'

/** Electron's message, without a code, when the key store does not answer now. */
const TEMPORARY = /temporarily unavailable/

interface OpenedSecret {
  readonly secret: string
  readonly kept: Exclude<SecretStorage, 'none'>
}

export class SealedSecrets implements SecretStore {
  readonly #parts: SealedSecretsDeps
  readonly #held = new Map<SecretName, OpenedSecret | null>()
  /** No reader sees a partial replacement. */
  readonly #access = new SerialQueue()
  #toldLocked = false
  #toldUnprotected = false

  constructor(parts: SealedSecretsDeps) {
    this.#parts = parts
  }

  /** True when a new secret would be stored persistently. Never rejects. */
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
   * 'session' without a key store: an older stored value is deleted then. Rejects when the key store exists but a
   * stored value cannot be replaced; the old value stays.
   */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'> {
    if (secret === '') return Promise.reject(new TypeError(`an empty ${name} cannot be kept; remove it instead`))
    this.#parts.onKnown(secret)
    return this.#access.run(async () => {
      const kept = (await this.#seal(name, secret)) ? 'sealed' : 'session'
      if (kept === 'session') await rm(this.#file(name), { force: true })
      this.#held.set(name, { secret, kept })
      return kept
    })
  }

  seal(name: SecretName, secret: string): Promise<boolean> {
    this.#parts.onKnown(secret)
    return this.#access.run(async () => {
      const sealed = await this.#seal(name, secret)
      if (sealed) this.#held.set(name, { secret, kept: 'sealed' })
      return sealed
    })
  }

  /** null: none, or one that cannot be decrypted (logged, and left on disk). */
  read(name: SecretName): Promise<string | null> {
    return this.#access.run(async () => (await this.#hold(name))?.secret ?? null)
  }

  storageOf(name: SecretName): Promise<SecretStorage> {
    return this.#access.run(async () => (await this.#hold(name))?.kept ?? 'none')
  }

  locked(name: SecretName): Promise<boolean> {
    return this.#access.run(
      async () =>
        (await this.#hold(name)) === null &&
        (await stat(this.#file(name)).then(
          () => true,
          () => false
        ))
    )
  }

  remove(name: SecretName): Promise<void> {
    return this.#access.run(async () => {
      await rm(this.#file(name), { force: true })
      this.#held.set(name, null)
    })
  }

  /** Decrypted once per run, because every API call needs it. */
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
      if (TEMPORARY.test(String(error)) || (await this.#hasFixedKeyOnly())) return this.#locked(name)
      // not retried in this run: some systems prompt the user each time
      log.warn('secrets.unreadable', { name, error })
      return null
    }
  }

  /**
   * False: no key store, or one that refuses the first value, for example because a person denied the access; nothing
   * written. Rejects when a stored value cannot be replaced or the file cannot be written.
   */
  async #seal(name: SecretName, secret: string): Promise<boolean> {
    if (!(await this.#isAvailable())) return false
    const bytes = await this.#parts.safeStorage.encryptStringAsync(secret).catch((error: unknown) => {
      if (existsSync(this.#file(name))) throw error
      this.#parts.log.warn('secrets.keystore', { error })
      return null
    })
    if (bytes === null || this.#isOpen(bytes)) return false
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

  /** There is no unlocked key store, but Chromium encrypts with its fixed key. */
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

  /** Encrypted with Chromium's fixed key. */
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
}
