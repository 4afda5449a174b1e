/** Runs in a worker thread: opens the file it was started for and serves it. Importing this does nothing but that. */
import { parentPort, workerData } from 'node:worker_threads'
import { CACHE_LAYOUT } from './cache/layout'
import { serveReader } from './cache/serve-reader'
import { serveWriter } from './cache/serve-writer'
import { serveCheck } from './db/serve-check'
import type { WorkerPlan } from './link/messages'
import { serve, type Served } from './link/serve'
import { PERSON_LAYOUT } from './person/layout'
import { servePerson } from './person/serve-person'

function open(plan: WorkerPlan): Served {
  switch (plan.role) {
    case 'cache-writer': return serveWriter(plan)
    case 'cache-reader': return serveReader(plan)
    case 'cache-check': return serveCheck(plan, CACHE_LAYOUT)
    case 'person': return servePerson(plan)
    case 'person-check': return serveCheck(plan, PERSON_LAYOUT)
  }
}

if (parentPort) serve(parentPort, () => open(workerData as WorkerPlan))
