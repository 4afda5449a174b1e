import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileUptimeLog } from '@main/adapters/event-sources/uptime-log'
import { FeedSources } from '@main/services/feed/feed-sources'
import type { UptimeLog } from '@shared/ports/feed/uptime-log'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { FakeLog } from '../../../fakes/log'
import { FakeSource } from './fake-source'

describe('the time when each source last listened', () => {
  let folder: string
  let file: string
  let log: FakeLog
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-uptime-'))
    file = join(folder, 'below', 'feed-uptime.json')
    log = new FakeLog()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('survives a restart, in a file for this user alone', async () => {
    await fileUptimeLog(file, log).write({ webhook: 1000, mqtt: 2000 })
    expect(await fileUptimeLog(file, log).read()).toEqual({ webhook: 1000, mqtt: 2000 })
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'below'))).toEqual(['feed-uptime.json'])
  })

  it('is the newest one when two writes overlap', async () => {
    const uptime = fileUptimeLog(file, log)
    await Promise.all(Array.from({ length: 50 }, (_, n) => uptime.write({ webhook: n })))
    expect(await uptime.read()).toEqual({ webhook: 49 })
    expect(log.lines).toEqual([])
    expect(await readdir(join(folder, 'below'))).toEqual(['feed-uptime.json'])
  })

  it('is unknown without a readable file, and only times of sources are read from it', async () => {
    expect(await fileUptimeLog(file, log).read()).toEqual({})
    await fileUptimeLog(file, log).write({})
    for (const content of ['', '{', 'null', '[1]', '7']) {
      await writeFile(file, content)
      expect(await fileUptimeLog(file, log).read(), content).toEqual({})
    }
    await writeFile(file, '{"webhook":5,"mqtt":"6","relay":null,"nobody":7,"polling":1e999}')
    expect(await fileUptimeLog(file, log).read()).toEqual({ webhook: 5 })
  })

  it('is unknown, not empty, when the file cannot be read', async () => {
    await mkdir(file, { recursive: true })
    await expect(fileUptimeLog(file, log).read()).rejects.toMatchObject({ code: 'EISDIR' })
  })

  it('reports a failure to write once, and again after a success', async () => {
    const uptime = fileUptimeLog(join(file, 'in-a-file'), log)
    await fileUptimeLog(file, log).write({ webhook: 1 })
    await uptime.write({ webhook: 2 })
    await uptime.write({ webhook: 3 })
    expect(log.lines).toMatchObject([{ level: 'warn', event: 'feed.uptime' }])
    await rm(file)
    await uptime.write({ webhook: 4 })
    await rm(join(file, 'in-a-file'))
    await rm(file, { recursive: true })
    await writeFile(file, '')
    await uptime.write({ webhook: 5 })
    expect(log.lines).toHaveLength(2)
  })

  describe('over a restart of the program', () => {
    let clock: FakeClock
    let store: FakeEventStore
    let webhook: FakeSource
    beforeEach(() => {
      clock = new FakeClock()
      store = new FakeEventStore()
    })
    const created: FeedSources[] = []
    // a write under way would meet the removal of the folder
    afterEach(() => Promise.all(created.splice(0).map((sources) => sources.close())))
    const create = (uptime: UptimeLog = fileUptimeLog(file, log), ...more: FakeSource[]): FeedSources => {
      webhook = new FakeSource('webhook')
      const sources = new FeedSources({
        sources: [webhook, ...more],
        deliver: () => Promise.resolve({ outcome: 'stored' }),
        store,
        uptime,
        clock,
        log,
        changed: () => undefined,
        onGapAdded: () => undefined,
        onWake: () => undefined
      })
      created.push(sources)
      return sources
    }
    const run = async (): Promise<FeedSources> => {
      const sources = create()
      await sources.open()
      return sources
    }
    const written = async (): Promise<number> =>
      (JSON.parse(await readFile(file, 'utf8')) as { webhook: number }).webhook

    it('the gap begins at the moment of a proper end', async () => {
      const sources = await run()
      await clock.advance(61_500)
      const ended = clock.now()
      await sources.close()
      expect(await written()).toBe(ended)
      await clock.advance(600_000)
      await run()
      expect(await store.gaps(0, Number.MAX_SAFE_INTEGER)).toMatchObject([
        { source: 'webhook', fromMs: ended, toMs: ended + 600_000 }
      ])
    })

    it('the gap begins when the source stopped listening, not when the program ended', async () => {
      const sources = await run()
      await clock.advance(10_000)
      const stopped = clock.now()
      webhook.become('failing')
      await clock.advance(60_000)
      await sources.close()
      expect(await written()).toBe(stopped)
      await run()
      expect(await store.gaps(0, Number.MAX_SAFE_INTEGER)).toMatchObject([
        { source: 'webhook', fromMs: stopped, toMs: stopped + 60_000 }
      ])
    })

    it('is recorded while another source hangs at its start', async () => {
      const written: unknown[] = []
      const hanging = new FakeSource('mqtt')
      hanging.start = () => new Promise(() => undefined)
      const sources = create({ read: async () => ({}), write: async (alive) => void written.push(alive) }, hanging)
      const opened = sources.open()
      await clock.advance(7000)
      await opened
      expect(written.at(-1)).toEqual({ webhook: clock.now() })
    })

    it('a program that ends before it listens writes nothing', async () => {
      const first = await run()
      await clock.advance(10_000)
      await first.close()
      const ended = await written()
      const early = create()
      await early.close()
      await early.open()
      expect(webhook.status().state).toBe('off')
      expect(await written()).toBe(ended)
    })

    it('an unreadable log stays, and the gap begins in the previous run once it is readable', async () => {
      const first = await run()
      await clock.advance(10_000)
      const ended = clock.now()
      await first.close()
      await clock.advance(600_000)
      let readable = false
      const uptime = fileUptimeLog(file, log)
      const sources = create({
        read: () => (readable ? Promise.resolve({ webhook: ended }) : Promise.reject(new Error('EBUSY'))),
        write: (alive) => uptime.write(alive)
      })
      await sources.open()
      await clock.advance(10_000)
      expect(await written()).toBe(ended)
      readable = true
      await clock.advance(4000)
      const [gap] = await store.gaps(0, Number.MAX_SAFE_INTEGER)
      expect(gap).toMatchObject({ source: 'webhook', fromMs: ended })
      await sources.close()
      expect(await written()).toBe(clock.now())
    })

    it('the gap after a kill begins at most two seconds early', async () => {
      await run()
      await clock.advance(61_500)
      const killed = clock.now()
      await expect.poll(written).toBeGreaterThanOrEqual(killed - 2000)
      clock.kill()
      await clock.advance(600_000)
      await run()
      const [hole] = await store.gaps(0, Number.MAX_SAFE_INTEGER)
      expect(hole).toMatchObject({ source: 'webhook', toMs: killed + 600_000 })
      expect(hole!.fromMs).toBeGreaterThanOrEqual(killed - 2000)
      expect(hole!.fromMs).toBeLessThanOrEqual(killed)
    })
  })
})
