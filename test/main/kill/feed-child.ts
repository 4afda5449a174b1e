/**
 * The feed without a window, in a process of its own: webhook, pipeline and the sealed store in its worker threads. It
 * is killed in the middle of a burst.
 */
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../../src-main/adapters/clock'
import { nodeDigests } from '../../../src-main/adapters/digests'
import { verifySignature } from '../../../src-main/shared/feed/sources/signature'
import { WebhookReceiver } from '../../../src-main/adapters/event-sources/webhook'
import { openEventStore, type WorkerOptions } from '../../../src-main/adapters/sqlite'
import { PRESETS } from '../../../src-main/shared/feed/mapping/mapping-presets'
import { FeedPipeline } from '../../../src-main/services/feed/feed-pipeline'
import { writeLine } from './write-line'

const [folder = '', key = '', secret = ''] = process.argv.slice(2)
const problem = (event: string, about?: unknown): void => writeLine(`problem ${event} ${JSON.stringify(about)}`)
const log = { info() {}, warn: problem, error: problem }
const clock = systemClock()
const store = openEventStore({
  folder,
  clock,
  log,
  keepOpen: () => false,
  checkAfterMs: null,
  startWorker: (plan: WorkerOptions) => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan }),
  secrets: {
    read: () => Promise.resolve(key),
    put: () => Promise.resolve('sealed'),
    isEncryptionAvailable: () => Promise.resolve(true),
    storageOf: () => Promise.resolve('sealed')
  },
  onFinding: (finding) => problem('finding', finding)
})
const signature = { scheme: 'hmac-sha256-base64', header: 'X-TF-HMAC-SHA256', prefix: '' } as const
const pipeline = new FeedPipeline({
  store,
  log,
  digests: nodeDigests,
  arrived: () => {},
  mappings: () => PRESETS,
  secret: () => Promise.resolve(secret),
  maxBodyBytes: () => 1_000_000,
  trustPolicy: () => ({ signature }),
  onDelivered: () => undefined,
  onStored: () => undefined
})
const receiver = new WebhookReceiver({
  clock,
  log,
  random: Math.random,
  hasSecret: () => Promise.resolve(true),
  hmac: (body) => Promise.resolve(nodeDigests.hmacSha256(secret, body)),
  verify: (event) => Promise.resolve(verifySignature(event, signature, secret, nodeDigests)),
  keptPort: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
  storeTakes: () => Promise.resolve(true),
  settings: () => ({
    enabled: true,
    host: '127.0.0.1',
    port: 0,
    path: '/events',
    hostNames: [],
    kindHeader: 'X-TF-EVENT',
    kindFrom: 'header',
    kindField: '/kind',
    signature: signature.scheme,
    signatureHeader: signature.header,
    signaturePrefix: signature.prefix,
    maxBodyBytes: 1_000_000
  })
})
await store.open()
await receiver.start(pipeline.deliver)
writeLine(`at ${receiver.status().at}`)
