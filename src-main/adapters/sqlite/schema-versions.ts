/** The versions of the files that this program reads and writes. */
import { CACHE_SCHEMA } from './cache/schema'
import { USER_SCHEMA } from './user/schema'
import type { DatabaseSchema } from './db/open-database'

const newest = ({ migrations }: DatabaseSchema): number => migrations.at(-1)?.version ?? 0

export const SCHEMA_VERSIONS = { 'cache.db': newest(CACHE_SCHEMA), 'person.db': newest(USER_SCHEMA) } as const
