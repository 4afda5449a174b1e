/**
 * The stores on SQLite: `cache.db`, which may be thrown away, `person.db`, which may not, and `feed.db`, which is
 * sealed.
 *
 * Nothing here runs SQL in main's thread. The cache has one worker that writes and one that reads, so that a search
 * never waits for a write; a write that
 * was answered is seen by every read after it.
 */
export { openCatalogueStore, type CatalogueStoreParts } from './catalogue-store'
export { openEventStore, type EventStoreParts, type OpenEventStore } from './event-store'
export type { EventsKept } from './feed/event-key'
export { openPersonStore } from './user-store'
export type { StoreParts } from './database-file'
export { readStoreFacts } from './store-facts'
export type { WorkerPlan } from './worker-rpc/messages'
