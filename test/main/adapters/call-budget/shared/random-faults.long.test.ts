import { expect, it, onTestFinished } from 'vitest'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { runWithFaults } from './random-faults'

const SCHEDULES = 60

it.skipIf(noServer)('the limit holds in every random schedule of faults', { timeout: 1_800_000 }, async () => {
  const server = await RedisServer.startAlone()
  const redis = await connectRedis(server.address)
  onTestFinished(async () => {
    await redis.close()
    await server.end()
  })
  let made = 0
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const { most, calls, faults } = await runWithFaults(redis, seed, seed % 5 === 0 ? 8 : 4, 40)
    expect(most, `schedule ${seed}\n${faults.join('\n')}`).toBeLessThanOrEqual(40)
    made += calls
  }
  expect(made).toBeGreaterThan(SCHEDULES * 30)
})
