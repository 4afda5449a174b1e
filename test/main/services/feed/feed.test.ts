import { beforeEach, describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { PlayedSource } from '@main/adapters/event-sources/replay'
import { Feed } from '@main/services/feed/feed'
import { FeedMappings } from '@main/services/feed/feed-mappings'
import { FeedPipeline } from '@main/services/feed/feed-pipeline'
import { FeedSources } from '@main/services/feed/feed-sources'
import type { Topics } from '@contract/channel-map'
import type { SourceEntry } from '@contract/channels/feed'
import type { SourceId } from '@shared/feed/events'
import type { FieldMapping } from '@shared/feed/mapping/field-mapping'
import { FEED_VALUES } from '@shared/ports/stores/event-store'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { FakeClock, settled } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { bytes, raw, ticket } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'
import { FakeSource } from './fake-source'

describe('the event sources', () => {
  let clock: FakeClock
  let store: FakeEventStore
  let webhook: FakeSource
  let mqtt: FakeSource
  let known: Partial<Record<SourceId, number>>
  let written: Partial<Record<SourceId, number>>
  let reported: (readonly SourceEntry[])[]
  let log: FakeLog
  let order: string[]
  const make = (): FeedSources =>
    new FeedSources({
      sources: [webhook, mqtt],
      deliver: ({ kind }) => {
        order.push(kind)
        return Promise.resolve({ outcome: 'stored' })
      },
      store,
      clock,
      log,
      changed: (entries) => reported.push(entries),
      onGapAdded: () => undefined,
      onWake: () => void order.push('slept'),
      uptime: { read: () => Promise.resolve(known), write: (alive) => Promise.resolve(void (written = alive)) }
    })
  beforeEach(() => {
    clock = new FakeClock()
    store = new FakeEventStore()
    webhook = new FakeSource('webhook')
    mqtt = new FakeSource('mqtt')
    known = {}
    written = {}
    reported = []
    order = []
    log = new FakeLog()
  })
  it('report what a source refused, why and when', async () => {
    webhook.refusals = () => [
      { reason: 'host', count: 2, lastAtMs: 60_000, asked: 'desk.example' },
      { reason: 'path', count: 1, lastAtMs: 0, asked: null }
    ]
    const [entry] = make().entries()
    expect(entry).toMatchObject({
      refused: 3,
      refusals: [
        { reason: 'host', count: 2, lastAt: '1970-01-01T00:01:00.000Z', asked: 'desk.example' },
        { reason: 'path', count: 1 }
      ]
    })
  })

  const holes = () => store.gaps(0, Number.MAX_SAFE_INTEGER)

  it('start although one of them cannot, and its bug is logged', async () => {
    webhook.failing = true
    const sources = make()
    await sources.open()
    expect(mqtt.started).toBe(1)
    expect(log.lines).toMatchObject([{ level: 'error', event: 'feed.source' }])
    await sources.close()
  })

  it('store one gap between two runs, whose start is accurate to two seconds', async () => {
    const before = clock.now()
    const first = make()
    await first.open()
    await clock.advance(61_000)
    // killed: nothing more is written
    known = { ...written }
    clock.kill()
    await clock.advance(600_000)
    webhook = new FakeSource('webhook')
    mqtt = new FakeSource('mqtt')
    mqtt.keeps = true
    await make().open()
    const found = await holes()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ source: 'webhook', toMs: clock.now() })
    expect(found[0]!.fromMs).toBeGreaterThanOrEqual(before + 59_000)
    expect(found[0]!.fromMs).toBeLessThanOrEqual(before + 61_000)
  })

  it('store one gap for sleep and none for a moment, and list the one that is still open', async () => {
    const sources = make()
    await sources.open()
    webhook.become('failing')
    await clock.advance(4000)
    webhook.become('listening')
    expect(await holes()).toEqual([])
    const from = clock.now()
    webhook.become('failing')
    await clock.advance(60_000)
    expect(sources.openGaps()).toEqual([{ source: 'webhook', from: new Date(from).toISOString(), to: null }])
    webhook.become('listening')
    await settled()
    expect(await holes()).toMatchObject([{ source: 'webhook', fromMs: from, toMs: from + 60_000 }])
    expect(sources.openGaps()).toEqual([])
    await sources.close()
  })

  it('detect sleep before the first event after it is delivered, and none in a working day', async () => {
    const sources = make()
    await sources.open()
    await clock.advance(3_600_000)
    await webhook.deliver?.(raw('before', {}))
    expect(order).toEqual(['before'])
    clock.sleep(600_000)
    await webhook.deliver?.(raw('after', {}))
    await clock.advance(10_000)
    expect(order).toEqual(['before', 'slept', 'after'])
    clock.sleep(600_000)
    await clock.advance(2000)
    expect(order.at(-1)).toBe('slept')
    await sources.close()
  })

  it('run no timer unless one of them is on', async () => {
    const sources = make()
    await sources.open()
    webhook.become('off')
    mqtt.become('off')
    await clock.advance(1000)
    expect(clock.timers).toBe(0)
    await clock.advance(3_600_000)
    webhook.become('listening')
    await clock.advance(4000)
    await webhook.deliver?.(raw('first', {}))
    expect(order).toEqual(['first'])
    expect(clock.timers).toBe(1)
    await sources.close()
    await clock.advance(1000)
    expect(clock.timers).toBe(0)
  })

  it('store the gap of a polling source from its last complete answer, also after a kill', async () => {
    const polling = new FakeSource('polling')
    const knows = (keeps: boolean): void => {
      const at = { wallMs: clock.now(), steadyMs: clock.monotonic() }
      polling.knownAt = () => at
      polling.keeps = keeps
      polling.become('listening')
    }
    mqtt = polling
    polling.knownAt = () => null
    const first = make()
    await first.open()
    const from = clock.now()
    knows(false)
    await clock.advance(60_000)
    knows(true)
    await clock.advance(100_000)
    expect(await holes()).toEqual([])
    // it had listened a moment ago, and yet knows nothing of the last hundred seconds
    expect(written.polling).toBe(from + 60_000)
    knows(false)
    await settled()
    expect(await holes()).toMatchObject([{ source: 'polling', fromMs: from + 60_000, toMs: from + 160_000 }])
    await clock.advance(50_000)
    known = { ...written }
    clock.kill()
    webhook = new FakeSource('webhook')
    mqtt = polling
    polling.knownAt = () => null
    polling.become('off')
    const second = make()
    await second.open()
    expect(await holes()).toHaveLength(1)
    knows(false)
    await settled()
    expect((await holes()).find(({ source, toMs }) => source === 'polling' && toMs === from + 210_000)).toMatchObject({
      fromMs: from + 160_000
    })
    await second.close()
  })

  it('poll again after sleep where the last poll failed, and not elsewhere', async () => {
    mqtt = new FakeSource('polling')
    const sources = make()
    await sources.open()
    sources.networkRestored()
    await clock.advance(1000)
    expect(mqtt.started).toBe(1)
    mqtt.become('failing')
    sources.networkRestored()
    await clock.advance(1000)
    expect(mqtt.started).toBe(2)
    await sources.close()
  })

  it('connect again after sleep if they have a connection and are in use', async () => {
    const sources = make()
    await sources.open()
    const before = [webhook.started, mqtt.started]
    sources.networkRestored()
    await clock.advance(1000)
    expect([webhook.started, mqtt.started]).toEqual([before[0], before[1]! + 1])
    mqtt.become('failing')
    sources.networkRestored()
    sources.networkRestored()
    await clock.advance(1000)
    expect(mqtt.started).toBe(before[1]! + 2)
    mqtt.become('off')
    sources.networkRestored()
    await clock.advance(1000)
    expect(mqtt.started).toBe(before[1]! + 2)
    await sources.close()
  })

  it('restart once when several of their settings change, independently of each other', async () => {
    const sources = make()
    await sources.open()
    for (let n = 0; n < 5; n++) sources.restart('webhook')
    await clock.advance(1000)
    expect([webhook.started, mqtt.started]).toEqual([2, 1])
    await sources.close()
    sources.restart('webhook')
    await clock.advance(1000)
    expect(webhook.started).toBe(2)
  })

  it('count new, repeated and refused events, and report them in batches', async () => {
    const sources = make()
    await sources.open()
    reported.length = 0
    await clock.advance(300)
    reported.length = 0
    for (let n = 0; n < 100; n++) sources.delivered('webhook', { outcome: n < 90 ? 'stored' : 'known' }, 5000)
    sources.delivered('webhook', { outcome: 'refused', reason: 'signature' }, 9000)
    await clock.advance(300)
    expect(reported).toHaveLength(1)
    expect(reported[0]?.[0]).toMatchObject({
      received: 90,
      copies: 10,
      refused: 1,
      lastEventAt: new Date(5000).toISOString()
    })
    // nothing here can be asked for what came meanwhile
    expect(sources.pollNow('webhook')).toMatchObject({ ok: false })
    expect(sources.entries().map(({ askCalls }) => askCalls)).toEqual(sources.entries().map(() => null))
    expect(await sources.test('mqtt')).toEqual({
      ok: true,
      value: { problem: { code: 'unreachable' }, at: null, waiting: null }
    })
    await sources.close()
  })
})

describe('the feed service', () => {
  let chosen: string | null = null
  let clock: FakeClock
  let store: FakeEventStore
  let feed: Feed
  let mappings: FeedMappings
  let pipeline: FeedPipeline
  let changes: Topics['feed:changed'][]
  let restarted: SourceId[]
  let kept: Map<string, string>

  beforeEach(() => {
    clock = new FakeClock()
    store = new FakeEventStore(() => clock.now())
    changes = []
    restarted = []
    kept = new Map()
    const log = new FakeLog()
    const player = (id: 'replay' | 'demo') => new PlayedSource({ id, clock, random: () => 0 })
    mappings = new FeedMappings({ store, log, onRemapped: () => feed.eventsChanged() })
    pipeline = new FeedPipeline({
      store,
      arrived: () => {},
      digests: nodeDigests,
      log,
      mappings: mappings.active,
      trustPolicy: () => ({ trust: 'source' }),
      secret: () => Promise.resolve(null),
      maxBodyBytes: () => 5_000_000,
      onDelivered: () => undefined,
      onStored: (events) => feed.stored(events)
    })
    const demo = player('demo')
    void demo.start(pipeline.deliver)
    feed = new Feed({
      store,
      clock,
      log,
      replay: player('replay'),
      demo,
      openGaps: () => [],
      restartSource: (source) => restarted.push(source),
      sharedClaim: (_subject, by) => Promise.resolve(by),
      userName: () => 'Desk 1',
      keepRules: () => ({ days: 90, events: 10_000, megabytes: 2048 }),
      chooseFile: () => Promise.resolve(chosen),
      readEvents: () => Promise.resolve({ problem: 'no-event', line: 3 }),
      demoEvents: (endMs) => Promise.resolve([{ atMs: endMs, kind: 'ticket_opened', body: '{"id":"D"}', headers: {} }]),
      changed: (what) => changes.push(what),
      secrets: {
        put: (name, secret) => Promise.resolve(kept.set(name, secret)).then(() => 'sealed' as const),
        remove: (name) => Promise.resolve(void kept.delete(name)),
        storageOf: (name) => Promise.resolve(kept.has(name) ? 'sealed' : 'none')
      }
    })
  })
  const value = <T>(result: { ok: true; value: T } | { ok: false }): T => {
    if (!result.ok) throw new Error('a failure')
    return result.value
  }

  it('lists events and groups with ISO times, and gaps between them', async () => {
    const arrived = new Date(clock.now()).toISOString()
    await pipeline.deliver(
      raw('ticket_closed', ticket({ updated: '2026-03-02T09:04:00+01:00' }), { arrivedAtMs: clock.now() })
    )
    await pipeline.deliver(raw('ticket_opened', ticket(), { arrivedAtMs: clock.now() }))
    await store.addGap({ source: 'webhook', fromMs: clock.now() - 60_000, toMs: clock.now() - 30_000 })
    const page = value(await feed.page({ filter: {}, limit: 10 }))
    expect(page.items.map(({ kind, arrivedAt, statedAt, late }) => [kind, arrivedAt, statedAt, late])).toEqual([
      ['ticket_opened', arrived, '2026-03-02T08:00:00.000Z', true],
      ['ticket_closed', arrived, '2026-03-02T08:04:00.000Z', false]
    ])
    expect(page.gaps).toMatchObject([{ source: 'webhook', to: new Date(clock.now() - 30_000).toISOString() }])
    expect(value(await feed.groups({ filter: {}, limit: 10 })).items).toMatchObject([
      {
        subject: { id: 'T-100' },
        status: { word: 'closed' },
        statusAt: arrived,
        statusStatedAt: '2026-03-02T08:04:00.000Z',
        lastKind: 'ticket_opened',
        lastAt: arrived,
        lastStatedAt: '2026-03-02T08:00:00.000Z',
        unread: 2,
        events: 2,
        claimedBy: null
      }
    ])
    expect(JSON.stringify(page)).not.toMatch(/AtMs|"body"/)
  })

  it('reports a burst once, with the badge count', async () => {
    await Promise.all([1, 2, 3].map((id) => pipeline.deliver(raw('ticket_opened', ticket({ id })))))
    await clock.advance(300)
    expect(changes).toEqual([{ added: 3, latestSeq: 3, unread: 3 }])
    expect(value(await feed.markRead({ upToSeq: 2 }, true))).toBe(2)
    await clock.advance(1)
    expect(changes[1]).toEqual({ added: 0, latestSeq: 0, unread: 1 })
  })

  it('stores claim, snooze and note on this computer, and leaves snoozed tickets out of the badge', async () => {
    await pipeline.deliver(raw('ticket_opened', ticket()))
    const subject = { type: 'ticket', id: 'T-100' } as const
    await feed.claim(subject, ' Desk 1 ', null)
    await feed.note(subject, 'called back')
    const until = new Date(clock.now() + 60_000).toISOString()
    expect(value(await feed.snooze(subject, until))).toMatchObject({
      claimedBy: 'Desk 1',
      note: 'called back',
      snoozedUntil: until
    })
    expect(value(await feed.unread())).toBe(0)
    // the same in the list of tickets, in the list of events and in the counts
    const mine = { claimed: 'me', snoozed: true } as const
    expect(value(await feed.groups({ filter: mine, limit: 5 })).items).toHaveLength(1)
    expect(value(await feed.page({ filter: mine, limit: 5 })).items).not.toHaveLength(0)
    expect(value(await feed.counts(mine)).total).toBe(value(await feed.page({ filter: mine, limit: 5 })).items.length)
    expect(value(await feed.counts({ claimed: 'others', snoozed: true })).total).toBe(0)
    expect(value(await feed.note(subject, '  '))).toMatchObject({ note: null })
  })

  it('returns a body as text with the place where it was clipped', async () => {
    await pipeline.deliver(raw('x', bytes(JSON.stringify('y'.repeat(3_000_000)))))
    expect(value(await feed.raw(1))).toMatchObject({ seq: 1, bytes: 3_000_002, cut: true })
    expect(await feed.raw(99)).toMatchObject({ ok: false, failure: { code: 'not-found' } })
  })

  it('returns a body that is not UTF-8 as text and as bytes', async () => {
    await pipeline.deliver(raw('x', bytes('hello')))
    await pipeline.deliver(raw('x', Buffer.from([0x61, 0xff, 0x00])))
    await pipeline.deliver(raw('x', Buffer.alloc(5000, 0xee)))
    expect(value(await feed.raw(1))).toMatchObject({ text: 'hello', hex: null })
    expect(value(await feed.raw(2))).toMatchObject({ text: 'a\ufffd\u0000', hex: '61ff00', bytes: 3, cut: false })
    expect(value(await feed.raw(3))).toMatchObject({ hex: 'ee'.repeat(4096), bytes: 5000 })
  })

  it('reports a snoozed ticket when its time is up, also a distant one', async () => {
    await pipeline.deliver(raw('ticket_opened', ticket(), { arrivedAtMs: clock.now() }))
    const untilMs = clock.now() + 3_600_000
    await feed.snooze(store.events[0]!.subject, new Date(untilMs).toISOString())
    await clock.advance(1000)
    expect(changes.at(-1)).toMatchObject({ unread: 0 })
    await clock.advance(untilMs - clock.now())
    expect(changes.at(-1)).toMatchObject({ unread: 0 })
    await clock.advance(1000)
    expect(changes.at(-1)).toMatchObject({ unread: 1 })
    feed.close()
    expect(clock.timers).toBe(0)
  })

  it('accepts secrets, never returns them, and restarts their source', async () => {
    const answer = value(await feed.setLogin('mqtt-password', 'hidden words'))
    expect(answer).toEqual({ 'event-secret': 'none', 'mqtt-password': 'sealed', 'relay-token': 'none' })
    expect(restarted).toEqual(['mqtt'])
    expect(value(await feed.setLogin('mqtt-password', ''))['mqtt-password']).toBe('none')
  })

  it('returns a failure when the store fails, and never throws', async () => {
    store.page = () => Promise.reject(new Error('broken'))
    expect(await feed.page({ filter: {}, limit: 1 })).toEqual({ ok: false, failure: { code: 'store-failed' } })
  })

  it('deletes events past the retention, and those of the demo with the demo', async () => {
    await pipeline.deliver(raw('ticket_opened', ticket(), { arrivedAtMs: clock.now() - 91 * 86_400_000 }))
    await feed.trim()
    expect(store.rows).toHaveLength(0)
    await feed.player.demoDay(0)
    await settled()
    expect(store.events).toMatchObject([{ source: 'demo' }])
    await pipeline.deliver(raw('ticket_opened', ticket({ id: 'T-2' })))
    await feed.player.removeDemoEvents()
    expect(store.events.map(({ source }) => source)).toEqual(['mqtt'])
  })

  it('plays nothing of a demo that ended before its day was loaded', async () => {
    const playing = feed.player.playDemo()
    await feed.player.removeDemoEvents()
    await playing
    await clock.advance(60_000)
    expect(store.events).toEqual([])
    await feed.player.playDemo()
    await feed.player.demoDay(0)
    await settled()
    expect(store.events).toMatchObject([{ source: 'demo' }])
  })

  it('plays no demo day when the demo ends while it begins again', async () => {
    await feed.player.playDemo()
    await feed.player.demoDay(0)
    await settled()
    const playing = feed.player.demoDay(0)
    await feed.player.removeDemoEvents()
    expect(await playing).toEqual({ ok: true, value: { events: 0 } })
    await settled()
    expect(store.events).toEqual([])
  })

  it('deletes played events only, and stops a running replay', async () => {
    for (const source of ['replay', 'demo', 'folder', 'webhook'] as const)
      await pipeline.deliver(raw('ticket_opened', ticket({ id: source }), { source, arrivedAtMs: clock.now() }))
    expect(value(await feed.purge('played'))).toBe(2)
    expect(store.events.map(({ source }) => source)).toEqual(['folder', 'webhook'])
  })

  it('reports the line of a file without an event, and does nothing without a file', async () => {
    expect(await feed.player.replayFile(1)).toEqual({ ok: true, value: null })
    chosen = '/recorded.jsonl'
    expect(await feed.player.replayFile(1)).toEqual({
      ok: false,
      failure: { code: 'file-invalid', params: { file: '/recorded.jsonl', reason: 'no-event', line: 3 } }
    })
  })

  it('does not replace views that it could not read', async () => {
    const view = { id: 'v1', name: 'Mine', filter: {} }
    await store.setValue(FEED_VALUES.views, [view])
    const read = store.value.bind(store)
    store.value = () => Promise.reject(new StoreFailure('busy', 'locked'))
    expect(await feed.views()).toMatchObject({ ok: false })
    store.value = read
    expect(await feed.setViews([])).toEqual({ ok: false, failure: { code: 'store-failed' } })
    expect(value(await feed.views())).toEqual([view])
    expect(value(await feed.setViews([]))).toEqual([])
    expect(await store.value(FEED_VALUES.views)).toEqual([])
  })

  describe('with a mapping of the user', () => {
    const mine: FieldMapping = {
      id: 'mine',
      name: 'Ours',
      subject: 'ticket',
      kinds: ['case_new'],
      shape: [],
      identity: [],
      fields: { subjectId: ['/case/no'], title: ['/case/what'] },
      statusWords: {}
    }
    beforeEach(async () => {
      await mappings.open()
      await pipeline.deliver(raw('case_new', { case: { no: 5, what: 'noise' } }))
    })

    it('counts only events whose facts change, and stores the mapping for the others', async () => {
      await mappings.save(mine)
      expect(value(await mappings.save({ ...mine, id: 'copy', name: 'The same' }))).toMatchObject({ changed: 0 })
      expect(store.events[0]).toMatchObject({ title: 'noise', mapping: 'copy' })
      expect(
        value(await mappings.save({ ...mine, id: 'copy', name: 'Less', fields: { subjectId: ['/case/no'] } }))
      ).toMatchObject({ changed: 1 })
    })

    it('reads old events again at once, and can undo the change', async () => {
      expect(store.events[0]).toMatchObject({ reading: 'as-received', subject: { type: 'none' } })
      expect(mappings.undoable).toBe(false)
      expect(value(await mappings.save(mine))).toMatchObject({ changed: 1 })
      expect(mappings.undoable).toBe(true)
      expect(store.events[0]).toMatchObject({ subject: { type: 'ticket', id: '5' }, title: 'noise', mapping: 'mine' })
      expect(value(await mappings.undo())).toMatchObject({ changed: 1 })
      expect(store.events[0]).toMatchObject({ reading: 'as-received' })
      expect(store.rows).toHaveLength(1)
    })

    it('keeps unreadable mappings: saving is refused, or adds to them', async () => {
      await mappings.save(mine)
      const stored = await store.value(FEED_VALUES.mappings)
      const read = store.value.bind(store)
      store.value = () => Promise.reject(new StoreFailure('busy', 'locked'))
      const again = new FeedMappings({ store, log: new FakeLog(), onRemapped: () => undefined })
      await again.open()
      for (const refused of [again.save({ ...mine, id: 'other' }), again.remove('other'), again.undo()])
        expect(await refused).toEqual({ ok: false, failure: { code: 'store-failed' } })
      store.value = read
      expect(await store.value(FEED_VALUES.mappings)).toEqual(stored)
      await again.save({ ...mine, id: 'other' })
      expect(again.active().map(({ id }) => id)).toEqual(expect.arrayContaining(['mine', 'other']))
      expect(await store.value(FEED_VALUES.mappings)).toMatchObject({ current: [{ id: 'other' }, { id: 'mine' }] })
    })

    it('uses it again after a restart', async () => {
      await mappings.save(mine)
      const again = new FeedMappings({ store, log: new FakeLog(), onRemapped: () => undefined })
      await again.open()
      expect(again.active()[0]).toEqual(mine)
    })

    it('tries it without storing anything', async () => {
      expect(value(await mappings.workbench(mine, 'case_new', { seq: 1 }))).toMatchObject({
        problem: null,
        facts: { subject: { id: '5' } },
        mappingProblem: null,
        places: [
          { place: '/case/no', value: '5' },
          { place: '/case/what', value: 'noise' }
        ]
      })
      expect(
        value(await mappings.workbench({ ...mine, fields: { title: ['no place'] } }, 'x', { text: '{}' }))
      ).toMatchObject({ facts: null, mappingProblem: { code: 'field', params: { field: 'title' } } })
      expect(value(await mappings.workbench(mine, 'x', { text: '{' }))).toMatchObject({ problem: 'not-json' })
      expect(store.events[0]).toMatchObject({ reading: 'as-received' })
    })

    it('never replaces a preset', async () => {
      expect(await mappings.save({ ...mine, id: 'preset:ticket' })).toMatchObject({
        ok: false,
        failure: { code: 'invalid-input' }
      })
    })
  })
})
