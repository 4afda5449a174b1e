/** Row counts of a store's file for diagnostics. Works beside the open store, and when it could not be opened. */
import type { Worker } from 'node:worker_threads'
import type { StoreFileFacts } from '../../shared/diagnostics/diagnostics-facts'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { FactsCalls, WorkerOptions } from './worker-rpc/messages'
import { WorkerClient } from './worker-rpc/worker-client'

const TIMEOUT_MS = 10_000

interface StoreFactsDeps {
  readonly role: 'cache-facts' | 'person-facts' | 'feed-facts'
  readonly file: string
  readonly startWorker: (plan: WorkerOptions) => Worker
  readonly clock: Clock
  readonly log: Log
}

/** @throws StoreFailure 'unavailable' when the file is missing, 'damaged' when it is unreadable */
export async function readStoreFacts({ role, file, startWorker, clock, log }: StoreFactsDeps): Promise<StoreFileFacts> {
  const reader = new WorkerClient<FactsCalls>({
    name: role,
    start: () => startWorker({ role, file }),
    clock,
    log,
    timeoutMs: TIMEOUT_MS
  })
  try {
    return await reader.call('facts')
  } finally {
    await reader.terminate('closed')
  }
}
