/**
 * 'event-secret' proves events signed by their sender, the next two are logins of event sources. 'event-key': what
 * stored events are sealed with. 'pack-signing': this installation's key pair for pack files. 'ledger-salt': what keys
 * are digested with to name their ledgers.
 */
export type SecretName =
  'api-key' | 'ledger-salt' | 'event-secret' | 'mqtt-password' | 'relay-token' | 'event-key' | 'pack-signing'

/**
 * 'open': an earlier version left it on the disk where no key store protects it; it is sealed as soon as there is one.
 * 'session': in memory until the program ends.
 */
export type SecretStorage = 'sealed' | 'session' | 'open' | 'none'

/**
 * Keeps secrets by name. There is no way to list or export; `read` is for whoever must prove or sign with it: the API
 * client's access, the event sources.
 */
export interface SecretStore {
  isEncryptionAvailable(): Promise<boolean>
  /**
   * 'sealed': on disk, encrypted by the system. 'session': in memory only, because the system offers no real key store.
   */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'>
  read(name: SecretName): Promise<string | null>
  storageOf(name: SecretName): Promise<SecretStorage>
  /**
   * There is a sealed one, and the system does not give it out: whoever needs it should be asked to come again, not be
   * turned away.
   */
  locked(name: SecretName): Promise<boolean>
  remove(name: SecretName): Promise<void>
}
