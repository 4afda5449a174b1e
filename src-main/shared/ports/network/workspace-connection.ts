import type { CheckStep, WorkspaceProblem } from '../../workspace/workspace-state'
import type { WorkspaceEngine } from './workspace-engine'

export interface WorkspaceAccess {
  readonly address: string
  /** Empty: the default user. */
  readonly user: string
  /** null: none. */
  readonly password: string | null
  readonly passphrase: string
  /** File with the certificates that are trusted; empty: those of the system. */
  readonly authorityFile: string
}

/** The connection behind a workspace engine. It connects again by itself until it is stopped. */
export interface WorkspaceConnection extends WorkspaceEngine {
  /** Why it is not open, or why the server did not write; null: it works. */
  readonly problem: WorkspaceProblem | null
  start(): void
  stop(): void
  /** The network may work again: connects now. */
  wake(): void
  /** Called when `isOpen` changes, and when an attempt to connect fails. */
  onChange(listener: () => void): () => void
}

export interface WorkspaceServers {
  connection(access: WorkspaceAccess): Promise<WorkspaceConnection>
  /** Gives this computer a new id, for later connections. */
  takeNewId(): Promise<void>
  /** Tries every step and changes nothing. Ends with the first failed step. */
  check(access: WorkspaceAccess): Promise<readonly CheckStep[]>
}
