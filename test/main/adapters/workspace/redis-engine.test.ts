import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { openRedis } from '@main/adapters/workspace/redis-connection'
import { RedisEngine } from '@main/adapters/workspace/redis-engine'
import { WorkspaceUnavailable } from '@shared/ports/network/workspace-engine'
import type { WorkspaceAccess } from '@shared/ports/network/workspace-connection'
import { FakeLog } from '../../../fakes/log'
import { makeCertificate, noOpenssl, noServer, RedisServer } from '../../../helpers/redis-server'

const PASSPHRASE = 'twelve loud engines'
const bytes = (text: string): Uint8Array => Buffer.from(text)
const text = (value: Uint8Array | null): string | null => (value === null ? null : Buffer.from(value).toString())
const COUNT = { source: "return redis.call('INCRBY', KEYS[1], ARGV[1])" }

describe.skipIf(noServer)('the workspace on a real Redis server (skipped where there is none)', () => {
  let folder: string
  let server: RedisServer | null
  let log: FakeLog
  const engines: RedisEngine[] = []
  const closing: (() => void)[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ws-'))
    log = new FakeLog()
    server = null
  })
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.stop()))
    for (const close of closing.splice(0)) close()
    server?.thaw()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const serve = async (lines?: readonly string[]): Promise<RedisServer> =>
    (server = await RedisServer.start(folder, lines))
  const join_ = (access: Partial<WorkspaceAccess> & { address: string }, clock = systemClock()): RedisEngine => {
    const engine = new RedisEngine({
      computer: String(engines.length + 1).padStart(32, '0'),
      access: { user: '', password: null, passphrase: PASSPHRASE, authorityFile: '', ...access },
      clock,
      log,
      random: () => 0,
      contacted: () => {}
    })
    engines.push(engine)
    engine.start()
    return engine
  }
  const joined = async (engine: RedisEngine): Promise<RedisEngine> => {
    await expect.poll(() => engine.isOpen).toBe(true)
    return engine
  }
  const refuses = async (work: Promise<unknown>): Promise<void> => {
    await expect(work).rejects.toBeInstanceOf(WorkspaceUnavailable)
  }

  it('shares sealed values, scripts and messages between computers', async () => {
    const { address } = await serve()
    const [one, two] = [await joined(join_({ address })), await joined(join_({ address }))]
    await one.write('engine/42', bytes('245 PS'), 60_000)
    expect(text(await two.read('engine/42'))).toBe('245 PS')
    expect(await two.read('engine/43')).toBeNull()
    expect(await one.run(COUNT, ['calls'], ['2'])).toBe(2)
    expect(await two.run(COUNT, ['calls'], ['3'])).toBe(5)
    const got: string[] = []
    one.onMessage('stop', (value, computer) => got.push(`own ${text(value)} ${computer}`))
    const end = two.onMessage('stop', (value, computer) => got.push(`${text(value)} ${computer}`))
    await expect.poll(async () => (await one.publish('stop', bytes('429')), got.length)).toBeGreaterThan(0)
    expect(new Set(got)).toEqual(new Set([`429 ${one.computer}`]))
    end()
    got.length = 0
    await one.publish('stop', bytes('late'))
    await two.read('engine/42')
    expect(got).toEqual([])
  })

  it('lets a value expire', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    await engine.write('short', bytes('x'), 20)
    await expect.poll(() => engine.read('short')).toBeNull()
  })

  it('gives a large value the time of a slow link, also when it is read', async () => {
    const { address } = await serve()
    const clock = systemClock()
    const waits: number[] = []
    const after = (ms: number, then: () => void) => (waits.push(ms), clock.after(ms, then))
    const engine = await joined(join_({ address }, { ...clock, after }))
    await engine.write('a', Buffer.alloc(1_000_000), 60_000)
    expect(waits.splice(0).at(-1)).toBeGreaterThan(20_000)
    await engine.read('a')
    expect(waits.at(-1)).toBeGreaterThan(20_000)
  })

  it('reads a value that someone else wrote or changed as missing', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    await engine.write('a', bytes('mine'), 60_000)
    const names = (await server!.tell('KEYS', '{*')) as string[]
    for (const name of names.filter((one) => !one.endsWith('check'))) await server!.tell('SET', name, 'forged')
    expect(await engine.read('a')).toBeNull()
    expect(engine.isOpen).toBe(true)
  })

  it('refuses a wrong passphrase and joins with the right one', async () => {
    const { address } = await serve()
    await joined(join_({ address }))
    const wrong = join_({ address, passphrase: 'twelve loud engine' })
    await expect.poll(() => wrong.problem).toBe('passphrase')
    expect(wrong.isOpen).toBe(false)
    await refuses(wrong.read('a'))
    await joined(join_({ address }))
  })

  it('names a wrong password, and an address without a server', async () => {
    const { address } = await serve(['user default off', 'user shop on >right ~* &* +@all'])
    const wrong = join_({ address, user: 'shop', password: 'wrong' })
    await expect.poll(() => wrong.problem).toBe('login')
    await joined(join_({ address, user: 'shop', password: 'right' }))
    const without = join_({ address })
    await expect.poll(() => without.problem).toBe('login')
    const nowhere = join_({ address: 'redis://127.0.0.1:1' })
    await expect.poll(() => nowhere.problem).toBe('port')
    const unknown = join_({ address: 'redis://no-such-host.invalid' })
    await expect.poll(() => unknown.problem).toBe('name')
    for (const secret of ['right', 'wrong', PASSPHRASE]) expect(JSON.stringify(log.lines)).not.toContain(`"${secret}`)
  })

  it('works for a user with no more than the documented permissions', async () => {
    const acl = 'user shop on >right ~dynodesk:* ~{dynodesk:* &{dynodesk:* -@all +@connection +@read +@write +@pubsub'
    const less = '-@dangerous -@scripting -scan -randomkey'
    const { address } = await serve(['user default off', `${acl} ${less} +eval +evalsha +time`])
    const engine = await joined(join_({ address, user: 'shop', password: 'right' }))
    await engine.write('a', bytes('x'), 60_000)
    expect(text(await engine.read('a'))).toBe('x')
    expect(await engine.run(COUNT, ['calls'], ['1'])).toBe(1)
    await engine.publish('stop', bytes('429'))
  })

  it('reports a user without the right to write', async () => {
    const { address } = await serve(['user default on nopass ~* &* +@all -set'])
    const engine = join_({ address })
    await expect.poll(() => engine.problem).toBe('permission')
  })

  it.skipIf(noOpenssl)('connects with TLS, but not with an untrusted certificate', async () => {
    const { certificate, key } = makeCertificate(folder)
    const lines = ['port 0', 'tls-port PORT', `tls-cert-file ${certificate}`, `tls-key-file ${key}`]
    const { port } = await serve([...lines, 'tls-auth-clients no'])
    const address = `rediss://localhost:${port}`
    await joined(join_({ address, authorityFile: certificate }))
    const doubtful = join_({ address })
    await expect.poll(() => doubtful.problem).toBe('tls')
    const missing = join_({ address, authorityFile: join(folder, 'missing.crt') })
    await expect.poll(() => missing.problem).toBe('authority-file')
  })

  it('is closed at once when the server is killed, and joins again with its messages and scripts', async () => {
    const { address } = await serve(['appendonly yes', 'appendfsync always'])
    const [one, two] = [await joined(join_({ address })), await joined(join_({ address }))]
    await one.write('a', bytes('kept'), 600_000)
    const got: (string | null)[] = []
    two.onMessage('stop', (value) => got.push(text(value)))
    expect(await one.run(COUNT, ['calls'], ['1'])).toBe(1)
    const changes: boolean[] = []
    one.onChange(() => changes.push(one.isOpen))
    await server!.stop()
    await expect.poll(() => one.isOpen).toBe(false)
    expect(changes[0]).toBe(false)
    await refuses(one.run(COUNT, ['calls'], ['1']))
    await server!.start()
    await Promise.all([joined(one), joined(two)])
    expect(text(await two.read('a'))).toBe('kept')
    // the new server does not know the script yet
    expect(await one.run(COUNT, ['calls'], ['1'])).toBe(2)
    await expect.poll(async () => (await one.publish('stop', bytes('429')), got.length)).toBeGreaterThan(0)
  })

  it('restores the salt on an emptied server, so that all computers can read each other', async () => {
    const { address } = await serve()
    const [one, two] = [await joined(join_({ address })), await joined(join_({ address }))]
    const salt = await server!.tell('GET', 'dynodesk:salt')
    await server!.stop()
    await server!.start()
    await Promise.all([joined(one), joined(two)])
    expect(await server!.tell('GET', 'dynodesk:salt')).toBe(salt)
    await one.write('a', bytes('new'), 60_000)
    expect(text(await two.read('a'))).toBe('new')
  })

  it('adopts the salt of a new computer that was first after the server lost its data', async () => {
    const { address } = await serve()
    const clock = systemClock()
    const withoutChecks = {
      ...clock,
      after: (ms: number, then: () => void) => (ms < 30_000 ? clock.after(ms, then) : () => undefined)
    }
    const one = await joined(join_({ address }, withoutChecks))
    await server!.tell('FLUSHALL')
    const two = await joined(join_({ address }))
    await two.write('a', bytes('new'), 60_000)
    await expect.poll(() => one.read('a').then(text, () => null)).toBe('new')
  })

  it('waits two seconds for a frozen server, then refuses at once', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    server!.freeze()
    await refuses(engine.read('a'))
    expect(engine.isOpen).toBe(false)
    expect(engine.problem).toBe('timeout')
    await refuses(engine.read('a'))
    server!.thaw()
    await joined(engine)
  })

  it('receives every topic whose listener was added during connecting', async () => {
    const { address } = await serve()
    const engine = join_({ address })
    let topics = 0
    const listen = (): void => void engine.onMessage(`topic ${topics++}`, () => undefined)
    const often = setInterval(listen, 0)
    closing.push(() => clearInterval(often))
    // a topic that comes later would bring those before along
    engine.onChange(() => clearInterval(often))
    await joined(engine)
    const channels = async (): Promise<number> => ((await server!.tell('PUBSUB', 'CHANNELS')) as unknown[]).length
    // and one of the salt
    await expect.poll(channels).toBe(topics + 1)
  })

  it('refuses commands above the limit of waiting ones, and stays open', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    const results = await Promise.allSettled(Array.from({ length: 2500 }, () => engine.read('a')))
    const refused = results.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(500)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(WorkspaceUnavailable)
    expect(engine.isOpen).toBe(true)
    expect(await engine.read('a')).toBeNull()
  })

  it('gives up on a port that accepts connections and never answers', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    closing.push(() => (sockets.forEach((socket) => socket.destroy()), silent.close()))
    await new Promise((resolve) => silent.once('listening', resolve))
    const engine = join_({ address: `redis://127.0.0.1:${(silent.address() as { port: number }).port}` })
    await expect.poll(() => engine.problem).toBe('timeout')
  })

  it('stays open and refuses to write when the memory of the server is full', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    await server!.tell('CONFIG', 'SET', 'maxmemory', '1')
    await refuses(engine.write('a', bytes('x'), 60_000))
    expect([engine.problem, engine.isOpen]).toEqual(['memory-full', true])
    await refuses(engine.run(COUNT, ['calls'], ['1']))
    expect(await engine.read('a')).toBeNull()
    await server!.tell('CONFIG', 'SET', 'maxmemory', '0')
    await engine.write('a', bytes('x'), 60_000)
    expect(engine.problem).toBeNull()
  })

  it('does not write to a replica', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    await server!.tell('REPLICAOF', '127.0.0.1', '1')
    await refuses(engine.write('a', bytes('x'), 60_000))
    expect(engine.problem).toBe('read-only')
  })

  it('leaves nothing readable on the server', async () => {
    const { address } = await serve(['user shop on >Kanarienvogel-Tor ~* &* +@all'])
    const login = { user: 'shop', password: 'Kanarienvogel-Tor', passphrase: 'Kanarienvogel-Satz' }
    const engine = await joined(join_({ address, ...login }))
    await engine.write('presence/Kanarienvogel-Name', bytes('Kanarienvogel-Wert'), 600_000)
    await engine.run(COUNT, ['Kanarienvogel-Anrufe'], ['1'])
    const dump = await server!.dump()
    expect(dump.includes('dynodesk:salt')).toBe(true)
    // a short name may be there by chance
    const names = [hostname(), userInfo().username].filter((name) => name.length > 7)
    for (const canary of ['Kanarienvogel', engine.computer, ...names])
      for (const encoding of ['utf8', 'base64', 'hex'] as const) {
        const shown = Buffer.from(canary).toString(encoding).replace(/=+$/, '').slice(0, -1)
        expect([canary, encoding, dump.includes(shown)]).toEqual([canary, encoding, false])
      }
    expect(JSON.stringify(log.lines)).not.toContain('Kanarienvogel')
  })

  it('ends its connections when it stops, also while it connects', async () => {
    const { address } = await serve()
    const engine = await joined(join_({ address }))
    const early = join_({ address })
    await early.stop()
    await engine.stop()
    expect([engine.isOpen, early.isOpen]).toEqual([false, false])
    await expect
      .poll(
        async () =>
          String(await server!.tell('CLIENT', 'LIST'))
            .trim()
            .split('\n').length
      )
      .toBe(1)
  })

  it('ends a connection that comes about after the time limit, before it logs in', async () => {
    const late = createServer().listen(0, '127.0.0.1')
    closing.push(() => late.close())
    await once(late, 'listening')
    const connected = once(late, 'connection') as Promise<[Socket]>
    const address = `redis://127.0.0.1:${(late.address() as AddressInfo).port}`
    const access = { address, user: '', password: 'secret', passphrase: PASSPHRASE, authorityFile: '' }
    const overdue = { ...systemClock(), after: (_ms: number, then: () => void) => (then(), () => undefined) }
    await expect(openRedis(access, overdue, () => undefined)).rejects.toMatchObject({ problem: 'timeout' })
    const [socket] = await connected
    closing.push(() => socket.destroy())
    const received: string[] = []
    socket.on('data', (bytes: Buffer) => received.push(bytes.toString()))
    socket.on('error', () => undefined)
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(received).toEqual([])
  })

  it('sends the server no name of this program or computer', async () => {
    const { address } = await serve()
    await joined(join_({ address }))
    const [ours = ''] = String(await server!.tell('CLIENT', 'LIST')).split('\n')
    expect(ours).toContain(' name= ')
    expect(ours).not.toMatch(/lib-name=\S/)
  })
})
