/** The server has lost its data, and the computers that have spent calls come back late or after a new one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { Shop, type Computer } from './shop'

const WINDOW_MS = 600_000
/** The window, and the time in which a call may be under way. */
const RECOVERY_MS = WINDOW_MS + 130_000

describe.skipIf(noServer)('one budget after the server has lost its data', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let shop: Shop
  beforeAll(async () => {
    server = await RedisServer.startAlone()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    const redis = await connectRedis(server.address)
    await redis.flushAll()
    shop = new Shop(redis, { windowMs: WINDOW_MS })
  })
  afterEach(() => shop.remove())

  const joined = async (count: number): Promise<Computer[]> => {
    await shop.add(count)
    await shop.pass(30_000)
    return [...shop.computers]
  }
  const newcomer = async (): Promise<Computer> => {
    await shop.add()
    return shop.computers.at(-1)!
  }
  const cut = (...computers: Computer[]): void => {
    for (const { engine } of computers) engine.set('cut')
  }

  it('makes a new computer wait for those that are connected', async () => {
    const [a, b] = (await joined(2)) as [Computer, Computer]
    await shop.spend(a, 40)
    await shop.pass(5000)
    await shop.loseData()
    await shop.spend(await newcomer())
    cut(b)
    await shop.spend(b)
    expect(shop.arrivals.length).toBeGreaterThan(40)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('allows the first new computer of a workspace to call after a moment', async () => {
    const first = await newcomer()
    const before = shop.now
    expect(await shop.call(first)).toBe(true)
    expect(shop.now - before).toBeLessThan(2000)
    expect(await shop.spend(first)).toBe(59)
  })

  it('takes its share from a new computer when an earlier one is back', async () => {
    const [a, b] = (await joined(2)) as [Computer, Computer]
    await shop.spend(a, 10)
    cut(a, b)
    await shop.loseData()
    const added = await newcomer()
    await shop.pass(30_000)
    const unknowing = await shop.spend(added, 5)
    a.engine.set('open')
    await shop.pass(15_000)
    cut(added)
    for (const one of [added, b, a]) await shop.spend(one)
    expect(shop.arrivals.length).toBeLessThanOrEqual(60 + unknowing)
    for (const hour of [1, 2, 3]) {
      await shop.pass(RECOVERY_MS)
      shop.arrivals.length = 0
      if (hour === 2) added.engine.set('open')
      await shop.pass(15_000)
      for (const one of [a, added, b]) await shop.spend(one)
      expect(shop.arrivals.length).toBeLessThanOrEqual(60)
    }
  })

  it('makes no call once the calls of all returned computers reach the limit', async () => {
    const [a, b] = (await joined(2)) as [Computer, Computer]
    await shop.spend(a, 20)
    cut(a, b)
    await shop.loseData()
    const added = await newcomer()
    await shop.pass(30_000)
    expect(await shop.spend(added)).toBeGreaterThanOrEqual(57)
    a.engine.set('open')
    await shop.pass(15_000)
    expect(await shop.spend(a)).toBe(0)
  })

  it('keeps the shares of the others although a new computer has been busy for long', async () => {
    const [a, b] = (await joined(2)) as [Computer, Computer]
    await shop.spend(a, 10)
    cut(a, b)
    await shop.loseData()
    const added = await newcomer()
    await shop.pass(WINDOW_MS + 10_000)
    a.engine.set('open')
    await shop.pass(RECOVERY_MS)
    for (const one of [added, a, b]) await shop.spend(one)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('keeps the share of a computer that may not know the later ones', async () => {
    const [a] = (await joined(1)) as [Computer]
    await shop.quit(a)
    const [, b] = (await joined(1)) as [Computer, Computer]
    await shop.spend(b)
    cut(b)
    await shop.loseData()
    await shop.restart(a)
    await shop.pass(30_000)
    await shop.spend(a)
    expect(shop.arrivals.length).toBeGreaterThan(50)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('remembers the share of an absent computer', async () => {
    const [a] = (await joined(1)) as [Computer]
    cut(a)
    const [, b] = (await joined(1)) as [Computer, Computer]
    b.engine.lost()
    await shop.loseData()
    await shop.pass(RECOVERY_MS)
    for (const one of [b, a]) await shop.spend(one)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('does not take a computer that was away for two weeks as a sign of lost data', async () => {
    const [a, b] = (await joined(2)) as [Computer, Computer]
    await shop.quit(b)
    for (let hours = 0; hours < 14 * 24; hours++) {
      shop.now += 3_600_000
      for (const { clock } of shop.computers) clock.sleep(3_600_000)
      await shop.pass(4000, 4000)
    }
    cut((await joined(1))[2]!)
    await shop.pass(60_000)
    await shop.restart(b)
    await shop.pass(15_000)
    expect(await shop.spend(a)).toBeGreaterThan(25)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })
})
