import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreFailure } from '@shared/ports/stores/store-failure'
import { FakeEventStore } from '../../../../fakes/feed/event-store'
import { ticket } from '../../../../fakes/feed/events'
import { noServer } from '../../../../helpers/redis-server'
import { Shop } from './shop'

const WEBHOOK = { 'events.webhook.enabled': true } as const
const SUBJECT = { type: 'ticket', id: 'T-100' } as const
const SLOW = { timeout: 60_000 }
const numbered = (n: number): Record<string, unknown> => ticket({ id: `T-${n}`, subject: `canary plover ${n}` })

describe.skipIf(noServer)('events of a workspace (skipped where there is no Redis server)', SLOW, () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await Shop.open()
  })
  afterEach(() => shop.close())
  const soon = { timeout: 30_000 }

  it('stores an event that one computer receives once on every computer, and notifies of it once', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const [two, three] = [await shop.desk(1, WEBHOOK), await shop.desk(2)]
    await expect.poll(() => two.source('webhook').state, soon).toBe('waiting')
    expect(two.source('webhook').at).toBe('Anna')
    expect(three.source('webhook').state).toBe('off')
    for (const desk of [one, two, three]) await expect.poll(desk.hasJoined, soon).toBe(true)
    expect(await one.post('ticket_opened', numbered(1))).toBe(200)
    expect(await one.post('ticket_opened', numbered(1))).toBe(200)
    for (const desk of [one, two, three]) {
      await expect.poll(desk.titles, soon).toEqual(['canary plover 1'])
      expect(desk.store.events[0]).toMatchObject({ source: 'webhook', trust: 'signed', read: false })
      await expect.poll(() => desk.shown.length, soon).toBe(1)
    }
    expect(await one.gaps()).toEqual([])
    expect(await two.gaps()).toEqual([])
  })

  it('hands over when the receiver quits, and after a kill with a gap', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const two = await shop.desk(1, WEBHOOK)
    await expect.poll(() => two.source('webhook').state, soon).toBe('waiting')
    await one.quit()
    await expect.poll(() => two.isReceiver, soon).toBe(true)
    expect(await two.gaps()).toEqual([])
    const three = await shop.desk(2, WEBHOOK)
    await expect.poll(() => three.source('webhook').state, soon).toBe('waiting')
    await two.kill()
    await expect.poll(() => three.isReceiver, soon).toBe(true)
    await expect.poll(async () => (await three.gaps()).map(({ source }) => source), soon).toEqual(['webhook'])
    const watching = await shop.desk(0)
    await expect.poll(async () => (await watching.gaps()).map(({ source }) => source), soon).toEqual(['webhook'])
  })

  it('skips an event that this computer can never store, and stores the later ones', async () => {
    const store = new FakeEventStore()
    const append = store.append.bind(store)
    store.append = (batch) =>
      batch.some(({ title }) => title === 'canary plover 1')
        ? Promise.reject(new StoreFailure('internal', 'bug'))
        : append(batch)
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const two = await shop.desk(1, {}, store)
    await expect.poll(() => two.source('workspace').state, soon).toBe('listening')
    for (let n = 1; n <= 8; n++) {
      expect(await one.post('ticket_opened', numbered(n))).toBe(200)
      await expect.poll(() => two.titles().length, soon).toBe(n - 1)
    }
    await expect.poll(async () => (await two.gaps()).map(({ source }) => source), soon).toEqual(['workspace'])
    expect(await one.post('ticket_opened', numbered(9))).toBe(200)
    await expect.poll(() => two.titles().at(-1), soon).toBe('canary plover 9')
    expect(await two.gaps()).toHaveLength(1)
    expect(two.source('workspace').state).toBe('listening')
  })

  it('leaves a source that does not run to another computer', async () => {
    const one = await shop.desk(0, { ...WEBHOOK, 'events.webhook.host': '203.0.113.7' })
    await expect.poll(() => one.source('webhook').state, soon).toBe('failing')
    const two = await shop.desk(1, WEBHOOK)
    await expect.poll(() => two.isReceiver, soon).toBe(true)
    await expect.poll(() => one.source('webhook').state, soon).toBe('waiting')
  })

  it('stores events from while a computer was off, and shows which the server no longer has', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const store = new FakeEventStore()
    const two = await shop.desk(1, {}, store)
    await one.post('ticket_opened', numbered(1))
    await expect.poll(two.titles, soon).toHaveLength(1)
    await two.kill()
    for (const n of [2, 3, 4]) await one.post('ticket_opened', numbered(n))
    await expect.poll(async () => (await shop.streams()).map(({ count }) => count), soon).toEqual([4])
    const again = await shop.desk(1, {}, store)
    await expect.poll(again.titles, soon).toHaveLength(4)
    expect(await again.gaps()).toEqual([])
    await again.kill()
    for (const n of [5, 6, 7]) await one.post('ticket_opened', numbered(n))
    await expect.poll(async () => (await shop.streams())[0]?.count, soon).toBe(7)
    const key = (await shop.streams())[0]?.key ?? ''
    await shop.server.tell('XTRIM', key, 'MAXLEN', '1')
    const last = await shop.desk(1, {}, store)
    await expect.poll(last.titles, soon).toHaveLength(5)
    expect((await last.gaps()).map(({ source }) => source)).toEqual(['workspace'])
    expect(store.events.map(({ copies }) => copies)).toEqual([0, 0, 0, 0, 0])
  })

  it('shows past events as read on a computer that joins', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    await one.post('ticket_opened', numbered(1))
    await expect.poll(async () => (await shop.streams())[0]?.count, soon).toBe(1)
    const two = await shop.desk(1)
    await expect.poll(() => two.store.events.map(({ read }) => read), soon).toEqual([true])
    await one.post('ticket_opened', numbered(2))
    await expect.poll(() => two.store.events.map(({ read }) => read), soon).toEqual([true, false])
  })

  it('runs alone while the server is gone, and shares the received events afterwards', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const [two, three] = [await shop.desk(1, WEBHOOK), await shop.desk(2)]
    await expect.poll(() => three.source('workspace').state, soon).toBe('listening')
    await shop.server.stop()
    await expect.poll(() => two.isReceiver, soon).toBe(true)
    expect(one.isReceiver).toBe(true)
    await expect.poll(() => three.source('workspace').problem?.code, soon).toBe('unreachable')
    await one.post('ticket_opened', numbered(1))
    await two.post('ticket_opened', numbered(1))
    await two.post('ticket_opened', numbered(2))
    await shop.server.start()
    for (const desk of [one, two, three])
      await expect.poll(() => [...desk.titles()].sort(), soon).toEqual(['canary plover 1', 'canary plover 2'])
    await expect.poll(() => [one, two].filter(({ isReceiver }) => isReceiver), soon).toHaveLength(1)
    expect((await shop.streams())[0]?.count).toBe(2)
  })

  it('stops a receiver that wakes up after its lease, and loses no confirmed event', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    const two = await shop.desk(1, WEBHOOK)
    await expect.poll(() => two.source('webhook').state, soon).toBe('waiting')
    // as if this computer had slept: the server has given the lease away, and it does not know
    const at = one.source('webhook').at
    await shop.giveLeaseTo(two.engine.computer)
    await one.post('ticket_opened', numbered(1))
    await expect.poll(() => one.source('webhook').state, soon).toBe('waiting')
    await expect.poll(() => two.isReceiver, soon).toBe(true)
    expect(one.log.lines).toContainEqual({
      level: 'info',
      event: 'workspace.receiver',
      details: { source: 'webhook', state: 'ended' }
    })
    await expect(fetch(at!)).rejects.toThrow()
    await expect.poll(two.titles, soon).toEqual(['canary plover 1'])
    expect((await shop.streams())[0]?.count).toBe(1)
  })

  it('shows a claim at once on all computers, the same one everywhere, until it is released', async () => {
    const [one, two, three] = [await shop.desk(0, WEBHOOK), await shop.desk(1), await shop.desk(2)]
    for (const desk of [one, two, three]) await expect.poll(() => desk.engine.isOpen, soon).toBe(true)
    const both = await Promise.all([one.claim(SUBJECT), two.claim(SUBJECT)])
    expect(new Set(both).size).toBe(1)
    const [first, other] = both[0] === 'Anna' ? [one, two] : [two, one]
    for (const desk of [one, two, three]) await expect.poll(() => desk.claimant(SUBJECT), soon).toBe(first.name)
    expect(await other.claim(SUBJECT)).toBe(first.name)
    expect(await other.claim(SUBJECT, first.name)).toBe(other.name)
    for (const desk of [one, two, three]) await expect.poll(() => desk.claimant(SUBJECT), soon).toBe(other.name)
    await other.release(SUBJECT)
    for (const desk of [one, two, three]) await expect.poll(() => desk.claimant(SUBJECT), soon).toBeNull()
  })

  it('shows a claim again with the next event, where the earlier ones were deleted', async () => {
    const [one, two] = [await shop.desk(0, WEBHOOK), await shop.desk(1)]
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    for (const desk of [one, two]) await expect.poll(desk.hasJoined, soon).toBe(true)
    await one.claim(SUBJECT)
    await expect.poll(() => two.claimant(SUBJECT), soon).toBe('Anna')
    await two.store.purge('all')
    expect(await two.claimant(SUBJECT)).toBeNull()
    await one.post('ticket_opened', numbered(100))
    await expect.poll(() => two.claimant(SUBJECT), soon).toBe('Anna')
    expect(await two.claim(SUBJECT, 'Anna')).toBe('Bench')
  })

  it('keeps claims while the server is gone, and restores them on an emptied one', async () => {
    const [one, two] = [await shop.desk(0), await shop.desk(1)]
    for (const desk of [one, two]) await expect.poll(() => desk.engine.isOpen, soon).toBe(true)
    await one.claim(SUBJECT)
    await expect.poll(() => two.claimant(SUBJECT), soon).toBe('Anna')
    await shop.server.stop()
    await expect.poll(() => [one.engine.isOpen, two.engine.isOpen], soon).toEqual([false, false])
    const second = { type: 'project', id: '77' } as const
    expect(await two.claim(second)).toBe('Bench')
    await shop.server.start()
    await expect.poll(() => one.claimant(second), soon).toBe('Bench')
    await expect.poll(() => two.claimant(SUBJECT), soon).toBe('Anna')
    const late = await shop.desk(2)
    await expect.poll(() => late.claimant(SUBJECT), soon).toBe('Anna')
    await expect.poll(() => late.claimant(second), soon).toBe('Bench')
  })

  it('stores no text of an event and no name on the server in the clear', async () => {
    const one = await shop.desk(0, WEBHOOK)
    await expect.poll(() => one.isReceiver, soon).toBe(true)
    await one.post('ticket_opened', numbered(1))
    await one.claim({ type: 'ticket', id: 'T-1' })
    await expect.poll(async () => (await shop.streams())[0]?.count, soon).toBe(1)
    const dump = (await shop.server.dump()).toString('latin1')
    for (const word of ['canary plover', 'Anna', 'ticket', 'T-1', 'Customer Name', 'webhook', 'signed'])
      expect([word, dump.includes(word), dump.includes(Buffer.from(word).toString('base64'))]).toEqual([
        word,
        false,
        false
      ])
  })
})
