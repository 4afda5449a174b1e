import type { SubscriptionStatus } from '../../catalogue/records'

/** Stored state of the connection, without the key. */
export interface StoredConnection {
  /** Id of the cache, made from the address; stays when the key changes. */
  readonly id: string
  readonly mode: 'service' | 'demo'
  readonly baseUrl: string
  readonly keyHint: string
  /** The service last reported an inactive subscription. */
  readonly ended?: boolean
  /** As last received, for warnings without a connection. Texts may be cut. */
  readonly subscription?: SubscriptionStatus
  /** The service to return to from the demo catalogue. */
  readonly behindDemo?: StoredConnection
}

export interface ConnectionStore {
  /** null: none. Rejects when there may be one that cannot be read. */
  read(): Promise<StoredConnection | null>
  write(profile: StoredConnection | null): Promise<void>
}
