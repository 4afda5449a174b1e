/** The certificate of a server, whether it is accepted or not. */
export interface ProbedCertificate {
  /** Organisation or name of the issuer, '' when it has none. */
  readonly issuer: string
  /** Name of the server it was issued for. */
  readonly subject: string
  /** Error code of Node; null: accepted with the public authorities. */
  readonly problem: string | null
}
export interface ProbeAddress {
  readonly host: string
  readonly port: number
}

/** Connections that the network test makes without the rest of the program. Errors have a `code`. */
export interface NetworkProbe {
  /** @throws with the code of the name service */
  resolve(host: string): Promise<void>
  /** Opens and closes a connection. @throws 'ETIMEDOUT' or the code of the system */
  connect(address: ProbeAddress): Promise<void>
  /**
   * A TLS handshake, through an HTTP proxy if one is given. null: the proxy did not let it through.
   *
   * @throws the code of the failed handshake
   */
  certificate(address: ProbeAddress, proxy: ProbeAddress | null): Promise<ProbedCertificate | null>
}
