/** Login request of a proxy. `realm` is the proxy's own text. */
export interface ProxyChallenge {
  readonly host: string
  readonly port: number
  readonly realm: string
}

export interface ProxyCredentials {
  readonly user: string
  readonly password: string
}

/** Logins of proxies, in memory only. */
export interface ProxyLogins {
  /** Starts one request. */
  begin(): ProxyAttempt
}

export interface ProxyAttempt {
  /**
   * Called for the first challenge and for each refused login. null: no login is known; the request fails and the user
   * is asked.
   */
  credentials(challenge: ProxyChallenge): Promise<ProxyCredentials | null>
  /** A response came through, so the login is right. */
  passed(): void
  /** The request ended, with or without success. */
  ended(): void
}
