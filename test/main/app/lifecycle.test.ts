import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import { closeOnQuit } from '@main/app/lifecycle'
import type { Modules } from '@main/app/modules'
import { Relaunch } from '@main/app/relaunch'
import { settled } from '../../fakes/clock'

const electron = vi.hoisted(() => ({ app: null as unknown as EventEmitter & { quit(): void; relaunch(): void } }))
vi.mock('electron', () => ({
  nativeTheme: { on: vi.fn() },
  get app() {
    return electron.app
  }
}))

const [quit, relaunch, closing] = [vi.fn(), vi.fn(), vi.fn<() => ((startAgain: boolean) => void) | null>()]
let another: Relaunch
let modules: Modules

beforeEach(() => {
  vi.clearAllMocks()
  closing.mockReturnValue(null)
  electron.app = Object.assign(new EventEmitter(), { quit, relaunch })
  const close = vi.fn(() => Promise.resolve())
  const part = { close, stop: close, hide: vi.fn() }
  modules = {
    context: { clock: { after: vi.fn() } },
    stores: { budget: part, usage: part, store: part, userStore: part },
    connection: { service: part, clockSkew: { stop: vi.fn() } },
    workspace: part,
    sharedWork: part,
    packs: { queue: part, jobFolder: { close: async () => undefined }, idleRefresh: part },
    sheets: part,
    customer: part,
    feed: part,
    updates: { closing }
  } as unknown as Modules
  another = new Relaunch()
  closeOnQuit({ modules, relaunch: another })
})

it('closes once, also when the program is asked to quit again meanwhile', async () => {
  const events = [1, 2, 3].map(() => ({ preventDefault: vi.fn() }))
  electron.app.emit('will-quit', events[0])
  another.accept(null)
  electron.app.emit('will-quit', events[1])
  await settled()
  electron.app.emit('will-quit', events[2])

  expect(events.map(({ preventDefault }) => preventDefault.mock.calls.length)).toEqual([1, 1, 0])
  expect([closing.mock.calls.length, relaunch.mock.calls.length, quit.mock.calls.length]).toEqual([1, 1, 1])
})

it('closes the stores and the call budget when the sent calls of packs are stored', async () => {
  const stored = Promise.withResolvers<void>()
  const close = vi.fn(() => Promise.resolve())
  Object.assign(modules.packs, { queue: { close: () => stored.promise } })
  // an answer may still be counted
  Object.assign(modules.stores, { store: { close }, budget: { close } })
  electron.app.emit('will-quit', { preventDefault: vi.fn() })
  await settled()
  expect(close).not.toHaveBeenCalled()
  stored.resolve()
  await settled()
  expect(close).toHaveBeenCalledTimes(2)
})

it('closes the stores when no answer comes', async () => {
  const close = vi.fn(() => Promise.resolve())
  Object.assign(modules.packs, { queue: { close: () => new Promise(() => undefined) } })
  Object.assign(modules.stores, { store: { close }, budget: { close } })
  Object.assign(modules.context.clock, { after: (ms: number, then: () => void) => ms === 700 && then() })
  electron.app.emit('will-quit', { preventDefault: vi.fn() })
  await settled()
  expect(close).toHaveBeenCalledTimes(2)
})

it('notifies the installer of an update when someone started the program meanwhile', async () => {
  const install = vi.fn()
  closing.mockReturnValue(install)
  electron.app.emit('will-quit', { preventDefault: vi.fn() })
  another.accept(null)
  await settled()
  expect(install).toHaveBeenCalledWith(true)
  expect(relaunch).not.toHaveBeenCalled()
})
