/**
 * The stores on SQLite: `cache.db`, which can be rebuilt, `person.db`, which is backed up, and `feed.db`, which is
 * encrypted.
 *
 * All SQL runs in worker threads. The cache has one writer and one reader, so that a search never waits for a write; a
 * confirmed write is visible to every later read.
 */
import { CACHE_SCHEMA } from './cache/schema'
import type { DatabaseSchema } from './db/open-database'
import { USER_SCHEMA } from './user/schema'

export { openCatalogueStore } from './catalogue-store'
export { openEventStore, type EventStoreDeps } from './event-store'
export { openUserStore } from './user-store'
export type { DatabaseFileDeps } from './database-file'
export { copyStore, readStoreFacts } from './store-facts'
export type { WorkerOptions } from './worker-rpc/messages'

const newest = ({ migrations }: DatabaseSchema): number => migrations.at(-1)?.version ?? 0

/** The versions of the files that this program reads and writes. */
export const SCHEMA_VERSIONS = { 'cache.db': newest(CACHE_SCHEMA), 'person.db': newest(USER_SCHEMA) } as const
