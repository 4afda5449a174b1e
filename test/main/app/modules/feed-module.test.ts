/** The feed module with real sources, on loopback and on fake transports, and a store in memory that outlives a run. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFeedModule } from '@main/app/modules/feed'
import type { FeedModuleDeps } from '@main/app/modules/feed/deps'
import type { Topics } from '@contract/channel-map'
import type { SourceEntry } from '@contract/channels/feed'
import type { SourceId } from '@shared/feed/events'
import type { FeedNotification } from '@shared/feed/notifications/notification-queue'
import { FEED_VALUES } from '@shared/ports/stores/event-store'
import type { ApiAccess } from '@shared/ports/network/api-client'
import type { SecretName } from '@shared/ports/stores/secret-store'
import type { SettingKey, Settings } from '@shared/settings/schema'
import type { LanguageCode } from '@shared/text/languages'
import { windowText } from '@main/windows/texts'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { json, project, SECRET, sign, ticket } from '../../../fakes/feed/events'
import { FakeSettings } from '../../../fakes/settings'
import { FakeTransport } from '../../../fakes/transport'
import { secretStore, feedDeps } from './feed-deps'

type Feed = ReturnType<typeof createFeedModule>
const ACCESS: ApiAccess = { profile: 'p1', baseUrl: 'https://service.example/api', apiKey: 'a hidden key' }

/** Real I/O takes time, although the clock is fake. */
const soon = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, 60_000)

let folder: string
let clock: FakeClock
let store: FakeEventStore
let settings: FakeSettings
let secrets: Map<SecretName, string>
let transport: FakeTransport
let relay: { address: string; headers: Headers; send(text: string): void; end(): void }[]
let offline: boolean
let shown: FeedNotification[]
let badges: number[]
let changes: Topics['feed:changed'][]
let notices: string[]
let chosen: string | null
let isCustomerScreenShown: boolean
let ids: number
const running: Feed[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-module-'))
  clock = new FakeClock()
  store = new FakeEventStore(() => clock.now())
  settings = new FakeSettings()
  secrets = new Map([['event-secret', SECRET]])
  transport = new FakeTransport()
  ;[relay, shown, badges, changes, notices, chosen, isCustomerScreenShown, offline, ids] = [
    [],
    [],
    [],
    [],
    [],
    null,
    false,
    false,
    0
  ]
})
afterEach(async () => {
  for (const feed of running.splice(0)) await feed.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** One run of the program, with the store, settings and folder of the run before. */
async function run(more: Partial<FeedModuleDeps> = {}): Promise<Feed> {
  const feed = createFeedModule(
    feedDeps(folder, {
      store,
      settings,
      clock,
      secrets: secretStore(secrets),
      transport,
      newId: () => `id-${++ids}`,
      access: () => Promise.resolve(ACCESS),
      notifications: {
        remove: () => undefined,
        show: (notification) => void shown.push(notification),
        badge: (count) => void badges.push(count),
        open: () => undefined,
        customerIsWatching: () => isCustomerScreenShown
      },
      notice: (code) => void notices.push(code),
      chooseFile: () => Promise.resolve(chosen),
      changed: (what) => void changes.push(what),
      fetch: (address, { headers, signal }) => {
        if (offline) return Promise.reject(new TypeError('offline'))
        const stream = new TransformStream<Uint8Array, Uint8Array>()
        const writer = stream.writable.getWriter()
        signal?.addEventListener('abort', () => void writer.abort(new Error('aborted')).catch(() => undefined))
        relay.push({
          address,
          headers: new Headers(headers),
          send: (text) => void writer.write(Buffer.from(text)).catch(() => undefined),
          end: () => void writer.close().catch(() => undefined)
        })
        return Promise.resolve(new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } }))
      },
      ...more
    })
  )
  running.push(feed)
  await feed.open()
  return feed
}
async function end(feed: Feed): Promise<void> {
  running.splice(running.indexOf(feed), 1)
  await feed.close()
}
/** Changes settings as the settings page does. */
async function change(feed: Feed, values: Partial<Settings>): Promise<void> {
  settings.put(values)
  for (const key of Object.keys(values)) feed.settingChanged(key as SettingKey)
  await clock.advance(300)
}
const source = (feed: Feed, id: SourceId): SourceEntry => feed.sources.entries().find((one) => one.id === id)!
const listening = (feed: Feed, id: SourceId) => soon(() => expect(source(feed, id).state).toBe('listening'))
async function post(
  feed: Feed,
  body: unknown,
  { secret = SECRET as string | null, kind = 'ticket_answered' } = {}
): Promise<number> {
  const bytes = json(body)
  const answer = await fetch(source(feed, 'webhook').at!, {
    method: 'POST',
    body: Uint8Array.from(bytes),
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      'x-tf-event': kind,
      ...(secret === null ? {} : { 'x-tf-hmac-sha256': sign(bytes, secret) })
    }
  })
  return answer.status
}
const trusts = (): string[] => store.events.map((event) => `${event.source} ${event.trust}`)
const WEBHOOK = { 'events.webhook.enabled': true } as const
const RELAY = { 'events.relay.enabled': true, 'events.relay.address': 'https://relay.example/stream' } as const

describe('trust of an event', () => {
  it('depends only on the signature for the webhook', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    expect(await post(feed, ticket(), { secret: null })).toBe(401)
    expect(await post(feed, ticket(), { secret: 'another' })).toBe(401)
    expect(store.rows).toEqual([])
    expect(await post(feed, ticket())).toBe(200)
    await change(feed, { 'events.webhook.signature': 'none' })
    await soon(() => expect(source(feed, 'webhook').warnings).toEqual(['unsigned']))
    expect(await post(feed, ticket({ id: 'T-2' }), { secret: null })).toBe(200)
    expect(trusts()).toEqual(['webhook signed', 'webhook unsigned'])
  })

  it('is the login for a relay, this program for polling and the demo, and none for a recorded file', async () => {
    settings.put({ ...RELAY, 'events.polling.enabled': true, 'events.polling.projects': '' })
    secrets.set('relay-token', 'a hidden token')
    let tickets = [{ id: 'T-1', status: 'open', updated: '1' }]
    transport.always((request) => request.answer(200, /\/tickets\/T/.test(request.url) ? tickets.at(-1) : { tickets }))
    chosen = join(folder, 'recorded.jsonl')
    writeFileSync(chosen, '{"kind": "ticket_closed", "body": {"id": "T-9"}}\n')
    const feed = await run()
    await soon(() => expect(relay).toHaveLength(1))
    expect(relay[0]).toMatchObject({ address: 'https://relay.example/stream' })
    expect(relay[0]?.headers.get('authorization')).toBe('Bearer a hidden token')
    relay[0]?.send('event: ticket_opened\ndata: {"id":"T-5"}\n\n')
    await soon(() => expect(trusts()).toEqual(['relay source']))
    tickets = [...tickets, { id: 'T-2', status: 'open', updated: '2' }]
    await clock.advance(300_000)
    expect(trusts().slice(1)).toEqual(['polling own'])
    expect(await feed.service.player.replayFile(0)).toEqual({ ok: true, value: { events: 1 } })
    await soon(() => expect(trusts().slice(2)).toEqual(['replay unsigned']))
    await feed.service.player.demoDay(0)
    await soon(() => expect(new Set(trusts().slice(3))).toEqual(new Set(['demo own'])))
  })
})

describe('after a restart', () => {
  it('the MQTT client id is the same, and differs between installations', async () => {
    const names: string[] = []
    const broker = createServer((socket) =>
      socket
        .once('data', (packet) => {
          names.push(/dynodesk-[\w-]+/.exec(packet.toString('latin1'))?.[0] ?? 'none')
          socket.destroy()
        })
        .on('error', () => undefined)
    ).listen(0, '127.0.0.1')
    onTestFinished(() => void broker.close())
    await once(broker, 'listening')
    settings.put({
      'events.mqtt.enabled': true,
      'events.mqtt.address': `mqtt://127.0.0.1:${(broker.address() as AddressInfo).port}`
    })
    for (const times of [1, 2]) {
      const feed = await run()
      await soon(() => expect(names).toHaveLength(times))
      await end(feed)
    }
    expect(names).toEqual(['dynodesk-id-1', 'dynodesk-id-1'])
    store = new FakeEventStore()
    await run()
    await soon(() => expect(names[2]).toBe('dynodesk-id-2'))
  })

  it('the relay receives the id of the last event', async () => {
    settings.put(RELAY)
    const first = await run()
    await soon(() => expect(relay).toHaveLength(1))
    expect(relay[0]?.headers.has('last-event-id')).toBe(false)
    relay[0]?.send('id: 41\nevent: ticket_opened\ndata: {"id":"T-5"}\n\n')
    await soon(async () => expect(await store.value(FEED_VALUES.relayLastId)).toBe('41'))
    await end(first)
    await run()
    await soon(() => expect(relay).toHaveLength(2))
    expect(relay[1]?.headers.get('last-event-id')).toBe('41')
  })

  it('polling reports only what changed meanwhile', async () => {
    settings.put({ 'events.polling.enabled': true, 'events.polling.projects': '', 'events.polling.ticket': '' })
    let tickets = [
      { id: 'T-1', status: 'open', updated: '1' },
      { id: 'T-2', status: 'open', updated: '1' }
    ]
    transport.always((request) => request.answer(200, { tickets }))
    const first = await run()
    await listening(first, 'polling')
    await end(first)
    expect(store.events).toEqual([])
    tickets = [tickets[0]!, { id: 'T-2', status: 'closed', updated: '2' }]
    await run()
    await soon(() =>
      expect(store.events.map(({ kind, subject }) => [kind, subject.id])).toEqual([['ticket_closed', 'T-2']])
    )
  })

  it('the time without a receiver is a gap', async () => {
    settings.put(WEBHOOK)
    const first = await run()
    // its first sign of life is on the disk, so that the last one does not cross it
    await soon(() => expect(existsSync(join(folder, 'uptime.json'))).toBe(true))
    await end(first)
    const from = clock.now()
    await clock.advance(600_000)
    await run()
    await soon(async () =>
      expect(await store.gaps(0, Infinity)).toMatchObject([{ source: 'webhook', toMs: clock.now() }])
    )
    expect((await store.gaps(0, Infinity))[0]?.fromMs).toBe(from)
  })
})

it('polling does not wait for its next round when the program is connected, or has another key', async () => {
  settings.put({ 'events.polling.enabled': true, 'events.polling.projects': '', 'events.polling.ticket': '' })
  let access: ApiAccess | null = null
  const feed = await run({ access: () => Promise.resolve(access) })
  await soon(() => expect(source(feed, 'polling').problem).toEqual({ code: 'not-connected' }))
  transport.always((request) => {
    if (access === ACCESS) request.answer(429, {}, { retryAfter: '3600' })
    else request.answer(200, { tickets: [] })
  })
  access = ACCESS
  feed.profileChanged()
  await clock.advance(300)
  await soon(() => expect(source(feed, 'polling').problem?.code).toBe('limit'))
  access = { ...ACCESS, apiKey: 'another key' }
  feed.profileChanged()
  await clock.advance(300)
  await listening(feed, 'polling')
})

it('a gap that is added while the window is open reloads the list', async () => {
  settings.put(RELAY)
  const feed = await run()
  await soon(() => expect(source(feed, 'relay').state).toBe('listening'))
  await clock.advance(5000)
  offline = true
  relay[0]?.end()
  await soon(() => expect(source(feed, 'relay').state).toBe('failing'))
  await clock.advance(120_000)
  expect(await store.gaps(0, Infinity)).toEqual([])
  changes.length = 0
  offline = false
  await clock.advance(120_000)
  await soon(async () => expect(await store.gaps(0, Infinity)).toMatchObject([{ source: 'relay' }]))
  await clock.advance(300)
  expect(changes).toMatchObject([{ added: 0, unread: 0 }])
})

describe('after sleep or when the network works again', () => {
  it('outgoing connections are made again at once, and new events are one notification', async () => {
    settings.put({ ...RELAY, ...WEBHOOK })
    const feed = await run()
    await soon(() => expect(relay).toHaveLength(1))
    const at = source(feed, 'webhook').at
    feed.networkRestored()
    for (const id of ['T-1', 'T-2', 'T-3']) expect(await post(feed, ticket({ id }))).toBe(200)
    await clock.advance(300)
    await soon(() => expect(relay).toHaveLength(2))
    expect(source(feed, 'webhook').at).toBe(at)
    await clock.advance(60_000)
    expect(shown).toMatchObject([{ type: 'summary', events: 3, subjects: 3 }])
  })

  it('events that arrive before outgoing connections are one notification', async () => {
    settings.put({ ...RELAY, ...WEBHOOK })
    const feed = await run()
    await soon(() => expect(relay).toHaveLength(1))
    feed.systemResumed()
    for (const id of ['T-1', 'T-2']) expect(await post(feed, ticket({ id }))).toBe(200)
    await clock.advance(60_000)
    expect(shown).toMatchObject([{ type: 'summary', events: 2 }])
    expect(relay).toHaveLength(1)
  })

  it('only then: otherwise each ticket has its own notification', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    for (const id of ['T-1', 'T-2']) await post(feed, ticket({ id }))
    await clock.advance(60_000)
    expect(shown).toMatchObject([
      { type: 'subject', number: 'T-1' },
      { type: 'subject', number: 'T-2' }
    ])
  })
})

describe('settings and secrets', () => {
  it('restart their own source only', async () => {
    settings.put(RELAY)
    const feed = await run()
    await soon(() => expect(relay).toHaveLength(1))
    expect(source(feed, 'webhook').state).toBe('off')
    await change(feed, WEBHOOK)
    await listening(feed, 'webhook')
    await change(feed, { 'events.webhook.path': '/shop' })
    await soon(() => expect(source(feed, 'webhook').at).toMatch(/\/shop$/))
    expect(relay).toHaveLength(1)
    await change(feed, { 'events.webhook.enabled': false })
    await soon(() => expect(source(feed, 'webhook').state).toBe('off'))
  })

  it('use a new secret without a restart', async () => {
    settings.put(WEBHOOK)
    secrets.clear()
    const feed = await run()
    expect(source(feed, 'webhook')).toMatchObject({ state: 'failing', problem: { code: 'no-secret' } })
    expect(await post(feed, ticket())).toBe(401)
    await feed.service.setLogin('event-secret', SECRET)
    await clock.advance(300)
    await listening(feed, 'webhook')
    expect(await post(feed, ticket())).toBe(200)
  })

  it('while the key store does not return the secret, senders must retry', async () => {
    settings.put(WEBHOOK)
    const feed = await run({ secrets: { ...secretStore(new Map()), locked: () => Promise.resolve(true) } })
    expect(await post(feed, ticket())).toBe(503)
    expect(store.rows).toEqual([])
  })

  it.each(['open', 'session', 'locked'] as const)(
    'report that events are stored %s once somebody uses the feed, and not before',
    async (kept) => {
      const feed = await run({ storageMode: () => Promise.resolve(kept) })
      expect(notices).toEqual([])
      await change(feed, WEBHOOK)
      expect(notices).toEqual([`events-${kept}`])
    }
  )
})

describe('notifications and the badge', () => {
  it('wait while the customer screen is shown', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    isCustomerScreenShown = true
    feed.customerScreenChanged()
    expect(await post(feed, ticket())).toBe(200)
    await clock.advance(60_000)
    expect(shown).toEqual([])
    isCustomerScreenShown = false
    feed.customerScreenChanged()
    expect(shown).toMatchObject([{ type: 'subject', number: 'T-100' }])
  })

  it('wait during the preview of a sheet, until the page is closed', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    feed.notify.pause(1, true)
    await post(feed, ticket())
    await clock.advance(60_000)
    expect(shown).toEqual([])
    feed.notify.pause(1, false)
    expect(shown).toHaveLength(1)
  })

  it('the badge is the unread count: at the start, after events, reading, purging and retention', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    const say = async (): Promise<readonly [badge: number | undefined, told: number | undefined]> => {
      await clock.advance(300)
      return [badges.at(-1), changes.at(-1)?.unread]
    }
    for (const id of ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6']) await post(feed, ticket({ id }))
    // bubble and badge come together
    await clock.advance(5000)
    expect(await say()).toEqual([6, 6])
    await feed.service.markRead({ subject: { type: 'ticket', id: 'T-1' } }, true)
    expect(await say()).toEqual([5, 5])
    await feed.service.purge({ subject: { type: 'ticket', id: 'T-2' } })
    expect(await say()).toEqual([4, 4])
    await change(feed, { 'events.keepEvents': 2 })
    expect(await say()).toEqual([2, 2])
    expect(store.rows).toHaveLength(2)
    clock.setWall(50 * 86_400_000)
    await post(feed, ticket({ id: 'T-7' }))
    clock.setWall(41 * 86_400_000)
    // the ninety days of the two are over, those of the newest are not
    await change(feed, { 'events.keepEvents': 10_000 })
    expect(await say()).toEqual([1, 1])
    await feed.service.purge('all')
    expect(await say()).toEqual([0, 0])
    await post(feed, ticket({ id: 'T-8' }))
    await end(feed)
    badges = []
    await run()
    await clock.advance(300)
    expect(badges).toEqual([1])
  })

  it('retention deletes nothing for its age until the service confirms the clock', async () => {
    settings.put(WEBHOOK)
    let isConfirmed = false
    const feed = await run({ clockIsConfirmed: () => isConfirmed })
    await post(feed, ticket({ id: 'T-1' }))
    clock.setWall(4000 * 86_400_000)
    await clock.advance(3_600_000)
    expect(store.rows).toHaveLength(1)
    isConfirmed = true
    await clock.advance(3_600_000)
    expect(store.rows).toHaveLength(0)
  })

  it('retention deletes events soon after a burst, without a restart', async () => {
    settings.put({ ...WEBHOOK, 'events.keepEvents': 100 })
    const feed = await run()
    for (let n = 0; n < 168; n++) await post(feed, ticket({ id: `T-${n}` }))
    await clock.advance(2000)
    expect(store.rows).toHaveLength(100)
    expect(store.events.at(-1)?.subject.id).toBe('T-167')
  })
})

describe('a recorded file', () => {
  it.each([
    [
      'a line that is no event',
      '{"kind": "ticket_closed", "body": {"id": 1}}\n\n{"no": "event"}\n',
      { reason: 'no-event', line: 3 }
    ],
    ['nothing', '\n', { reason: 'empty' }]
  ])('with %s is not played, and reports the file and the line', async (_what, text, why) => {
    chosen = join(folder, 'recorded.jsonl')
    writeFileSync(chosen, text)
    const feed = await run()
    expect(await feed.service.player.replayFile(0)).toEqual({
      ok: false,
      failure: { code: 'file-invalid', params: { file: chosen, ...why } }
    })
    expect(store.rows).toEqual([])
  })

  it('that is not chosen does nothing', async () =>
    expect(await (await run()).service.player.replayFile(0)).toEqual({ ok: true, value: null }))
})

describe('the demo', () => {
  const words = async (feed: Feed): Promise<readonly (string | undefined)[]> => {
    const groups = await feed.service.groups({ filter: { sources: ['demo'] }, limit: 100 })
    return groups.ok ? groups.value.items.map(({ status }) => status?.word) : []
  }
  const unread = (): number => store.events.filter((event) => event.source === 'demo' && !event.read).length

  it('starts with five unread events that arrived at their own times, and one project in progress', async () => {
    const feed = await run()
    feed.demoMode(true)
    await soon(() => expect(store.events.length).toBeGreaterThan(40))
    expect(unread()).toBe(5)
    expect(store.events.slice(-5).every(({ read }) => !read)).toBe(true)
    expect(store.events.every(({ arrivedAtMs }) => arrivedAtMs <= clock.now() - 3_600_000)).toBe(true)
    expect((await words(feed)).filter((word) => word === 'in-progress')).toHaveLength(1)
    await clock.advance(600_000)
    expect(unread()).toBe(5)
  })

  it('has tickets in the language in which it starts, also in its last hour', async () => {
    let language: LanguageCode = 'ru'
    const feed = await run({ demoText: (key) => windowText(language, `demo.${key}`) })
    const titles = async (): Promise<readonly string[]> => {
      const groups = await feed.service.groups({ filter: { families: ['support'] }, limit: 100 })
      return groups.ok ? groups.value.items.map(({ title }) => title ?? '').toSorted() : []
    }
    feed.demoMode(true)
    await soon(async () => expect(await titles()).toContain('Какая прошивка под АИ-98?'))
    language = 'lt'
    await feed.service.player.demoDay(60)
    await clock.advance(60_000)
    await soon(async () => expect(await titles()).toHaveLength(6))
    expect((await titles()).filter((title) => !/[а-я]/.test(title))).toEqual([])
    await feed.service.player.demoDay(60)
    await soon(async () => expect(await titles()).toContain('Koks failas 98 benzinui?'))
  })

  it('plays its last hour in a minute, and again after its past', async () => {
    const feed = await run()
    feed.demoMode(true)
    await soon(() => expect(store.events.length).toBeGreaterThan(40))
    for (const _time of ['first', 'second']) {
      const played = await feed.service.player.demoDay(60)
      expect(played.ok && played.value.events).toBeGreaterThan(5)
      await clock.advance(60_000)
      await soon(async () => expect(await words(feed)).not.toContain('in-progress'))
      expect(unread()).toBeGreaterThan(10)
    }
  })

  it('causes no notifications, and its events are removed with it', async () => {
    settings.put(WEBHOOK)
    const feed = await run()
    await post(feed, project({ id: 1 }), { kind: 'project_update' })
    feed.demoMode(true)
    await soon(() => expect(unread()).toBe(5))
    await feed.service.player.demoDay(60)
    await clock.advance(120_000)
    expect(shown).toMatchObject([{ type: 'subject', number: '1' }])
    feed.demoMode(false)
    await soon(() => expect(trusts()).toEqual(['webhook signed']))
    await clock.advance(300)
    expect(changes.at(-1)?.unread).toBe(1)
  })

  it('that is switched on before the feed opens starts then, but not one that is off by then', async () => {
    const feed = await run()
    feed.demoMode(true)
    feed.demoMode(false)
    await soon(() => expect(source(feed, 'demo').state).toBe('off'))
    expect(store.rows).toEqual([])
  })
})
