/** A server as the guide for several computers sets it up, without Docker. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createClient } from '@redis/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@main/adapters/clock'
import { redisServers } from '@main/adapters/workspace'
import type { WorkspaceAccess } from '@shared/ports/network/workspace-connection'
import { CHECK_STEPS } from '@shared/workspace/workspace-state'
import { FakeLog } from '../../../fakes/log'
import { accepting, freePort, noOpenssl, PROGRAMS, RedisServer, spawnServer } from '../../../helpers/redis-server'
import { commandOf, COMPOSE_FILE, only, USER_PASSWORD, USER_RULES, USERS_FILE } from '../../workspace/guide-files'

const SOURCES = resolve(import.meta.dirname, '../../../../src-main')

let folder: string
const closing: (() => Promise<unknown> | void)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ws-guide-'))
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await rm(folder, { recursive: true, force: true })
})

/** Follows the guide up to `docker compose up`, and starts what it would start. */
async function serveAsTheGuideSays(program: string): Promise<WorkspaceAccess> {
  const [openssl, ...certificate] = commandOf('openssl').map((word) => word.replace('dynodesk.lan', 'localhost'))
  execFileSync(openssl!, certificate, { cwd: folder, stdio: 'ignore' })
  await writeFile(join(folder, 'users.acl'), `${USERS_FILE}\n`)
  await mkdir(join(folder, 'data'))
  const [chmod, ...mode] = commandOf('chmod')
  execFileSync(chmod!, mode, { cwd: folder })

  const port = String(await freePort())
  const published = only(/ports: \['(\d+:\d+)'\]/, COMPOSE_FILE)
  const [outer, inner] = published.split(':')
  const place = only(/'\.\/:([^:']+):ro'/, COMPOSE_FILE)
  const [name, ...args] = only(/command: >\n(.*?)\n\S/, COMPOSE_FILE).split(/\s+/)
  expect(name).toBe('valkey-server')
  const own = args.map((word) => (word === inner ? port : word.replace(place, folder)))
  const server = spawnServer(program, [...own, '--bind', '127.0.0.1'], join(folder, 'data'))
  closing.push(() => (server.kill('SIGKILL'), server.exitCode === null ? once(server, 'exit') : undefined))
  await accepting(server)

  const address = only(/address\s+`(rediss:[^`]+)`/)
  expect(address).toBe(`rediss://dynodesk.lan:${outer}`)
  return {
    address: `rediss://localhost:${port}`,
    user: only(/user `(\w+)`, the server password/),
    password: USER_PASSWORD,
    passphrase: 'five random words of a shop',
    authorityFile: join(folder, only(/copy `([\w.]+)` to a place where it can stay/))
  }
}

const servers = () =>
  redisServers({
    computerFile: join(folder, 'workspace-computer'),
    contacted: () => {},
    clock: systemClock(),
    log: new FakeLog(),
    random: () => 0
  })

describe.each(PROGRAMS.map((program) => [basename(program), program]))('the guide with %s', (_name, program) => {
  it.skipIf(noOpenssl)('leads to a server on which the connection test passes in every step', async () => {
    const access = await serveAsTheGuideSays(program)
    const steps = await servers().check(access)
    expect(steps.map(({ step, outcome, problem }) => [step, problem ?? outcome])).toEqual(
      CHECK_STEPS.map((step) => [step, 'ok'])
    )
    const engine = await servers().connection(access)
    closing.push(() => engine.stop())
    engine.start()
    await expect.poll(() => engine.isOpen).toBe(true)
    expect((await servers().check({ ...access, passphrase: 'another' })).at(-1)?.problem).toBe('passphrase')
    expect((await servers().check({ ...access, user: '', password: null })).at(-1)?.problem).toBe('login')
    expect((await servers().check({ ...access, authorityFile: '' })).at(-1)?.problem).toBe('tls')
  })

  /** A server with this user, and an administrator whom the guide does not have. */
  async function withUser(): Promise<RedisServer> {
    const server = await RedisServer.start(folder, [], program)
    closing.push(() => server.stop())
    await server.tell('ACL', 'SETUSER', 'shop', ...USER_RULES)
    return server
  }

  it('gives the user every command of the program', async () => {
    const server = await withUser()
    const scripts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/redis\.call\('(\w+)'/g)])
      .map((one) => one[1]!)
    expect(scripts.length).toBeGreaterThan(50)
    const refused: unknown[] = []
    for (const name of new Set([...scripts, 'AUTH', 'PING', 'SELECT', 'SUBSCRIBE', 'PUBLISH', 'EVAL', 'EVALSHA'])) {
      const [[, arity]] = (await server.tell('COMMAND', 'INFO', name)) as [[string, number]]
      const words: string[] = Array.from({ length: Math.abs(arity) - 1 }, () => '{dynodesk:0123456789abcdef}:any')
      if (name.startsWith('EVAL')) words[1] = '0'
      const reply = await server.tell('ACL', 'DRYRUN', 'shop', name, ...words)
      if (reply !== 'OK') refused.push([name, reply])
    }
    expect(refused).toEqual([])
  })

  it('refuses the user what the program does not need', async () => {
    const server = await withUser()
    await server.tell('SET', 'other', 'of another program')
    const client = createClient({
      ...{ url: server.address, RESP: 2, username: 'shop', password: USER_PASSWORD },
      socket: { reconnectStrategy: false }
    })
    client.on('error', () => undefined)
    await client.connect()
    closing.push(() => client.destroy())
    const allowed: string[] = []
    for (const line of FORBIDDEN) {
      const error = await client.sendCommand(line.split(' ')).then(
        () => '',
        (one: Error) => one.message
      )
      if (!REFUSAL.test(error)) allowed.push(`${line} → ${error}`)
    }
    expect(allowed).toEqual([])
    expect(await server.tell('GET', 'other')).toBe('of another program')
  })
})

/** Scripts report the refusal of a command in words of each server. */
const REFUSAL = /^NOPERM|ACL failure|user executing the script can't|^ERR DEBUG command not allowed/
const FORBIDDEN = [
  // keys and channels of others
  ...['GET other', 'SET other 1', 'DEL other', 'EXISTS other', 'RENAME dynodesk:a other', 'COPY other dynodesk:a'],
  ...[`EVAL return(redis.call('GET','other')) 0`, `EVAL return(redis.call('FLUSHALL')) 0`],
  ...['KEYS *', 'KEYS dynodesk:*', 'SCAN 0', 'RANDOMKEY', 'PUBLISH other 1', 'SUBSCRIBE other', 'PSUBSCRIBE *'],
  // data of all
  ...['FLUSHALL', 'FLUSHDB', 'SWAPDB 0 1', 'FUNCTION FLUSH', 'FUNCTION LIST', 'SCRIPT FLUSH', 'SCRIPT LOAD return(1)'],
  ...['SORT dynodesk:a', 'RESTORE dynodesk:a 0 x', 'MIGRATE 127.0.0.1 1 dynodesk:a 0 1'],
  // the server itself
  ...['CONFIG GET *', 'CONFIG SET maxmemory 1', 'CONFIG REWRITE', 'ACL LIST', 'ACL SETUSER shop +@all', 'ACL WHOAMI'],
  ...['SHUTDOWN', 'SAVE', 'BGSAVE', 'BGREWRITEAOF', 'DEBUG SLEEP 0', 'REPLICAOF NO ONE', 'MODULE LIST', 'MONITOR'],
  ...['CLIENT LIST', 'CLIENT KILL TYPE normal', 'CLIENT PAUSE 1', 'SLOWLOG GET', 'LATENCY RESET', 'LASTSAVE', 'ROLE']
]
