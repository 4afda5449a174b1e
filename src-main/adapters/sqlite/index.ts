/**
 * The stores on SQLite: `cache.db`, which may be thrown away, `person.db`, which may not, and `feed.db`, which is
 * sealed.
 *
 * Nothing here runs SQL in main's thread. The cache has one worker that writes and one that reads, so that a search
 * never waits for a write; a write that
 * was answered is seen by every read after it.
 */
export { openCatalogueStore, type CatalogueStoreDeps } from './catalogue-store'
export { openEventStore, type EventStoreDeps, type OpenEventStore } from './event-store'
export type { EventStorageMode } from './feed/event-key'
export { openUserStore } from './user-store'
export type { DatabaseFileDeps } from './database-file'
export { readStoreFacts } from './store-facts'
export type { WorkerOptions } from './worker-rpc/messages'
