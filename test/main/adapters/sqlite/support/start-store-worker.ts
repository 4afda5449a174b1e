import { Worker } from 'node:worker_threads'
import type { WorkerPlan } from '../../../../../src-main/adapters/sqlite'

/** What the build's `?nodeWorker` import does in the product. */
export const startWorker = (plan: WorkerPlan): Worker =>
  new Worker(new URL('./store-worker-boot.ts', import.meta.url), { workerData: plan })
