/** Starts the bundled worker. Tests start the same module from source. */
import type { Worker } from 'node:worker_threads'
import createWorker from './store-worker?nodeWorker'
import type { WorkerOptions } from './worker-rpc/messages'

/** V8's default takes up to 20 MB more in each worker and saves no time. */
const YOUNG_GENERATION_MB = 6

export function startStoreWorker(plan: WorkerOptions): Worker {
  return createWorker({ workerData: plan, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } })
}
