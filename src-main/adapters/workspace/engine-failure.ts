/** Maps errors of the network, of TLS and of the server to problems. */
import { ConnectionTimeoutError, ErrorReply } from '@redis/client'
import { tlsFaultOf } from '../../shared/connection/network-errors'
import { WorkspaceUnavailable } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { WorkspaceProblem } from '../../shared/workspace/workspace-state'

/** Longest wait for a small command, and for a connection. */
export const ANSWER_MS = 2000
/** The slowest link on which large data arrives. */
const BYTES_PER_MS = 50

export class EngineFailure extends WorkspaceUnavailable {
  readonly problem: WorkspaceProblem

  constructor(problem: WorkspaceProblem, cause?: unknown) {
    super(`the workspace is not available: ${problem}`, { cause })
    this.problem = problem
  }
}

/** More commands wait than may wait. The connection is fine. */
export class TooManyCommands extends EngineFailure {
  constructor(cause: unknown) {
    super('timeout', cause)
  }
}

/** The first word of an error reply. */
const REPLIES: Readonly<Record<string, WorkspaceProblem>> = {
  WRONGPASS: 'login',
  NOAUTH: 'login',
  DENIED: 'login',
  NOPERM: 'permission',
  OOM: 'memory-full',
  READONLY: 'read-only',
  MASTERDOWN: 'read-only',
  LOADING: 'loading',
  BUSY: 'timeout',
  MISCONF: 'disk'
}
const NO_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])

export function problemOf(error: unknown): WorkspaceProblem {
  if (error instanceof EngineFailure) return error.problem
  if (error instanceof ErrorReply) return ofReply(error.message)
  if (error instanceof ConnectionTimeoutError) return 'timeout'
  const { code } = error as { readonly code?: unknown }
  if (typeof code !== 'string') return 'port'
  if (NO_NAME.has(code)) return 'name'
  return tlsFaultOf(code) ?? (code === 'ETIMEDOUT' ? 'timeout' : 'port')
}

function ofReply(message: string): WorkspaceProblem {
  const known = REPLIES[/^[A-Z]+/.exec(message)?.[0] ?? '']
  // a server without users refuses a password in words of its own
  return known ?? (/\bAUTH\b|password/i.test(message) ? 'login' : 'protocol')
}

/**
 * Rejects with `timeout` when the work takes longer than one answer may.
 *
 * @param bytes sent and received until then
 */
export function withinAnswerTime<T>(clock: Clock, work: Promise<T>, bytes = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ANSWER_MS + bytes / BYTES_PER_MS, () => reject(new EngineFailure('timeout')))
    work.then(resolve, reject).finally(cancel)
  })
}
