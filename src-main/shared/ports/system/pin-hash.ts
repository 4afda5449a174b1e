/** Slow hashes of PINs, with a salt of their own. */
export interface PinHash {
  /** Text to store. */
  hash(pin: string): Promise<string>
  /** False also for a text that is no hash. */
  matches(pin: string, hash: string): Promise<boolean>
}
