/** Opens the catalogue of a folder and says what is found and read. It runs where files cannot be changed. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../../../../src-main/adapters/clock'
import { openCatalogueStore, type WorkerOptions } from '../../../../../src-main/adapters/sqlite'
import { writeLine } from '../../../kill/write-line'

const store = openCatalogueStore({
  file: join(process.argv[2] ?? '', 'cache.db'),
  startWorker: (plan: WorkerOptions) => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan }),
  clock: systemClock(),
  log: { info() {}, warn() {}, error() {} },
  checkAfterMs: null,
  onFinding: ({ kind }) => writeLine(kind)
})
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code)
writeLine(await store.read('p1', 'types', {}, 'en').then((types) => `${types?.data?.length} types`, codeOf))
writeLine(await store.clear().then(() => 'cleared', codeOf))
await store.close()
