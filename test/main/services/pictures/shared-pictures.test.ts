/** Pictures of the other computers, with the script on a real server. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  MAX_SHARED_BYTES,
  MAX_SHARED_SUM,
  SharedPictures,
  type PictureStore,
  type StoredPicture
} from '@main/services/pictures/shared-pictures'
import { WorkspaceUnavailable, type WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { connectRedis, noServer, RedisServer, type Redis } from '../../../helpers/redis-server'

const URL_A = 'https://service.example/logo.png'
const BYTES = Uint8Array.from([137, 80, 78, 71, 10, 1, 2, 3])

describe.skipIf(noServer)('pictures of the other computers', () => {
  let server: Awaited<ReturnType<typeof RedisServer.startAlone>>
  let redis: Redis
  let isUp: boolean
  let reading: Promise<unknown>
  const clock = new FakeClock()

  const engine = {
    computer: 'a',
    get isOpen() {
      return true
    },
    run: ({ source }, parts, args) =>
      isUp
        ? redis.eval(source, { keys: [...parts], arguments: [...args] })
        : Promise.reject(new WorkspaceUnavailable('down')),
    async read(part) {
      if (!isUp) throw new WorkspaceUnavailable('down')
      await reading
      const text = await redis.get(part)
      return text === null ? null : Buffer.from(text, 'base64')
    },
    async write(part, value, keepMs) {
      await redis.set(part, Buffer.from(value).toString('base64'), { PX: keepMs })
    }
  } as Partial<WorkspaceEngine> as WorkspaceEngine

  function computer({ shared = 'service and key' as string | null, keepMs = null as number | null } = {}) {
    const stored = new Map<string, StoredPicture>()
    const store: PictureStore = {
      get: async (url) => stored.get(url) ?? null,
      put: async (url, type, bytes) => void stored.set(url, { type, bytes }),
      drop: async (url) => void stored.delete(url)
    }
    const pictures = new SharedPictures({
      store,
      clock,
      log: new FakeLog(),
      engine: () => engine,
      sharedName: () => shared,
      keepMs: () => keepMs
    })
    return { pictures, stored }
  }

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
    isUp = true
    reading = Promise.resolve()
  })

  it('are fetched once, and stored here as well', async () => {
    const [one, two] = [computer(), computer()]
    await one.pictures.put(URL_A, 'image/png', BYTES)
    const found = await two.pictures.get(URL_A)
    expect(found).toEqual({ type: 'image/png', bytes: Buffer.from(BYTES) })
    await expect.poll(() => two.stored.has(URL_A)).toBe(true)
    isUp = false
    expect(await two.pictures.get(URL_A)).toMatchObject({ type: 'image/png' })
  })

  it('belong to one service and key, and to no demo', async () => {
    await computer().pictures.put(URL_A, 'image/png', BYTES)
    expect(await computer({ shared: 'another service' }).pictures.get(URL_A)).toBeNull()
    await computer({ shared: null }).pictures.put('https://demo.example/a.png', 'image/png', BYTES)
    expect(await redis.keys('*demo*')).toEqual([])
  })

  it('stay on their computer when they are large, or when all of them are', async () => {
    const { pictures, stored } = computer()
    await pictures.put(URL_A, 'image/png', new Uint8Array(MAX_SHARED_BYTES + 1))
    expect(stored.has(URL_A)).toBe(true)
    expect(await redis.keys('picture service*')).toEqual([])
    await redis.set('picture sum', String(MAX_SHARED_SUM - BYTES.length))
    await pictures.put('https://service.example/last.png', 'image/png', BYTES)
    await pictures.put('https://service.example/more.png', 'image/png', BYTES)
    expect(await redis.keys('picture service*')).toEqual(['picture service and key https://service.example/last.png'])
    expect(await redis.get('picture sum')).toBe(String(MAX_SHARED_SUM))
  })

  it('expire within a week, and sooner where the policy says so', async () => {
    await computer().pictures.put(URL_A, 'image/png', BYTES)
    const part = `picture service and key ${URL_A}`
    expect(await redis.pTTL(part)).toBeGreaterThan(6 * 86_400_000)
    expect(await redis.pTTL('picture sum')).toBeGreaterThan(6 * 86_400_000)
    await computer({ keepMs: 86_400_000 }).pictures.put(URL_A, 'image/png', BYTES)
    expect(await redis.pTTL(part)).toBeLessThanOrEqual(86_400_000)
  })

  it('are missing rather than late: a slow or absent server delays no picture', async () => {
    reading = new Promise(() => undefined)
    const waiting = computer().pictures.get(URL_A)
    await clock.advance(800)
    expect(await waiting).toBeNull()
    isUp = false
    const { pictures, stored } = computer()
    expect(await pictures.get(URL_A)).toBeNull()
    await pictures.put(URL_A, 'image/png', BYTES)
    expect(stored.has(URL_A)).toBe(true)
  })

  it('that someone else wrote in another form are ignored', async () => {
    for (const value of ['', 'no line break', `${'x'.repeat(50)}\nbytes`]) {
      await redis.set(`picture service and key ${URL_A}`, Buffer.from(value).toString('base64'))
      expect(await computer().pictures.get(URL_A)).toBeNull()
    }
  })
})
