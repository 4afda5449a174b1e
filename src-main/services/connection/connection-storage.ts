import type { Failure } from '../../contract/failures'
import type { SubscriptionStatus } from '../../shared/catalogue/records'
import type { StoredConnection, ConnectionStore } from '../../shared/ports/stores/connection-store'
import type { SecretStorage, SecretStore } from '../../shared/ports/stores/secret-store'
import { parseBaseAddress, type BaseAddressProblem } from '../../shared/connection/base-address'
import { bindKey, boundKey } from '../../shared/connection/service-key'
import type { Log } from '../../shared/ports/system/log'
import { SerialQueue } from '../../shared/serial-queue'
import { OverwriteGuard } from '../overwrite-guard'

export interface ConnectionStorageDeps {
  readonly secrets: SecretStore
  readonly connectionStore: ConnectionStore
  readonly log: Log
  readonly newId: () => string
  /** Id of the data of a service: the same for the same address, so that its cache and notes are found again. */
  idOf(baseUrl: string): string
  /** The stored connection cannot be read: the first screen is shown, and nothing is stored until a read succeeds. */
  onConnectionUnread(): void
}

/** The last characters of a key, shown so that users can tell keys apart. */
const hintOf = (key: string): string => (key.length >= 12 ? `••••${key.slice(-4)}` : '••••')

/** @param known as last received; null: never */
export const withSubscription = (
  { ended: _ended, subscription: _subscription, ...profile }: StoredConnection,
  ended: boolean,
  known: SubscriptionStatus | null
): StoredConnection => ({ ...profile, ...(ended && { ended }), ...(known && { subscription: known }) })

/** Stores the connection and its API key. The key is encrypted together with the origin of its service. */
export class ConnectionStorage {
  readonly #deps: ConnectionStorageDeps
  readonly #guard = new OverwriteGuard()
  #isLoaded = false
  readonly #updates = new SerialQueue()

  constructor(deps: ConnectionStorageDeps) {
    this.#deps = deps
  }

  /** Passes the stored connection on once. False: it cannot be read, and the next call tries again. */
  async load(use: (profile: StoredConnection | null) => void): Promise<boolean> {
    if (this.#isLoaded) return true
    try {
      use(await this.read())
      this.#isLoaded = true
    } catch (error) {
      this.#deps.log.error('connection.profile', { error })
      this.#deps.onConnectionUnread()
    }
    return this.#isLoaded
  }

  read(): Promise<StoredConnection | null> {
    return this.#guard.read(() => this.#deps.connectionStore.read())
  }
  /** Writes after pending updates. Rejects when it cannot be written. */
  async write(profile: StoredConnection | null): Promise<void> {
    await this.#updates.idle()
    await this.#put(profile)
  }
  /** Like `write`, in the background; a failure is logged. */
  update(profile: StoredConnection): void {
    this.#updates
      .run(() => this.#put(profile))
      .catch((error: unknown) => this.#deps.log.error('connection.note', { error }))
  }
  #put(profile: StoredConnection | null): Promise<void> {
    return this.#guard.write(() => this.#deps.connectionStore.write(profile))
  }

  /** The stored key if it belongs to the origin of `baseUrl`, otherwise null. */
  async keyFor(baseUrl: string): Promise<string | null> {
    return boundKey(await this.#deps.secrets.read('api-key'), baseUrl)
  }
  keyStorage(): Promise<SecretStorage> {
    return this.#deps.secrets.storageOf('api-key')
  }
  /** A service that was connected before needs its key again; its stored data is readable meanwhile. */
  async missingKey({ subscription }: StoredConnection): Promise<Failure> {
    const reason = (await this.#deps.secrets.locked('api-key')) ? 'locked' : subscription && 'key'
    return { code: 'not-connected', ...(reason && { params: { reason } }) }
  }
  async removeKey(): Promise<void> {
    await this.#deps.secrets.remove('api-key')
  }

  /** The profile of a service; keeps the id, and with it the cache, if `before` has the same address. */
  profileFor(baseUrl: string, key: string | undefined, before: StoredConnection | null | undefined): StoredConnection {
    const same = before?.mode === 'service' && before.baseUrl === baseUrl
    const keyHint = key ? hintOf(key) : (before?.keyHint ?? '')
    return { id: same ? before.id : this.#deps.idOf(baseUrl), mode: 'service', baseUrl, keyHint }
  }

  /**
   * Writes the profile, then the key: a key without its address is useless. When the key cannot be stored, the previous
   * profile is restored. Null: nothing has changed.
   */
  async save(profile: StoredConnection, key: string | undefined): Promise<SecretStorage | null> {
    const { secrets, log } = this.#deps
    await this.#updates.idle()
    let before: StoredConnection | null | undefined
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
   * @param use called with the new profile while the program runs, not before its start
   * @throws when the profile or key cannot be stored; nothing is changed then
   */
  async provision(
    { baseUrl, apiKey }: { baseUrl?: string; apiKey?: string },
    use: (profile: StoredConnection) => Promise<void>
  ): Promise<{ readonly kept: SecretStorage } | { readonly refused: BaseAddressProblem | 'other-service' }> {
    const stored = await this.read()
    const before = stored?.mode === 'demo' ? stored.behindDemo : stored
    const address = parseBaseAddress(baseUrl ?? before?.baseUrl ?? '')
    if (!address.ok) return { refused: address.reason }
    const key = await this.#deps.secrets.read('api-key')
    if (!apiKey && key !== null && boundKey(key, address.baseUrl) === null) return { refused: 'other-service' }
    const profile = this.profileFor(address.baseUrl, apiKey, before)
    const kept = await this.save(profile, apiKey)
    if (kept === null) throw new Error('the connection could not be stored')
    if (this.#isLoaded) await use(profile)
    return { kept }
  }
}
