/** Several computers that share one server. Main owns the state; the window mirrors it. */
import type { SecretStorage } from '../../shared/ports/stores/secret-store'
import type { ComputerUsage } from '../../shared/workspace/computer-usage'
import type { CheckStep, WorkspaceProblem, WorkspaceStateName } from '../../shared/workspace/workspace-state'
import type { WorkKind } from '../../shared/workspace/work-kinds'
import { call, topic } from '../channel'

/** A computer that is in the workspace now. Name and version come from it. */
export interface WorkspaceComputer {
  readonly id: string
  /** Empty: it tells none. */
  readonly name: string
  readonly version: string
  /** Engines and tickets that are open there, such as `engine:42` or `ticket:7`. */
  readonly open: readonly string[]
  readonly isThis: boolean
  /** Its requests in the running window; null: not known. */
  readonly calls: number | null
  /** The limit in its settings for the key of this computer; null: not known. */
  readonly limit: ComputerUsage['limit']
}

export interface WorkspaceState {
  readonly state: WorkspaceStateName
  /** Why it is unreachable or refused. */
  readonly problem: WorkspaceProblem | null
  /** This computer first; empty unless joined. */
  readonly computers: readonly WorkspaceComputer[]
}

/** The window can set them and cannot read them. */
export const WORKSPACE_SECRETS = ['workspace-password', 'workspace-passphrase'] as const
export type WorkspaceSecret = (typeof WORKSPACE_SECRETS)[number]
export type WorkspaceLogins = { readonly [S in WorkspaceSecret]: SecretStorage }

/** Two computers changed the same thing at the same time; both versions are kept. */
export interface WorkConflictEntry {
  readonly kind: WorkKind
  readonly id: string
  /** Empty: not known. */
  readonly title: string
  /** The one that is shown first. */
  readonly versions: readonly {
    readonly revision: string
    /** All revisions with this value. */
    readonly revisions: readonly string[]
    /** Text of a note, group of a favourite, name of a template. */
    readonly text: string
    /** Name of the computer; may be empty. */
    readonly by: string
    readonly at: string
  }[]
}

/** An engine that a colleague shows on this computer. */
export interface SentEngine {
  readonly id: string
  /** Name of the other computer; may be empty. */
  readonly by: string
  /** A deep link to an engine. */
  readonly link: string
  readonly title: string
}

export const workspaceChannels = {
  'workspace:state': call('state', 'sales').returns<WorkspaceState>(),
  /** Tries the address and login of the settings, also while the workspace is off. Stores nothing. */
  'workspace:test': call('test', 'administrator').returnsResult<readonly CheckStep[]>(),
  'workspace:logins': call('logins', 'sales').returns<WorkspaceLogins>(),
  /** An empty text removes the secret. */
  'workspace:secrets': call('setLogin', 'administrator')
    .takes<{ name: WorkspaceSecret; secret: string }>()
    .returnsResult<WorkspaceLogins>(),
  /**
   * Seals what another computer needs to join. The code is shown in a dialog of the system; the text alone opens
   * nothing. null: cancelled.
   */
  'workspace:invite': call('invite', 'administrator')
    .takes<{ to: 'file' | 'screen' }>()
    .returnsResult<{ readonly text: string; readonly file: string | null } | null>(),
  /** Shows the code of an invitation that this program made since it started, again in a dialog of the system. */
  'workspace:show-code': call('showCode', 'administrator').takes<{ text: string }>().returnsResult<null>(),
  /** The text of an invitation in a file that the person chooses; null: none chosen. */
  'workspace:read-invitation': call('readInvitation', 'administrator').returnsResult<string | null>(),
  /** Asks in a native dialog before it joins; false: declined. */
  'workspace:join': call('join', 'administrator').takes<{ text: string; code: string }>().returnsResult<boolean>(),
  'workspace:conflicts': call('conflicts', 'workshop').returnsResult<readonly WorkConflictEntry[]>(),
  /** Keeps this version instead of the revisions `seen`. `text` replaces the text of a note. */
  'workspace:resolve': call('resolve', 'workshop')
    .takes<{ kind: WorkKind; id: string; revision: string; seen: readonly string[]; text: string | null }>()
    .returnsResult<null>(),
  /** Shared work of this kind or its conflicts changed. */
  'workspace:work-changed': topic('onWork').carries<{ readonly kind: WorkKind; readonly ids: readonly string[] }>(),
  /** Subject that this page has open, as in `WorkspaceComputer.open`; null: none. */
  'workspace:opened': call('opened', 'sales').takes<{ subject: string | null }>().returns<void>(),
  /** Shows an engine on another computer; false: it did not receive it. */
  'workspace:send-engine': call('showElsewhere', 'sales')
    .takes<{ computer: string; link: string; title: string }>()
    .returns<boolean>(),
  /** The engine that arrived last; null: none in this run. */
  'workspace:sent-engine': call('sentEngine', 'sales').returns<SentEngine | null>(),
  'workspace:engine-arrived': topic('onSentEngine').carries<SentEngine>(),
  'workspace:changed': topic('onChange').carries<WorkspaceState>()
}
