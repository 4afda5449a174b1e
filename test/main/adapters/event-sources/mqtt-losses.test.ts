/** Real broker, pipeline and store: every event is in the feed once after any failure. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectAsync, type MqttClient } from 'mqtt'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { nodeDigests } from '@main/adapters/digests'
import { MqttSource, type MqttSettings } from '@main/adapters/event-sources/mqtt'
import { FeedPipeline, trustPolicyOf, type FeedPipelineDeps } from '@main/services/feed/feed-pipeline'
import type { Deliver } from '@shared/feed/events'
import type { EventStore } from '@shared/ports/stores/event-store'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import { FakeLog } from '../../../fakes/log'
import { eventStore } from '../sqlite/support/feed-store-helpers'
import { MqttBroker, freePort, MqttConnection, noBroker } from './mqtt-broker'

interface Desk {
  readonly source: MqttSource
  readonly arrived: () => number
}

describe.skipIf(noBroker)('from a real broker into the real store (skipped where there is no Mosquitto)', () => {
  let folder: string
  let broker: MqttBroker
  let line: MqttConnection
  let settings: MqttSettings
  let store: EventStore
  let sender: MqttClient | null
  const desks: Desk[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-losses-'))
    broker = new MqttBroker(folder, await freePort())
    line = await MqttConnection.open(broker.port)
    settings = {
      enabled: true,
      address: `mqtt://127.0.0.1:${line.port}`,
      user: '',
      topics: ['shop/events/#'],
      kindFrom: 'topic',
      kindProperty: '',
      sessionSeconds: 3600,
      sessionMessages: 1000,
      certificateFile: '',
      keyFile: '',
      authorityFile: '',
      maxBodyBytes: 1_000_000
    }
    store = eventStore().store
    sender = null
  })
  afterEach(async () => {
    await Promise.all(desks.splice(0).map(({ source }) => source.stop()))
    await sender?.endAsync(true)
    line.close()
    await broker.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  /** A run of the program; the client id is the same in each. */
  async function desk(append: FeedPipelineDeps['store']['append'] = (batch) => store.append(batch)): Promise<Desk> {
    const log = new FakeLog()
    const pipeline = new FeedPipeline({
      store: { append },
      log,
      digests: nodeDigests,
      arrived: () => {},
      mappings: () => PRESETS,
      secret: () => Promise.resolve(null),
      maxBodyBytes: () => 1_000_000,
      trustPolicy: (source) => trustPolicyOf(source, () => ({ scheme: 'none', header: '', prefix: '' })),
      onDelivered: () => undefined,
      onStored: () => undefined
    })
    let arrived = 0
    const deliver: Deliver = (event) => {
      arrived++
      return pipeline.deliver(event)
    }
    const source = new MqttSource({
      contacted: () => {},
      clock: systemClock(),
      log,
      random: () => 0,
      settings: () => settings,
      password: () => Promise.resolve(null),
      clientId: () => Promise.resolve('desk-1')
    })
    const one: Desk = { source, arrived: () => arrived }
    desks.push(one)
    await source.start(deliver)
    await expect.poll(() => source.status().state).toBe('listening')
    restart = async () => {
      await source.stop()
      await source.start(deliver)
    }
    return one
  }
  let restart: () => Promise<void>

  const body = (n: number): string =>
    JSON.stringify({ id: `T-${n}`, subject: `case number ${n}.`, status: 'open', messages: [] })
  /** Each is confirmed by the broker. */
  async function send(from: number, to: number): Promise<void> {
    sender ??= await connectAsync(`mqtt://127.0.0.1:${broker.port}`, { protocolVersion: 5, reconnectPeriod: 100 })
    for (let n = from; n < to; n++) await sender.publishAsync('shop/events/ticket_opened', body(n), { qos: 1 })
  }
  const kept = async (): Promise<number[]> =>
    (await store.page({ filter: {}, limit: 500 })).items
      .map(({ subject }) => Number(subject.id.slice(2)))
      .sort((a, b) => a - b)
  const all = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

  it('delivers each event once when the broker is killed during a disconnection and the computer during a write', async () => {
    await broker.start()
    let holding = false
    const first = await desk((batch) => (holding ? new Promise(() => undefined) : store.append(batch)))
    await send(0, 20)
    await expect.poll(kept).toEqual(all(20))
    // events in memory but not on disk at the end
    holding = true
    await send(20, 30)
    await expect.poll(first.arrived).toBeGreaterThan(20)
    line.cut()
    await first.source.stop()
    await send(30, 40)
    await expect.poll(() => broker.keeps('case number 39.')).toBe(true)
    await broker.stop('SIGKILL')
    await broker.start()
    await send(40, 50)
    line.mend()
    await desk()
    await expect.poll(kept).toEqual(all(50))
    expect((await store.counts({})).total).toBe(50)
  })

  it('delivers each event once when a connection breaks and returns', async () => {
    await broker.start()
    const { source } = await desk()
    await send(0, 10)
    await expect.poll(kept).toEqual(all(10))
    line.cut()
    await expect.poll(() => source.status().state).toBe('failing')
    await send(10, 30)
    expect(await kept()).toEqual(all(10))
    line.mend()
    await expect.poll(kept).toEqual(all(30))
    await send(30, 40)
    await expect.poll(kept).toEqual(all(40))
    expect(source.status()).toMatchObject({ state: 'listening', problem: null })
  })

  it('delivers each event once when a connection is dead without a signal and the computer connects again', async () => {
    await broker.start()
    await desk()
    await send(0, 10)
    await expect.poll(kept).toEqual(all(10))
    line.freeze()
    await send(10, 30)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await kept()).toEqual(all(10))
    await restart()
    await expect.poll(kept).toEqual(all(30))
  })
})
