/**
 * `cache.db`, which can be rebuilt, `person.db`, which is backed up, and `feed.db`, which is encrypted. All SQL runs
 * in worker threads. The cache has a writer and a reader; a confirmed write is visible to every later read.
 */
export { openCatalogueStore } from './catalogue-store'
export { openEventStore, type EventStoreDeps } from './event-store'

export { openUserStore } from './user-store'
export type { DatabaseFileDeps } from './database-file'
export { copyStore, readStoreFacts } from './store-facts'
export { SCHEMA_VERSIONS } from './schema-versions'
export type { WorkerOptions } from './worker-rpc/messages'
