/** The cache file; all of its content can be fetched again. */
import type { DatabaseSchema } from '../db/open-database'
import { catalogue } from './migrations/010-catalogue'
import { reindex, searchIndex } from './migrations/020-search-index'
import { pictures } from './migrations/030-pictures'
import { bodies } from './migrations/040-bodies'
import { origins } from './migrations/050-origins'
import { sameHardware } from './migrations/060-same-hardware'
import { engineColumnMigrations } from './migrations/engine-columns'

export const CACHE_SCHEMA: DatabaseSchema = {
  applicationId: 0x44594e43,
  worth: 'rebuild',
  migrations: [
    ...[catalogue, searchIndex, pictures, bodies, origins, sameHardware, reindex(70)],
    ...engineColumnMigrations()
  ].sort((a, b) => a.version - b.version)
}
