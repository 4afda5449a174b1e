import type { ConnectionStore, StoredConnection } from '@shared/ports/stores/connection-store'
import type { SecretStore } from '@shared/ports/stores/secret-store'

/** Keeps one secret, and counts removals. */
export class FakeSecretStore implements SecretStore {
  secret: string | null = null
  removals = 0
  isLocked = false

  isEncryptionAvailable = async (): Promise<boolean> => true
  put = async (_name: string, secret: string): Promise<'sealed' | 'session'> => {
    this.secret = secret
    return 'sealed'
  }
  seal = async (): Promise<boolean> => true
  read = async (): Promise<string | null> => (this.isLocked ? null : this.secret)
  storageOf = async (): Promise<'sealed' | 'session' | 'none'> => (this.secret === null ? 'none' : 'sealed')
  locked = async (): Promise<boolean> => this.isLocked
  remove = async (): Promise<void> => {
    this.removals++
    this.secret = null
  }
}

export class FakeConnectionStore implements ConnectionStore {
  profile: StoredConnection | null = null

  read = async (): Promise<StoredConnection | null> => this.profile
  write = async (profile: StoredConnection | null): Promise<void> => {
    this.profile = profile
  }
}
