import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UpdateRecord, UpdateWay } from '@shared/ports/system/updates'
import { Updates } from '@main/services/updates/updates'
import type { UpdateList } from '@shared/updates/update-list'
import { UpdateError, type BusyReason, type UpdateProblem } from '@shared/updates/update-problems'
import type { UpdateState } from '@contract/channels/maintenance'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

const DAY_MS = 86_400_000
const FILE = { platform: 'linux' as const, arch: 'x64', name: 'D.AppImage', size: 4, sha512: `${'A'.repeat(86)}==` }

/** The parts around the service, in memory. */
class Around {
  readonly clock = new FakeClock()
  mode: 'auto' | 'ask' | 'off' = 'ask'
  address = 'https://updates.example/'
  way: UpdateWay = 'self'
  busy: BusyReason | null = null
  problem: UpdateProblem | null = null
  version = '1.1.0'
  record: UpdateRecord = { seen: null, skipped: null }
  readonly asked: string[] = []
  readonly quit = vi.fn()
  readonly install = vi.fn()
  readonly prepare = vi.fn(() => Promise.resolve())
  readonly clear = vi.fn(() => Promise.resolve())

  list = (): UpdateList => ({
    channel: 'stable',
    version: this.version,
    issued: new Date(this.clock.now()).toISOString(),
    expires: new Date(this.clock.now() + DAY_MS).toISOString(),
    notes: { en: 'New', lt: 'Nauja' },
    files: [FILE]
  })
  make(): Updates {
    const way = (): UpdateWay => this.way
    const source = (from: string) => ({
      list: () => (this.asked.push(from), Promise.resolve(new Uint8Array())),
      file: async function* () {
        yield new Uint8Array(4)
      }
    })
    return new Updates({
      files: {
        server: source,
        disk: source,
        keep: async (_file, bytes, progress) => {
          for await (const part of bytes) progress(part.byteLength)
          return '/kept'
        },
        clear: this.clear,
        record: () => Promise.resolve(this.record),
        setRecord: (record) => Promise.resolve(void (this.record = record))
      },
      installer: {
        get way() {
          return way()
        },
        prepare: this.prepare,
        install: this.install
      },
      clock: this.clock,
      log: new FakeLog(),
      version: '1.0.0',
      platform: 'linux',
      arch: 'x64',
      rules: () => ({ mode: this.mode, address: this.address, keys: [] }),
      language: () => 'lt',
      openList: () => {
        if (this.problem) throw new UpdateError(this.problem)
        return this.list()
      },
      busy: () => this.busy,
      chooseList: () => Promise.resolve('/stick/dynodesk-updates.json'),
      changed: () => {},
      quit: this.quit
    })
  }
}
let around: Around
let updates: Updates
beforeEach(() => {
  around = new Around()
  updates = around.make()
})

describe('the update check', () => {
  it('runs after the start and once a day, and waits for the person', async () => {
    await updates.start()
    expect(around.clear).toHaveBeenCalled()
    expect(around.asked).toEqual([])
    await around.clock.advance(10_000)
    expect(around.asked).toEqual(['https://updates.example/'])
    expect(updates.state()).toMatchObject({ phase: 'found', version: '1.1.0', notes: 'Nauja' })
    expect(around.prepare).not.toHaveBeenCalled()
    await around.clock.advance(DAY_MS)
    expect(around.asked).toHaveLength(2)
  })
  it('downloads when the mode is automatic', async () => {
    around.mode = 'auto'
    await updates.start()
    await around.clock.advance(10_000)
    expect(updates.state().phase).toBe('ready')
    await around.clock.advance(3 * DAY_MS)
    expect(around.asked).toHaveLength(1)
  })
  it.each<[string, Partial<Around>]>([
    ['off', { mode: 'off' }],
    ['without an address', { address: '' }],
    ['for a package manager', { way: 'package-manager' }]
  ])('never runs by itself: %s', async (_name, more) => {
    Object.assign(around, more)
    await updates.start()
    updates.settingChanged()
    await around.clock.advance(5 * DAY_MS)
    expect(around.asked).toEqual([])
  })
  it('runs on request, even if it is off', async () => {
    around.mode = 'off'
    await updates.check()
    expect(updates.state().phase).toBe('found')
  })
  it('never runs where a package manager updates', async () => {
    around.way = 'package-manager'
    expect(await updates.check()).toMatchObject({ failure: { params: { reason: 'package-manager' } } })
    expect(around.asked).toEqual([])
  })
})

describe('a check that fails', () => {
  const check = async (problem: UpdateProblem): Promise<UpdateState> => {
    await updates.check()
    around.problem = problem
    await updates.check()
    return updates.state()
  }
  it('because of the server keeps the known update', async () => {
    expect(await check('offline')).toMatchObject({ phase: 'found', version: '1.1.0', problem: 'offline' })
  })
  it('because of the list forgets it', async () => {
    expect(await check('bad-signature')).toMatchObject({ phase: 'idle', version: null, problem: 'bad-signature' })
  })
})

describe('a known update', () => {
  it('is not downloaded once its list has expired', async () => {
    await updates.check()
    await around.clock.advance(2 * DAY_MS)
    expect(await updates.download()).toMatchObject({ ok: false, failure: { params: { reason: 'expired' } } })
    expect(updates.state()).toMatchObject({ phase: 'idle', version: null })
    expect(around.prepare).not.toHaveBeenCalled()
  })
  it('is forgotten with the address of its server', async () => {
    await updates.check()
    around.mode = 'off'
    updates.settingChanged()
    expect(updates.state()).toMatchObject({ phase: 'found' })
    around.address = ''
    updates.settingChanged()
    expect(updates.state()).toMatchObject({ phase: 'idle', version: null })
  })
})

it('a list chosen while the daily check runs is opened after it', async () => {
  const daily = updates.check()
  const chosen = updates.openFile()
  await Promise.all([daily, chosen])
  expect(around.asked).toEqual(['https://updates.example/', '/stick/dynodesk-updates.json'])
  expect(updates.state().phase).toBe('ready')
})

describe('a skipped version', () => {
  it('is not offered again by itself, also after a restart, but a later one is', async () => {
    await updates.check()
    await updates.skip()
    expect(updates.state()).toMatchObject({ phase: 'found', skipped: true })
    around.mode = 'auto'
    const next = around.make()
    await next.start()
    await around.clock.advance(10_000)
    expect(next.state()).toMatchObject({ phase: 'found', skipped: true })
    around.version = '1.2.0'
    await around.clock.advance(DAY_MS)
    expect(next.state()).toMatchObject({ phase: 'ready', version: '1.2.0', skipped: false })
  })
  it('is offered when the person checks', async () => {
    await updates.check()
    await updates.skip()
    await updates.check()
    expect(updates.state()).toMatchObject({ phase: 'found', skipped: false })
  })
})

describe('an update that is ready', () => {
  beforeEach(async () => {
    await updates.check()
    await updates.download()
  })
  it('is installed by a restart, once the program has closed', async () => {
    expect(await updates.restart()).toMatchObject({ ok: true })
    expect(around.quit).toHaveBeenCalledOnce()
    expect(around.install).not.toHaveBeenCalled()
    updates.closing()!(false)
    expect(around.install).toHaveBeenCalledWith(true)
  })
  it('is installed at the end of the program, without a new start', () => {
    updates.closing()!(false)
    expect(around.install).toHaveBeenCalledWith(false)
  })
  it('is installed at the end and started when someone starts the program meanwhile', () => {
    updates.closing()!(true)
    expect(around.install).toHaveBeenCalledWith(true)
  })
  it.each<BusyReason>(['printing', 'batch', 'pack', 'customer-screen', 'draft'])('waits: %s', async (reason) => {
    around.busy = reason
    expect(await updates.restart()).toMatchObject({ failure: { code: 'update', params: { reason } } })
    expect(around.quit).not.toHaveBeenCalled()
    expect(updates.closing()).toBeNull()
  })
  it('is not replaced by another check', async () => {
    around.version = '1.3.0'
    await updates.check()
    await updates.openFile()
    expect(updates.state()).toMatchObject({ phase: 'ready', version: '1.1.0' })
  })
})

it('does not restart before it is ready', async () => {
  await updates.check()
  expect(await updates.restart()).toMatchObject({ failure: { params: { reason: 'not-ready' } } })
  expect(updates.closing()).toBeNull()
})

it('a copy that was not installed shows updates and installs none', async () => {
  around.way = 'not-installed'
  expect(await updates.openFile()).toMatchObject({ ok: true, value: { phase: 'ready' } })
  expect(around.asked).toEqual(['/stick/dynodesk-updates.json'])
  expect(around.prepare).not.toHaveBeenCalled()
  expect(await updates.restart()).toMatchObject({ failure: { params: { reason: 'not-installed' } } })
  expect(updates.closing()).toBeNull()
})
