/** SHA-256 and HMAC, which core has no means for. */
export interface Digests {
  /** Over the parts as one. */
  sha256(...parts: readonly Uint8Array[]): Uint8Array
  hmacSha256(secret: string, body: Uint8Array): Uint8Array
  /** In a time that does not depend on where the two differ. */
  equal(a: Uint8Array, b: Uint8Array): boolean
}
