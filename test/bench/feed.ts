/** The feed: a burst over the webhook of the built program, and the sealed store at 100 000 events. */
import '../main/store-sqlite/source-hooks.ts'
import { createHmac } from 'node:crypto'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startWorker } from '../main/store-sqlite/start-worker.ts'
import type { Bench, Figures } from './bench.ts'
import { start } from './host.ts'
import { percentile, summarise } from './statistics.ts'

const { systemClock } = await import('../../src-main/adapters/clock/index.ts')
const { openEventStore } = await import('../../src-main/adapters/store-sqlite/index.ts')
const { noFacts } = await import('../../src-main/core/feed/map-event.ts')

const SECRET = 'bench'
const PER_SECOND = 2000
const SECONDS = 10
/** Below the receiver's limit of 256: beyond it connections are refused, and that is another figure. */
const SOCKETS = 200
const STORED = 100_000
const BATCH = 500
/** Filling ends here on a slow or busy machine; `events` says how far it came. */
const FILL_WITHIN_MS = 80_000
const KINDS = ['ticket_answered', 'message_created', 'project_update', 'file_purchase', 'ticket_closed'] as const

const bodyOf = (n: number): string => JSON.stringify({
  id: n % 5000, subject: `EDC17 read error ${n}`, status: 'answered', project_id: n % 900,
  messages: [{ id: n, text: 'Try bench mode, then read again. '.repeat(8), display_name: `Person ${n % 997}`, added: '2026-03-02T08:00:00+01:00' }]
})

/** `ms` from the moment it was due, so the wait for a free connection counts. `status` 0: no answer. */
function post(at: string, n: number, agent: Agent): Promise<{ readonly status: number; readonly ms: number }> {
  const body = bodyOf(n)
  const from = performance.now()
  return new Promise((done) => {
    const headers = { 'content-type': 'application/json', 'x-tf-event': 'ticket_answered', 'x-tf-hmac-sha256': createHmac('sha256', SECRET).update(body).digest('base64') }
    const call = request(at, { method: 'POST', agent, headers }, (response) => void response.resume().on('end', () => done({ status: response.statusCode ?? 0, ms: performance.now() - from })))
    call.on('error', () => done({ status: 0, ms: performance.now() - from }))
    call.end(body)
  })
}

async function burst({ program, scratch, say }: Bench): Promise<Figures> {
  const folder = mkdtempSync(join(scratch, 'feed-'))
  const [managed, provision] = [join(folder, 'managed.json'), join(folder, 'provision.json')]
  writeFileSync(managed, JSON.stringify({ 'events.webhook.enabled': true, 'events.keepEvents': 1_000_000 }))
  writeFileSync(provision, JSON.stringify({ eventSecret: SECRET }), { mode: 0o600 })
  const app = await start(program, { scratch, args: [`--managed-settings=${managed}`, `--provision=${provision}`] })
  try {
    const page = await app.page()
    const ask = <T>(script: string): Promise<T> => page.evaluate(script) as Promise<T>
    let at: string | null = null
    for (let tries = 0; at === null && tries < 100; tries++) {
      at = await ask<string | null>(`dynodesk.feed.sources().then((all) => all.find(({ id }) => id === 'webhook').at)`)
      if (at === null) await delay(100)
    }
    if (at === null) throw new Error('the receiver does not listen')
    const to = at
    const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
    const answers: ReturnType<typeof post>[] = []
    const began = performance.now()
    const dueBy = (): number => Math.min(PER_SECOND * SECONDS, Math.floor(((performance.now() - began) / 1000) * PER_SECOND))
    while (answers.length < PER_SECOND * SECONDS) {
      while (answers.length < dueBy()) answers.push(post(to, answers.length, agent))
      await delay(2)
    }
    const took = await Promise.all(answers)
    const seconds = (performance.now() - began) / 1000
    agent.destroy()
    const times = took.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const statuses = Object.fromEntries([...Map.groupBy(took, ({ status }) => status)].map(([status, list]) => [status, list.length]))
    const counted = await ask<{ value: { total: number } }>('dynodesk.feed.counts({ filter: {} })')
    say(`${times.length} of ${took.length} answered in ${seconds.toFixed(1)} s, ${counted.value.total} stored`)
    return {
      sent: took.length, sentPerSecond: PER_SECOND, answered: times.length, statuses, stored: counted.value.total, lost: times.length - counted.value.total, seconds: Number(seconds.toFixed(1)),
      takenPerSecond: Math.round(times.length / seconds), answerMs: { ...summarise(times), p99: Math.round(percentile(times, 0.99)) }
    }
  } finally {
    await app.stop()
  }
}

function batchOf(from: number, sinceMs: number) {
  return Array.from({ length: BATCH }, (_, k) => {
    const n = from + k
    const kind = KINDS[n % KINDS.length]!
    return {
      ...noFacts(kind, `bench ${n}`), subject: { type: 'ticket', id: String(n % 20_000) }, source: 'webhook', kind, family: 'support', trust: 'signed', arrivedAtMs: sinceMs + n, orderMs: sinceMs + n, orderFrom: 'arrival',
      headers: { 'content-type': 'application/json' }, identity: `bench ${n}`, title: `EDC17 read error ${n}`, latest: 'Try bench mode, then read again', author: `Person ${n % 997}`, plate: `AB-${n % 1000}-CD`, vehicle: 'Averno Corsale II 2.0 T',
      body: Buffer.from(bodyOf(n))
    } as const
  })
}

async function store({ scratch, say, runs = 40 }: Bench): Promise<Figures> {
  const folder = mkdtempSync(join(scratch, 'events-'))
  const key = Buffer.alloc(32, 5).toString('base64')
  const silent = { info() {}, warn() {}, error() {} }
  const events = openEventStore({
    folder, startWorker, clock: systemClock(), log: silent, checkAfterMs: null, keepOpen: () => false, secrets: { read: () => Promise.resolve(key), put: () => Promise.resolve('sealed'), canSeal: () => Promise.resolve(true) }
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
    // holds on a busy machine too; the making of the events and their way to the worker are in it
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
    const page = (filter: object, before?: string) => () => events.page({ filter, limit: 50, ...(before === undefined ? {} : { before }) })
    const searchFirst = await timed(1, page({ text: 'nobody wrote this' }))
    return {
      events: filled, appendPerSecond: Math.round((filled / appended) * 1000), processorMicrosecondsPerEvent: Math.round((user + system) / filled), batchOf500Ms: summarise(batchMs), megabytes: Number((statSync(join(folder, 'feed.db')).size / 1e6).toFixed(1)),
      pageMs: summarise(await timed(runs, page({}))), pageDeepMs: summarise(await timed(runs, page({}, `${sinceMs + filled / 2}.1`))), pageByKindMs: summarise(await timed(runs, page({ kinds: ['ticket_closed'] }))),
      pageOfOneTicketMs: summarise(await timed(runs, page({ subject: { type: 'ticket', id: '77' } }))), groupsMs: summarise(await timed(runs, () => events.groups({ filter: {}, limit: 50 }, 'me'))),
      countsMs: summarise(await timed(10, () => events.counts({}))), unreadMs: summarise(await timed(10, () => events.unread())),
      firstSearchMs: Math.round(searchFirst[0] ?? NaN), searchFoundMs: summarise(await timed(runs, page({ text: 'person 996' }))), searchNothingMs: summarise(await timed(10, page({ text: 'nobody wrote this' })))
    }
  } finally {
    await events.close()
  }
}

export async function feed(bench: Bench): Promise<Figures> {
  return { burst: await burst(bench), store: await store(bench) }
}
