/** The Redis or Valkey server of a shop. It is not trusted: names are keyed digests, values are sealed. */

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
  /** Runs a script. Throws WorkspaceUnavailable: after two seconds, no connection, the server refuses to write. */
  run(script: EngineScript, parts: readonly string[], args: readonly string[]): Promise<unknown>
  /** A sealed value; null: none, another passphrase, or changed by others. Throws WorkspaceUnavailable. */
  read(part: string): Promise<Uint8Array | null>
  /** Seals and stores a value, which expires after `keepMs`. Throws WorkspaceUnavailable. */
  write(part: string, value: Uint8Array, keepMs: number): Promise<void>
  /** Seals a value that a script stores under this part. Throws WorkspaceUnavailable. */
  seal(part: string, value: Uint8Array): string
  /** null: another passphrase, another part, or changed by others. Throws WorkspaceUnavailable. */
  unseal(part: string, sealed: string): Uint8Array | null
  /** A keyed digest, by which a script may name something. Throws WorkspaceUnavailable. */
  nameOf(part: string): string
  /** Sends a sealed message to the other computers; it is lost for those that are away. */
  publish(topic: string, value: Uint8Array): Promise<void>
  onMessage(topic: string, listener: (value: Uint8Array, computer: string) => void): () => void
  /** Called when `isOpen` changes. */
  onChange(listener: () => void): () => void
}
