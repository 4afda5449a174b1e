/** The product's worker, run from its sources. */
import './source-hooks.ts'

await import('../../../../../src-main/adapters/sqlite/store-worker.ts')
