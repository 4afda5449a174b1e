import { Worker } from 'node:worker_threads'
import type { WorkerOptions } from '../../../../../src-main/adapters/sqlite'

/** Does the same as the build's `?nodeWorker` import. */
export const startWorker = (plan: WorkerOptions): Worker =>
  new Worker(new URL('./store-worker-boot.ts', import.meta.url), { workerData: plan })
