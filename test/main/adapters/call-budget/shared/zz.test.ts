import { it } from 'vitest'
import { RedisServer } from '../../../../support/redis-server'
import { runWithFaults } from './random-faults'
import { connect } from './shop'
it('x', async () => {
  const server = await RedisServer.start()
  const redis = await connect(server.url)
  for (const seed of (process.env['LIST'] ?? '').split(',').map(Number)) {
    const out = await runWithFaults(redis, seed, 4, 40)
    console.log(seed, out.most, out.calls, out.faults.slice(-14).join(' | '))
  }
  await redis.close()
  await server.remove()
}, 400000)
