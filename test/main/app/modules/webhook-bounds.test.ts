/** Limits of the webhook receiver against any sender, with the values of the product. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFeedModule } from '@main/app/modules/feed'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { FakeSettings } from '../../../fakes/settings'
import { feedDeps } from './feed-deps'

const MB = 1024 * 1024
type Answer = { readonly status: number; readonly retryAfter: string | undefined }

let folder: string
let store: FakeEventStore
let feed: ReturnType<typeof createFeedModule>
let to: URL
const calls: ClientRequest[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compose-feed-'))
  store = new FakeEventStore()
  feed = createFeedModule(
    feedDeps(folder, {
      store,
      settings: new FakeSettings({
        'events.webhook.enabled': true,
        'events.webhook.signature': 'none',
        'events.maxBodyKilobytes': 65_536
      })
    })
  )
  await feed.open()
  to = new URL(feed.sources.entries().find(({ id }) => id === 'webhook')!.at!)
})
afterEach(async () => {
  for (const call of calls.splice(0)) call.destroy()
  await feed.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

const begin = (length: number): ClientRequest => {
  const call = request(to, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': length }
  }).on('error', () => undefined)
  calls.push(call)
  return call
}
const answerOf = (call: ClientRequest): Promise<Answer> =>
  new Promise((resolve) =>
    call.once('response', (response) =>
      resolve({ status: response.resume().statusCode!, retryAfter: response.headers['retry-after'] })
    )
  )
async function send(body = '{}'): Promise<Answer> {
  const call = begin(Buffer.byteLength(body))
  const answer = answerOf(call)
  call.end(body)
  return answer
}
const AGAIN: Answer = { status: 503, retryAfter: '5' }

it('headers and bodies have a timeout; connections and their requests have a maximum', async () => {
  const found = Promise.withResolvers<Server>()
  const hear = (message: unknown): void => {
    const { server } = message as { server: Server; request: IncomingMessage }
    const address = server.address()
    if (typeof address === 'object' && address?.port === Number(to.port)) found.resolve(server)
  }
  subscribe('http.server.request.start', hear)
  await send()
  const server = await found.promise
  unsubscribe('http.server.request.start', hear)
  const bounds = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    maxConnections: 1024,
    maxRequestsPerSocket: 10_000
  } as const
  for (const [name, most] of Object.entries(bounds)) {
    // 0 and null mean no limit
    expect(server[name as keyof typeof bounds], name).toBeGreaterThan(0)
    expect(server[name as keyof typeof bounds], name).toBeLessThanOrEqual(most)
  }
})

it('bodies being read share a size limit: one sender more must retry, and succeeds once they are read', async () => {
  const large = 48 * MB
  const away: Answer[] = []
  const hanging = [1, 2, 3].map(() => begin(large + 1))
  for (const call of hanging) void answerOf(call).then((answer) => away.push(answer))
  // each misses its last byte
  for (const call of hanging) call.write(Buffer.alloc(large, 0x20))
  await expect.poll(() => away).not.toEqual([])
  expect(away.every(({ status, retryAfter }) => status === AGAIN.status && retryAfter === AGAIN.retryAfter)).toBe(true)
  expect(store.rows).toEqual([])
  for (const call of hanging) call.destroy()
  const next = begin(large + 2)
  const answer = answerOf(next)
  next.end(Buffer.concat([Buffer.from('{}'), Buffer.alloc(large, 0x20)]))
  expect((await answer).status).toBe(200)
})

it('events waiting for the disk have a size limit: one sender more must retry, and accepted events are stored', async () => {
  const release = store.hold()
  const all: Promise<Answer>[] = []
  const early: Answer[] = []
  for (let n = 0; n < 60; n++) {
    const body = Buffer.from(`"${n}${'x'.repeat(2 * MB)}"`)
    const call = begin(body.byteLength)
    all.push(answerOf(call))
    void all[n]!.then((answer) => early.push(answer))
    // in sequence, so that little is being read and much waits
    await new Promise<void>((resolve) => call.end(body, resolve))
  }
  await expect.poll(() => early.length).toBeGreaterThan(5)
  expect(early).toEqual(early.map(() => AGAIN))
  release()
  const taken = (await Promise.all(all)).filter(({ status }) => status === 200)
  expect(taken.length).toBeGreaterThan(40)
  expect(store.rows).toHaveLength(taken.length)
})
