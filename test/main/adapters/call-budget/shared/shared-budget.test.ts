import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { FAMILY, Shop, type Computer } from './shop'

describe.skipIf(noServer)('one budget of several computers', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let shop: Shop
  beforeAll(async () => {
    server = await RedisServer.startAlone()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    const redis = await connectRedis(server.address)
    await redis.flushAll()
    shop = new Shop(redis)
  })
  afterEach(() => shop.remove())

  /** A call that the service refuses for a minute. */
  const meet429 = async (computer: Computer): Promise<void> => {
    const made = await shop.acquire(computer)
    if (!made.ok) throw new Error(made.reason)
    made.permit.settle({ status: 429, retryAfterMs: 60_000 })
  }

  it('gives all calls to one computer while the others are idle', async () => {
    await shop.add(4)
    await shop.pass(30_000)
    expect(await shop.spend(shop.computers[0]!)).toBe(60)
    expect(await shop.spend(shop.computers[1]!)).toBe(0)
    await shop.pass(3_603_000)
    expect(await shop.spend(shop.computers[1]!)).toBe(60)
    expect(shop.most()).toBe(60)
  })

  it('allows a new computer to call at once while the others have nearly all calls', async () => {
    await shop.add()
    await shop.pass(30_000)
    for (let i = 0; i < 7; i++) {
      const added = await shop.addConnected()
      expect([added.name, await shop.call(added)]).toEqual([added.name, true])
    }
  })

  it('answers many requests for its share with one message', async () => {
    await shop.add()
    await shop.pass(30_000)
    const { engine } = shop.computers[0]!
    let messages = 0
    const run = engine.run.bind(engine)
    engine.run = (...call) => (messages++, run(...call))
    for (let i = 0; i < 50; i++) engine.hear('budget', new Uint8Array(), 'other')
    await shop.drained()
    expect(messages).toBe(1)
  })

  it('shows the calls of all computers on each', async () => {
    await shop.add(2)
    await shop.spend(shop.computers[0]!, 5)
    await shop.spend(shop.computers[1]!, 3)
    await shop.pass(15_000)
    for (const { budget } of shop.computers) {
      expect(budget.snapshot(FAMILY).used).toBe(8)
      expect(budget.useOf(FAMILY)).toEqual({ used: 8, limit: 60, computers: 2, alone: false })
      const usage = [...(await budget.usage(FAMILY)).values()]
      expect(usage.map(({ calls }) => calls).sort()).toEqual([3, 5])
      expect(usage.map(({ limit }) => limit)).toEqual(Array(2).fill({ calls: 60, seconds: 3600 }))
    }
  })

  it('leaves the reserve to people on every computer', async () => {
    await shop.add(2)
    expect(await shop.spend(shop.computers[0]!, Infinity, 'pack')).toBe(48)
    expect(await shop.spend(shop.computers[1]!, Infinity, 'pack')).toBe(0)
    expect(await shop.spend(shop.computers[1]!)).toBe(12)
  })

  it('leaves the reserve to people when the server goes, whichever computer has made the calls', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    expect(await shop.spend(a, Infinity, 'pack')).toBe(48)
    await shop.pass(30_000)
    shop.serverUp = false
    for (const { engine } of shop.computers) engine.changed()
    expect(await shop.spend(b, Infinity, 'pack')).toBe(0)
    expect(await shop.spend(b, 1)).toBe(1)
    await shop.pass(3_610_000)
    expect(await shop.spend(b, Infinity, 'pack')).toBeGreaterThan(0)
  })

  it('goes on with a share of each computer when the server is gone, and merges when it is back', async () => {
    await shop.add(3)
    await shop.pass(30_000)
    const [a, b, c] = shop.computers as [Computer, Computer, Computer]
    await shop.spend(a, 9)
    await shop.pass(30_000)
    shop.serverUp = false
    for (const { engine } of shop.computers) engine.changed()
    const alone = [await shop.spend(a), await shop.spend(b), await shop.spend(c)]
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(10)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60)
    expect(a.budget.useOf(FAMILY)).toMatchObject({ used: 60, alone: true })
    shop.serverUp = true
    for (const { engine } of shop.computers) engine.changed()
    await shop.pass(20_000)
    expect(a.budget.useOf(FAMILY)).toMatchObject({ used: shop.arrivals.length, alone: false, computers: 3 })
    await shop.spend(b)
    expect(shop.arrivals.length).toBe(60)
  })

  it('keeps the share of a computer that is cut off', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    b.engine.set('cut')
    const byA = await shop.spend(a)
    const byB = await shop.spend(b)
    expect(byA).toBeGreaterThanOrEqual(30)
    expect(byB).toBeGreaterThanOrEqual(20)
    expect(byA + byB).toBeLessThanOrEqual(60)
  })

  it('returns most of the share of a computer that quits', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await shop.quit(b)
    expect(await shop.spend(a)).toBeGreaterThanOrEqual(52)
    await shop.restart(b, 'cut')
    expect(await shop.spend(b)).toBeGreaterThanOrEqual(7)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60)
  })

  it('remembers after a restart without the server what it has spent', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [, b] = shop.computers as [Computer, Computer]
    b.engine.set('cut')
    const spent = await shop.spend(b)
    shop.kill(b)
    await shop.restart(b, 'cut')
    expect(spent).toBeGreaterThan(0)
    expect(await shop.spend(b)).toBe(0)
  })

  it('stops all computers after a 429 of a key that is only tried', async () => {
    await shop.add(2)
    const [a, b] = shop.computers as [Computer, Computer]
    const refused = await shop.acquire(a, 'click', 'tried-key')
    if (!refused.ok) throw new Error(refused.reason)
    refused.permit.settle({ status: 429, retryAfterMs: 60_000 })
    await shop.drained()
    expect(await shop.acquire(b, 'click', 'tried-key')).toMatchObject({ ok: false, reason: 'limit' })
    expect((await shop.acquire(b)).ok).toBe(true)
  })

  it('stops all computers after a 429 on one, and lets one probe', async () => {
    await shop.add(3)
    const [a, b, c] = shop.computers as [Computer, Computer, Computer]
    await meet429(a)
    await shop.drained()
    expect(await shop.acquire(b)).toMatchObject({ ok: false, reason: 'limit' })
    await shop.pass(61_000)
    const probe = await shop.acquire(b)
    expect(probe.ok).toBe(true)
    expect(await shop.acquire(c)).toMatchObject({ ok: false, reason: 'limit' })
    if (probe.ok) probe.permit.settle({ status: 200 })
    await shop.pass(2000)
    expect(await shop.call(c)).toBe(true)
  })

  it('counts a call of a killed computer from its start', async () => {
    await shop.add(2)
    const [a, b] = shop.computers as [Computer, Computer]
    for (let i = 0; i < 20; i++) {
      await shop.acquire(a)
      shop.arrivals.push(shop.now)
    }
    shop.kill(a)
    await shop.pass(60_000)
    await shop.spend(b)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60)
    await shop.pass(3_800_000)
    // the share of the killed computer stays reserved
    expect(await shop.spend(b)).toBeGreaterThanOrEqual(30)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('stays below the limit when the server comes back with old data', async () => {
    await shop.add(3)
    await shop.pass(30_000)
    const [a, b, c] = shop.computers as [Computer, Computer, Computer]
    const restore = await shop.backup()
    await shop.spend(a, 30)
    await shop.pass(60_000)
    c.engine.set('cut')
    await shop.spend(c)
    for (const { engine } of shop.computers) engine.lost()
    await restore()
    await shop.spend(b)
    await shop.pass(20_000)
    c.engine.set('open')
    for (let i = 0; i < 10; i++) {
      for (const computer of shop.computers) await shop.spend(computer)
      await shop.pass(900_000)
    }
    expect(shop.most()).toBeLessThanOrEqual(60)
    expect(shop.arrivals.length).toBeGreaterThan(100)
  })

  it('stays below the limit when the data of the server are seconds old and one computer is late', async () => {
    await shop.add(3)
    await shop.pass(30_000)
    const [a, b, c] = shop.computers as [Computer, Computer, Computer]
    const restore = await shop.backup()
    await shop.spend(b, 40)
    await shop.spend(a, 5)
    for (const { engine } of shop.computers) engine.set('cut')
    await restore()
    for (const { engine } of [a, c]) engine.set('open')
    await shop.pass(15_000)
    for (const one of [a, c]) await shop.spend(one)
    b.engine.set('open')
    await shop.pass(15_000)
    for (const one of shop.computers) await shop.spend(one)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('stays below the limit when the data of the server are lost', async () => {
    await shop.add(3)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await shop.spend(a, 40)
    await shop.pass(20_000)
    await shop.redis.flushAll()
    await shop.tell()
    await shop.spend(b)
    await shop.pass(20_000)
    await shop.spend(b)
    await shop.spend(a)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60)
  })

  it('returns the share of a killed computer after eight days, and that computer no longer uses it', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    shop.kill(b)
    const days = async (count: number): Promise<void> => {
      for (let hours = 0; hours < count * 24; hours++) {
        shop.now += 3_600_000
        for (const { clock } of shop.computers) clock.sleep(3_600_000)
        await shop.pass(4000, 4000)
      }
    }
    await days(6)
    expect(await shop.spend(a)).toBeLessThan(45)
    await days(3)
    expect(await shop.spend(a)).toBe(60)
    await shop.restart(b, 'cut')
    expect(await shop.spend(b)).toBe(0)
    b.clock.reboot()
    await shop.restart(b, 'cut')
    expect(await shop.spend(b)).toBe(0)
  })

  it('does not use the share of a copied folder', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    shop.copyFolder(a, b)
    await shop.restart(b, 'cut')
    expect(await shop.spend(b)).toBe(0)
    b.engine.set('open')
    await shop.pass(15_000)
    expect(await shop.spend(b)).toBeGreaterThan(0)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('notices a server whose clock is ahead although every machine has restarted', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await shop.spend(a, 50)
    await shop.pass(80_000)
    for (const computer of [a, b]) {
      shop.kill(computer)
      computer.clock.reboot()
    }
    shop.serverAheadMs = 3_700_000
    await shop.pass(10_000)
    await shop.restart(b)
    await shop.pass(15_000)
    await shop.spend(b)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it.each([700, 1900])('takes a call of the share when the server needs %i ms for an answer', async (answerMs) => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a] = shop.computers as [Computer]
    const run = a.engine.run.bind(a.engine)
    a.engine.run = async (...args) => {
      await new Promise<void>((resolve) => void a.clock.after(answerMs, resolve))
      return run(...args)
    }
    for (let call = 0; call < 3; call++) {
      const before = a.clock.trueTime
      expect(await shop.call(a)).toBe(true)
      expect(a.clock.trueTime - before).toBeLessThanOrEqual(1300)
    }
    a.engine.run = run
    await shop.pass(30_000)
    expect(a.budget.useOf(FAMILY)).toMatchObject({ used: 3, alone: false })
    await shop.spend(a)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('releases no part of its share from which calls were taken while the server answered', async () => {
    await shop.add(1)
    await shop.pass(30_000)
    const [a] = shop.computers as [Computer]
    await shop.add(1)
    const run = a.engine.run.bind(a.engine)
    a.engine.run = async (...args) => {
      const reply = await run(...args)
      await new Promise<void>((resolve) => void a.clock.after(1900, resolve))
      return reply
    }
    const all = Array.from({ length: 40 }, () => a.budget.acquire(FAMILY, 'click'))
    for (const one of all) {
      const result = await shop.drained(one)
      if (!result.ok) continue
      shop.arrivals.push(shop.now)
      result.permit.settle({ status: 200 })
    }
    a.engine.run = run
    await shop.pass(15_000)
    for (const one of shop.computers) await shop.spend(one)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('waits for a slow server while its share is empty', async () => {
    shop.rules.limit = 1
    await shop.add(1)
    const [a] = shop.computers as [Computer]
    await shop.pass(15_000)
    const run = a.engine.run.bind(a.engine)
    a.engine.run = async (...args) => {
      await new Promise<void>((resolve) => void a.clock.after(1500, resolve))
      return run(...args)
    }
    expect(await shop.call(a)).toBe(true)
  })

  it('makes no call from its share during a stop that it knows, though the server is gone', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await meet429(a)
    // a beat tells the other computer, which makes no call meanwhile
    await shop.pass(12_000)
    shop.serverUp = false
    for (const { engine } of shop.computers) engine.changed()
    expect(await shop.acquire(b)).toMatchObject({ ok: false, reason: 'limit' })
    await shop.pass(60_000)
    expect(await shop.call(b)).toBe(true)
  })

  it('leaves the probe after a stop to one computer, though the server is slow', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await meet429(a)
    await shop.pass(61_000)
    expect((await shop.acquire(a)).ok).toBe(true)
    const run = b.engine.run.bind(b.engine)
    b.engine.run = async (...args) => {
      await new Promise<void>((resolve) => void b.clock.after(1500, resolve))
      return run(...args)
    }
    expect((await shop.acquire(b)).ok).toBe(false)
  })

  it('lets another computer probe when the probe was never sent', async () => {
    await shop.add(2)
    const [a, b] = shop.computers as [Computer, Computer]
    await meet429(a)
    await shop.drained()
    await shop.pass(61_000)
    const probe = await shop.acquire(b)
    if (!probe.ok) throw new Error(probe.reason)
    probe.permit.settle({ status: null, unsent: true })
    await shop.drained()
    expect((await shop.acquire(a)).ok).toBe(true)
  })

  it('uses the clock of the server only for ages', async () => {
    await shop.add(2)
    await shop.pass(30_000)
    const [a, b] = shop.computers as [Computer, Computer]
    await shop.spend(a, 50)
    await shop.pass(15_000)
    shop.serverAheadMs = 3_700_000
    await shop.pass(15_000)
    await shop.spend(a)
    await shop.spend(b)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60)
    shop.serverAheadMs = 0
    await shop.pass(3_700_000)
    expect(shop.most()).toBeLessThanOrEqual(60)
    expect(await shop.spend(a)).toBeGreaterThan(30)
  })
})
