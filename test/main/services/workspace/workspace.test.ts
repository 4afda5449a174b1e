import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { redisServers } from '@main/adapters/workspace'
import { Workspace, type WorkspaceDeps } from '@main/services/workspace/workspace'
import type { WorkspaceState } from '@contract/channels/workspace'
import type { ComputerUsage } from '@shared/workspace/computer-usage'
import type { SecretName } from '@shared/ports/stores/secret-store'
import { FakeLog } from '../../../fakes/log'
import { noServer, RedisServer } from '../../../helpers/redis-server'

interface Desk {
  readonly workspace: Workspace
  readonly rules: { -readonly [K in keyof ReturnType<WorkspaceDeps['rules']>]: ReturnType<WorkspaceDeps['rules']>[K] }
  readonly secrets: Map<SecretName, string>
  readonly reported: WorkspaceState[]
  readonly calls: Map<string, ComputerUsage>
  loads: number
  locked: boolean
}

describe.skipIf(noServer)('joining a workspace (skipped where there is no Redis server)', () => {
  let folder: string
  let server: RedisServer
  const desks: Desk[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ws-join-'))
    server = await RedisServer.start(folder)
  })
  afterEach(async () => {
    await Promise.all(desks.splice(0).map(({ workspace }) => workspace.close()))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  function desk(name: string, passphrase: string | null = 'right'): Desk {
    const computerFile = join(folder, `computer-${desks.length}`)
    const first = desks.length / 100
    const parts = { clock: systemClock(), log: new FakeLog(), random: () => first }
    const secrets = new Map<SecretName, string>(passphrase === null ? [] : [['workspace-passphrase', passphrase]])
    const rules = { enabled: true, address: server.address, user: '', name, authorityFile: '', sharesPresence: true }
    const one: Desk = {
      rules,
      secrets,
      reported: [],
      calls: new Map(),
      loads: 0,
      locked: false,
      workspace: new Workspace({
        ...parts,
        rules: () => rules,
        servers: async () => (one.loads++, redisServers({ ...parts, computerFile, contacted: () => {} })),
        version: '1.2.3',
        changed: (state) => one.reported.push(state),
        usage: () => Promise.resolve(one.calls),
        leaving: () => Promise.resolve(),
        secrets: {
          read: async (secret) => secrets.get(secret) ?? null,
          locked: async () => one.locked,
          put: async (secret, value) => (secrets.set(secret, value), 'sealed'),
          remove: async (secret) => void secrets.delete(secret),
          storageOf: async (secret) => (secrets.has(secret) ? 'sealed' : 'none')
        }
      })
    }
    desks.push(one)
    one.workspace.start()
    return one
  }
  const names = ({ workspace }: Desk): readonly string[] => workspace.state().computers.map(({ name }) => name)
  const state = ({ workspace }: Desk): string => [workspace.state().state, workspace.state().problem].join(' ').trim()

  it('lists every computer with its name and version, this one first', async () => {
    const [one, two] = [desk('Bench'), desk('Anna')]
    await expect.poll(() => names(one)).toEqual(['Bench', 'Anna'])
    await expect.poll(() => names(two)).toEqual(['Anna', 'Bench'])
    const [own, other] = one.workspace.state().computers
    expect([own?.isThis, other?.isThis, other?.version]).toEqual([true, false, '1.2.3'])
    expect(one.workspace.state()).toEqual(one.reported.at(-1))
    expect(one.reported[0]).toEqual({ state: 'joining', problem: null, computers: [] })
  })

  it('lists the requests of each computer', async () => {
    const [one] = [desk('Bench'), desk('Anna')]
    await expect.poll(() => names(one)).toEqual(['Bench', 'Anna'])
    const calls = (): readonly unknown[] => one.workspace.state().computers.map((each) => each.calls)
    expect(calls()).toEqual([null, null])
    one.calls.set(one.workspace.state().computers[1]!.id, { calls: 12, limit: null })
    one.workspace.settingChanged()
    await expect.poll(calls).toEqual([0, 12])
  })

  it('sends a new name to the others at once, and its leaving', async () => {
    const [one, two] = [desk('Bench'), desk('')]
    await expect.poll(() => names(one)).toEqual(['Bench', ''])
    two.rules.name = 'Anna'
    two.workspace.settingChanged()
    await expect.poll(() => names(one)).toEqual(['Bench', 'Anna'])
    two.rules.enabled = false
    two.workspace.settingChanged()
    await expect.poll(() => names(one)).toEqual(['Bench'])
    expect(state(two)).toBe('off')
    expect(two.workspace.engine).toBeNull()
  })

  it('gives a copied folder a new id, and the other computer keeps its own', async () => {
    const one = desk('Bench')
    await expect.poll(() => names(one)).toEqual(['Bench'])
    await copyFile(join(folder, 'computer-0'), join(folder, 'computer-1'))
    const two = desk('Copy')
    // each change of a name updates an entry, which otherwise takes ten seconds
    let turn = 0
    await expect
      .poll(() => {
        for (const each of [one, two]) each.rules.name = `${each.rules.name[0]}${++turn}`
        for (const each of [one, two]) each.workspace.settingChanged()
        return [names(one).length, names(two).length]
      })
      .toEqual([2, 2])
    const ids = await Promise.all([0, 1].map((at) => readFile(join(folder, `computer-${at}`), 'utf8')))
    expect(new Set(ids).size).toBe(2)
    expect([one, two].map(({ workspace }) => workspace.engine?.computer)).toEqual(ids)
  })

  it('keeps its id after a restart, also when the server has older data', async () => {
    const one = desk('Bench')
    await expect.poll(() => names(one)).toEqual(['Bench'])
    const id = one.workspace.engine!.computer
    const entries = await one.workspace.engine!.run(
      { source: "return redis.call('HGETALL', KEYS[1])" },
      ['computer runs'],
      []
    )
    expect(entries).toEqual([id, expect.any(String)])
    await one.workspace.engine!.run(
      { source: "redis.call('HSET', KEYS[1], ARGV[1], 'older')" },
      ['computer runs'],
      [id]
    )
    await server.tell('CLIENT', 'KILL', 'TYPE', 'normal')
    await expect.poll(() => state(one)).toBe('unreachable port')
    await expect.poll(() => state(one)).toBe('joined')
    expect(one.workspace.engine!.computer).toBe(id)
  })

  it('forgets a computer that ended without leaving, and never counts a forged one', async () => {
    const [one, two] = [desk('Bench'), desk('Anna')]
    await expect.poll(() => names(one)).toEqual(['Bench', 'Anna'])
    const engine = two.workspace.engine
    const stay = one.workspace.state().computers[0]!.id
    const script = "local t = redis.call('TIME')[1] * 1000 "
    await engine!.run({ source: `${script} redis.call('ZADD', KEYS[1], t, ARGV[1])` }, ['computers'], ['f'.repeat(32)])
    await two.workspace.close()
    await one.workspace.engine!.run(
      { source: `${script} redis.call('ZADD', KEYS[1], t - 31000, ARGV[1])` },
      ['computers'],
      [engine!.computer]
    )
    one.rules.name = 'Bench 2'
    one.workspace.settingChanged()
    await expect.poll(() => names(one)).toEqual(['Bench 2'])
    expect(one.workspace.state().computers[0]?.id).toBe(stay)
  })

  it('reports why it cannot join, and joins when a person fixes it', async () => {
    const one = desk('Bench', null)
    await expect.poll(() => state(one)).toBe('refused no-passphrase')
    one.locked = true
    one.workspace.settingChanged()
    await expect.poll(() => state(one)).toBe('refused key-store')
    await one.workspace.setLogin('workspace-passphrase', 'right')
    await expect.poll(() => state(one)).toBe('joined')
    const other = desk('Anna', 'wrong')
    await expect.poll(() => state(other)).toBe('refused passphrase')
    const result = await other.workspace.setLogin('workspace-passphrase', 'right')
    expect(result).toEqual({
      ok: true,
      value: { 'workspace-password': 'none', 'workspace-passphrase': 'sealed' }
    })
    await expect.poll(() => names(one)).toEqual(['Bench', 'Anna'])
    one.rules.address = ''
    one.workspace.settingChanged()
    await expect.poll(() => state(one)).toBe('refused no-address')
    await expect.poll(() => names(other)).toEqual(['Anna'])
  })

  it('is unreachable while the server is gone, and joins again with the others', async () => {
    const [one, two] = [desk('Bench'), desk('Anna')]
    await expect.poll(() => [names(one).length, names(two).length]).toEqual([2, 2])
    await server.stop()
    await expect.poll(() => [state(one), state(two)]).toEqual(['unreachable port', 'unreachable port'])
    await server.start()
    await expect.poll(() => [names(one).length, names(two).length]).toEqual([2, 2])
  })

  it('is unreachable while the memory of the server is full', async () => {
    const one = desk('Bench')
    await expect.poll(() => state(one)).toBe('joined')
    await server.tell('CONFIG', 'SET', 'maxmemory', '1')
    one.workspace.settingChanged()
    await expect.poll(() => state(one)).toBe('unreachable memory-full')
    await server.tell('CONFIG', 'SET', 'maxmemory', '0')
    one.workspace.settingChanged()
    await expect.poll(() => state(one)).toBe('joined')
  })

  it('costs nothing while it is off, and can be tested first', async () => {
    const one = desk('Bench')
    one.rules.enabled = false
    await one.workspace.close()
    one.loads = 0
    one.workspace.start()
    await one.workspace.close()
    expect([one.loads, state(one)]).toEqual([0, 'off'])
    const result = await one.workspace.test()
    expect(result.ok && result.value.find(({ outcome }) => outcome === 'failed')).toBeUndefined()
    one.secrets.clear()
    const without = await one.workspace.test()
    expect(without.ok && without.value.at(-1)).toEqual({
      step: 'passphrase',
      outcome: 'failed',
      problem: 'no-passphrase'
    })
  })

  it('sends no name that nobody entered', async () => {
    desk('')
    await expect.poll(() => names(desks[0]!)).toEqual([''])
  })
})
