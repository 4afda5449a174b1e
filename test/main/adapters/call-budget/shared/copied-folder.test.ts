/** The image of a computer runs on a second one: both have one id and one share until they meet at the server. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { FAMILY, Shop, type Computer } from './shop'

const WINDOW_MS = 600_000

describe.skipIf(noServer)('one budget with a copied data folder', () => {
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
    await shop.add(2)
    await shop.pass(30_000)
  })
  afterEach(() => shop.remove())

  it('spends the share twice while the server is gone, and one limit once both have met there', async () => {
    const [original, other] = shop.computers as [Computer, Computer]
    const copy = await shop.clone(original)
    shop.serverUp = false
    for (const { engine } of shop.computers) engine.changed()
    const [twice, once] = [await shop.spend(original), await shop.spend(copy)]
    await shop.spend(other)
    expect(once).toBe(twice)
    expect(shop.most()).toBeLessThanOrEqual(60 + once)

    shop.serverUp = true
    for (const { engine } of shop.computers) engine.set('open')
    await shop.pass(10_000)
    await shop.takeNewId(original)
    for (let window = 0; window < 3; window++) {
      await shop.pass(WINDOW_MS + 3000)
      shop.arrivals.length = 0
      for (const one of [copy, original, other]) await shop.spend(one)
      expect(shop.arrivals.length).toBeGreaterThan(55)
      expect(shop.arrivals.length).toBeLessThanOrEqual(60)
    }
  })

  it.each(['original', 'copy'])('counts the calls of both, and the %s takes a new id', async (which) => {
    const [original] = shop.computers as [Computer]
    const copy = await shop.clone(original)
    await shop.spend(copy, 8)
    shop.kill(original)
    await shop.restart(original)
    await shop.pass(WINDOW_MS - 60_000)
    await shop.spend(original, 20)
    copy.engine.set('open')
    await shop.pass(10_000)
    await shop.takeNewId(which === 'copy' ? copy : original)
    // the calls of the copy leave the window
    await shop.pass(80_000)
    expect(shop.computers[1]!.budget.useOf(FAMILY)!.used).toBeGreaterThanOrEqual(20)
    for (const one of shop.computers) await shop.spend(one)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })
})
