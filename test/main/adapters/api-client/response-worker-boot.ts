/** The product's worker, run from its sources. */
import '../sqlite/support/source-hooks.ts'

await import('../../../../src-main/adapters/api-client/response-worker/response-worker.ts')
