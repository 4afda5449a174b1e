/** Runs in a worker thread: opens the file it was started for and serves it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerPlan } from './worker-rpc/messages'
import { serve } from './worker-rpc/worker-server'
import { openPlan } from './worker-roles'

if (parentPort) serve(parentPort, () => openPlan(workerData as WorkerPlan))
