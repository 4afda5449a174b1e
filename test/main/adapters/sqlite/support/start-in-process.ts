import { EventEmitter } from 'node:events'
import { MessageChannel, type Worker } from 'node:worker_threads'
import type { WorkerOptions } from '../../../../../src-main/adapters/sqlite'
import { serveWorker } from '../../../../../src-main/adapters/sqlite/worker-rpc/worker-server'
import { serveRole } from '../../../../../src-main/adapters/sqlite/worker-roles'

/**
 * The worker's conversation over a port of this thread, for tests that are about what is stored and not about threads.
 */
export function startInProcess(plan: WorkerOptions): Worker {
  const { port1, port2 } = new MessageChannel()
  const worker = Object.assign(new EventEmitter(), {
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: async () => void port1.close()
  })
  port1.on('message', (reply) => worker.emit('message', reply))
  port1.on('close', () => worker.emit('exit', 0))
  serveWorker(port2, (now) => serveRole(plan, now))
  return worker as unknown as Worker
}
