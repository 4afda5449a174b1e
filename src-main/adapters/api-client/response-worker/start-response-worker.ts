/** Starts the thread that reads large answers; only the build understands this import. */
import type { Worker } from 'node:worker_threads'
import createReader from './response-worker?nodeWorker'

/** The most memory reading may take: the largest answer that the settings allow fits in several times. */
const MOST_MEGABYTES = 1024

export const startResponseWorker = (): Worker =>
  createReader({ name: 'answers', resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
