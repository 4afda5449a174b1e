/** Computers of a shop at one real Redis server: each a live feed with a store in memory and a webhook receiver. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../../../src-main/adapters/clock'
import { RedisEngine } from '../../../../../src-main/adapters/workspace/redis-engine'
import { createFeedModule } from '../../../../../src-main/app/modules/feed'
import { FEED_VALUES, type EventStore } from '@shared/ports/stores/event-store'
import type { Settings } from '@shared/settings/schema'
import type { SubjectRef } from '@shared/feed/events'
import type { FeedNotification } from '@shared/feed/notifications/notification-queue'
import { FakeEventStore } from '../../../../fakes/feed/event-store'
import { json, sign } from '../../../../fakes/feed/events'
import { FakeLog } from '../../../../fakes/log'
import { FakeSettings } from '../../../../fakes/settings'
import { RedisServer } from '../../../../helpers/redis-server'
import { feedDeps } from '../../../app/modules/feed-deps'

const NAMES = ['Anna', 'Bench', 'Office']

class Desk {
  readonly name: string
  readonly store: FakeEventStore
  readonly settings: FakeSettings
  readonly log = new FakeLog()
  readonly shown: FeedNotification[] = []
  readonly engine: RedisEngine
  readonly #feed: ReturnType<typeof createFeedModule>
  #leaving: (() => Promise<void>)[] = []

  constructor(shop: Shop, at: number, store: FakeEventStore, settings: Partial<Settings>) {
    this.name = NAMES[at]!
    this.store = store
    this.settings = new FakeSettings({ 'workspace.name': this.name, ...settings })
    const clock = systemClock()
    const { log } = this
    this.engine = new RedisEngine({
      computer: String(at + 1).padStart(32, '0'),
      access: {
        address: shop.server.address,
        user: '',
        password: null,
        passphrase: 'twelve loud engines',
        authorityFile: ''
      },
      clock,
      log,
      random: () => 0,
      contacted: () => {}
    })
    const engine = this.engine
    this.#feed = createFeedModule(
      feedDeps(join(shop.folder, this.name), {
        clock,
        log,
        settings: this.settings,
        store: this.store as EventStore,
        workspace: {
          engine,
          nameOf: (computer) => NAMES[Number(computer) - 1] ?? '',
          onChange: (listener) => engine.onChange(listener),
          onLeaving: (hook) => void this.#leaving.push(hook)
        },
        notifications: {
          remove: () => undefined,
          show: (notification) => void this.shown.push(notification),
          badge: () => undefined,
          open: () => undefined,
          customerIsWatching: () => false
        }
      })
    )
  }

  async start(): Promise<void> {
    this.engine.start()
    await this.#feed.open()
  }
  source = (id: string) => this.#feed.sources.entries().find((one) => one.id === id)!
  get isReceiver(): boolean {
    return this.source('webhook').state === 'listening'
  }
  /** Posts a signed event to the receiver of this computer; returns the status. */
  async post(kind: string, body: unknown): Promise<number> {
    const bytes = json(body)
    const answer = await fetch(this.source('webhook').at!, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tf-event': kind, 'x-tf-hmac-sha256': sign(bytes) },
      body: Uint8Array.from(bytes)
    })
    return answer.status
  }
  titles = (): readonly (string | null)[] => this.store.events.map(({ title }) => title)
  claim = (subject: SubjectRef, over: string | null = null) =>
    this.#feed.service.claim(subject, this.name, over).then((result) => result.ok && result.value.claimedBy)
  release = (subject: SubjectRef) => this.#feed.service.claim(subject, null, this.name)
  claimant = async (subject: SubjectRef) => (await this.store.marks(subject)).claimedBy
  gaps = () => this.store.gaps(0, Infinity)
  /** Events from now on are new to this computer. */
  hasJoined = async () => (await this.store.value(FEED_VALUES.sharedPosition)) !== null

  /** As when the program is killed: nothing is given back. */
  async kill(): Promise<void> {
    this.engine.stop()
    await this.#feed.close()
  }
  async quit(): Promise<void> {
    await Promise.all([this.#feed.close(), ...this.#leaving.map((hook) => hook())])
    this.engine.stop()
  }
}

export class Shop {
  readonly folder: string
  readonly server: RedisServer
  readonly #desks: Desk[] = []

  private constructor(folder: string, server: RedisServer) {
    this.folder = folder
    this.server = server
  }
  static async open(): Promise<Shop> {
    const folder = await mkdtemp(join(tmpdir(), 'ws-events-'))
    return new Shop(folder, await RedisServer.start(folder))
  }
  async #keys(type: string): Promise<readonly string[]> {
    return ((await this.server.tell('SCAN', '0', 'COUNT', '10000', 'TYPE', type)) as [string, string[]])[1]
  }
  /** The event streams of the server. */
  async streams(): Promise<readonly { readonly key: string; readonly count: number }[]> {
    const keys = await this.#keys('stream')
    return Promise.all(keys.map(async (key) => ({ key, count: Number(await this.server.tell('XLEN', key)) })))
  }
  /** As if the lease of the receiver had ended and another computer had taken it. */
  async giveLeaseTo(computer: string): Promise<void> {
    for (const key of await this.#keys('string')) {
      const held = (await this.server.tell('GET', key)) as string
      if (/^\d+ [0-9a-f]{32}$/.test(held)) await this.server.tell('SET', key, `9 ${computer}`, 'PX', '9000')
    }
  }
  /** @param at which of the computers; the same one again is a restart */
  async desk(at: number, settings: Partial<Settings> = {}, store = new FakeEventStore()): Promise<Desk> {
    const desk = new Desk(this, at, store, { 'events.webhook.port': 0, ...settings })
    this.#desks.push(desk)
    await desk.start()
    return desk
  }
  async close(): Promise<void> {
    await Promise.all(this.#desks.map((desk) => desk.kill()))
    this.server.thaw()
    await this.server.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}
