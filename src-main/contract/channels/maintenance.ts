/** Updates of the program. Main owns the state; the window mirrors it. */
import type { UpdateWay } from '../../shared/ports/system/updates'
import type { UpdateProblem } from '../../shared/updates/update-problems'
import { call, topic } from '../channel'
import type { Result } from '../failures'

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
  'updates:state': call('state').returns<UpdateState>(),
  /** Asks the server of the settings. */
  'updates:check': call('check').returns<Result<UpdateState>>(),
  /** Asks for a list on a disk and takes the update beside it. */
  'updates:open-file': call('openFile').returns<Result<UpdateState>>(),
  'updates:download': call('download').returns<Result<UpdateState>>(),
  'updates:skip': call('skip').returns<Result<UpdateState>>(),
  /** Ends the program, installs the update and starts again. Refused while work is under way. */
  'updates:restart': call('restart').returns<Result<null>>(),
  /** Whether this window has unsaved entries. */
  'updates:draft': call('setDraft').takes<{ draft: boolean }>().returns<void>(),
  'updates:changed': topic('onChange').carries<UpdateState>()
}
