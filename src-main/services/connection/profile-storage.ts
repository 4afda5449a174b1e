import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { StoredProfile, ProfileStore } from '../../shared/ports/stores/profile-store'
import type { SecretStorage, SecretStore } from '../../shared/ports/stores/secret-store'
import { parseBaseAddress, type BaseAddressProblem } from '../../shared/connection/base-address'
import { bindKey, boundKey } from '../../shared/connection/service-key'
import type { Log } from '../../shared/ports/system/log'
import { SerialQueue } from '../../shared/serial-queue'
import { OverwriteGuard } from '../overwrite-guard'

export interface ProfileStorageDeps {
  readonly secrets: SecretStore
  readonly profiles: ProfileStore
  readonly log: Log
  readonly newId: () => string
  /** The stored profile cannot be read: the first screen is shown, and nothing is stored until a read succeeds. */
  onProfileUnread(): void
}

/** The last characters of a key, shown so that users can tell keys apart. */
const hintOf = (key: string): string => (key.length >= 12 ? `••••${key.slice(-4)}` : '••••')

/** @param known as last received; null: never */
export const withSubscription = (
  { ended: _ended, subscription: _subscription, ...profile }: StoredProfile,
  ended: boolean,
  known: SubscriptionStatus | null
): StoredProfile => ({ ...profile, ...(ended && { ended }), ...(known && { subscription: known }) })

/** Stores the profile and its API key. The key is encrypted together with the origin of its service. */
export class ProfileStorage {
  readonly #deps: ProfileStorageDeps
  readonly #guard = new OverwriteGuard()
  #isLoaded = false
  readonly #updates = new SerialQueue()

  constructor(deps: ProfileStorageDeps) {
    this.#deps = deps
  }

  /** Passes the stored profile on once. False: it cannot be read, and the next call tries again. */
  async load(use: (profile: StoredProfile | null) => void): Promise<boolean> {
    if (this.#isLoaded) return true
    try {
      use(await this.read())
      this.#isLoaded = true
    } catch (error) {
      this.#deps.log.error('connection.profile', { error })
      this.#deps.onProfileUnread()
    }
    return this.#isLoaded
  }

  read(): Promise<StoredProfile | null> {
    return this.#guard.read(() => this.#deps.profiles.read())
  }
  /** Writes after pending updates. Rejects when it cannot be written. */
  async write(profile: StoredProfile | null): Promise<void> {
    await this.#updates.idle()
    await this.#put(profile)
  }
  /** Like `write`, in the background; a failure is logged. */
  update(profile: StoredProfile): void {
    this.#updates
      .run(() => this.#put(profile))
      .catch((error: unknown) => this.#deps.log.error('connection.note', { error }))
  }
  #put(profile: StoredProfile | null): Promise<void> {
    return this.#guard.write(() => this.#deps.profiles.write(profile))
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
    const { secrets, log } = this.#deps
    await this.#updates.idle()
    let before: StoredProfile | null | undefined
    try {
      before = await this.read()
      await this.#put(profile)
      return await (key ? secrets.put('api-key', bindKey(profile.baseUrl, key)) : this.keyStorage())
    } catch (error) {
      log.error('connection.keep', { error })
      if (before !== undefined)
        await this.#put(before).catch((failure: unknown) => log.error('connection.restore', { error: failure }))
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
