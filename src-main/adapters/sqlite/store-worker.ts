/** Runs in a worker thread: opens the file it was started for and serves it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerOptions } from './worker-rpc/messages'
import { serveWorker } from './worker-rpc/worker-server'
import { serveRole } from './worker-roles'

if (parentPort) serveWorker(parentPort, () => serveRole(workerData as WorkerOptions))
