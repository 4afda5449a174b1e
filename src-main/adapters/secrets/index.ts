/**
 * Secrets sealed by the system's key store, each in a file of its own that only this person may read. Where the system has no real key store they
 * stay in memory until the program ends. Nothing is ever written unsealed, and a sealed file is never deleted on its own account.
 */
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SafeStorage } from 'electron'
import type { Log, SecretName, SecretStore } from '../../core/ports'
import { privateFolder, writeFileAtomic } from '../files/atomic-write'

export interface SecretStoreParts {
  /** Electron's module; only its asynchronous half is used. */
  readonly safeStorage: Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'>
  readonly platform: NodeJS.Platform
  /** Folder of the sealed files. */
  readonly folder: string
  readonly log: Log
  /** Hears every secret as soon as it is known, before anything else can write it down. */
  readonly onKnown: (secret: string) => void
}

/** On Linux these are no key store: the one is obfuscation with a fixed key, the other is not yet known. */
const NO_KEYSTORE = new Set(['basic_text', 'unknown'])

interface Held {
  readonly secret: string
  readonly kept: 'sealed' | 'session'
}

export class SealedSecrets implements SecretStore {
  readonly #parts: SecretStoreParts
  readonly #held = new Map<SecretName, Held | null>()
  #queue: Promise<unknown> = Promise.resolve()
  #toldLocked = false

  constructor(parts: SecretStoreParts) {
    this.#parts = parts
  }

  /** True when a secret given now would survive the end of the program. Never rejects. */
  async canSeal(): Promise<boolean> {
    const { safeStorage, platform, log } = this.#parts
    try {
      if (platform === 'linux' && NO_KEYSTORE.has(safeStorage.getSelectedStorageBackend())) return false
      return await safeStorage.isAsyncEncryptionAvailable()
    } catch (error) {
      log.warn('secrets.keystore', { error })
      return false
    }
  }

  /**
   * 'session' where there is no key store: an older sealed value is deleted then, since a person has replaced it. Rejects when the system has a
   * key store but the sealed value could not be written; what was there before still stands.
   */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'> {
    if (secret === '') return Promise.reject(new TypeError(`an empty ${name} cannot be kept; remove it instead`))
    this.#parts.onKnown(secret)
    return this.#inTurn(async () => {
      const kept = (await this.canSeal()) ? 'sealed' : 'session'
      if (kept === 'sealed') await this.#seal(name, secret)
      else await rm(this.#file(name), { force: true })
      this.#held.set(name, { secret, kept })
      return kept
    })
  }

  /** null: none, or one that this system cannot open (told in the log, kept on disk). */
  read(name: SecretName): Promise<string | null> {
    return this.#inTurn(async () => (await this.#hold(name))?.secret ?? null)
  }

  kept(name: SecretName): Promise<'sealed' | 'session' | 'none'> {
    return this.#inTurn(async () => (await this.#hold(name))?.kept ?? 'none')
  }

  locked(name: SecretName): Promise<boolean> {
    return this.#inTurn(async () => (await this.#hold(name)) === null && (await stat(this.#file(name)).then(() => true, () => false)))
  }

  remove(name: SecretName): Promise<void> {
    return this.#inTurn(async () => {
      await rm(this.#file(name), { force: true })
      this.#held.set(name, null)
    })
  }

  /** Opened once per run; every call of the gate asks for it. */
  async #hold(name: SecretName): Promise<Held | null> {
    const held = this.#held.get(name)
    if (held !== undefined) return held
    const opened = await this.#open(name)
    if (opened === 'locked') return null // the key store may be there at the next question
    this.#held.set(name, opened)
    return opened
  }

  async #open(name: SecretName): Promise<Held | null | 'locked'> {
    const { safeStorage, log, onKnown } = this.#parts
    const file = this.#file(name)
    if (!(await stat(file).catch(() => null))) return null
    if (!(await this.canSeal())) {
      if (!this.#toldLocked) log.warn('secrets.locked', { name })
      this.#toldLocked = true
      return 'locked'
    }
    try {
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(await readFile(file))
      onKnown(result)
      if (shouldReEncrypt) await this.#seal(name, result).catch((error: unknown) => log.warn('secrets.reseal', { name, error }))
      return { secret: result, kept: 'sealed' }
    } catch (error) {
      // not asked again in this run: some systems put the question to the person each time
      log.warn('secrets.unreadable', { name, error })
      return null
    }
  }

  async #seal(name: SecretName, secret: string): Promise<void> {
    await privateFolder(this.#parts.folder)
    await writeFileAtomic(this.#file(name), await this.#parts.safeStorage.encryptStringAsync(secret))
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
