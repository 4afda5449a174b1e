/** Hundreds of computers with one key, on a real server: `SHOP_SIMULATED=1000` takes half an hour. */
import { expect, it, onTestFinished } from 'vitest'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { random } from '../../../../helpers/random'
import { Shop, type Computer } from './shop'

const COMPUTERS = Number(process.env['SHOP_SIMULATED'] ?? 150)
const LIMIT = 3600

// 15 minutes for 150 computers
const TIMEOUT_MS = Math.max(1, COMPUTERS / 150) * 900_000

it.skipIf(noServer)(
  'keeps the limit with hundreds of computers that are cut off, killed and come back',
  async () => {
    const server = await RedisServer.startAlone()
    const redis = await connectRedis(server.address)
    await redis.flushAll()
    const shop = new Shop(redis, { limit: LIMIT })
    onTestFinished(async () => {
      await shop.remove()
      await server.end()
    })
    const { int, chance } = random(7)
    await shop.add(COMPUTERS)
    await shop.pass(20_000, 10_000)

    const waits: number[] = []
    const click = async (of: Computer): Promise<boolean> => {
      const from = performance.now()
      const made = await shop.call(of)
      waits.push(performance.now() - from)
      return made
    }
    // everybody gets a first call while the shop is quiet
    for (const one of shop.computers) expect(await click(one)).toBe(true)

    for (const one of shop.computers) {
      if (chance(0.1)) shop.kill(one)
      else if (chance(0.2)) one.engine.set('cut')
    }
    for (let turn = 0; turn < 400; turn++) {
      const one = shop.computers[int(0, COMPUTERS - 1)]!
      if (one.on) await shop.spend(one, int(1, 12), chance(0.5) ? 'click' : 'pack')
      if (turn % 100 === 99) await shop.pass(10_000, 10_000)
    }
    for (const one of shop.computers) {
      if (!one.on) await shop.restart(one)
      else if (one.engine.way === 'cut') one.engine.set('open')
    }
    await shop.pass(20_000, 10_000)
    for (const one of shop.computers) {
      if (shop.arrivals.length >= LIMIT) break
      await shop.spend(one, 4)
    }

    waits.sort((a, b) => a - b)
    const at = (share: number): string => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(1)
    console.info(
      `${COMPUTERS} computers: ${shop.most()} calls of ${LIMIT} in a window; a call with its settlement took ${at(0.5)} ms (median), ${at(0.95)} ms (p95)`
    )
    expect(shop.most()).toBeLessThanOrEqual(LIMIT)
    // the shares of the others must not lock most of the limit away
    expect(shop.arrivals.length).toBeGreaterThan(LIMIT * 0.7)
  },
  TIMEOUT_MS
)
