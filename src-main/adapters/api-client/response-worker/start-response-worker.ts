/** Starts the response worker. Only the build resolves this import. */
import type { Worker } from 'node:worker_threads'
import createWorker from './response-worker?nodeWorker'

/** Several times the largest response that the settings allow. */
const MAX_HEAP_MB = 1024

export const startResponseWorker = (): Worker =>
  createWorker({ name: 'answers', resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
