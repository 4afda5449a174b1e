/**
 * The Redis or Valkey server that the computers of a shop share. It is not trusted: names are keyed digests, and values
 * are sealed before they leave this computer.
 */

/** The server did not answer in time, or there is no connection. The caller goes on without it. */
export class WorkspaceUnavailable extends Error {
  override readonly name = 'WorkspaceUnavailable'
}

/** A Lua script that the server runs as one atomic step. Reads and writes only `KEYS`. */
export interface EngineScript {
  readonly source: string
}

export interface WorkspaceEngine {
  /** This computer's name in the workspace: 32 hexadecimal digits, the same in all runs. */
  readonly computer: string
  /** True while commands are sent. They are refused at once otherwise. */
  readonly isOpen: boolean
  /**
   * Runs a script on the keys of these parts. All keys of a workspace share one hash slot.
   *
   * @param replyBytes size of a reply that may be large
   * @throws WorkspaceUnavailable after two seconds, later for large data, without a connection, and when the server
   * refuses to write
   */
  run(script: EngineScript, parts: readonly string[], args: readonly string[], replyBytes?: number): Promise<unknown>
  /**
   * A sealed value; null: none, or sealed with another passphrase, or changed by someone else.
   *
   * @throws WorkspaceUnavailable
   */
  read(part: string): Promise<Uint8Array | null>
  /**
   * Seals and stores a value. It expires after `keepMs`.
   *
   * @throws WorkspaceUnavailable
   */
  write(part: string, value: Uint8Array, keepMs: number): Promise<void>
  /**
   * Seals a value that a script stores under this part.
   *
   * @throws WorkspaceUnavailable without a connection
   */
  seal(part: string, value: Uint8Array): string
  /**
   * null: sealed with another passphrase, or for another part, or changed by someone else.
   *
   * @throws WorkspaceUnavailable without a connection
   */
  unseal(part: string, sealed: string): Uint8Array | null
  /**
   * A keyed digest, by which a script may name something.
   *
   * @throws WorkspaceUnavailable without a connection
   */
  nameOf(part: string): string
  /** Sends a sealed message to the other computers; it is lost for those that are away. */
  publish(topic: string, value: Uint8Array): Promise<void>
  onMessage(topic: string, listener: (value: Uint8Array, computer: string) => void): () => void
  /** Called when `isOpen` changes. */
  onChange(listener: () => void): () => void
}
