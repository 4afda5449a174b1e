/** What is remembered of the connection between runs; never the key. */
export interface StoredProfile {
  /** Random, made with the address; names the cache. Survives a change of key. */
  readonly id: string
  readonly mode: 'service' | 'demo'
  readonly baseUrl: string
  readonly keyHint: string
  /** The service last said that the subscription is not active. */
  readonly ended?: boolean
  /** While the demo catalogue is open: the service to go back to. */
  readonly behindDemo?: StoredProfile
}

export interface ProfileStore {
  read(): Promise<StoredProfile | null>
  write(profile: StoredProfile | null): Promise<void>
}
