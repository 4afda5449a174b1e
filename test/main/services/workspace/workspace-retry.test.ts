/** Joining after something of this computer failed: a file that is in use, a client that cannot be loaded. */
import { beforeEach, expect, it } from 'vitest'
import { Workspace } from '@main/services/workspace/workspace'
import type { WorkspaceConnection, WorkspaceServers } from '@shared/ports/network/workspace-connection'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

let clock: FakeClock
let failures: Error[]
let loads: number
let workspace: Workspace

const connection = {
  isOpen: false,
  problem: null,
  onChange: () => () => undefined,
  onMessage: () => () => undefined,
  start: () => undefined,
  stop: () => undefined
} as unknown as WorkspaceConnection

beforeEach(() => {
  clock = new FakeClock()
  failures = []
  loads = 0
  const rules = {
    enabled: true,
    address: 'redis://server',
    user: '',
    name: '',
    authorityFile: '',
    sharesPresence: true
  }
  workspace = new Workspace({
    clock,
    log: new FakeLog(),
    random: () => 0,
    rules: () => rules,
    servers: async () => {
      loads++
      const load = failures.shift()
      if (load) throw load
      return {
        connection: async () => {
          const failure = failures.shift()
          if (failure) throw failure
          return connection
        }
      } as unknown as WorkspaceServers
    },
    version: '1.2.3',
    changed: () => undefined,
    usage: () => Promise.resolve(new Map()),
    leaving: () => Promise.resolve(),
    secrets: {
      read: () => Promise.resolve('right'),
      locked: () => Promise.resolve(false),
      put: () => Promise.resolve('sealed'),
      remove: () => Promise.resolve(),
      storageOf: () => Promise.resolve('sealed')
    }
  })
})

it('loads the client again after a failure, and after a success not again', async () => {
  failures = [new Error('no module')]
  workspace.start()
  await clock.advance(0)
  expect(workspace.state()).toMatchObject({ state: 'unreachable', problem: 'protocol' })
  await clock.advance(60_000)
  expect([workspace.state().state, loads]).toEqual(['joining', 2])
  workspace.settingChanged()
  await workspace.close()
  expect(loads).toBe(2)
})

it('joins later when a file of this computer cannot be read at once', async () => {
  workspace.start()
  await clock.advance(0)
  failures = [new Error('EBUSY'), new Error('EBUSY')]
  await workspace.close()
  workspace.start()
  await clock.advance(0)
  expect(workspace.state().state).toBe('unreachable')
  await clock.advance(60_000)
  expect([workspace.state().state, failures]).toEqual(['joining', []])
})

it('does not try after it was closed', async () => {
  failures = [new Error('no module')]
  workspace.start()
  await clock.advance(0)
  await workspace.close()
  await clock.advance(60_000)
  expect([loads, workspace.engine]).toEqual([1, null])
})
