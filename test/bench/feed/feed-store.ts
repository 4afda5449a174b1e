/** The sealed event store at 100 000 events. */
import '../../main/adapters/sqlite/support/source-hooks.ts'
import { mkdtempSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startWorker } from '../../main/adapters/sqlite/support/start-store-worker.ts'
import type { Bench, Figures } from '../support/bench-types.ts'
import { bodyOf } from './feed-bodies.ts'
import { summarise } from '../support/statistics.ts'

const { systemClock } = await import('../../../src-main/adapters/clock/index.ts')
const { openEventStore } = await import('../../../src-main/adapters/sqlite/index.ts')
const { emptyFacts } = await import('../../../src-main/shared/feed/mapping/map-event.ts')

const STORED = 100_000
const BATCH = 500
/** Filling ends here on a slow or busy machine; `events` reports how far it came. */
const FILL_WITHIN_MS = 80_000
const KINDS = ['ticket_answered', 'message_created', 'project_update', 'file_purchase', 'ticket_closed'] as const

function batchOf(from: number, sinceMs: number) {
  return Array.from({ length: BATCH }, (_, k) => {
    const n = from + k
    const kind = KINDS[n % KINDS.length]!
    return {
      ...emptyFacts(kind, `bench ${n}`),
      subject: { type: 'ticket', id: String(n % 20_000) },
      source: 'webhook',
      kind,
      family: 'support',
      trust: 'signed',
      arrivedAtMs: sinceMs + n,
      orderMs: sinceMs + n,
      orderFrom: 'arrival',
      headers: { 'content-type': 'application/json' },
      identity: `bench ${n}`,
      title: `EDC17 read error ${n}`,
      latest: 'Try bench mode, then read again',
      author: `Person ${n % 997}`,
      plate: `AB-${n % 1000}-CD`,
      vehicle: 'Averno Corsale II 2.0 T',
      body: Buffer.from(bodyOf(n))
    } as const
  })
}

export async function feedStore({ scratch, say, runs = 40 }: Bench): Promise<Figures> {
  const folder = mkdtempSync(join(scratch, 'events-'))
  const key = Buffer.alloc(32, 5).toString('base64')
  const silent = { info() {}, warn() {}, error() {} }
  const events = openEventStore({
    folder,
    startWorker,
    clock: systemClock(),
    log: silent,
    checkAfterMs: null,
    keepOpen: () => false,
    secrets: {
      read: () => Promise.resolve(key),
      put: () => Promise.resolve('sealed'),
      isEncryptionAvailable: () => Promise.resolve(true),
      storageOf: () => Promise.resolve('sealed')
    }
  })
  try {
    await events.open()
    const sinceMs = Date.now()
    const batchMs: number[] = []
    const began = performance.now()
    const cpu = process.cpuUsage()
    let filled = 0
    for (; filled < STORED && performance.now() - began < FILL_WITHIN_MS; filled += BATCH) {
      const batch = batchOf(filled, sinceMs)
      const from = performance.now()
      await events.append(batch)
      batchMs.push(performance.now() - from)
    }
    // valid on a busy machine too; includes the creation of the events and their way to the worker
    const { user, system } = process.cpuUsage(cpu)
    const appended = batchMs.reduce((sum, ms) => sum + ms, 0)
    say(`${filled} events stored`)
    const timed = async (times: number, ask: () => Promise<unknown>): Promise<number[]> => {
      const all: number[] = []
      for (let n = 0; n < times; n++) {
        const from = performance.now()
        await ask()
        all.push(performance.now() - from)
      }
      return all
    }
    const page = (filter: object, before?: string) => () =>
      events.page({ filter, limit: 50, ...(before === undefined ? {} : { before }) })
    const searchFirst = await timed(1, page({ text: 'nobody wrote this' }))
    return {
      events: filled,
      appendPerSecond: Math.round((filled / appended) * 1000),
      processorMicrosecondsPerEvent: Math.round((user + system) / filled),
      batchOf500Ms: summarise(batchMs),
      megabytes: Number((statSync(join(folder, 'feed.db')).size / 1e6).toFixed(1)),
      pageMs: summarise(await timed(runs, page({}))),
      pageDeepMs: summarise(await timed(runs, page({}, `${sinceMs + filled / 2}.1`))),
      pageByKindMs: summarise(await timed(runs, page({ kinds: ['ticket_closed'] }))),
      pageOfOneTicketMs: summarise(await timed(runs, page({ subject: { type: 'ticket', id: '77' } }))),
      groupsMs: summarise(await timed(runs, () => events.groups({ filter: {}, limit: 50 }))),
      countsMs: summarise(await timed(10, () => events.counts({}))),
      unreadMs: summarise(await timed(10, () => events.unread())),
      firstSearchMs: Math.round(searchFirst[0] ?? NaN),
      searchFoundMs: summarise(await timed(runs, page({ text: 'person 996' }))),
      searchNothingMs: summarise(await timed(10, page({ text: 'nobody wrote this' })))
    }
  } finally {
    await events.close()
  }
}
