import type { StoredProfile, ProfileStore } from '../../shared/ports/stores/profile-store'
import type { SecretStorage, SecretStore } from '../../shared/ports/stores/secret-store'
import { parseBaseAddress, type BaseAddressProblem } from '../../shared/connection/base-address'
import { bindKey, boundKey } from '../../shared/connection/service-key'
import type { Log } from '../../shared/ports/system/log'

export interface ProfileStorageDeps {
  readonly secrets: SecretStore
  readonly profiles: ProfileStore
  readonly log: Log
  readonly newId: () => string
}

/** The last characters of a key, shown so that users can tell keys apart. */
const hintOf = (key: string): string => (key.length >= 12 ? `••••${key.slice(-4)}` : '••••')

/** Stores the profile and its API key. The key is encrypted together with the origin of its service. */
export class ProfileStorage {
  readonly #deps: ProfileStorageDeps
  #lastUpdate: Promise<void> = Promise.resolve()

  constructor(deps: ProfileStorageDeps) {
    this.#deps = deps
  }

  read(): Promise<StoredProfile | null> {
    return this.#deps.profiles.read()
  }
  /** Writes after pending updates. Rejects when it cannot be written. */
  async write(profile: StoredProfile | null): Promise<void> {
    await this.#lastUpdate
    await this.#deps.profiles.write(profile)
  }
  /** Like `write`, in the background; a failure is logged. */
  update(profile: StoredProfile): void {
    const { profiles, log } = this.#deps
    this.#lastUpdate = this.#lastUpdate
      .then(() => profiles.write(profile))
      .catch((error: unknown) => log.error('connection.note', { error }))
  }

  /** The stored key if it belongs to the origin of `baseUrl`, otherwise null. */
  async keyFor(baseUrl: string): Promise<string | null> {
    return boundKey(await this.#deps.secrets.read('api-key'), baseUrl)
  }
  keyStorage(): Promise<SecretStorage> {
    return this.#deps.secrets.storageOf('api-key')
  }
  async removeKey(): Promise<void> {
    await this.#deps.secrets.remove('api-key')
  }

  /** The profile of a service; keeps the id, and with it the cache, if `before` has the same address. */
  profileFor(baseUrl: string, key: string | undefined, before: StoredProfile | null | undefined): StoredProfile {
    const same = before?.mode === 'service' && before.baseUrl === baseUrl
    const keyHint = key ? hintOf(key) : (before?.keyHint ?? '')
    return { id: same ? before.id : this.#deps.newId(), mode: 'service', baseUrl, keyHint }
  }

  /**
   * Writes the profile, then the key: a key without its address is useless. When the key cannot be stored, the previous
   * profile is restored. Null: nothing has changed.
   */
  async save(profile: StoredProfile, key: string | undefined): Promise<SecretStorage | null> {
    const { profiles, secrets, log } = this.#deps
    await this.#lastUpdate
    const before = await profiles.read()
    try {
      await profiles.write(profile)
      return await (key ? secrets.put('api-key', bindKey(profile.baseUrl, key)) : this.keyStorage())
    } catch (error) {
      log.error('connection.keep', { error })
      await profiles.write(before).catch((failure: unknown) => log.error('connection.restore', { error: failure }))
      return null
    }
  }

  /**
   * Stores a provisioned address and key without calling the service. A key alone uses the stored address; an address
   * alone needs a stored key of the same service. `refused`: why nothing was changed.
   *
   * @throws when the profile or key cannot be stored; nothing is changed then
   */
  async provision({
    baseUrl,
    apiKey
  }: {
    baseUrl?: string
    apiKey?: string
  }): Promise<{ readonly kept: SecretStorage } | { readonly refused: BaseAddressProblem | 'other-service' }> {
    const stored = await this.read()
    const before = stored?.mode === 'demo' ? stored.behindDemo : stored
    const address = parseBaseAddress(baseUrl ?? before?.baseUrl ?? '')
    if (!address.ok) return { refused: address.reason }
    const key = await this.#deps.secrets.read('api-key')
    if (!apiKey && key !== null && boundKey(key, address.baseUrl) === null) return { refused: 'other-service' }
    const kept = await this.save(this.profileFor(address.baseUrl, apiKey, before), apiKey)
    if (kept === null) throw new Error('the connection could not be stored')
    return { kept }
  }
}
