/** Which part of the store a worker is. */
import { CACHE_LAYOUT } from './cache/layout'
import { serveReader } from './cache/serve-reader'
import { serveWriter } from './cache/serve-writer'
import { serveCheck } from './db/serve-check'
import type { WorkerPlan } from './link/messages'
import type { Served } from './link/serve'
import { PERSON_LAYOUT } from './person/layout'
import { servePerson } from './person/serve-person'

export function openPlan(plan: WorkerPlan): Served {
  switch (plan.role) {
    case 'cache-writer': return serveWriter(plan)
    case 'cache-reader': return serveReader(plan)
    case 'cache-check': return serveCheck(plan, CACHE_LAYOUT)
    case 'person': return servePerson(plan)
    case 'person-check': return serveCheck(plan, PERSON_LAYOUT)
  }
}
