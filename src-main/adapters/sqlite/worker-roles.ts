/** Which part of the store a worker is. */
import { CACHE_LAYOUT } from './cache/schema'
import { serveReader } from './cache/serve-cache-reader'
import { serveWriter } from './cache/serve-cache-writer'
import { serveCheck } from './db/serve-integrity-check'
import { serveFacts } from './db/serve-facts'
import { feedLayout } from './feed/schema'
import { serveFeed } from './feed/serve-feed-writer'
import { serveFeedReader } from './feed/serve-feed-reader'
import type { WorkerPlan } from './worker-rpc/messages'
import type { Served } from './worker-rpc/worker-server'
import { PERSON_LAYOUT } from './user/schema'
import { servePerson } from './user/serve-user-store'

export function openPlan(plan: WorkerPlan): Served {
  switch (plan.role) {
    case 'cache-writer':
      return serveWriter(plan)
    case 'cache-reader':
      return serveReader(plan)
    case 'cache-check':
      return serveCheck(plan, CACHE_LAYOUT)
    case 'person':
      return servePerson(plan)
    case 'person-check':
      return serveCheck(plan, PERSON_LAYOUT)
    case 'feed':
      return serveFeed(plan)
    case 'feed-reader':
      return serveFeedReader(plan)
    case 'feed-check':
      return serveCheck(plan, feedLayout(null))
    case 'cache-facts':
      return serveFacts(plan, CACHE_LAYOUT)
    case 'person-facts':
      return serveFacts(plan, PERSON_LAYOUT)
    case 'feed-facts':
      return serveFacts(plan, feedLayout(null))
  }
}
