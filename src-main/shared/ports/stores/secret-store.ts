/**
 * 'event-secret': verifies signed events. 'mqtt-password', 'relay-token': logins of event sources. 'event-key':
 * encrypts stored events. 'pack-signing': this installation's key pair for pack files. 'ledger-salt': for digests of
 * keys in ledger names. 'workspace-password', 'workspace-passphrase': of the server that several computers share.
 * 'role-pins': hashes of the PINs of roles, and the wrong attempts.
 */
export const SECRET_NAMES = [
  'api-key',
  'ledger-salt',
  'event-secret',
  'mqtt-password',
  'relay-token',
  'event-key',
  'pack-signing',
  'workspace-password',
  'workspace-passphrase',
  'role-pins'
] as const
export type SecretName = (typeof SECRET_NAMES)[number]

/**
 * 'open': written to disk by an earlier version without a key store; sealed as soon as there is one. 'session': in
 * memory.
 */
export type SecretStorage = 'sealed' | 'session' | 'open' | 'none'

/** Secrets by name, without listing or export. `read` is only for code that authenticates or signs. */
export interface SecretStore {
  isEncryptionAvailable(): Promise<boolean>
  /** 'sealed': on disk, encrypted by the system. 'session': in memory, because the system has no key store. */
  put(name: SecretName, secret: string): Promise<'sealed' | 'session'>
  /** False without a key store: the secret stays as it is. */
  seal(name: SecretName, secret: string): Promise<boolean>
  read(name: SecretName): Promise<string | null>
  storageOf(name: SecretName): Promise<SecretStorage>
  /** True when a sealed secret exists that the system does not release, so a sender should retry later. */
  locked(name: SecretName): Promise<boolean>
  remove(name: SecretName): Promise<void>
}
