/** What a proxy between this computer and the network asks a login for. `realm` is the proxy's own text. */
export interface ProxyChallenge {
  readonly host: string
  readonly port: number
  readonly realm: string
}

export interface ProxyCredentials {
  readonly user: string
  readonly password: string
}

/** Logins of proxies, in memory until the program ends. */
export interface ProxyLogins {
  /** For one request, from its begin to its end. */
  begin(): ProxyAttempt
}

export interface ProxyAttempt {
  /**
   * A proxy wants a login, for the first time or because it refused the one before. null: nobody has one now; the
   * request is given up, and a person is asked.
   */
  credentials(challenge: ProxyChallenge): Promise<ProxyCredentials | null>
  /** An answer came through: what was given is right. */
  passed(): void
  /** It is over, whatever came of it. */
  ended(): void
}
