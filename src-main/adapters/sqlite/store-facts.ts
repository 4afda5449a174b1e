/** Row counts and copies of a store's file. Works beside the open store, and when it could not be opened. */
import type { Worker } from 'node:worker_threads'
import type { StoreFileFacts } from '../../shared/diagnostics/diagnostics-facts'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { AnyHandlers, CopyCalls, FactsCalls, WorkerOptions } from './worker-rpc/messages'
import { WorkerClient } from './worker-rpc/worker-client'

const TIMEOUT_MS = 10_000

interface StoreThreadDeps {
  readonly startWorker: (plan: WorkerOptions) => Worker
  readonly clock: Clock
  readonly log: Log
}
interface StoreFactsDeps extends StoreThreadDeps {
  readonly role: 'cache-facts' | 'person-facts' | 'feed-facts'
  readonly file: string
}
interface CopyStoreDeps extends StoreThreadDeps {
  readonly role: 'cache-copy' | 'person-copy'
  readonly file: string
  /** Must not exist. */
  readonly target: string
}

/** Runs one call in a thread of its own. */
async function inThread<C extends AnyHandlers, T>(
  plan: WorkerOptions,
  { startWorker, clock, log }: StoreThreadDeps,
  call: (client: WorkerClient<C>) => Promise<T>
): Promise<T> {
  const client = new WorkerClient<C>({
    name: plan.role,
    start: () => startWorker(plan),
    clock,
    log,
    timeoutMs: TIMEOUT_MS
  })
  try {
    return await call(client)
  } finally {
    await client.terminate('closed')
  }
}

/** @throws StoreFailure 'unavailable' when the file is missing, 'damaged' when it is unreadable */
export function readStoreFacts({ role, file, ...deps }: StoreFactsDeps): Promise<StoreFileFacts> {
  return inThread<FactsCalls, StoreFileFacts>({ role, file }, deps, (reader) => reader.call('facts'))
}

/** Writes a consistent copy of a file in use. @throws StoreFailure, 'full' when the disk has no room */
export function copyStore({ role, file, target, ...deps }: CopyStoreDeps): Promise<void> {
  return inThread<CopyCalls, void>({ role, file, target }, deps, (reader) => reader.call('copy'))
}
