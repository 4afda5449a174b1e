/** The server executes a report of a computer, but its answer is lost or the report arrives late. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OwnShare } from '@main/adapters/call-budget/shared/own-share'
import { FakeClock } from '../../../../fakes/clock'
import { connectRedis, noServer, RedisServer } from '../../../../helpers/redis-server'
import { temporaryFolder } from '../../sqlite/support/store-helpers'
import { Shop, type Computer } from './shop'

const WINDOW_MS = 600_000

describe.skipIf(noServer)('one budget when a report is not answered', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let shop: Shop
  let a: Computer
  let b: Computer
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
    ;[a, b] = shop.computers as [Computer, Computer]
  })
  afterEach(() => shop.remove())

  it('does not use the reported part of a share again after a window', async () => {
    a.engine.set('cut')
    expect(await shop.spend(a)).toBeGreaterThan(20)
    a.engine.set('lose-answers')
    await shop.pass(15_000)
    a.engine.set('cut')
    await shop.pass(WINDOW_MS + 30_000)
    shop.arrivals.length = 0
    await shop.spend(b)
    await shop.spend(a)
    expect(shop.arrivals.length).toBeGreaterThan(40)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('keeps a share reserved whose computer reports calls that the server has lost', async () => {
    await shop.spend(a, 10)
    await shop.loseData()
    a.engine.set('lose-answers')
    await shop.pass(1000)
    a.engine.set('cut')
    await shop.pass(15_000)
    await shop.spend(b)
    await shop.spend(a)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('ignores a report that arrives after a later one', async () => {
    await shop.spend(b)
    await shop.pass(15_000)
    a.engine.set('late')
    await shop.pass(1000)
    expect(shop.late.length).toBeGreaterThan(0)
    a.engine.set('open')
    await shop.pass(WINDOW_MS + 30_000)
    await shop.deliverLate()
    a.engine.set('cut')
    shop.arrivals.length = 0
    await shop.spend(b)
    expect(await shop.spend(a)).toBeGreaterThan(20)
    expect(shop.most()).toBeLessThanOrEqual(60)
  })

  it('joins again after its file was lost, although the server knows later messages', async () => {
    shop.kill(a)
    shop.loseShareFile(a)
    await shop.restart(a)
    await shop.pass(15_000)
    expect(a.budget.useOf('vehicleDatabase')).toMatchObject({ alone: false, computers: 2 })
    expect(await shop.call(a)).toBe(true)
  })
})

it('counts a call of the share that was not reported before a restart', () => {
  const path = join(temporaryFolder(), 'share')
  const clock = new FakeClock({ sinceBoot: 600_000 })
  const rules = { limit: 60, windowMs: WINDOW_MS, reservePercent: 20, callsPerSecond: 9, concurrent: 9 }
  const shareAfter = (settled: readonly number[]): OwnShare =>
    new OwnShare({ path, computer: 'a', clock, rules: () => rules }, { settled, open: 0, stopLeftMs: 0 })
  const share = shareAfter([])
  share.answered({ used: 0, tick: 1, known: [], serverNow: 1 }, true)
  share.joined(10)
  clock.sleep(1000)
  share.take()('done')
  const calledAt = clock.monotonic()
  clock.sleep(1000)
  share.answered({ used: 0, tick: 2, known: [], serverNow: 1001 }, true)
  share.hold(9)
  expect(shareAfter([calledAt]).left(false)).toBe(8)
})
