import { spawnSync } from 'node:child_process'
import {
  appendFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { FolderSource, type FolderSettings } from '@main/adapters/event-sources/folder'
import { systemDisk, systemFolderWatch, type Disk, type FolderWatch } from '@main/adapters/event-sources/folder/disk'
import { FeedPipeline } from '@main/services/feed/feed-pipeline'
import type { Delivery, RawEvent } from '@shared/feed/events'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import { FakeClock } from '../../../fakes/clock'
import { FakeEventStore } from '../../../fakes/feed/event-store'
import { ticket } from '../../../fakes/feed/events'
import { FakeLog } from '../../../fakes/log'

const EVERY = 10_000
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a watched folder', () => {
  let base: string
  let folder: string
  let clock: FakeClock
  let log: FakeLog
  let memory: Map<string, unknown>
  let settings: FolderSettings
  let got: RawEvent[]
  let answer: () => Delivery
  let asked: string[]
  let pending: number
  let hint: ((name: string | null) => void) | null
  let disk: Disk
  let watch: FolderWatch
  let source: FolderSource

  /** The true disk; `pending` says how many calls have not come back. */
  const counted = (under: Disk): Disk => {
    const wrap =
      <A extends unknown[], T>(name: string, call: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        asked.push(`${name} ${String(args[0]).slice(base.length + 1)}`)
        pending++
        return call(...args).finally(() => pending--)
      }
    return {
      folder: wrap('folder', under.folder),
      stat: wrap('look', under.stat),
      read: wrap('read', under.read),
      remove: wrap('remove', under.remove),
      moveAside: wrap('move', under.moveAside),
      list: wrap('list', async (path) => {
        const listing = await under.list(path)
        return { next: wrap('next', listing.next), close: wrap('close', listing.close) }
      })
    }
  }
  const make = (): FolderSource =>
    new FolderSource({
      clock,
      log,
      random: () => 0,
      settings: () => settings,
      ownFolder: join(base, 'own'),
      disk,
      watch: (...args) => watch(...args),
      memory: {
        read: (name) => Promise.resolve(memory.get(name) ?? null),
        write: (name, value) => Promise.resolve(void memory.set(name, structuredClone(value)))
      }
    })
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'feed-folder-'))
    folder = join(base, 'in')
    await mkdir(folder)
    await mkdir(join(base, 'own'))
    clock = new FakeClock()
    log = new FakeLog()
    memory = new Map()
    got = []
    asked = []
    pending = 0
    hint = null
    answer = () => ({ outcome: 'stored' })
    settings = {
      enabled: true,
      folder,
      kindFrom: 'name',
      kindField: '/kind',
      taken: 'keep',
      everyMs: EVERY,
      maxBodyBytes: 100_000
    }
    disk = counted(systemDisk)
    watch = (_folder, changed) => {
      hint = changed
      return () => (hint = null)
    }
    source = make()
  })
  afterEach(async () => {
    await source.stop()
    await rm(base, { recursive: true, force: true })
  })

  /** Until nothing but the clock is waited for. */
  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await turn()
      quiet = pending === 0 && (clock.timers > 0 || source.status().state === 'off') ? quiet + 1 : 0
    }
  }
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      await clock.advance(Math.min(500, left))
      await rest()
    }
  }
  const start = async (): Promise<void> => {
    await source.start((event) => {
      const delivery = answer()
      if (delivery.outcome === 'stored') got.push(event)
      return Promise.resolve(delivery)
    })
    await rest()
  }
  const restart = async (): Promise<void> => {
    await source.stop()
    source = make()
    await start()
  }
  const put = (name: string, text: string | Uint8Array = '{"id":1}'): Promise<void> =>
    writeFile(join(folder, name), text)
  /** As careful programs do it. */
  async function drop(name: string, text = '{"id":1}'): Promise<void> {
    await put(`.${name}.part`, text)
    await rename(join(folder, `.${name}.part`), join(folder, name))
    hint?.(name)
  }
  const read = (): string[] => asked.filter((one) => one.startsWith('read '))
  const said = (): string[] => got.map(({ kind, body }) => `${kind} ${Buffer.from(body).toString()}`)

  it('reads nothing while it is switched off', async () => {
    settings = { ...settings, enabled: false }
    await put('ticket_opened.json')
    await start()
    expect(asked).toEqual([])
    expect(source.status().state).toBe('off')
  })

  it('reports that no folder is chosen', async () => {
    settings = { ...settings, folder: '' }
    await start()
    expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'no-folder' }, retryAtMs: null })
    expect(await source.test()).toEqual({ ok: false, problem: { code: 'no-folder' } })
    expect(asked).toEqual([])
  })

  it('processes a moved file at once, with the kind in its name and unchanged bytes', async () => {
    await start()
    expect(source.status()).toMatchObject({ state: 'listening', at: folder, problem: null, warnings: ['writers'] })
    await drop('ticket_answered__2026-03-02.json', ' {"id": 9223372036854775807} ')
    await pass(1500)
    expect(said()).toEqual(['ticket_answered  {"id": 9223372036854775807} '])
    expect(got[0]).toMatchObject({ source: 'folder', headers: { 'file-name': 'ticket_answered__2026-03-02.json' } })
    expect(got[0]?.catchUp).toBeUndefined()
    await drop('project_update.77.JSON')
    await pass(1500)
    expect(got[1]?.kind).toBe('project_update')
  })

  it('finds files without change events, as on a share', async () => {
    await start()
    hint = null
    await put('ticket_opened.json')
    await pass(EVERY - 500)
    expect(got).toEqual([])
    await pass(2000)
    expect(said()).toEqual(['ticket_opened {"id":1}'])
  })

  it('reports existing files as one catch-up, oldest first', async () => {
    for (const [name, second] of [
      ['b', 30],
      ['a', 40],
      ['c', 20]
    ] as const) {
      await put(`${name}.json`)
      await utimes(join(folder, `${name}.json`), second, second)
    }
    await start()
    await pass(1500)
    expect(got.map(({ kind, catchUp }) => [kind, catchUp])).toEqual([
      ['c', true],
      ['b', true],
      ['a', true]
    ])
  })

  it('waits until a file stops changing', async () => {
    await start()
    await put('slow.json', '{"id":')
    hint?.('slow.json')
    for (let n = 0; n < 6; n++) {
      await pass(500)
      await appendFile(join(folder, 'slow.json'), ' ')
    }
    expect(read()).toEqual([])
    await appendFile(join(folder, 'slow.json'), '7}')
    await pass(2500)
    expect(got.map(({ kind }) => kind)).toEqual(['slow'])
    expect(JSON.parse(Buffer.from(got[0]!.body).toString())).toEqual({ id: 7 })
    expect(source.status().problem).toBeNull()
  })

  it('opens plain files with its extensions only: no links, folders, pipes, hidden or unfinished files', async () => {
    await writeFile(join(base, 'secret.json'), '{"outside":1}')
    await mkdir(join(folder, 'folder.json'))
    await writeFile(join(folder, 'folder.json', 'inner.json'), '{}')
    await symlink(join(base, 'secret.json'), join(folder, 'link.json'))
    await symlink(base, join(folder, 'way.json'))
    for (const name of ['.hidden.json', '~open.json', 'a.json.tmp', 'b.json.part', 'c.txt', 'd.json.exe', 'json'])
      await put(name)
    if (process.platform !== 'win32') spawnSync('mkfifo', [join(folder, 'pipe.json')])
    await put('real.json')
    await start()
    await pass(EVERY)
    expect(read()).toEqual(['read in/real.json'])
    expect(got.map(({ kind }) => kind)).toEqual(['real'])
    expect(source.status().problem).toBeNull()
  })

  it.skipIf(process.platform === 'win32')('does not follow a link that replaced a file after the check', async () => {
    await writeFile(join(base, 'secret.json'), '{"outside":1}')
    await put('ticket.json')
    const looked = (await systemDisk.stat(join(folder, 'ticket.json')))!
    await rm(join(folder, 'ticket.json'))
    await symlink(join(base, 'secret.json'), join(folder, 'ticket.json'))
    await expect(systemDisk.read(join(folder, 'ticket.json'), looked)).rejects.toMatchObject({ code: 'ELOOP' })
    await rm(join(folder, 'ticket.json'))
    await link(join(base, 'secret.json'), join(folder, 'ticket.json'))
    expect(await systemDisk.read(join(folder, 'ticket.json'), looked)).toBeNull()
  })

  it('reads a file of lines like a recorded one, one event per line', async () => {
    await put(
      'morning.ndjson',
      '\uFEFF{"kind":"ticket_opened","body": {"id": 1} }\n\n{"kind":"project_update","body":"{\\"id\\":2}","headers":{"X-Who":"me"}}\r\n'
    )
    await start()
    await pass(1500)
    expect(said()).toEqual(['ticket_opened {"id": 1}', 'project_update {"id":2}'])
    expect(got[1]?.headers).toEqual({ 'x-who': 'me', 'file-name': 'morning.ndjson' })
    expect(got.every(({ catchUp }) => catchUp)).toBe(true)
  })

  it('finds the kind in a field where the settings say so, and opens an envelope', async () => {
    settings = { ...settings, kindFrom: 'field', kindField: '/event/name' }
    await put('1.json', '{"event":{"name":"ticket_closed"},"id":1}')
    await put('2.json', '{"kind":"ticket_opened","body":{"id":2}}')
    await put('3.json', '{"event":{"name":7}}')
    await start()
    await pass(1500)
    expect(said().sort()).toEqual(['ticket_closed {"event":{"name":"ticket_closed"},"id":1}', 'ticket_opened {"id":2}'])
    expect(source.status()).toMatchObject({
      state: 'listening',
      problem: { code: 'file-no-kind', params: { file: '3.json', n: 1 } }
    })
  })

  it('leaves invalid events in place, names one of them in its status and none in the log', async () => {
    settings = { ...settings, taken: 'delete' }
    await put('Jane Doe.json', 'no json')
    await put('Other.jsonl', '{"kind":"a","body":1}\n{"kind":"a"}\n')
    await put('bytes.json', Buffer.from([0x7b, 0xff, 0x7d]))
    await start()
    await pass(1500)
    expect(got).toEqual([])
    expect(source.status()).toMatchObject({ state: 'listening', problem: { code: 'file-no-event', params: { n: 3 } } })
    await pass(3 * EVERY)
    expect(read()).toHaveLength(3)
    expect((await readdir(folder)).length).toBe(3)
    expect(log.lines).toContainEqual({ level: 'warn', event: 'feed.folder', details: { 'file-no-event': 3 } })
    expect(JSON.stringify(log.lines)).not.toMatch(/Jane|Other|feed-folder-/)
    await put('Jane Doe.json', '{"id":1,"right":true}')
    for (const name of ['Other.jsonl', 'bytes.json']) await rm(join(folder, name))
    await pass(2 * EVERY)
    expect(got.map(({ kind }) => kind)).toEqual(['Jane Doe'])
    expect(source.status().problem).toBeNull()
  })

  it('does not open a file above the largest event, and reads nothing of a file with a line above it', async () => {
    settings = { ...settings, maxBodyBytes: 50 }
    await put('big.json', JSON.stringify({ text: 'x'.repeat(60) }))
    await put('lines.jsonl', `{"kind":"a","body":{"id":1}}\n{"kind":"b","body":"${'x'.repeat(60)}"}\n`)
    await start()
    await pass(1500)
    expect(got).toEqual([])
    expect(read()).toEqual(['read in/lines.jsonl'])
    expect(source.status().problem).toEqual({ code: 'file-too-large', params: { file: 'big.json', n: 2 } })
  })

  describe('a processed file', () => {
    it('stays, and is neither read again in this run nor after a restart', async () => {
      for (let n = 0; n < 30; n++) await put(`ticket_opened.${n}.json`, `{"id":${n}}`)
      await start()
      await pass(1500)
      expect(got).toHaveLength(30)
      await restart()
      await pass(3 * EVERY)
      expect(got).toHaveLength(30)
      expect(read()).toHaveLength(30)
      expect(JSON.stringify([...memory])).not.toContain('ticket_opened')
    })

    it('is read again when it is written again', async () => {
      await put('status.json', '{"id":1}')
      await start()
      await pass(1500)
      await put('status.json', '{"id":1,"n":2}')
      await pass(EVERY + 1500)
      expect(said()).toEqual(['status {"id":1}', 'status {"id":1,"n":2}'])
    })

    it('is deleted, but not before it is stored', async () => {
      settings = { ...settings, taken: 'delete' }
      answer = () => ({ outcome: 'not-stored', reason: 'store' })
      await put('a.json')
      await start()
      await pass(1500)
      expect(source.status()).toMatchObject({ state: 'listening', problem: { code: 'store' } })
      expect(await readdir(folder)).toEqual(['a.json'])
      answer = () => ({ outcome: 'stored' })
      await pass(5000)
      expect(got).toHaveLength(1)
      expect(await readdir(folder)).toEqual([])
      expect(source.status().problem).toBeNull()
    })

    it('is moved into the folder beside it, where it replaces nothing', async () => {
      settings = { ...settings, taken: 'move' }
      await mkdir(join(folder, 'taken'))
      await writeFile(join(folder, 'taken', 'a.json'), 'old')
      await put('a.json', '{"id":2}')
      await start()
      await pass(EVERY + 1500)
      expect(got).toHaveLength(1)
      expect((await readdir(join(folder, 'taken'))).sort()).toEqual(['a (2).json', 'a.json'])
      expect(await readFile(join(folder, 'taken', 'a.json'), 'utf8')).toBe('old')
      expect(await readFile(join(folder, 'taken', 'a (2).json'), 'utf8')).toBe('{"id":2}')
    })

    it('stays when it cannot be moved, which is reported, and is moved later without a second event', async () => {
      settings = { ...settings, taken: 'move' }
      await mkdir(join(base, 'elsewhere'))
      await symlink(join(base, 'elsewhere'), join(folder, 'taken'))
      await put('a.json')
      await start()
      await pass(1500)
      expect(got).toHaveLength(1)
      expect(source.status().problem).toEqual({ code: 'file-stays', params: { file: 'a.json', n: 1 } })
      expect(await readdir(join(base, 'elsewhere'))).toEqual([])
      await restart()
      expect(source.status().problem).toEqual({ code: 'file-stays', params: { file: 'a.json', n: 1 } })
      await rm(join(folder, 'taken'))
      await pass(EVERY + 1500)
      expect(await readdir(join(folder, 'taken'))).toEqual(['a.json'])
      await pass(EVERY)
      expect(source.status().problem).toBeNull()
      expect(got).toHaveLength(1)
    })

    it('stored earlier is moved once the setting says so', async () => {
      await put('a.json')
      await start()
      await pass(1500)
      settings = { ...settings, taken: 'move' }
      await pass(EVERY)
      expect(await readdir(join(folder, 'taken'))).toEqual(['a.json'])
      expect(read()).toHaveLength(1)
    })

    it('stored in the mode keep is not deleted once the mode is delete, also after a restart', async () => {
      await put('a.json')
      await start()
      await pass(1500)
      settings = { ...settings, taken: 'delete' }
      await put('b.json')
      await pass(EVERY + 1500)
      await restart()
      await pass(EVERY)
      expect(await readdir(folder)).toEqual(['a.json'])
      expect(got).toHaveLength(2)
    })

    it('that could not be deleted is deleted after a restart', async () => {
      settings = { ...settings, taken: 'delete' }
      const under = disk
      disk = { ...under, remove: () => Promise.reject(Object.assign(new Error('in use'), { code: 'EBUSY' })) }
      source = make()
      await put('a.json')
      await start()
      await pass(1500)
      expect(source.status().problem).toEqual({ code: 'file-stays', params: { file: 'a.json', n: 1 } })
      disk = under
      await restart()
      expect(await readdir(folder)).toEqual([])
      expect(got).toHaveLength(1)
    })

    it('is not deleted when another file has taken its place meanwhile', async () => {
      settings = { ...settings, taken: 'delete' }
      await put('a.json', '{"id":1}')
      await source.start(async (event) => {
        got.push(event)
        if (got.length === 1) {
          pending++
          await drop('a.json', '{"id":1,"new":true}')
          pending--
        }
        return { outcome: 'stored' }
      })
      await rest()
      await pass(1500)
      expect(await readdir(folder)).toEqual(['a.json'])
      await pass(EVERY)
      expect(said()).toEqual(['a {"id":1}', 'a {"id":1,"new":true}'])
      expect(await readdir(folder)).toEqual([])
    })

    it('is stored once although the memory of processed files is lost', async () => {
      const store = new FakeEventStore()
      const pipeline = new FeedPipeline({
        store,
        log,
        digests: nodeDigests,
        arrived: () => {},
        mappings: () => PRESETS,
        secret: () => Promise.resolve(null),
        maxBodyBytes: () => 100_000,
        trustPolicy: () => ({ trust: 'unsigned' }),
        onDelivered: () => undefined,
        onStored: () => undefined
      })
      await put('ticket_answered.json', JSON.stringify(ticket()))
      await source.start(pipeline.deliver)
      await rest()
      await pass(1500)
      memory.clear()
      await source.stop()
      source = make()
      await source.start(pipeline.deliver)
      await rest()
      await pass(1500)
      const { items } = await store.page({ filter: {}, limit: 10 })
      expect(items).toMatchObject([
        {
          source: 'folder',
          kind: 'ticket_answered',
          trust: 'unsigned',
          subject: { type: 'ticket', id: 'T-100' },
          copies: 1
        }
      ])
    })
  })

  describe('a lost folder', () => {
    it('is reported, retried with growing delays, and used again once it returns', async () => {
      await start()
      await rename(folder, `${folder}-away`)
      await pass(EVERY)
      expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'folder-unreachable' }, at: folder })
      expect(source.status().retryAtMs).toBeGreaterThan(clock.now() - 1)
      expect(hint).toBeNull()
      expect(await source.test()).toEqual({ ok: false, problem: { code: 'folder-unreachable' } })
      await rename(`${folder}-away`, folder)
      await put('a.json')
      await pass(60_000)
      expect(source.status()).toMatchObject({ state: 'listening', problem: null })
      expect(got.map(({ kind }) => kind)).toEqual(['a'])
      expect(hint).not.toBeNull()
    })

    it('that does not respond is given up, and does not delay the exit', async () => {
      let wake: (() => void) | null = null
      disk = {
        ...disk,
        list: (path) => (
          asked.push('list'),
          new Promise((resolve, reject) => (wake = () => void systemDisk.list(path).then(resolve, reject)))
        )
      }
      source = make()
      await start()
      await pass(16_000)
      expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'folder-unreachable' } })
      await pass(120_000)
      expect(asked.filter((one) => one === 'list')).toHaveLength(1)
      disk.list = counted(systemDisk).list
      wake!()
      await put('a.json')
      await pass(125_000)
      expect(source.status().state).toBe('listening')
      expect(got).toHaveLength(1)
    })

    it('is not a file, nor a folder of the program itself', async () => {
      await put('file.txt')
      settings = { ...settings, folder: join(folder, 'file.txt') }
      await start()
      expect(source.status().problem).toEqual({ code: 'folder-unreachable' })
      await symlink(join(base, 'own'), join(base, 'way'))
      settings = { ...settings, folder: join(base, 'way') }
      await restart()
      expect(source.status()).toMatchObject({ state: 'failing', problem: { code: 'folder-own' } })
      expect(await source.test()).toEqual({ ok: false, problem: { code: 'folder-own' } })
    })
  })

  it('reports the number of waiting files without opening them', async () => {
    await put('a.json')
    await start()
    await pass(1500)
    asked.length = 0
    for (const name of ['b.json', 'c.jsonl', 'd.txt']) await put(name)
    expect(await source.test()).toEqual({ ok: true, at: folder, waiting: 2 })
    expect(read()).toEqual([])
  })

  it('stops while it waits for a file, and delivers nothing more', async () => {
    await put('a.json')
    await start()
    await source.stop()
    await pass(EVERY)
    expect(got).toEqual([])
    expect(source.status().state).toBe('off')
    expect(clock.timers).toBe(0)
  })

  it('processes a full folder in limited parts, with one disk call at a time', async () => {
    let most = 0
    // a system's timers may come a moment early
    clock.after = (ms, then) => FakeClock.prototype.after.call(clock, Math.max(1, ms - 1), then)
    for (let n = 0; n < 2400; n += 100)
      await Promise.all(Array.from({ length: 100 }, (_, m) => put(`ticket_opened.${n + m}.json`, `{"id":${n + m}}`)))
    const under = disk
    disk = {
      ...under,
      stat: (path) => {
        most = Math.max(most, pending)
        return under.stat(path)
      }
    }
    source = make()
    await start()
    await pass(6000)
    expect(new Set(said()).size).toBe(2400)
    expect(got).toHaveLength(2400)
    // the call itself is counted after this
    expect(most).toBe(0)
    await restart()
    asked.length = 0
    await pass(1500)
    expect(read()).toEqual([])
  })

  it('uses change events of the system where possible', async () => {
    watch = systemFolderWatch
    source = make()
    await start()
    await drop('ticket_opened.json')
    // the hint comes when the system sends it; the time between two passes never goes by
    for (let n = 0; got.length === 0 && n < 5000; n++) {
      await turn()
      if (clock.timers > 1 || n % 50 === 49) await clock.advance(1)
    }
    await pass(1500)
    expect(said()).toEqual(['ticket_opened {"id":1}'])
    expect(clock.trueTime).toBeLessThan(EVERY)
  })
})
