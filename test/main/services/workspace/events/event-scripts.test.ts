import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { RedisEngine } from '@main/adapters/workspace/redis-engine'
import { PUBLISH, READ } from '@main/services/workspace/events/event-scripts'
import { FakeLog } from '../../../../fakes/log'
import { noServer, RedisServer } from '../../../../helpers/redis-server'

describe.skipIf(noServer)('the stream of events (skipped where there is no Redis server)', () => {
  let folder: string
  let server: RedisServer
  let engine: RedisEngine
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ws-scripts-'))
    server = await RedisServer.start(folder)
    const access = { address: server.address, user: '', password: null, passphrase: 'right', authorityFile: '' }
    engine = new RedisEngine({
      computer: '1'.repeat(32),
      access,
      clock: systemClock(),
      log: new FakeLog(),
      random: () => 0,
      contacted: () => {}
    })
    engine.start()
    await expect.poll(() => engine.isOpen, { timeout: 30_000 }).toBe(true)
  })
  afterEach(async () => {
    engine.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const publish = (event: string, keepMs: number): Promise<unknown> =>
    engine.run(
      PUBLISH,
      ['events', 'facts', `event ${event}`, 'lease'],
      [event, '', 'c', 'epoch', '10', '100', `${keepMs}`]
    )
  const facts = (): Promise<unknown> =>
    engine.run(
      { source: "return {redis.call('XLEN', KEYS[1]), redis.call('HGET', KEYS[2], 'bytes')}" },
      ['events', 'facts'],
      []
    )

  it('counts its bytes from 0 after it expired', async () => {
    await publish('x'.repeat(90), 1)
    await expect.poll(facts, { timeout: 30_000 }).toEqual([0, '90'])
    await publish('y'.repeat(40), 60_000)
    await publish('z'.repeat(40), 60_000)
    expect(await facts()).toEqual([2, '80'])
    await publish('w'.repeat(40), 60_000)
    expect(await facts()).toEqual([2, '80'])
  })

  it('returns the size of a page instead of more bytes than expected', async () => {
    await publish('x'.repeat(40), 60_000)
    await publish('y'.repeat(30), 60_000)
    await publish('z'.repeat(20), 60_000)
    const read = async (most: string, expected: string) => {
      const reply = await engine.run(READ, ['events', 'facts'], ['0-0', '', '9', most, expected])
      const [, , , entries, bytes] = reply as [number, string, number, [string, number, string][], number]
      return [entries.map(([, , sealed]) => sealed[0]).join(''), bytes]
    }
    expect(await read('75', '69')).toEqual(['', 70])
    expect(await read('75', '70')).toEqual(['xy', 0])
    expect(await read('10', '10')).toEqual(['', 40])
    expect(await read('10', '40')).toEqual(['x', 0])
  })
})
