import { CACHE_SCHEMA } from './cache/schema'
import { serveCacheReader } from './cache/serve-cache-reader'
import { serveCacheWriter } from './cache/serve-cache-writer'
import { serveIntegrityCheck } from './db/serve-integrity-check'
import { serveCopy } from './db/serve-copy'
import { serveFacts } from './db/serve-facts'
import { feedSchema } from './feed/schema'
import { serveFeedWriter } from './feed/serve-feed-writer'
import { serveFeedReader } from './feed/serve-feed-reader'
import type { WorkerOptions } from './worker-rpc/messages'
import type { Now, WorkerService } from './worker-rpc/worker-server'
import { USER_SCHEMA } from './user/schema'
import { serveUserStore } from './user/serve-user-store'

export function serveRole(plan: WorkerOptions, now: Now): WorkerService {
  switch (plan.role) {
    case 'cache-writer':
      return serveCacheWriter(plan, now)
    case 'cache-reader':
      return serveCacheReader(plan, now)
    case 'cache-check':
      return serveIntegrityCheck(plan, CACHE_SCHEMA)
    case 'person':
      return serveUserStore(plan, now)
    case 'person-check':
      return serveIntegrityCheck(plan, USER_SCHEMA)
    case 'feed':
      return serveFeedWriter(plan, now)
    case 'feed-reader':
      return serveFeedReader(plan, now)
    case 'feed-check':
      return serveIntegrityCheck(plan, feedSchema(null))
    case 'cache-copy':
      return serveCopy(plan, CACHE_SCHEMA)
    case 'person-copy':
      return serveCopy(plan, USER_SCHEMA)
    case 'cache-facts':
      return serveFacts(plan, CACHE_SCHEMA)
    case 'person-facts':
      return serveFacts(plan, USER_SCHEMA)
    case 'feed-facts':
      return serveFacts(plan, feedSchema(null))
  }
}
