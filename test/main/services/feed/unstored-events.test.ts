import { describe, expect, it } from 'vitest'
import { persistentUptimeLog } from '@main/adapters/event-sources/uptime-log'
import { nodeDigests } from '@main/adapters/digests'
import { FeedPipeline } from '@main/services/feed/feed-pipeline'
import type { SourceId } from '@shared/feed/events'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { json, raw, SECRET, sign, ticket } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'

describe('the sender of an event that cannot be stored', () => {
  it('must retry while the secret cannot be read, and gets no answer about its signature', async () => {
    const store = new FakeEventStore()
    const log = new FakeLog()
    let secret = (): Promise<string | null> => Promise.reject(new Error('locked'))
    const pipeline = new FeedPipeline({
      store,
      log,
      digests: nodeDigests,
      arrived: () => {},
      mappings: () => PRESETS,
      trustPolicy: () => ({ signature: { scheme: 'hmac-sha256-base64', header: 'x-sign', prefix: '' } }),
      secret: () => secret(),
      maxBodyBytes: () => 1_000_000,
      onDelivered: () => undefined,
      onStored: () => undefined
    })
    const body = json(ticket())
    const deliver = () =>
      pipeline.deliver(raw('ticket_closed', body, { source: 'webhook', headers: { 'x-sign': sign(body) } }))
    expect(await deliver()).toEqual({ outcome: 'not-stored', reason: 'store' })
    expect(log.lines).toMatchObject([{ event: 'feed.secret' }])
    secret = () => Promise.resolve(SECRET)
    expect(await deliver()).toEqual({ outcome: 'stored' })
  })
})

describe('the time when a source last listened', () => {
  it('is its first event when the events of the run were deleted, so that the next run starts with a gap', async () => {
    const written: Readonly<Partial<Record<SourceId, number>>>[] = []
    let lasts = false
    const uptime = persistentUptimeLog(
      { read: () => Promise.resolve({ mqtt: 5 }), write: (alive) => Promise.resolve(void written.push(alive)) },
      () => Promise.resolve(lasts)
    )
    expect(await uptime.read()).toEqual({ mqtt: 5 })
    await uptime.write({ mqtt: 5, webhook: 100 })
    await uptime.write({ mqtt: 200, webhook: 200, relay: 200 })
    lasts = true
    await uptime.write({ webhook: 300 })
    expect(written).toEqual([{ mqtt: 5, webhook: 100 }, { mqtt: 5, webhook: 100, relay: 200 }, { webhook: 300 }])
  })
})
