/** Runs in a worker thread: opens the file it was started for and serves it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerPlan } from './link/messages'
import { serve } from './link/serve'
import { openPlan } from './open-plan'

if (parentPort) serve(parentPort, () => openPlan(workerData as WorkerPlan))
