/** Updates of the program, and backups. Main owns the state; the window mirrors it. */
import type { TypedSecret } from '../../shared/backup/backup-entry'
import type { UpdateWay } from '../../shared/ports/system/updates'
import type { UpdateProblem } from '../../shared/updates/update-problems'
import { call, topic } from '../channel'

/** 'current': the last check found nothing newer. 'ready': installed at a restart or at the end of the program. */
export type UpdatePhase = 'idle' | 'checking' | 'current' | 'found' | 'downloading' | 'ready'

export interface UpdateState {
  readonly phase: UpdatePhase
  /** Installer of updates on this computer. */
  readonly way: UpdateWay
  /** There is an address to ask. */
  readonly hasAddress: boolean
  /** Of the update; null: none found. */
  readonly version: string | null
  /** Release notes as plain text in the language of the program; '': none. */
  readonly notes: string
  /** Bytes of the file; 0: none found. */
  readonly size: number
  /** Bytes received so far. */
  readonly received: number
  /** Why the last step failed. */
  readonly problem: UpdateProblem | null
  /** ISO time of the last check that a list answered. */
  readonly checkedAt: string | null
  /** The person skipped this version: no notice. */
  readonly skipped: boolean
}

export const updateChannels = {
  'updates:state': call('state', 'sales').returns<UpdateState>(),
  /** Asks the server of the settings. */
  'updates:check': call('check', 'administrator').returnsResult<UpdateState>(),
  /** Asks for a list on a disk and takes the update beside it. */
  'updates:open-file': call('openFile', 'administrator').returnsResult<UpdateState>(),
  'updates:download': call('download', 'administrator').returnsResult<UpdateState>(),
  'updates:skip': call('skip', 'administrator').returnsResult<UpdateState>(),
  /** Ends the program, installs the update and starts again. Refused while work is under way. */
  'updates:restart': call('restart', 'administrator').returnsResult<null>(),
  /** Whether this window has unsaved entries. */
  'updates:draft': call('setDraft', 'sales').takes<{ draft: boolean }>().returns<void>(),
  'updates:changed': topic('onChange').carries<UpdateState>()
}

/** Content of a backup, before it is restored. */
export interface BackupOffer {
  readonly id: string
  /** Without its folder. */
  readonly file: string
  /** ISO time. */
  readonly createdAt: string
  /** Of the program that made it. */
  readonly version: string
  /** Base address of its service, or "demo"; '': none. */
  readonly service: string
  readonly favourites: number
  readonly notes: number
  readonly sheets: number
  readonly searches: number
  /** Settings that differ from the default. */
  readonly settings: number
  /** Bytes of the stored catalogue; null: not contained. */
  readonly catalogue: number | null
  /** Secrets to be typed again on this computer. */
  readonly typeAgain: readonly TypedSecret[]
  /** Keys of settings that name a file or folder, to be chosen again. */
  readonly chooseAgain: readonly string[]
}

export const backupChannels = {
  /** Asks where to save it; null: cancelled. May fail with 'backup'. */
  'backup:make': call('make', 'administrator')
    .takes<{ passphrase: string; catalogue: boolean }>()
    .returnsResult<{ file: string } | null>(),
  /**
   * Unpacks a file; null: cancelled. Nothing in use changes. May fail with 'backup'. `opened`: the file that the system
   * opened or a person dropped, without a dialog.
   */
  'backup:open': call('open', 'administrator')
    .takes<{ passphrase: string; opened: boolean }>()
    .returnsResult<BackupOffer | null>(),
  /** Asks in a native dialog, backs up the present state and starts the program again; false: declined. */
  'backup:accept': call('accept', 'administrator').takes<{ id: string }>().returnsResult<boolean>(),
  'backup:decline': call('decline', 'administrator').takes<{ id: string }>().returnsResult<null>()
}
