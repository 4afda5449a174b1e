import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis, noServer, RedisServer, type Redis } from '../../../../helpers/redis-server'
import { runWithFaults } from './random-faults'

describe.skipIf(noServer)('the limit holds', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let redis: Redis
  beforeAll(async () => {
    server = await RedisServer.startAlone()
    redis = await connectRedis(server.address)
  })
  afterAll(async () => {
    await redis.close()
    await server.end()
  })

  it.each([1, 2, 3, 4, 5, 6])('in any window, whatever fails (schedule %i)', async (seed) => {
    const { most, calls, faults } = await runWithFaults(redis, seed, 4, 40)
    expect(most, faults.join('\n')).toBeLessThanOrEqual(40)
    expect(calls).toBeGreaterThan(20)
  })
})
