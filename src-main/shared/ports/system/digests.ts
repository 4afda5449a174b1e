/** SHA-256 and HMAC. */
export interface Digests {
  /** Over the concatenated parts. */
  sha256(...parts: readonly Uint8Array[]): Uint8Array
  hmacSha256(secret: string, body: Uint8Array): Uint8Array
  /** In constant time. */
  equal(a: Uint8Array, b: Uint8Array): boolean
}
