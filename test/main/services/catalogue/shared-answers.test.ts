import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SharedAnswers } from '@main/services/catalogue/shared-answers'
import { ConnectionMonitor } from '@main/services/connection/connection-monitor'
import { systemClock } from '@main/adapters/clock'
import type { ApiResult, CallOptions, CatalogueApi } from '@shared/ports/network/api-client'
import { WorkspaceUnavailable, type WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import type { Clock } from '@shared/ports/system/clock'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { connectRedis, noServer, RedisServer, type Redis } from '../../../helpers/redis-server'

const DAY_MS = 86_400_000
const POLICY = { listMs: DAY_MS, engineMs: DAY_MS, emptyMs: DAY_MS }
const recordOf = (call: string) => ({ id: call.split(' ').at(-1), name: call })
const OPTIONS: CallOptions = { language: 'en', priority: 'click' }

describe.skipIf(noServer)('answers of the other computers', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let redis: Redis
  let calls: string[]
  let answer: (call: string) => Promise<ApiResult<unknown>>
  let isUp = true
  let policy = POLICY

  const engine: WorkspaceEngine = {
    computer: 'a',
    get isOpen() {
      return isUp
    },
    run: ({ source }, parts, args) =>
      isUp
        ? redis.eval(source, { keys: [...parts], arguments: [...args] })
        : Promise.reject(new WorkspaceUnavailable('down')),
    read: async (part) => {
      const text = await redis.get(part)
      return text === null ? null : Buffer.from(text, 'base64')
    },
    write: async (part, value, keepMs) => {
      await redis.set(part, Buffer.from(value).toString('base64'), { PX: keepMs })
    },
    seal: (_part, value) => Buffer.from(value).toString('base64'),
    unseal: (_part, sealed) => Buffer.from(sealed, 'base64'),
    nameOf: (part) => part,
    publish: () => Promise.resolve(),
    onMessage: () => () => undefined,
    onChange: () => () => undefined
  }
  const api = {
    call: async (name: string, params: object, { language }: CallOptions) => {
      const call = `${language} ${name} ${Object.values(params).join()}`
      calls.push(call)
      return answer(call)
    }
  } as unknown as CatalogueApi
  const computer = (shared: string | null = 'service and key', id = 'a', name = '', clock: Clock = systemClock()) =>
    new SharedAnswers({
      api,
      clock,
      log: new FakeLog(),
      policy: () => policy,
      engine: () => Object.assign(Object.create(engine) as WorkspaceEngine, { computer: id }),
      computerName: () => name,
      sharedName: () => shared
    })
  /** Answers are shared after they are returned. */
  const unlocked = () => expect.poll(() => redis.keys('* lock')).toEqual([])
  const engineRecord = (id: string) => ({ engine_id: id }) as never

  beforeAll(async () => {
    server = await RedisServer.startAlone()
    redis = await connectRedis(server.address)
  })
  afterAll(async () => {
    await redis.close()
    await server.end()
  })
  beforeEach(async () => {
    await redis.flushAll()
    calls = []
    isUp = true
    policy = POLICY
    answer = (call) => Promise.resolve({ ok: true, data: recordOf(call), fetchedAtMs: Date.now() })
  })

  it('cost one call each, when eight computers open the same 100 engines at once', async () => {
    answer = async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { ok: true, data: recordOf(call), fetchedAtMs: Date.now() }
    }
    const ids = Array.from({ length: 100 }, (_, i) => `${i}`)
    const opened = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const one = computer()
        const answers: unknown[] = []
        for (const id of [...ids.slice(n * 5), ...ids.slice(0, n * 5)]) {
          const got = await one.call('engine', engineRecord(id), OPTIONS)
          answers.push(got.ok && got.data)
        }
        return answers
      })
    )
    expect(opened.flat().every(Boolean)).toBe(true)
    expect(new Set(calls).size).toBe(100)
    expect(calls.length).toBe(100)
  })

  it('have their age, and end with the policy of this computer', async () => {
    await computer().call('engine', engineRecord('1'), OPTIONS)
    await unlocked()
    await redis.pExpire((await redis.keys('*'))[0]!, DAY_MS - 3_600_000)
    const got = await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(got.ok && Date.now() - got.fetchedAtMs).toBeGreaterThanOrEqual(3_600_000)
    expect(calls).toHaveLength(1)
    policy = { ...POLICY, engineMs: 1_800_000 }
    await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(calls).toHaveLength(2)
  })

  it('name the computer that fetched them', async () => {
    await computer(undefined, 'a', 'Bench').call('engine', engineRecord('1'), OPTIONS)
    expect(await computer(undefined, 'b').call('engine', engineRecord('1'), OPTIONS)).toMatchObject({
      computer: 'Bench'
    })
    expect(await computer(undefined, 'a').call('engine', engineRecord('1'), OPTIONS)).not.toHaveProperty('computer')
  })

  it('are separate for each language, service and key', async () => {
    await computer().call('engine', engineRecord('1'), OPTIONS)
    await computer().call('engine', engineRecord('1'), { ...OPTIONS, language: 'lt' })
    await computer('another key').call('engine', engineRecord('1'), OPTIONS)
    expect(calls).toHaveLength(3)
    await computer().call('engine', engineRecord('1'), { ...OPTIONS, refresh: true })
    expect(calls).toHaveLength(3)
    await unlocked()
    for (const key of await redis.keys('*key en*')) await redis.pExpire(key, DAY_MS - 60_000)
    await computer().call('engine', engineRecord('1'), { ...OPTIONS, refresh: true })
    expect(calls).toHaveLength(4)
  })

  it('include a 404, and no failure', async () => {
    answer = () => Promise.resolve({ ok: false, failure: { code: 'not-found', status: 404 } })
    await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(await computer().call('engine', engineRecord('1'), OPTIONS)).toMatchObject({
      ok: false,
      failure: { code: 'not-found' }
    })
    expect(calls).toHaveLength(1)
    await unlocked()
    for (const key of await redis.keys('*')) await redis.pExpire(key, DAY_MS - 3_600_000)
    const got = await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(Date.now() - got.fetchedAtMs!).toBeGreaterThanOrEqual(3_600_000)
    answer = () => Promise.resolve({ ok: false, failure: { code: 'server-error', status: 500 } })
    await computer().call('engine', engineRecord('2'), OPTIONS)
    await computer().call('engine', engineRecord('2'), OPTIONS)
    expect(calls).toHaveLength(3)
  })

  it('do not delay the answer of the service, and leave a lock that another call has taken over', async () => {
    const { write } = engine
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    engine.write = async (...args) => {
      await released
      return write(...args)
    }
    expect((await computer().call('engine', engineRecord('1'), OPTIONS)).ok).toBe(true)
    const [lock] = await redis.keys('* lock')
    await redis.set(lock!, 'of another call')
    engine.write = write
    release()
    await expect.poll(() => redis.keys('*')).toHaveLength(2)
    await computer().call('engine', engineRecord('2'), OPTIONS)
    await expect.poll(() => redis.keys('* lock')).toEqual([lock])
    expect(await redis.get(lock!)).toBe('of another call')
  })

  it('of another shape are read like answers of the service, or not at all', async () => {
    const share = async (data: unknown) => {
      answer = () => Promise.resolve({ ok: true, data, fetchedAtMs: Date.now() })
      await computer().call('engine', engineRecord('1'), OPTIONS)
      await unlocked()
      answer = (call) => Promise.resolve({ ok: true, data: recordOf(call), fetchedAtMs: Date.now() })
    }
    await share({ id: '1', name: 'older', of_a_later_version: [] })
    const got = await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(got).toMatchObject({ ok: true, shared: true, data: { name: 'older', ecu: null } })
    expect(got.ok && got.data).not.toHaveProperty('of_a_later_version')
    expect(calls).toHaveLength(1)
    await redis.flushAll()
    await share(['no record'])
    expect(await computer().call('engine', engineRecord('1'), OPTIONS)).not.toHaveProperty('shared')
    expect(calls).toHaveLength(3)
  })

  it('that are unreadable, or whose server fails, leave no lock that others wait for', async () => {
    await computer().call('engine', engineRecord('1'), OPTIONS)
    await unlocked()
    for (const part of await redis.keys('answer *'))
      await redis.set(part, Buffer.from('{').toString('base64'), { PX: 999 })
    await computer().call('engine', engineRecord('1'), OPTIONS)
    await unlocked()
    const { read } = engine
    engine.read = () => Promise.reject(new WorkspaceUnavailable('down'))
    await computer().call('engine', engineRecord('1'), OPTIONS)
    engine.read = read
    await unlocked()
    expect(calls).toHaveLength(3)
  })

  it('do not say that the service answers', async () => {
    await computer().call('engine', engineRecord('1'), OPTIONS)
    await unlocked()
    const monitor = new ConnectionMonitor({
      budget: new FakeCallBudget(),
      clock: new FakeClock(),
      log: new FakeLog(),
      settings: () => ({ rearmMs: 30, subscriptionCheckMs: 1440 }),
      check: async () => undefined,
      explainUnauthorised: () => undefined,
      probe: async () => undefined,
      changed: () => undefined
    })
    monitor.reset('online')
    const { call } = monitor.observe(computer(), () => 'profile')
    answer = () => Promise.resolve({ ok: false, failure: { code: 'offline', unconnected: true } })
    await call('engine', engineRecord('2'), OPTIONS)
    expect(monitor.state).toBe('offline')
    expect(await call('engine', engineRecord('1'), OPTIONS)).toMatchObject({ ok: true, shared: true })
    expect(monitor.state).toBe('offline')
    answer = (made) => Promise.resolve({ ok: true, data: recordOf(made), fetchedAtMs: Date.now() })
    await call('engine', engineRecord('3'), OPTIONS)
    expect(monitor.state).toBe('online')
  })

  it('are awaited for at most 0.8 s when the server is slow', async () => {
    const clock = new FakeClock()
    const { run } = engine
    engine.run = () => new Promise(() => undefined)
    let got: unknown
    void computer(undefined, 'a', '', clock)
      .call('engine', engineRecord('1'), OPTIONS)
      .then((answered) => (got = answered.ok))
    await clock.advance(790)
    expect(calls).toHaveLength(0)
    await clock.advance(10)
    engine.run = run
    await expect.poll(() => got).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('are not read without the server, and a call that hangs elsewhere delays nobody for long', async () => {
    isUp = false
    await computer().call('engine', engineRecord('1'), OPTIONS)
    expect(calls).toHaveLength(1)
    isUp = true
    answer = () => new Promise(() => undefined)
    void computer().call('engine', engineRecord('2'), OPTIONS)
    await expect.poll(() => calls.length).toBe(2)
    answer = (call) => Promise.resolve({ ok: true, data: recordOf(call), fetchedAtMs: Date.now() })
    expect((await computer().call('engine', engineRecord('2'), OPTIONS)).ok).toBe(true)
    expect(calls).toHaveLength(3)
  })
})
