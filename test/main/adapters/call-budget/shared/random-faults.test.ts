import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis, noRedis, RedisServer, type Redis } from '../../../../support/redis-server'
import { runWithFaults } from './random-faults'

describe.skipIf(noRedis)('the limit holds', () => {
  let server: RedisServer
  let redis: Redis
  beforeAll(async () => {
    server = await RedisServer.start()
    redis = await connectRedis(server.url)
  })
  afterAll(async () => {
    await redis.close()
    await server.remove()
  })

  it.each([1, 2, 3, 4, 5, 6])('in any window, whatever fails (schedule %i)', async (seed) => {
    const { most, calls, faults } = await runWithFaults(redis, seed, 4, 40)
    expect(most, faults.join('\n')).toBeLessThanOrEqual(40)
    expect(calls).toBeGreaterThan(20)
  })
})
