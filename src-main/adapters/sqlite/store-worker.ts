/** Entry point of the worker thread: opens a file and serves it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerOptions } from './worker-rpc/messages'
import { serveWorker } from './worker-rpc/worker-server'
import { serveRole } from './worker-roles'

if (parentPort) serveWorker(parentPort, (now) => serveRole(workerData as WorkerOptions, now))
