/** Starts the bundled worker. Tests start the same module from source. */
import type { Worker } from 'node:worker_threads'
import createWorker from './store-worker?nodeWorker'
import type { WorkerOptions } from './worker-rpc/messages'

export function startStoreWorker(plan: WorkerOptions): Worker {
  return createWorker({ workerData: plan })
}
