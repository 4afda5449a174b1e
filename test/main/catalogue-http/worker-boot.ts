/** The product's worker, run from its sources. */
import '../store-sqlite/source-hooks.ts'

await import('../../../src-main/adapters/catalogue-http/judging/worker.ts')
