/** A burst over the webhook of the built program while a script works in the feed. */
import { createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Bench, Figures } from '../support/bench-types.ts'
import { bodyOf } from './feed-bodies.ts'
import { start } from '../support/launch-app.ts'
import { percentile, summarise } from '../support/statistics.ts'

const SECRET = 'bench'
const PER_SECOND = 5000
const SECONDS = 10
/** Below the receiver's limit of 256; beyond it connections are refused. */
const SOCKETS = 200
/** Events stored before the burst. */
const WARMING = 40
/** Pause between two actions in the window: brisk work. */
const ACT_EVERY_MS = 80

interface Message {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}
function messageOf(n: number): Message {
  const body = bodyOf(n)
  const headers = {
    'content-type': 'application/json',
    'x-tf-event': 'ticket_answered',
    'x-tf-hmac-sha256': createHmac('sha256', SECRET).update(body).digest('base64')
  }
  return { body, headers }
}

interface Answered {
  /** 0: no answer. */
  readonly status: number
  readonly ms: number
}
/** `ms` counts from the due time. */
function post(at: string, { body, headers }: Message, agent: Agent, from = performance.now()): Promise<Answered> {
  return new Promise((done) => {
    const call = request(
      at,
      { method: 'POST', agent, headers },
      (response) =>
        void response.resume().on('end', () => done({ status: response.statusCode ?? 0, ms: performance.now() - from }))
    )
    call.on('error', () => done({ status: 0, ms: performance.now() - from }))
    call.end(body)
  })
}

/** Sends each message at its due time over the next free connection. */
async function sendAll(at: string, messages: readonly Message[], agent: Agent): Promise<readonly Answered[]> {
  const began = performance.now()
  const answers: Answered[] = []
  let next = 0
  const sender = async (): Promise<void> => {
    for (let n = next++; n < messages.length; n = next++) {
      const due = began + (n / PER_SECOND) * 1000
      if (due > performance.now()) await delay(due - performance.now())
      answers.push(await post(at, messages[n]!, agent, due))
    }
  }
  await Promise.all(Array.from({ length: SOCKETS }, sender))
  return answers
}

/** Interactions as the browser counts them for INP: from the input to the next frame, by their longest event. */
interface Interaction {
  readonly name: string
  readonly ms: number
}
type Watched = typeof globalThis & { benchInteractions?: Map<number, Interaction> }

function watchInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Map<number, Interaction>()
    ;(globalThis as Watched).benchInteractions = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = entry.interactionId
        if (id && entry.duration > (seen.get(id)?.ms ?? -1)) seen.set(id, { name: entry.name, ms: entry.duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

/**
 * Marks rows, opens and closes tickets, types into the filter and switches the lists: at least one round, then until
 * `over`. Returns the number of actions.
 */
async function work(page: Page, until: { over: boolean }): Promise<number> {
  const list = page.getByTestId('feed-list')
  const text = page.getByTestId('feed-filter-text')
  const acts: (() => Promise<unknown>)[] = [
    () => list.click({ position: { x: 120, y: 60 } }),
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.press('ArrowUp'),
    () => list.click({ position: { x: 120, y: 200 } }),
    () => page.keyboard.press('PageDown'),
    () => page.keyboard.press('Home'),
    () => text.click(),
    () => page.keyboard.press('e'),
    () => page.keyboard.press('d'),
    () => page.keyboard.press('Backspace'),
    () => page.keyboard.press('Backspace'),
    () => page.getByTestId('feed-mode').getByRole('radio').nth(1).click(),
    () => list.click({ position: { x: 120, y: 90 } }),
    () => page.getByTestId('feed-mode').getByRole('radio').nth(0).click()
  ]
  let done = 0
  for (; done < acts.length || !until.over; done++) {
    await acts[done % acts.length]!()
    await delay(ACT_EVERY_MS)
  }
  return done
}

export async function feedBurst({ program, product, resources, scratch, say }: Bench): Promise<Figures> {
  const folder = mkdtempSync(join(scratch, 'feed-'))
  const [managed, provision] = [join(folder, 'managed.json'), join(folder, 'provision.json')]
  writeFileSync(managed, JSON.stringify({ 'events.webhook.enabled': true, 'events.keepEvents': 1_000_000 }))
  const service = await product.startDemoService({ resources })
  writeFileSync(provision, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key, eventSecret: SECRET }), {
    mode: 0o600
  })
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
    await page.evaluate(() => void (location.hash = '#/feed'))
    // the elements to click must exist; their code loads with the first opening
    await Promise.all(Array.from({ length: WARMING }, (_, n) => post(to, messageOf(n), agent)))
    await page.waitForSelector('[data-testid="feed-item"], [data-testid="feed-group"]')
    // warms the page's code
    await work(page, { over: true })
    await watchInteractions(page)
    const messages = Array.from({ length: PER_SECOND * SECONDS }, (_, n) => messageOf(WARMING + n))
    const before = await ask<{ value: { total: number } }>('dynodesk.feed.counts({ filter: {} })')
    const until = { over: false }
    const working = work(page, until)
    const began = performance.now()
    const took = await sendAll(to, messages, agent)
    const seconds = (performance.now() - began) / 1000
    until.over = true
    const acts = await working
    agent.destroy()
    const interactions = (await page.evaluate(() => [...(globalThis as Watched).benchInteractions!.values()])).sort(
      (a, b) => b.ms - a.ms
    )
    const interactionMs = interactions.map(({ ms }) => ms)
    const times = took.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const statuses = Object.fromEntries(
      [...Map.groupBy(took, ({ status }) => status)].map(([status, list]) => [status, list.length])
    )
    const counted = await ask<{ value: { total: number } }>('dynodesk.feed.counts({ filter: {} })')
    const stored = counted.value.total - before.value.total
    say(
      `${times.length} of ${took.length} answered in ${seconds.toFixed(1)} s, ${stored} stored; ${acts} acts, the slowest interaction ${interactionMs[0] ?? '< 16'} ms`
    )
    return {
      sent: took.length,
      sentPerSecond: PER_SECOND,
      answered: times.length,
      statuses,
      stored,
      lost: times.length - stored,
      seconds: Number(seconds.toFixed(1)),
      takenPerSecond: Math.round(times.length / seconds),
      answerMs: { ...summarise(times), p99: Math.round(percentile(times, 0.99)) },
      // the browser reports only those of 16 ms and more
      acts,
      interactionsOf16MsAndMore: interactionMs.length,
      inpMs: interactionMs[Math.floor(acts / 50)] ?? 16,
      slowest: interactions.slice(0, 5)
    }
  } finally {
    await app.stop()
    await service.close()
  }
}
