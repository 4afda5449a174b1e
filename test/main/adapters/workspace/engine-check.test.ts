import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { redisServers } from '@main/adapters/workspace'
import type { WorkspaceAccess, WorkspaceServers } from '@shared/ports/network/workspace-connection'
import { FakeLog } from '../../../fakes/log'
import { TcpProxy } from '../../../helpers/tcp-proxy'
import { makeCertificate, noOpenssl, noServer, RedisServer } from '../../../helpers/redis-server'

describe.skipIf(noServer)('the connection test on a real Redis server (skipped where there is none)', () => {
  let folder: string
  let servers: WorkspaceServers
  let server: RedisServer | null = null

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ws-check-'))
    const computerFile = join(folder, 'workspace-computer')
    servers = redisServers({
      contacted: () => {},
      computerFile,
      clock: systemClock(),
      log: new FakeLog(),
      random: () => 0
    })
  })
  afterEach(async () => {
    await server?.stop()
    server = null
    await rm(folder, { recursive: true, force: true })
  })

  const serve = async (lines?: readonly string[]): Promise<RedisServer> =>
    (server = await RedisServer.start(folder, lines))
  /** Steps with another outcome than 'ok', and the last step. */
  async function check(access: Partial<WorkspaceAccess> & { address: string }): Promise<readonly string[]> {
    const steps = await servers.check({ user: '', password: null, passphrase: 'right', authorityFile: '', ...access })
    const shown = steps
      .filter(({ outcome }) => outcome !== 'ok')
      .map((one) => `${one.step}: ${one.problem ?? one.outcome}`)
    return [...shown, `… ${steps.at(-1)?.step}`]
  }

  it('passes on a server with persistence and without eviction, and stores nothing', async () => {
    const { address } = await serve(['appendonly yes'])
    expect(await check({ address })).toEqual(['… persistence'])
    await expect.poll(() => server!.tell('DBSIZE')).toBe(0)
  })

  it('warns of eviction, and of a server that forgets', async () => {
    const { address } = await serve(['maxmemory-policy allkeys-lru'])
    expect(await check({ address })).toEqual(['memory-policy: warning', 'persistence: warning', '… persistence'])
    await server!.tell('CONFIG', 'SET', 'save', '3600 1', 'maxmemory-policy', 'noeviction')
    expect(await check({ address })).toEqual(['… persistence'])
  })

  it('skips facts that the user may not query', async () => {
    const acl =
      'user default on nopass ~* &* -@all +@connection +@read +@write +@pubsub +eval +evalsha +time -@dangerous'
    const { address } = await serve([acl])
    expect(await check({ address })).toEqual([
      'version: unknown',
      'memory-policy: unknown',
      'persistence: unknown',
      '… persistence'
    ])
  })

  it('names the step that fails', async () => {
    const { address } = await serve(['user shop on >right ~* &* +@all', 'user reader on nopass ~* &* +@all -set'])
    expect(await check({ address: '' })).toEqual(['name: no-address', '… name'])
    expect(await check({ address: 'redis://no-such-host.invalid' })).toEqual(['name: name', '… name'])
    expect(await check({ address: 'redis://127.0.0.1:1' })).toEqual(['port: port', '… port'])
    expect(await check({ address: address.replace('redis:', 'rediss:') })).toEqual(['tls: not-tls', '… tls'])
    expect(await check({ address, user: 'shop', password: 'wrong' })).toEqual(['login: login', '… login'])
    expect(await check({ address, user: 'reader', password: 'x' })).toEqual(['write: permission', '… write'])
    await server!.tell('CONFIG', 'SET', 'maxmemory', '1')
    expect(await check({ address })).toEqual(['write: memory-full', '… write'])
  })

  it.skipIf(noOpenssl)('names an untrusted certificate, and trusts the chosen one', async () => {
    const { certificate, key } = makeCertificate(folder)
    const lines = ['port 0', 'tls-port PORT', `tls-cert-file ${certificate}`, `tls-key-file ${key}`]
    const { port } = await serve([...lines, 'tls-auth-clients no', 'appendonly yes'])
    const address = `rediss://localhost:${port}`
    expect(await check({ address })).toEqual(['tls: tls', '… tls'])
    expect(await check({ address, authorityFile: certificate })).toEqual(['… persistence'])
    expect(await check({ address, authorityFile: join(folder, 'none') })).toEqual(['tls: authority-file', '… tls'])
  })

  it('names a server that is too old', async () => {
    const { address } = await serve(['appendonly yes'])
    const proxy = await TcpProxy.start(Number(new URL(address).port))
    try {
      const behind = `redis://127.0.0.1:${proxy.port}`
      expect(await check({ address: behind })).toEqual(['… persistence'])
      proxy.rewrite = (bytes) =>
        Buffer.from(
          bytes
            .toString('latin1')
            .replace(
              /(_version:)(\d+)/g,
              (_all, name: string, first: string) => name + '6'.padStart(first.length, '0')
            ),
          'latin1'
        )
      expect(await check({ address: behind })).toEqual(['version: version', '… version'])
    } finally {
      await proxy.end()
    }
  })

  it('names a wrong passphrase', async () => {
    const { address } = await serve(['appendonly yes'])
    const access = { address, user: '', password: null, passphrase: 'right', authorityFile: '' }
    const engine = await servers.connection(access)
    engine.start()
    await expect.poll(() => engine.isOpen).toBe(true)
    await engine.stop()
    expect(await check({ address })).toEqual(['… persistence'])
    expect(await check({ address, passphrase: 'wrong' })).toEqual(['passphrase: passphrase', '… passphrase'])
  })

  it('gives a computer one name for all runs, and two folders two names', async () => {
    const access = { address: '', user: '', password: null, passphrase: 'right', authorityFile: '' }
    const { computer } = await servers.connection(access)
    expect(computer).toMatch(/^[0-9a-f]{32}$/)
    expect((await servers.connection(access)).computer).toBe(computer)
    const elsewhere = {
      computerFile: join(folder, 'other'),
      clock: systemClock(),
      log: new FakeLog(),
      random: () => 0,
      contacted: () => {}
    }
    expect((await redisServers(elsewhere).connection(access)).computer).not.toBe(computer)
  })
})
